// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"
#include "core/model/taxonomy.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// One version of the codebook as its event tells it: the whole taxonomy.
struct CodebookVersion
{
    Uuid event;
    std::int64_t clock = 0;
    std::string at;
    std::string note;
    std::string json;
    PersonId by{}; ///< none: came with a file or a merge
};

/// The versions in the order in which they hold (the last one does): by (clock, uuid) of their events.
Result<std::vector<CodebookVersion>> codebookVersions(sqlite::Database& database);

/// Those of another place: what eventsOf() finds there.
Result<std::vector<CodebookVersion>> codebookVersions(sqlite::Query query);

/// A category with its place among the others of the version that it is from.
struct PlacedCategory
{
    Category category;
    std::int64_t position = 0;
    Uuid meaningSince{}; ///< the event of the version since which it has its meaning; null where it never had another
                         ///< one
};

/// Makes the derived tables show these categories and number the versions in their order, as if this copy had made them
/// one after the other. What a row has already stays under its number. Inside the caller's transaction.
Status deriveCodebooks(sqlite::Database& database, const std::vector<PlacedCategory>& categories);

/// One version of the taxonomy.
struct Codebook
{
    CodebookId id;
    int number = 0; ///< 1-based, counted in this file
    std::string createdAt;
    std::string note;
    Uuid event{}; ///< which made it
};

/// By which version a label was given; none: an imported one, or this copy does not have the version.
Result<CodebookId> codebookGivenBy(sqlite::Database& database, EventId label);

/// The current category tree, retired categories included.
Result<Taxonomy> taxonomy(sqlite::Database& database);

/// Whether a label, a vote or a decision was ever given with a category.
Result<bool> categoriesAreUsed(sqlite::Database& database);

Result<std::vector<Codebook>> codebooks(sqlite::Database& database); ///< oldest first

/// The version that came last into this file, wherever it stands among the others: none without a taxonomy. Whoever
/// knows it knows all of them.
Result<CodebookId> lastCodebook(sqlite::Database& database);

/// Adds the category, or gives the one of its identifier these words and this place. Inside the caller's transaction.
Status writeCategory(sqlite::Database& database, const Category& category, std::int64_t position);

/// Makes the category table show `wanted`: known identifiers are updated, new ones added, the rest retired (a category
/// is never removed, labels may have it). Inside the caller's transaction.
Status deriveCategories(sqlite::Database& database, const Taxonomy& wanted);

} // namespace accord::store

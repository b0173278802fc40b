// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/store/sqlite/database.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// One version of the taxonomy.
struct Codebook
{
    CodebookId id;
    int number = 0; ///< 1-based, counted in this file
    std::string createdAt;
    std::string note;
    Uuid event{}; ///< which made it
};

/// The current category tree, retired categories included.
Result<Taxonomy> taxonomy(Database& database);

/// Whether a label, a vote or a decision was ever given with a category.
Result<bool> categoriesAreUsed(Database& database);

Result<std::vector<Codebook>> codebooks(Database& database); ///< oldest first

/// The version that came last into this file, wherever it stands among the others: none without a taxonomy. Whoever
/// knows it knows all of them.
Result<CodebookId> lastCodebook(Database& database);

/// Adds the category, or gives the one of its identifier these words and this place. Inside the caller's transaction.
Status writeCategory(Database& database, const Category& category, std::int64_t position);

/// Makes the category table show `wanted`: known identifiers are updated, new ones added, the rest retired (a category
/// is never removed, labels may have it). Inside the caller's transaction.
Status deriveCategories(Database& database, const Taxonomy& wanted);

} // namespace accord::store

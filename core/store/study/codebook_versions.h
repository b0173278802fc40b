// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <string>
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

/// The versions in the order in which they hold (the last one does): by (clock, uuid) of their events. `schema` names the
/// database: "main", or one that is attached beside it.
Result<std::vector<CodebookVersion>> codebookVersions(Database& database, const std::string& schema = "main");

/// A category with its place among the others of the version that it is from.
struct PlacedCategory
{
    Category category;
    std::int64_t position = 0;
    Uuid meaningSince{}; ///< the event of the version since which it has its meaning; null where it never had another one
};

/// Makes the derived tables show these categories and number the versions in their order, as if this copy had made them
/// one after the other. What a row has already stays under its number. Inside the caller's transaction.
Status deriveCodebooks(Database& database, const std::vector<PlacedCategory>& categories);

} // namespace accord::store

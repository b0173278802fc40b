// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <unordered_set>
#include <vector>

namespace accord::store {

/// What a package is made of.
struct PackRequest
{
    Uuid id;                   ///< of the package: by it the project knows for whom it is (see PackageMade)
    PersonId person;           ///< for whom
    std::vector<ItemId> items; ///< what this person is to label
    std::string at;            ///< now
};

/// What is in a package.
struct PackCounts
{
    std::int64_t rounds = 0;
    std::int64_t items = 0;
    std::int64_t issues = 0;
    std::int64_t texts = 0;
    std::int64_t labels = 0; ///< that the person has given so far, as they stand
    std::int64_t codebooks = 0;
};

/// How many of the issues have a text.
Result<std::int64_t> textCount(sqlite::Database& database, const std::unordered_set<IssueId>& issues);

/// Writes a project file of its own with these items, their issues with the newest text, all codebooks, and one
/// person with what that person said about these items; of how the study is run what the person needs: the rounds of
/// these items, which of them are handed to the person, and the settings. Nothing else of the source is copied: no
/// other person, no label, vote or decision of theirs, no source of an import. The file is filled row by row and never
/// held anything else, so that nothing can be found in its free pages; numbers of rows that count what others did are
/// given anew.
///
/// `file` must not be there (Errc::Exists); nothing is left behind after an error or when `stop` asks for it.
Result<PackCounts> pack(const std::filesystem::path& source, const PackRequest& request,
                        const std::filesystem::path& file, const std::stop_token& stop);

} // namespace accord::store

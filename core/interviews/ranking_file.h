// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rankings/rankings.h"
#include "core/base/result.h"
#include "core/format/tables/table_reader.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace accord::interviews {

inline constexpr std::size_t kMostRanked = 1000;

/// Where a table has those who rank.
enum class Judges : std::uint8_t { Rows, Columns };

/// Rankings of several people, as a table of others has them.
struct RankingFile
{
    std::vector<std::string> judges;
    std::vector<std::string> objects;
    agreement::Rankings rankings;
    Message readAs; ///< how the file was read
};

/// Reads a table with a row for each judge and a column for each object, or the other way round; the first column has
/// the names of rows. Cells are ranks, 1 is first; an empty cell, NA and "-" say that there is none.
///
/// Errc::BadSyntax with file and line: a cell that is no number, two columns of one name, more than kMostRanked
/// objects, no ranks.
Result<RankingFile> readRankings(const std::filesystem::path& file, Judges judges,
                                 const format::TableOptions& options = {});

} // namespace accord::interviews

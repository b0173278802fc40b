// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/table_choice.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::exchange {

/// Which columns of a file of ratings are what. All others are raters.
struct RatingColumns
{
    std::string item;         ///< names the item and is left out; empty: the first, which must be called "item"
    bool withoutItem = false; ///< there is no such column
    std::string final;        ///< the decided label, no rater; empty: none
    bool keepItems = false;   ///< keep what the items are called
    /// Only these are raters, and other columns are left out; empty: all are that are nothing else.
    std::vector<std::string> raters{};
    std::optional<std::string> blank{}; ///< the label that an empty cell stands for
    bool measured = false;              ///< labels are measurements, of which two need not be alike
    /// Refuse what looks like no table of ratings, unless the raters or what is empty are said: a row per rating, a
    /// column of counts, of totals, of what most others have, of more than 50 labels, or with labels that nobody else
    /// has, a single label beside empty cells.
    bool doubt = false;
    TableChoice table{}; ///< how the file is to be read
};

/// A table of ratings as it stands in a file. Labels are what is written, byte for byte, numbered in the order in which
/// they appear; a cell without anything but blanks is missing.
struct RatingFile
{
    std::string name;  ///< of the file, for errors
    Message readAs;    ///< "a table separated by semicolons, in Windows-1252"
    bool plain = true; ///< it is CSV as every program expects it, so that this need not be said
    std::vector<std::string> raters;
    std::vector<std::string> labels;
    std::vector<std::size_t> lines; ///< on which each label was first seen
    agreement::RatingTable table;
    std::vector<int> final;         ///< one per item; empty without such a column
    std::vector<std::string> items; ///< one per item; empty unless they are kept
};

/// More labels than this are free text, or measurements that every table of weights would be too large for.
inline constexpr std::size_t kMostLabels = 5000;

/// Reads a table with a header, as format::TableReader does.
///
/// Errors: what openForReading and TableReader say; Errc::BadSyntax with "file:line" for a missing header, a first
/// column of another name, no rater, two raters of one name, a rater without a name or with a "|" in it, and too many
/// labels; Errc::NotFound "column NAME" for a column that was asked for.
[[nodiscard]] Result<RatingFile> readRatings(const std::filesystem::path& file, const RatingColumns& columns,
                                             Progress& progress, const std::stop_token& stop);

} // namespace accord::exchange

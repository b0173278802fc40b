// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"

#include <filesystem>
#include <string>
#include <vector>

namespace accord::test {

/// A rating table with what its columns and its categories are called.
struct LabelledTable
{
    std::vector<std::string> raters;
    std::vector<std::string> labels;
    agreement::RatingTable table;
};

/// Cells of text before they are numbered; the first column (the item) is left out. Blank is missing.
struct TextTable
{
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
};

TextTable readCsv(const std::filesystem::path& file);

/// Numbers the labels in the order of `order`, then in the order in which others appear.
LabelledTable numbered(const TextTable& text, std::vector<std::string> order = {});

/// Columns whose name is in `names`.
TextTable columnsOf(const TextTable& text, const std::vector<std::string>& names);

} // namespace accord::test

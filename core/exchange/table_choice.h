// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/tables/table_reader.h"

#include <cstddef>
#include <string>
#include <vector>

namespace accord::exchange {

/// What somebody says about a file with a table. What is empty is recognised.
struct TableChoice
{
    std::string sheet;            ///< of a workbook
    std::string encoding;         ///< of text: one of tableEncodings()
    std::string separator;        ///< of text: one of tableSeparators()
    std::size_t headingLines = 1; ///< that make up the names of columns
    std::size_t linesBelow = 0;   ///< the last rows, such as totals, that are left out
};

std::vector<std::string> tableEncodings();
std::vector<std::string> tableSeparators();

/// Names that are none of these count as not said.
format::TableOptions tableOptions(const TableChoice& choice);

} // namespace accord::exchange

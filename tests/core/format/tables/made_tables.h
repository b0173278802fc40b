// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/tables/table_reader.h"

#include <string>
#include <utility>
#include <vector>

namespace accord::test {

using Parts = std::vector<std::pair<std::string, std::string>>; ///< names and contents

/// A zip archive of these parts.
std::string zipped(const Parts& parts);

/// A sheet's name and the XML of its rows, with whatever stands behind them.
struct MadeSheet
{
    std::string name;
    std::string rows;
    std::string behind{}; ///< what stands behind the rows, such as merged cells
};

/// A workbook of Excel; `strings` are shared, `styles` is what stands in the styles.
std::string madeExcel(const std::vector<MadeSheet>& sheets, const std::vector<std::string>& strings = {},
                      const std::string& styles = {}, const std::string& properties = {});

/// A workbook of OpenDocument; the rows are elements table:table-row.
std::string madeOpenDocument(const std::vector<MadeSheet>& sheets);

/// "<c r="A1" t="inlineStr">...", with text in it
std::string textCell(const std::string& name, const std::string& text);

/// What a table has.
struct ReadTable
{
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> lines;
    std::vector<std::string> errors; ///< sentences
    std::string as;                  ///< how it was read
};

ReadTable readTable(const std::string& bytes, const format::TableOptions& options = {});

/// The only sentence of a table that is refused before a row of it is read; empty where it is not.
std::string refusal(const std::string& bytes, const format::TableOptions& options = {});

} // namespace accord::test

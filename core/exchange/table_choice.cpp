// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/table_choice.h"

namespace accord::exchange {

std::vector<std::string> tableEncodings()
{
    return {format::kEncodingNames.begin(), format::kEncodingNames.end()};
}

std::vector<std::string> tableSeparators()
{
    std::vector<std::string> names;
    for (const auto& [name, separator] : format::kSeparators) {
        names.emplace_back(name);
    }
    return names;
}

format::TableOptions tableOptions(const TableChoice& choice)
{
    format::TableOptions options;
    options.sheet = choice.sheet;
    options.encoding = format::encodingNamed(choice.encoding);
    options.separator = format::separatorNamed(choice.separator);
    options.headingLines = choice.headingLines;
    options.linesBelow = choice.linesBelow;
    return options;
}

} // namespace accord::exchange

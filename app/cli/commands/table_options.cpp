// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/table_options.h"

#include "core/base/text.h"

namespace accord::cli {

void addTableOptions(CLI::App& command, exchange::TableChoice& choice, const std::string& group, CLI::Option* needs)
{
    const auto add = [&](const std::string& name, auto& value, const std::string& about, const std::string& type) {
        CLI::Option* option = command.add_option(name, value, about)->type_name(type)->group(group);
        return needs == nullptr ? option : option->needs(needs);
    };
    const std::vector<std::string> encodings = exchange::tableEncodings();
    const std::vector<std::string> separators = exchange::tableSeparators();
    add("--sheet", choice.sheet, "The sheet of a workbook (xlsx, ods) with several", "NAME");
    add("--encoding", choice.encoding,
        "How text is encoded, if it is recognised wrongly: " + text::join(encodings, ", "), "NAME")
        ->check(CLI::IsMember(encodings, CLI::ignore_case));
    add("--separator", choice.separator,
        "What separates columns of text, if it is recognised wrongly: " + text::join(separators, ", "), "NAME")
        ->check(CLI::IsMember(separators, CLI::ignore_case));
    add("--heading-lines", choice.headingLines, "How many lines make up the names of columns (1)", "N")
        ->check(CLI::Range(1, 5));
    add("--lines-below", choice.linesBelow, "How many lines at the end, such as totals, are left out (0)", "N")
        ->check(CLI::Range(0, 1000));
}

} // namespace accord::cli

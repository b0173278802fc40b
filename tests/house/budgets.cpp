// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/budgets.h"

#include <algorithm>

namespace accord::house {

namespace {

bool isCpp(std::string_view path)
{
    const auto extension = extensionOf(path);
    return extension == ".h" || extension == ".cpp";
}

/// The lines above a brace that belong to its declaration say whether it opens a type instead of a function.
bool opensType(const std::vector<std::string_view>& lines, std::size_t brace)
{
    for (std::size_t i = brace; i-- > 0;) {
        auto line = lines[i];
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        for (const std::string_view word : {"class ", "struct ", "union "}) {
            if (line.starts_with(word)) {
                return true;
            }
        }
        if (line.empty() || line.ends_with(';') || line.ends_with('}') || line.ends_with('{') || line.ends_with(')')) {
            return false;
        }
    }
    return false;
}

} // namespace

std::vector<Finding> tooLong(const SourceFile& file)
{
    const auto count = linesOf(file.text).size();
    if (count <= kMostLines) {
        return {};
    }
    return {{file.path, 0,
             "the file has " + std::to_string(count) + " lines, more than " + std::to_string(kMostLines) +
                 "; split it by what it is about."}};
}

std::vector<Finding> tooLongFunctions(const SourceFile& file)
{
    if (!isCpp(file.path)) {
        return {};
    }
    std::vector<Finding> findings;
    const auto code = codeOnly(file.text);
    const auto lines = linesOf(code);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto indent = lines[i].find_first_not_of(' ');
        if (indent == std::string_view::npos || lines[i].substr(indent) != "{" || opensType(lines, i)) {
            continue;
        }
        const auto close = std::string(indent, ' ') + "}";
        auto end = i + 1;
        while (end < lines.size() && !lines[end].starts_with(close)) {
            ++end;
        }
        const auto count = end - i + 1;
        if (count > kMostFunctionLines) {
            findings.push_back({file.path, i + 1,
                                "the function has " + std::to_string(count) + " lines, more than " +
                                    std::to_string(kMostFunctionLines) + "."});
            i = end;
        }
    }
    return findings;
}

} // namespace accord::house

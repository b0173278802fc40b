// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/document/document.h"

#include "core/base/text.h"

namespace accord::format {
namespace {

/// Marks that turn the direction of writing until they are ended, which a title may not do to the rest of the line.
bool turnsDirection(char32_t character)
{
    return (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
}

} // namespace

void Document::heading(int level, std::string text)
{
    Part part;
    part.kind = Part::Kind::Heading;
    part.level = level;
    part.line = {plain(std::move(text))};
    parts.push_back(std::move(part));
}

void Document::paragraph(Line line)
{
    Part part;
    part.line = std::move(line);
    parts.push_back(std::move(part));
}

void Document::list(std::vector<Line> items)
{
    if (!items.empty()) {
        Part part;
        part.kind = Part::Kind::List;
        part.items = std::move(items);
        parts.push_back(std::move(part));
    }
}

Part& Document::table(std::string columns, std::vector<std::string> head)
{
    Part part;
    part.kind = Part::Kind::Table;
    part.columns = std::move(columns);
    part.head = std::move(head);
    parts.push_back(std::move(part));
    return parts.back();
}

std::string oneLine(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t character = text::nextCodePoint(text, at);
        if (turnsDirection(character)) {
            continue;
        }
        if (character < 0x20 || (character >= 0x7F && character < 0xA0) || character == 0x2028 || character == 0x2029) {
            if (!result.empty() && result.back() != ' ') {
                result += ' ';
            }
            continue;
        }
        if (character != ' ' || !result.empty()) {
            result += text.substr(begin, at - begin);
        }
    }
    while (!result.empty() && result.back() == ' ') {
        result.pop_back();
    }
    return result;
}

} // namespace accord::format

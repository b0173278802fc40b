// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/document/document.h"

#include <algorithm>

namespace accord::format {
namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// Whether the character begins or ends something within a line: emphasis, code, links, HTML, entities, tables, and
/// what GitHub links by itself.
bool isMarkup(std::string_view text, std::size_t at)
{
    switch (text[at]) {
    case ':':
        return text.substr(at).starts_with("://");
    case '.':
        return at >= 3 && (text.substr(at - 3, 3) == "www" || text.substr(at - 3, 3) == "WWW");
    default:
        return std::string_view("\\`*_[]<>|~&!$@#").find(text[at]) != std::string_view::npos;
    }
}

/// "- ", "+ ", "1. ", "---" at the beginning of a line would make a list, a heading or a rule of it.
std::size_t markAtStart(std::string_view text)
{
    const auto endsAt = [&](std::size_t at) { return at >= text.size() || text[at] == ' '; };
    if (!text.empty() && (text.front() == '-' || text.front() == '+' || text.front() == '=')) {
        return endsAt(1) || text[1] == text.front() ? 0 : std::string_view::npos;
    }
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(text, isDigit) - text.begin());
    const bool mark = digits > 0 && digits < text.size() && (text[digits] == '.' || text[digits] == ')');
    return mark && endsAt(digits + 1) ? digits : std::string_view::npos;
}

std::string escaped(std::string_view raw)
{
    const std::string text = oneLine(raw);
    const std::size_t start = markAtStart(text);
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at == start || isMarkup(text, at)) {
            result += '\\';
        }
        result += text[at];
    }
    return result;
}

bool leadsToWeb(std::string_view link)
{
    return link.starts_with("https://") || link.starts_with("http://");
}

/// An address between < and >, in which only these mean something.
std::string address(std::string_view link)
{
    std::string result;
    for (const char character : link) {
        if (character == '<' || character == '>' || character == '\\') {
            result += '\\';
        }
        result += character == '\n' || character == '\r' ? ' ' : character;
    }
    return result;
}

std::string text(const Line& line)
{
    std::string result;
    for (const Run& run : line) {
        std::string piece = escaped(run.text);
        // Blanks at the ends of what is strong or linked would keep it from being so; between pieces they count.
        const bool before = !run.text.empty() && run.text.front() == ' ' && !result.empty();
        const bool after = !run.text.empty() && run.text.back() == ' ';
        if (!piece.empty() && leadsToWeb(run.link)) {
            piece.insert(0, "[").append("](<").append(address(run.link)).append(">)");
        }
        if (!piece.empty() && run.strong) {
            piece.insert(0, "**").append("**");
        }
        result += before && !result.ends_with(' ') ? " " : "";
        result += piece;
        result += after ? " " : "";
    }
    while (result.ends_with(' ')) {
        result.pop_back();
    }
    return result;
}

void addPipeTable(std::string& out, const Part& table)
{
    out += "|";
    for (const std::string& name : table.head) {
        out += " " + escaped(name) + " |";
    }
    out += "\n|";
    for (const char column : table.columns) {
        out += column == 'r' ? " ---: |" : " --- |";
    }
    out += "\n";
    for (const auto& row : table.rows) {
        out += "|";
        for (const Line& cell : row) {
            out += " " + text(cell) + " |";
        }
        out += "\n";
    }
}

} // namespace

std::string asMarkdown(const Document& document)
{
    std::string out;
    for (const Part& part : document.parts) {
        out += out.empty() ? "" : "\n";
        switch (part.kind) {
        case Part::Kind::Heading:
            out += std::string(static_cast<std::size_t>(part.level), '#') + " " + text(part.line) + "\n";
            break;
        case Part::Kind::Paragraph:
            out += text(part.line) + "\n";
            break;
        case Part::Kind::List:
            for (const Line& item : part.items) {
                out += "- " + text(item) + "\n";
            }
            break;
        case Part::Kind::Table:
            addPipeTable(out, part);
            break;
        }
    }
    return out;
}

} // namespace accord::format

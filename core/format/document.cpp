// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/document.h"

#include "core/base/text.h"
#include "core/base/url.h"
#include "core/format/markdown/inline_text.h"

#include <algorithm>

namespace accord::format {
namespace {

/// Marks that turn the direction of writing until they are ended, which a title may not do to the rest of the line.
bool turnsDirection(char32_t character)
{
    return (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
}

} // namespace

void FormattedDocument::heading(int level, std::string text)
{
    DocumentPart part;
    part.kind = DocumentPart::Kind::Heading;
    part.level = level;
    part.line = {plain(std::move(text))};
    parts.push_back(std::move(part));
}

void FormattedDocument::paragraph(Line line)
{
    DocumentPart part;
    part.line = std::move(line);
    parts.push_back(std::move(part));
}

void FormattedDocument::text(std::string lines)
{
    DocumentPart part;
    part.kind = DocumentPart::Kind::Text;
    part.line = {plain(std::move(lines))};
    parts.push_back(std::move(part));
}

void FormattedDocument::list(std::vector<Line> items)
{
    if (!items.empty()) {
        DocumentPart part;
        part.kind = DocumentPart::Kind::List;
        part.items = std::move(items);
        parts.push_back(std::move(part));
    }
}

DocumentPart& FormattedDocument::table(std::string columns, std::vector<std::string> head)
{
    DocumentPart part;
    part.kind = DocumentPart::Kind::Table;
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

namespace {

constexpr std::string_view kStyle = R"css(
:root { color-scheme: light dark; }
body { font: 11pt/1.5 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2rem; border-bottom: 1px solid rgba(136, 136, 136, 0.5); }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0;
  border-bottom: 1px solid rgba(136, 136, 136, 0.25); }
.r { text-align: right; font-variant-numeric: tabular-nums; }
bdi { overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 1rem 0; padding-left: .75rem;
  border-left: 3px solid rgba(136, 136, 136, 0.4); }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } h2, h3 { break-after: avoid; }
  li, tr { break-inside: avoid; } a { color: inherit; } a::after { content: " (" attr(href) ")"; } }
)css";

/// The same as oneLine() with its lines, tabs and blanks.
std::string keptLines(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t character = text::nextCodePoint(text, at);
        const bool control = (character < 0x20 && character != '\n' && character != '\t') ||
                             (character >= 0x7F && character < 0xA0) || turnsDirection(character);
        if (!control) {
            result += text.substr(begin, at - begin);
        }
    }
    const std::size_t end = result.find_last_not_of(" \t\n");
    result.resize(end == std::string::npos ? 0 : end + 1);
    return result;
}

void addEscaped(std::string& out, std::string_view raw)
{
    const bool before = !raw.empty() && raw.front() == ' ';
    const bool after = raw.size() > 1 && raw.back() == ' ';
    const std::string text = oneLine(raw);
    out += before ? " " : "";
    appendEscaped(out, text);
    out += after ? " " : "";
}

// Each piece keeps its direction of writing to itself.
void addLine(std::string& out, const Line& line)
{
    for (const Run& run : line) {
        const bool link = isWebAddress(run.link);
        if (link) {
            out += "<a rel=\"noreferrer\" href=\"";
            addEscaped(out, run.link);
            out += "\">";
        }
        out += run.strong ? "<strong>" : "";
        out += "<bdi>";
        addEscaped(out, run.text);
        out += "</bdi>";
        out += run.strong ? "</strong>" : "";
        out += link ? "</a>" : "";
    }
}

void addTable(std::string& out, const DocumentPart& table)
{
    const auto open = [&](std::string_view element, std::size_t column) {
        out += "<" + std::string(element);
        out += column < table.columns.size() && table.columns[column] == 'r' ? " class=\"r\">" : ">";
    };
    out += "<table>\n<thead><tr>";
    for (std::size_t i = 0; i < table.head.size(); ++i) {
        open("th", i);
        addEscaped(out, table.head[i]);
        out += "</th>";
    }
    out += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            open("td", i);
            addLine(out, row[i]);
            out += "</td>";
        }
        out += "</tr>\n";
    }
    out += "</tbody></table>\n";
}

void addPart(std::string& out, const DocumentPart& part)
{
    switch (part.kind) {
    case DocumentPart::Kind::Heading: {
        const std::string element = "h" + std::to_string(part.level);
        out += "<" + element + ">";
        addLine(out, part.line);
        out += "</" + element + ">\n";
        break;
    }
    case DocumentPart::Kind::Paragraph:
        out += "<p>";
        addLine(out, part.line);
        out += "</p>\n";
        break;
    case DocumentPart::Kind::List:
        out += "<ul>\n";
        for (const Line& item : part.items) {
            out += "<li>";
            addLine(out, item);
            out += "</li>\n";
        }
        out += "</ul>\n";
        break;
    case DocumentPart::Kind::Table:
        addTable(out, part);
        break;
    case DocumentPart::Kind::Text:
        out += "<pre dir=\"auto\">";
        appendEscaped(out, keptLines(part.line.empty() ? std::string() : part.line.front().text));
        out += "</pre>\n";
        break;
    }
}

} // namespace

std::string asHtml(const FormattedDocument& document)
{
    std::string out = "<!DOCTYPE html>\n<html lang=\"" + document.language +
                      "\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width\">\n"
                      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                      "style-src 'unsafe-inline'\">\n<title>";
    addEscaped(out, document.title);
    out += "</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
    for (const DocumentPart& part : document.parts) {
        addPart(out, part);
    }
    return out + "</body>\n</html>\n";
}

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
        if (!piece.empty() && isWebAddress(run.link)) {
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

/// As a block of code, within more backticks than it has in a row.
void addFenced(std::string& out, const DocumentPart& part)
{
    const std::string lines = keptLines(part.line.empty() ? std::string() : part.line.front().text);
    std::size_t longest = 2;
    std::size_t row = 0;
    for (const char character : lines) {
        row = character == '`' ? row + 1 : 0;
        longest = std::max(longest, row);
    }
    const std::string fence(longest + 1, '`');
    out += fence + "text\n" + lines + "\n" + fence + "\n";
}

void addPipeTable(std::string& out, const DocumentPart& table)
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

std::string asMarkdown(const FormattedDocument& document)
{
    std::string out;
    for (const DocumentPart& part : document.parts) {
        out += out.empty() ? "" : "\n";
        switch (part.kind) {
        case DocumentPart::Kind::Heading:
            out += std::string(static_cast<std::size_t>(part.level), '#') + " " + text(part.line) + "\n";
            break;
        case DocumentPart::Kind::Paragraph:
            out += text(part.line) + "\n";
            break;
        case DocumentPart::Kind::List:
            for (const Line& item : part.items) {
                out += "- " + text(item) + "\n";
            }
            break;
        case DocumentPart::Kind::Table:
            addPipeTable(out, part);
            break;
        case DocumentPart::Kind::Text:
            addFenced(out, part);
            break;
        }
    }
    return out;
}

} // namespace accord::format

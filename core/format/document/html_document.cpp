// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/document/document.h"
#include "core/format/markdown/inline_text.h"

namespace accord::format {
namespace {

constexpr std::string_view kStyle = R"css(
:root { color-scheme: light dark; }
body { font: 11pt/1.5 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2rem; border-bottom: 1px solid #8888; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; }
.r { text-align: right; font-variant-numeric: tabular-nums; }
bdi { overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } h2, h3 { break-after: avoid; }
  li, tr { break-inside: avoid; } a { color: inherit; } a::after { content: " (" attr(href) ")"; } }
)css";

void addEscaped(std::string& out, std::string_view raw)
{
    const bool before = !raw.empty() && raw.front() == ' ';
    const bool after = raw.size() > 1 && raw.back() == ' ';
    const std::string text = oneLine(raw);
    out += before ? " " : "";
    appendEscaped(out, text);
    out += after ? " " : "";
}

bool isWeb(std::string_view link)
{
    return link.starts_with("https://") || link.starts_with("http://");
}

// Each piece keeps its direction of writing to itself.
void addLine(std::string& out, const Line& line)
{
    for (const Run& run : line) {
        const bool link = isWeb(run.link);
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

void addTable(std::string& out, const Part& table)
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

void addPart(std::string& out, const Part& part)
{
    switch (part.kind) {
    case Part::Kind::Heading: {
        const std::string element = "h" + std::to_string(part.level);
        out += "<" + element + ">";
        addLine(out, part.line);
        out += "</" + element + ">\n";
        break;
    }
    case Part::Kind::Paragraph:
        out += "<p>";
        addLine(out, part.line);
        out += "</p>\n";
        break;
    case Part::Kind::List:
        out += "<ul>\n";
        for (const Line& item : part.items) {
            out += "<li>";
            addLine(out, item);
            out += "</li>\n";
        }
        out += "</ul>\n";
        break;
    case Part::Kind::Table:
        addTable(out, part);
        break;
    }
}

} // namespace

std::string asHtml(const Document& document)
{
    std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width\">\n"
                      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                      "style-src 'unsafe-inline'\">\n<title>";
    addEscaped(out, document.title);
    out += "</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
    for (const Part& part : document.parts) {
        addPart(out, part);
    }
    return out + "</body>\n</html>\n";
}

} // namespace accord::format

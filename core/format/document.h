// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace accord::format {

/// A piece of a line. All text is plain: whatever it holds, it is shown and never understood as markup.
struct Run
{
    std::string text;
    bool strong = false;
    std::string link; ///< an http or https address; others are left away
};

using Line = std::vector<Run>;

inline Run strong(std::string text)
{
    return {std::move(text), true, {}};
}
inline Run plain(std::string text)
{
    return {std::move(text), false, {}};
}

/// A part of a document. What does not belong to its kind stays empty.
struct DocumentPart
{
    enum class Kind : std::uint8_t { Heading, Paragraph, List, Table, Text };

    Kind kind = Kind::Paragraph;
    int level = 1;                       ///< of a heading, 1..6
    Line line;                           ///< heading, paragraph; a text has one run, with its lines
    std::vector<Line> items;             ///< list
    std::vector<std::string> head;       ///< table
    std::string columns;                 ///< table: 'l' or 'r' for each column
    std::vector<std::vector<Line>> rows; ///< table
};

/// A short document to be read, printed or kept: headings, paragraphs, lists and tables.
struct FormattedDocument
{
    std::string title;           ///< of the window or tab; the heading is a part
    std::string language = "en"; ///< of its texts, as BCP 47 has it
    std::vector<DocumentPart> parts;

    void heading(int level, std::string text);
    void paragraph(Line line);
    void paragraph(std::string text) { paragraph(Line{plain(std::move(text))}); }
    void text(std::string lines);       ///< what somebody wrote elsewhere, set off, with its lines and blanks
    void list(std::vector<Line> items); ///< nothing if it is empty
    DocumentPart& table(std::string columns, std::vector<std::string> head);
};

/// GitHub-flavoured Markdown.
std::string asMarkdown(const FormattedDocument& document);

/// One HTML file that needs no other and loads nothing: it is readable on screens, light and dark, and prints.
std::string asHtml(const FormattedDocument& document);

/// Text on one line without blanks at its ends, and without characters that are not there to be seen: controls, and
/// those that turn the direction of writing for what follows.
std::string oneLine(std::string_view text);

} // namespace accord::format

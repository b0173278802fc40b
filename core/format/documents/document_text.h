// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace accord::format {

/// A document of a program that writes text.
enum class DocumentShape : std::uint8_t {
    Word,         ///< .docx (ECMA-376)
    OpenDocument, ///< .odt
    WebPage,      ///< .html
};

/// The words of a document as Markdown: headings, lists, line ends, paragraphs with an empty line between, the cells of
/// a table one below another. Comments, deleted text of tracked changes, footnotes, scripts and styles stay out.
/// Nothing is loaded, and nothing of an archive is ever written to a file.
///
/// `name` is the file's name for errors. Errc::BadSyntax: what Archive and XmlPieces refuse, an archive without the
/// part that has the text, or more than 64 MB of text. Errc::BadEncoding: a web page whose encoding is not recognised,
/// or not kept to.
Result<std::string> textOfDocument(std::string content, DocumentShape shape, const std::string& name);

/// Collects the words of a document block by block.
class BlockText
{
public:
    /// Begins a block; between two that are no items of one list stands an empty line.
    void begin(std::string_view mark = {}, bool ofList = false);
    void add(std::string_view words); ///< blanks in a row are one, but for those of line() and exact()
    void line();                      ///< a line end within the block
    void exact(std::string_view words);

    [[nodiscard]] bool tooLong() const { return m_text.size() > kLongest; }
    std::string take();

    static constexpr std::size_t kLongest = std::size_t{64} << 20U;

private:
    void open();

    std::string m_text;
    std::string m_mark;
    bool m_waiting = false; ///< a block was begun in which nothing stands yet
    bool m_ofList = false;
    bool m_lastOfList = false;
    bool m_blank = false; ///< stands in front of the next word
};

Result<std::string> textOfWordDocument(std::string content, const std::string& name);
Result<std::string> textOfOpenDocument(std::string content, const std::string& name);
Result<std::string> textOfWebPage(std::string content, const std::string& name);

} // namespace accord::format

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace accord::format {

/// A piece of an issue's text, ready to be shown. Pieces follow each other from top to bottom; each can be laid out on
/// its own.
struct Block
{
    enum class Kind : std::uint8_t {
        Flow, ///< headings, paragraphs, lists, quotes, tables: `html`
        Code, ///< a code block: `language` and `text`
        Fold, ///< what can be opened: `html` is its summary, `blocks` its content
    };

    Kind kind = Kind::Flow;

    /// Well-formed and safe HTML within Qt's rich text: no scripts, styles, event attributes or remote loads. Elements:
    /// p h1-h6 ul ol li blockquote div table tr th td hr br pre strong em u s code kbd sub sup small big span a. Links
    /// lead to http or https. Classes for a style sheet:
    ///
    ///     blockquote.quote   a quoted reply
    ///     p.continued        the rest of a paragraph that was split
    ///     div.indent         the rest of a list item that was split
    ///     table.data         a table
    ///     span.keyword       a word to highlight
    ///     a.image            an image that is not loaded; its address is "accord-image:https://..."
    std::string html;

    std::string language;      ///< Code: as the author named it, such as "cpp"; may be empty
    std::string text;          ///< Code: as written, not escaped, without a line end at its end
    std::vector<Block> blocks; ///< Fold
    int depth = 0;             ///< Code, Fold: how many quotes it stands in (within its fold)
    int indent = 0;            ///< Code, Fold: how many list items it stands in (within its fold)
    bool open = false;         ///< Fold: the author wants it open
};

} // namespace accord::format

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
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

struct MarkdownOptions
{
    /// "https://github.com/owner/name": where relative links and references such as #123 lead. Empty: they stay text.
    std::string repositoryUrl;

    /// Highlighted as whole words, in either case of (ASCII) letters; may contain spaces. Words in scripts without
    /// spaces are found anywhere.
    std::vector<std::string> keywords;
};

/// BatchedWrite GitHub-flavoured Markdown, with the raw HTML that issues contain, into blocks, one step after another,
/// so that the first screen can be shown while the rest of a long text still waits. Line breaks are kept, as issue
/// trackers do.
///
/// What is longer than anybody writes is cut into pieces of a megabyte at a blank line, so that it is ready in steps,
/// too.
///
/// It accepts any bytes and takes time in proportion to their number: what is nested absurdly deep is flattened, and
/// markup that is only there to burn time is shown as text.
///
/// Objects may be used in several threads, each in one at a time.
class MarkdownSteps
{
public:
    /// Parses; the text need not stay alive. Where somebody wishes to stop before that is done there are no blocks.
    MarkdownSteps(std::string_view markdown, MarkdownOptions options, const std::stop_token& stop = {});
    ~MarkdownSteps();
    MarkdownSteps(MarkdownSteps&&) noexcept;
    MarkdownSteps& operator=(MarkdownSteps&&) noexcept;

    /// The next blocks: about 16 KB of them, more where a part cannot be divided. Empty: that was all.
    std::vector<Block> next();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// All blocks at once.
std::vector<Block> markdownBlocks(std::string_view markdown, const MarkdownOptions& options);

} // namespace accord::format

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/markdown/inline_text.h"
#include "core/format/markdown/markdown.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// What an element is to its surroundings.
enum class ElementRole : std::uint8_t {
    Inline,
    Link,
    Paragraph, ///< p and headings
    Container, ///< div
    Quote,
    List,
    Item,
    Table, ///< a table or a part of it
};

struct Element
{
    ElementRole role = ElementRole::Inline;
    std::string_view name;  ///< must live as long as the program; empty: only what it holds is written
    std::string attributes; ///< with a space in front of each, escaped
    int start = 1;          ///< of an ordered list
};

/// Makes blocks from what a walk over a document tells. Open and close must match; beyond that any order of calls gives
/// well-formed HTML: an element is written when its first content comes (so that empty ones vanish, list items and
/// table cells aside), is closed when a code block or fold stands in its middle, and is opened again for what follows.
class BlockWriter
{
public:
    BlockWriter(const InlineText& text, std::string_view repositoryUrl);

    void open(Element element);
    void close();

    void openLink(std::string_view href); ///< to be closed with close(), also when it may lead nowhere
    void image(std::string_view source, std::string_view description);
    void text(std::string_view text);
    void lineBreak();
    void rule();
    void code(std::string_view language, std::string_view text);

    void beginFold(bool open);
    void beginSummary();
    void endSummary();
    void endFold();

    [[nodiscard]] std::size_t size() const; ///< bytes that are ready, roughly
    std::vector<TextBlock> take();          ///< everything; all elements must be closed

private:
    struct Entry
    {
        Element element;
        bool shown = false;    ///< its tag stands in the flow
        bool started = false;  ///< it was shown before
        bool silent = false;   ///< shown without a tag of its own
        bool asIndent = false; ///< a list that is shown as an indented part, for the rest of an item
        bool hadImage = false; ///< a link: an image that stood in it was put in front of it
        std::string href;      ///< a link
    };
    /// What is written at the moment: the page, the content of a fold, or a summary.
    struct Frame
    {
        std::vector<Entry> stack;
        std::vector<TextBlock> blocks;
        std::string flow;
        std::string pending;     ///< text that may go on
        std::size_t ignored = 0; ///< elements that are open beyond the deepest one
        std::size_t bytes = 0;   ///< of the blocks
        bool atStart = true;     ///< nothing inline since the last border of a block
        bool open = false;       ///< a fold's
        bool flat = false;       ///< a fold or summary that is written into its surroundings
        std::string summary;     ///< a fold's
    };

    Frame& frame() { return m_frames.back(); }
    void flushText();
    void resume(std::size_t count);
    void resume() { resume(frame().stack.size()); }
    void show(std::size_t index);
    void hide(std::size_t count);
    void flushFlow();
    void push(TextBlock block);
    [[nodiscard]] bool within(ElementRole role);
    [[nodiscard]] int count(ElementRole role);
    [[nodiscard]] std::size_t linkIndex();
    static std::string flattened(std::vector<TextBlock> blocks);

    const InlineText& m_text;
    std::string m_repositoryUrl;
    std::vector<Frame> m_frames;
};

/// Parses HTML as browsers do and tells the writer what is in it, by a list of what is allowed: elements that are not
/// on it are left out and what they hold is kept, attributes are never copied. The HTML must be filtered (see RawHtml).
void writeHtml(std::string_view html, BlockWriter& writer);

} // namespace accord::format

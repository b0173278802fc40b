// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What keeps Markdown and the HTML in it from taking its parsers time or memory out of all proportion.
///
/// Ours, because neither parser bounds itself, and their time grows with the square: with cmark-gfm 0.29 and gumbo 0.10
/// 20,000 times `a <![CDATA[ ` (220 KB) take 25 s, as many `a <? ` 11 s, `@a.b` 0.9 s, `<div>` 3.4 s and `x<b>` within
/// a table 1.2 s. After the filter there is one way to the screen: cmark-gfm makes HTML of all Markdown, gumbo a tree
/// of that, and one walk over the tree (see writeHtml()) says what is shown.
namespace accord::format {

/// The same Markdown without what makes its parser take time or memory out of all proportion. Backslashes are put in
/// front of container markers beyond the 32nd of a line, of the delimiter rows of tables with more than 100 columns or
/// 100,000 cells, and of declarations and processing instructions beyond the 200th of a paragraph, so that these count
/// as text. Nobody writes these by hand, and everything else stays as it is.
std::string guardedMarkdown(std::string_view markdown);

/// Whether addresses may be looked for: the parser's search for them is slow where thousands of '@' follow each other.
bool mayLinkAddresses(std::string_view markdown);

/// A tag that opens or closes an element.
struct RawTag
{
    std::string_view name; ///< lower case, one of those that are known
    bool closes = false;
};

/// A piece of raw HTML as it stood in Markdown, made harmless for the HTML parser: comments, declarations and absurdly
/// long tags are gone, tags that no HTML has (`<optimized out>`) or that swallow what follows (`<script>`, `<style>`)
/// have become text.
struct RawHtml
{
    std::string html;
    std::vector<RawTag> tags;
};

RawHtml filteredHtml(std::string_view literal);

/// Whether elements of this name hold others and are left open across blank lines, such as details.
bool isContainer(std::string_view name);

/// Estimates how deep the tags that it is told nest, so that HTML which would grow out of bounds in a tree is not given
/// to the HTML parser.
class NestingEstimate
{
public:
    void add(const RawTag& tag);
    [[nodiscard]] bool acceptable() const { return m_worst <= kDeepest && m_worstFormats <= kMostFormats; }
    [[nodiscard]] bool hasTable() const { return m_hasTable; }

private:
    static constexpr std::size_t kDeepest = 300;
    // Every paragraph repeats the formatting elements that are still open.
    static constexpr std::size_t kMostFormats = 20;

    std::vector<std::pair<std::string_view, std::size_t>> m_open;
    std::size_t m_depth = 0;
    std::size_t m_formats = 0;
    std::size_t m_worst = 0;
    std::size_t m_worstFormats = 0;
    bool m_hasTable = false;
};

} // namespace accord::format

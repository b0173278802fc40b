// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/format/markdown/markdown.h"
#include "tests/core/format/markdown/well_formed.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <random>
#include <stop_token>

using accord::TextBlock;
using accord::format::MarkdownOptions;
using accord::test::blockProblem;
using accord::test::blocksOf;

namespace {

const MarkdownOptions kHostileOptions{"https://github.com/o/r", {"cuda", "memory", "显存"}};

constexpr const char* kMarkup[] = {">",
                                   "> ",
                                   "[",
                                   "![",
                                   "[](",
                                   "[a](b",
                                   "*a ",
                                   "_a ",
                                   "**a *b ",
                                   "`",
                                   "- ",
                                   "* ",
                                   "+ ",
                                   "1. ",
                                   "1) ",
                                   "<",
                                   "<a ",
                                   "a <!--",
                                   "a <?",
                                   "a <![CDATA[",
                                   "<![CDATA[",
                                   "<![CDATA[\n",
                                   "<?",
                                   "<?x\n",
                                   "<!X",
                                   "<!X\n",
                                   "<div>\n<?",
                                   "<a b=\"",
                                   "<zz ",
                                   "a <!A ",
                                   "<!--\n\n",
                                   "<b>",
                                   "<b>\n\n",
                                   "<div>",
                                   "<div>\n\n",
                                   "</div>",
                                   "<a href=x>",
                                   "<details>",
                                   "<details>\n\n",
                                   "<details><summary>",
                                   "<table>",
                                   "<table><tr><td>",
                                   "<td>x",
                                   "<li>a",
                                   "<ul><li>",
                                   "<p><b>",
                                   "<pre>",
                                   "<b><i>",
                                   "<b></i>",
                                   "<span>",
                                   "<img src=https://a.b/c>",
                                   "<br>",
                                   "</p>",
                                   "www.a",
                                   "http://a",
                                   "a@b",
                                   "a@b.c ",
                                   "~a ",
                                   "|",
                                   "|a",
                                   "a|b\n-|-\n",
                                   "&",
                                   "&amp;",
                                   "&#0;",
                                   "&#x110000;",
                                   "[^1]",
                                   "[x]: y\n",
                                   "\\",
                                   "\n",
                                   "\t",
                                   "#12 ",
                                   "o/r#",
                                   "a/",
                                   "gh-1",
                                   "cuda",
                                   "显存",
                                   "x\n\n",
                                   "```\n",
                                   "> ```\n",
                                   "- a\n  ",
                                   "# ",
                                   "***a b** ",
                                   "- [ ] ",
                                   "<a b='",
                                   "<optimized out> ",
                                   "\"",
                                   "\x01",
                                   "\xff",
                                   "a\n=\n"};

std::string repeated(std::string_view unit, std::size_t size)
{
    std::string text;
    while (text.size() < size) {
        text += unit;
    }
    return text;
}

std::string allHtml(const std::vector<TextBlock>& blocks)
{
    std::string html;
    for (const TextBlock& block : blocks) {
        html += block.html + "\n" + allHtml(block.blocks);
    }
    return html;
}

} // namespace

TEST_CASE("Markdown: endless repetition of any markup is survived", "[format]")
{
    const std::size_t size = 100000;
    for (const char* unit : kMarkup) {
        INFO(unit);
        CHECK(blockProblem(blocksOf(repeated(unit, size), kHostileOptions)) == "");
        CHECK(blockProblem(
                  blocksOf("<table>" + repeated(unit, 2000) + "\n\n" + repeated(unit, 2000), kHostileOptions)) == "");
        CHECK(blockProblem(blocksOf("- > <details>" + repeated(unit, 2000) + "</details>", kHostileOptions)) == "");
    }
}

// What the parser's own bounds do not reach: the raw HTML that it hands on in one piece.
TEST_CASE("Markdown: openers that nothing closes take time in proportion to their number", "[format]")
{
    struct Opened
    {
        const char* before;
        const char* unit;
        const char* behind;
    };
    constexpr Opened kOpened[] = {{"", "<![CDATA[", ""},
                                  {"", "<![CDATA[\n", ""},
                                  {"", "<?", ""},
                                  {"", "<?x\n", ""},
                                  {"", "<!X", ""},
                                  {"", "<!X\n", ""},
                                  {"<div>\n", "<![CDATA[", ""},
                                  {"<div>\n", "<?", ""},
                                  {"<div>\n", "<a ", ""},
                                  {"<div>\n", "<a b=\"", ""},
                                  {"<div>\n", "<zz ", ">"},
                                  {"", "a <?", ""}};
    const auto secondsFor = [](const Opened& opened, std::size_t size) {
        const std::string text = opened.before + repeated(opened.unit, size) + opened.behind;
        double least = 1e9;
        for (int again = 0; again < 3; ++again) {
            const std::clock_t start = std::clock(); // of this process: other programs do not count
            (void)blocksOf(text, kHostileOptions);
            least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
            if (least > 1) {
                break;
            }
        }
        return least;
    };
    for (const Opened& opened : kOpened) {
        INFO(opened.before << opened.unit);
        const double once = secondsFor(opened, 100'000);
        const double four = secondsFor(opened, 400'000);
        INFO(once << " s, and " << four << " s for four times as much");
        // Where time grows with the square it is sixteen times as long.
        CHECK(four < 8 * std::max(once, 0.02));
    }
}

TEST_CASE("Markdown: what is behind openers that nothing closes is still read", "[format]")
{
    const auto shown = [](const std::string& text) { return accord::test::shownText(blocksOf(text, kHostileOptions)); };
    CHECK(shown("<div>\n<?a <![CDATA[b <!-- gone --> <b>bold</b>\n</div>").find("bold") != std::string::npos);
    CHECK(shown("<div>\n<?a ?> x <?b ?> y <![CDATA[c]]> z <![CDATA[d\n</div>").find("y") != std::string::npos);
    CHECK(shown("<div>\n<a <b>x</b> <i>y</i>\n</div>").find("y") != std::string::npos);
}

TEST_CASE("Markdown: whoever wishes to stop gets no blocks", "[format]")
{
    std::stop_source stop;
    CHECK_FALSE(accord::format::MarkdownSteps("a", kHostileOptions, stop.get_token()).next().empty());
    stop.request_stop();
    CHECK(accord::format::MarkdownSteps("a", kHostileOptions, stop.get_token()).next().empty());
    CHECK(accord::format::MarkdownSteps(repeated("<![CDATA[\n", 900'000), kHostileOptions, stop.get_token())
              .next()
              .empty());
}

TEST_CASE("Markdown: a text of many megabytes comes whole, piece by piece", "[format]")
{
    const std::string paragraph = GENERATE(as<std::string>{}, "a line\n\n", "a line\n", "\xE6\x98\xBE", "a line ");
    const std::string text = "first " + repeated(paragraph, 2'500'000) + " last";
    const auto blocks = blocksOf(text, kHostileOptions);
    CHECK(blockProblem(blocks) == "");
    const std::string shown = accord::test::shownText(blocks);
    CHECK(shown.find("first") != std::string::npos);
    CHECK(shown.find("last") != std::string::npos);
    const auto count = [](const std::string& in, std::string_view what) {
        std::size_t found = 0;
        for (std::size_t at = in.find(what); at != std::string::npos; at = in.find(what, at + what.size())) {
            ++found;
        }
        return found;
    };
    // A long paragraph is divided between any two letters.
    const std::string_view word = paragraph.starts_with("a") ? "l" : "\xE6\x98\xBE";
    CHECK(count(shown, word) == count(text, word));
}

TEST_CASE("Markdown: tables that explode are text", "[format]")
{
    const std::size_t size = 100000;
    const auto blocks =
        blocksOf(repeated("a|", size) + "\n" + repeated("-|", size) + "\n" + repeated("x\n", size), kHostileOptions);
    CHECK(blockProblem(blocks) == "");
    CHECK(allHtml(blocks).find("<table") == std::string::npos);
    CHECK(blockProblem(blocksOf("a|b\n-|-\n" + repeated("x\n", 300000), kHostileOptions)) == "");
    std::string steps;
    for (std::string indent; steps.size() < 200000; indent += "  ") {
        steps += indent + "- a\n";
    }
    CHECK(blockProblem(blocksOf(steps, kHostileOptions)) == "");
}

TEST_CASE("Markdown: NUL and bytes that are not UTF-8 are replaced", "[format]")
{
    using namespace std::string_literals;
    const auto blocks = blocksOf("a\0b \xff\xfe c \xed\xa0\x80\n\n`\0`\n\n```\n\0\n```\n"s, kHostileOptions);
    CHECK(blockProblem(blocks) == "");
    REQUIRE(blocks.size() == 2);
    CHECK(blocks[0].html.starts_with("<p>a\uFFFDb \uFFFD"));
    CHECK(blocks[1].text == "\uFFFD");
}

TEST_CASE("Markdown: addresses and references at the edge of what they may be stay well-formed", "[format]")
{
    // Cut to be shown, an address that nobody encoded is cut between two characters.
    std::string address = "https://example.org/";
    for (int i = 0; i < 40; ++i) {
        address += "é";
        CHECK(blockProblem(blocksOf("![](" + address + ")", kHostileOptions)) == "");
        CHECK(blockProblem(blocksOf("![x](" + address + "/显存/a)", kHostileOptions)) == "");
    }
    for (const char* reference :
         {"&#xcccccccc", "&#xcccccccc;", "&#x1cccccccc;", "&#4294967361;", "&#99999999999999999999;", "&#x80000041;",
          "&#x0000000000000041;", "&#0000000000065;", "&#x;", "&#", "&#x110000;"}) {
        INFO(reference);
        for (const char* place :
             {"<b>%</b>", "<a href='https://a.b/%'>x</a>", "<?%", "%", "<img src='https://a.b/%' alt='%'>"}) {
            const std::string text = accord::text::replacedAll(place, "%", reference);
            CHECK(blockProblem(blocksOf(text, kHostileOptions)) == "");
        }
    }
    CHECK(accord::test::shownText(blocksOf("<div>&#x0000000000000041;&#0000000000066;</div>", kHostileOptions))
              .find("AB") != std::string::npos);
}

TEST_CASE("Markdown: whatever is thrown together comes out well-formed", "[format]")
{
    const std::vector<std::string> pieces = {"text ",
                                             "\n",
                                             "\n\n",
                                             "> ",
                                             "- ",
                                             "  ",
                                             "    ",
                                             "1. ",
                                             "**",
                                             "*",
                                             "_",
                                             "`",
                                             "```\n",
                                             "~~",
                                             "[",
                                             "](https://a.b)",
                                             "![",
                                             "](x)",
                                             "|",
                                             "|-|-|\n",
                                             "# ",
                                             "<details>",
                                             "</details>",
                                             "<summary>",
                                             "</summary>",
                                             "<table>",
                                             "<tr>",
                                             "<td>",
                                             "</td>",
                                             "</table>",
                                             "<b>",
                                             "</b>",
                                             "<a href='https://x.y'>",
                                             "</a>",
                                             "<img src='https://x.y/z'>",
                                             "<pre>",
                                             "</pre>",
                                             "<code>",
                                             "</code>",
                                             "<div>",
                                             "</div>",
                                             "<p>",
                                             "</p>",
                                             "<ul>",
                                             "<li>",
                                             "</ul>",
                                             "<!-- ",
                                             " -->",
                                             "<br>",
                                             "<script>",
                                             "</script>",
                                             "#7 ",
                                             "cuda ",
                                             "&lt;",
                                             "&",
                                             "<",
                                             ">",
                                             "\"",
                                             "<blockquote>",
                                             "</blockquote>",
                                             "---\n",
                                             "<h1>",
                                             "</h1>",
                                             "- [x] ",
                                             "显存"};
    std::mt19937 random(5);
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        for (auto count = random() % 60; count > 0; --count) {
            text += pieces[random() % pieces.size()];
        }
        INFO(text);
        REQUIRE(blockProblem(blocksOf(text, kHostileOptions)) == "");
    }
}

TEST_CASE("Markdown: every text of 121 real issues is converted whole and safe", "[format][real]")
{
    ACCORD_REAL_DATA(file, "ik_llama/issues.jsonl");
    std::ifstream in(file, std::ios::binary);
    accord::format::IssueReader reader(in, "issues.jsonl");
    accord::format::CollectedIssue issue;
    std::size_t texts = 0;
    std::size_t code = 0;
    const auto convert = [&](const std::string& body) {
        const auto blocks = blocksOf(body, kHostileOptions);
        INFO(body);
        REQUIRE(blockProblem(blocks) == "");
        const std::string html = allHtml(blocks);
        for (const char* never : {"<script", "<img", "href=\"javascript:", "<style", "<iframe"}) {
            REQUIRE(html.find(never) == std::string::npos);
        }
        REQUIRE((body.find_first_not_of(" \r\n\t") == std::string::npos || !blocks.empty()));
        for (const TextBlock& block : blocks) {
            code += block.kind == TextBlock::Kind::Code ? 1U : 0U;
        }
        ++texts;
    };
    for (auto more = reader.next(issue); *more; more = reader.next(issue)) {
        convert(issue.document.body);
        for (const auto& comment : issue.document.comments) {
            convert(comment.body);
        }
    }
    CHECK(texts == 1487);
    CHECK(code > 500);
}

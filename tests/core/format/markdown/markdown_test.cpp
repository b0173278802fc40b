// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/markdown.h"
#include "tests/core/format/markdown/well_formed.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <string>
#include <utility>

using accord::TextBlock;
using accord::format::MarkdownOptions;
using accord::format::MarkdownSteps;
using accord::test::blockProblem;
using accord::test::shownText;

namespace {

const MarkdownOptions kOptions{"https://github.com/o/r", {}};

std::vector<TextBlock> checkedBlocks(std::string_view markdown, const MarkdownOptions& options = kOptions)
{
    auto blocks = accord::test::blocksOf(markdown, options);
    CHECK(blockProblem(blocks) == "");
    return blocks;
}

// The HTML of a text that makes one flow.
std::string html(std::string_view markdown, const MarkdownOptions& options = kOptions)
{
    const auto blocks = checkedBlocks(markdown, options);
    if (blocks.size() != 1 || blocks[0].kind != TextBlock::Kind::Flow) {
        return "not one flow";
    }
    return blocks[0].html;
}

} // namespace

TEST_CASE("Markdown: paragraphs, emphasis, lists and rules", "[format]")
{
    CHECK(html("# T\n\na *b* **c** ~~d~~ `e<f`\nnext\n\n---\n") ==
          "<h1>T</h1><p>a <em>b</em> <strong>c</strong> <s>d</s> <code>e&lt;f</code><br/>next</p><hr/>");
    CHECK(html("- a\n- b\n  1. c\n") == "<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>");
    CHECK(html("7. a\n8. b\n") == "<ol start=\"7\"><li>a</li><li>b</li></ol>");
    CHECK(html("- [x] a\n- [ ] b\n") == "<ul><li>☑ a</li><li>☐ b</li></ul>");
    CHECK(
        html("|a|b|\n|-|:-:|\n|1|2|\n") ==
        R"(<table class="data" border="1" cellspacing="0" cellpadding="4"><tr><th>a</th><th align="center">b</th></tr>)"
        R"(<tr><td>1</td><td align="center">2</td></tr></table>)");
    CHECK(html("> a\n> > b\n") ==
          R"(<blockquote class="quote"><p>a</p><blockquote class="quote"><p>b</p></blockquote></blockquote>)");
    CHECK(html("模型 &amp; \"x\" &copy;") == "<p>模型 &amp; &quot;x&quot; ©</p>");
    CHECK(checkedBlocks("").empty());
    CHECK(checkedBlocks("<!-- please fill in -->\n\n").empty());
}

TEST_CASE("Markdown: code blocks are blocks of their own, as written", "[format]")
{
    const auto blocks = checkedBlocks("a\n\n```cpp {1}\nif (a < b) {\n\n}\n\n```\n\n    plain &amp;\n");
    REQUIRE(blocks.size() == 3);
    CHECK(blocks[1].kind == TextBlock::Kind::Code);
    CHECK(blocks[1].language == "cpp");
    CHECK(blocks[1].text == "if (a < b) {\n\n}");
    CHECK(blocks[2].kind == TextBlock::Kind::Code);
    CHECK(blocks[2].text == "plain &amp;");
    CHECK(blocks[2].language.empty());
    const auto raw = checkedBlocks("<pre lang=\"py\">\nx &lt; y\n<b>z</b></pre>\n");
    REQUIRE(raw.size() == 1);
    CHECK(raw[0].language == "py");
    CHECK(raw[0].text == "x < y\nz");
}

TEST_CASE("Markdown: a log that is longer than a piece is one block of code to its end", "[format]")
{
    const auto logOf = [](const std::string& fence, const std::string& start) {
        std::string log;
        for (int line = 0; log.size() < 1'400'000; ++line) {
            log += start + "[" + std::to_string(line) + "] *step* of `the` training, loss <nan>, see #12 and a_b_c\n";
            log += line % 50 == 0 ? start + "\n" : "";
        }
        return start + fence + "text\n" + log + start + fence + "\n";
    };
    for (const auto& [fence, start] : {std::pair("```", ""), std::pair("~~~~", ""), std::pair("```", "> ")}) {
        INFO(fence << start);
        const std::string before = "Before.\n\n" + std::string(700'000, 'x') + "\n\n";
        for (const std::string& opening : {std::string("Before.\n\n"), before}) {
            const auto blocks = checkedBlocks(opening + logOf(fence, start) + "\nBehind **it**.\n");
            const auto isCode = [](const TextBlock& block) { return block.kind == TextBlock::Kind::Code; };
            REQUIRE(std::ranges::count_if(blocks, isCode) == 1);
            const TextBlock& code = *std::ranges::find_if(blocks, isCode);
            CHECK(code.language == "text");
            CHECK(code.text.starts_with("[0] *step*"));
            CHECK(code.text.size() > 1'300'000);
            CHECK(blocks.back().html == "<p>Behind <strong>it</strong>.</p>");
        }
    }
    // One that is never closed goes on to the end.
    std::string open = logOf("```", "");
    open.resize(open.size() - 4);
    const auto blocks = checkedBlocks(open);
    REQUIRE(blocks.size() == 1);
    CHECK(blocks[0].text.ends_with("a_b_c"));
}

TEST_CASE("Markdown: code within lists and quotes divides what is around it", "[format]")
{
    const auto blocks =
        checkedBlocks("1. one\n2. two\n   ```\n   c\n   ```\n   more\n3. three\n\n> q\n>\n>     d\n>\n> r\n");
    REQUIRE(blocks.size() == 5);
    CHECK(blocks[0].html == "<ol><li>one</li><li>two</li></ol>");
    CHECK(blocks[1].text == "c");
    CHECK(blocks[1].indent == 1);
    CHECK(blocks[1].depth == 0);
    CHECK(blocks[2].html == "<div class=\"indent\">more</div><ol start=\"3\"><li>three</li></ol>"
                            "<blockquote class=\"quote\"><p>q</p></blockquote>");
    CHECK(blocks[3].text == "d");
    CHECK(blocks[3].depth == 1);
    CHECK(blocks[4].html == "<blockquote class=\"quote\"><p>r</p></blockquote>");
}

TEST_CASE("Markdown: details become folds, with what Markdown stands in them", "[format]")
{
    const auto blocks =
        checkedBlocks("a\n\n<details open>\n<summary>Log of <code>x</code></summary>\n\n```\nlog\n```\n\n- b\n\n"
                      "<details><summary>inner</summary>deep</details>\n\nlast line</details>\n\nafter\n");
    REQUIRE(blocks.size() == 3);
    const TextBlock& fold = blocks[1];
    CHECK(fold.kind == TextBlock::Kind::Fold);
    CHECK(fold.open);
    CHECK(fold.html == "Log of <code>x</code>");
    REQUIRE(fold.blocks.size() == 4);
    CHECK(fold.blocks[0].text == "log");
    CHECK(fold.blocks[1].html == "<ul><li>b</li></ul>");
    CHECK(fold.blocks[2].html == "inner");
    CHECK(fold.blocks[2].blocks.at(0).html == "deep");
    CHECK(fold.blocks[3].html == "<p>last line</p>");
    CHECK(blocks[2].html == "<p>after</p>");
    const auto nested = checkedBlocks("- x\n  <details><summary>s</summary>\n\n  in\n  </details>\n\n  y\n");
    REQUIRE(nested.size() == 3);
    CHECK(nested[1].kind == TextBlock::Kind::Fold);
    CHECK(nested[1].indent == 1);
}

TEST_CASE("Markdown: details that are never closed do not hide the rest", "[format]")
{
    const auto blocks = checkedBlocks("<details><summary>s</summary>\n\nshown\n");
    REQUIRE(blocks.size() == 2);
    CHECK(blocks[0].kind == TextBlock::Kind::Fold);
    CHECK(blocks[1].html == "<p>shown</p>");
}

TEST_CASE("Markdown: links lead to http and https only", "[format]")
{
    CHECK(html("[a](https://x.org/?a=1&b=\"2\")") == R"(<p><a href="https://x.org/?a=1&amp;b=%222%22">a</a></p>)");
    CHECK(html("https://x.org/a_b_c.") == R"(<p><a href="https://x.org/a_b_c">https://x.org/a_b_c</a>.</p>)");
    CHECK(html("[a](HTTP://x.org)") == R"(<p><a href="http://x.org">a</a></p>)");
    CHECK(html("[a](//x.org/b)") == R"(<p><a href="https://x.org/b">a</a></p>)");
    for (const char* target :
         {"javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "<java\tscript:x>",
          "<\x01javascript:x>", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "mailto:a@b.c", "#top",
          "ftp://x.org", "https:", "https://", "http:javascript", "<https://a b>", "\\\\\\\\host\\\\share",
          "accord-image:https://x.org"}) {
        INFO(target);
        CHECK(html("[a](" + std::string(target) + ")").find("href") == std::string::npos);
        CHECK(html("<a href=\"" + std::string(target) + "\">a</a>").find("href") == std::string::npos);
    }
    CHECK(html("a@b.org <c@d.org>") == "<p>a@b.org c@d.org</p>");
}

TEST_CASE("Markdown: relative links and references lead to the issue's host", "[format]")
{
    CHECK(html("[a](docs/x.md#y) [b](/o/s) [c](./z)") ==
          R"(<p><a href="https://github.com/o/r/blob/HEAD/docs/x.md#y">a</a> <a href="https://github.com/o/s">b</a> )"
          R"(<a href="https://github.com/o/r/blob/HEAD/z">c</a></p>)");
    CHECK(
        html("#12, (#13) p/q.r#14 GH-15") ==
        R"(<p><a href="https://github.com/o/r/issues/12">#12</a>, (<a href="https://github.com/o/r/issues/13">#13</a>) )"
        R"(<a href="https://github.com/p/q.r/issues/14">p/q.r#14</a> <a href="https://github.com/o/r/issues/15">GH-15</a></p>)");
    for (const char* text :
         {"#0", "#12a", "a#12", "#define", "a/b/c#12", "#IBZ414", "XGH-1", "&#35;x", "##12", "@me", "/#12"}) {
        INFO(text);
        CHECK(html("x " + std::string(text)).find("href") == std::string::npos);
    }
    CHECK(html("`#12` [#13](https://x.org)").find("issues") == std::string::npos);
    CHECK(html("#IBZ414", {"https://gitee.com/o/r", {}}) ==
          R"(<p><a href="https://gitee.com/o/r/issues/IBZ414">#IBZ414</a></p>)");
    CHECK(html("x-lm/lm#12", {"https://github.com/o/r", {"lm"}}).find("href") == std::string::npos);
    CHECK(html("#12 [a](docs/x.md)", {}) == "<p>#12 a</p>");
}

TEST_CASE("Markdown: images are placeholders and never loaded", "[format]")
{
    CHECK(html("![a *b*](https://x.org/p.png)") ==
          R"(<p><a class="image" href="accord-image:https://x.org/p.png">a b (x.org/p.png)</a></p>)");
    CHECK(html("<img width=\"3\" src=\"https://x.org/p%20q.png?raw=1\" onerror=\"x()\">") ==
          R"(<a class="image" href="accord-image:https://x.org/p%20q.png?raw=1">x.org/p%20q.png?raw=1</a>)");
    CHECK(html("![](https://x.org/" + std::string(90, 'p') + ")").find("ppp...ppp") != std::string::npos);
    CHECK(html("![a](http://x.org/p.png)") == "<p>a</p>");
    CHECK(html("![](http://x.org/p.png)") == "<p>p.png</p>");
    CHECK(html("![a](data:image/png;base64,xyz)") == "<p>a</p>");
    CHECK(html("![a](img/p.png)") ==
          R"(<p><a class="image" href="accord-image:https://github.com/o/r/blob/HEAD/img/p.png">a )"
          R"((github.com/o/r/blob/HEAD/img/p.png)</a></p>)");
    CHECK(html("[![a](https://x.org/p.png)](https://x.org/p.png)") ==
          R"(<p><a class="image" href="accord-image:https://x.org/p.png">a (x.org/p.png)</a></p>)");
    CHECK(html("[![a](https://x.org/p.svg)](https://ci.org/run)") ==
          R"(<p><a class="image" href="accord-image:https://x.org/p.svg">a (x.org/p.svg)</a> )"
          R"(<a href="https://ci.org/run">ci.org</a></p>)");
    CHECK(
        html("[b ![a](https://x.org/p.svg) c](https://ci.org)") ==
        R"(<p><a href="https://ci.org">b </a><a class="image" href="accord-image:https://x.org/p.svg">a (x.org/p.svg)</a>)"
        R"(<a href="https://ci.org"> c</a></p>)");
}

TEST_CASE("Markdown: raw HTML is taken over by a list of what is allowed", "[format]")
{
    CHECK(html("H<sub>2</sub>O<br>x<sup>2</sup> <kbd>Ctrl</kbd> <font color=red>red</font>") ==
          "<p>H<sub>2</sub>O<br/>x<sup>2</sup> <kbd>Ctrl</kbd> red</p>");
    CHECK(html("<table><tr><td colspan=2 align=right style='x' onclick='y'>a<td>b</table>") ==
          R"(<table class="data" border="1" cellspacing="0" cellpadding="4"><tr><td colspan="2" align="right">a</td>)"
          R"(<td>b</td></tr></table>)");
    CHECK(html("<div align=center><h2>t</h2>\n\n*m*\n\n</div>") == "<div><h2>t</h2><p><em>m</em></p></div>");
    CHECK(html("a <b>bold\n\nnext") == "<p>a <strong>bold</strong></p><p>next</p>");
    CHECK(html("</div></p></details>x") == "x");
    CHECK(html("a <!-- hidden --> b<!-- and <b> this --> c") == "<p>a  b c</p>");
    for (const char* wild :
         {"<script>alert(1)</script>", "<style>p{}</style>", "<iframe src=x></iframe>", "<object data=x>",
          "<svg onload=x>", "<form><input onfocus=x autofocus></form>", "<meta http-equiv=refresh>", "<textarea>",
          "<title>", "<plaintext>", "<base href=x>", "<link rel=stylesheet href=x>", "<embed src=x>",
          "<math><mi xlink:href=x>", "<template>", "<noscript>", "<xmp>"}) {
        INFO(wild);
        CHECK(shownText(checkedBlocks(std::string(wild) + "\n\nrest")).find("rest") != std::string::npos);
        CHECK(shownText(checkedBlocks("<b>a</b> " + std::string(wild) + " rest")).find("rest") != std::string::npos);
    }
}

TEST_CASE("Markdown: what looks like a tag and is none is shown", "[format]")
{
    CHECK(html("#0 0x7f <optimized out> in std::vector<float>::at <think>") ==
          "<p>#0 0x7f &lt;optimized out&gt; in std::vector&lt;float&gt;::at &lt;think&gt;</p>");
    CHECK(html("<b>x</b> <optimized out>") == "<p><strong>x</strong> &lt;optimized out&gt;</p>");
    CHECK(html("<module>\n  at x\n</module>") == "<p>&lt;module&gt;<br/>  at x<br/>&lt;/module&gt;</p>");
}

TEST_CASE("Markdown: keywords are marked as whole words", "[format]")
{
    const MarkdownOptions options{"", {"cuda", "out of memory", "OOM", "C++", "显存", "memory", "<b>"}};
    CHECK(
        html("CUDA cudaMalloc Out of Memory, memory_leak", options) ==
        R"(<p><span class="keyword">CUDA</span> cudaMalloc <span class="keyword">Out of Memory</span>, memory_leak</p>)");
    CHECK(html("C++ [oom](https://x.org) *OOM*s", options) ==
          R"(<p><span class="keyword">C++</span> <a href="https://x.org"><span class="keyword">oom</span></a> )"
          R"(<em><span class="keyword">OOM</span></em>s</p>)");
    CHECK(html("训练显存不足 a显存", options) ==
          R"(<p>训练<span class="keyword">显存</span>不足 a<span class="keyword">显存</span></p>)");
    CHECK(html("é\u00e9cuda “cuda” cuda。 \\<b>", options) ==
          R"(<p>éécuda “<span class="keyword">cuda</span>” <span class="keyword">cuda</span>。 )"
          R"(<span class="keyword">&lt;b&gt;</span></p>)");
    CHECK(checkedBlocks("```\ncuda\n```\n", options)[0].text == "cuda");
}

TEST_CASE("Markdown: a long text comes in steps, and the steps are the whole", "[format]")
{
    std::string text;
    for (int i = 0; i < 4000; ++i) {
        text += "Paragraph " + std::to_string(i) + " with *words* and `code`.\n\n";
    }
    MarkdownSteps steps(text, kOptions);
    std::string joined;
    std::size_t count = 0;
    for (auto some = steps.next(); !some.empty(); some = steps.next()) {
        std::size_t size = 0;
        for (const TextBlock& block : some) {
            joined += block.html;
            size += block.html.size();
        }
        CHECK(size < 40000);
        ++count;
    }
    CHECK(count > 5);
    CHECK(steps.next().empty());
    std::string whole;
    for (const TextBlock& block : checkedBlocks(text)) {
        whole += block.html;
    }
    CHECK(joined == whole);
}

TEST_CASE("Markdown: a long paragraph, list or log without a fence is divided", "[format]")
{
    std::string log;
    std::string list;
    for (int i = 0; i < 3000; ++i) {
        log += "llama_model_loader: - kv " + std::to_string(i) + ": x = [1, 2]\n";
        list += "- item " + std::to_string(i) + "\n";
    }
    const auto blocks = checkedBlocks("> " + log);
    CHECK(blocks.size() > 5);
    for (const TextBlock& block : blocks) {
        CHECK(block.html.size() < 20000);
        CHECK(block.html.starts_with("<blockquote class=\"quote\"><p"));
    }
    CHECK(blocks[1].html.find("<p class=\"continued\">") != std::string::npos);
    CHECK(checkedBlocks(list).size() > 2);
}

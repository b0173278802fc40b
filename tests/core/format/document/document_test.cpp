// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/document.h"
#include "core/format/markdown/markdown.h"
#include "tests/core/format/markdown/well_formed.h"
#include "tests/support/catch.h"

#include <gumbo.h>

#include <functional>
#include <set>

using namespace accord;
using namespace accord::format;

namespace {

// What somebody may have called an issue.
const std::vector<std::string>& hostileTexts()
{
    static const std::vector<std::string> texts{
        "<script>alert(1)</script><img src=x onerror=alert(1)>",
        "</title></style></table><h1>gone</h1>",
        "[click](javascript:alert(1)) ![x](http://evil.example/p.png) <http://evil.example>",
        "**bold** _it_ ~~no~~ `code` \\ | a | b |",
        "http://evil.example www.evil.example",
        "# heading",
        "- list",
        "1. one",
        "one\n\n## two\r\n\t> quote",
        "&lt;b&gt; &amp;amp; &#60;",
        "\u202Egnp.exe\u2066 turned",
        "=cmd()|'x'!A1 @everyone #1 $x^2$ :tada:",
        "\"quoted\" 'single'",
        "\x01\x7F control",
        "显存 不足 <b>",
        "***",
        "---",
        "```",
    };
    return texts;
}

format::FormattedDocument withText(const std::string& text)
{
    format::FormattedDocument document;
    document.title = text;
    document.heading(1, "Minutes");
    document.heading(3, text);
    document.paragraph(text);
    document.list({{plain(text)}, {strong(text), plain(": "), plain(text)}, {{text, false, "https://example.org/1"}}});
    DocumentPart& table = document.table("lr", {"Text", text});
    table.rows.push_back({{plain(text)}, {strong(text)}});
    return document;
}

struct Html
{
    explicit Html(const std::string& text)
        : output(gumbo_parse_with_options(&kGumboDefaultOptions, text.data(), text.size()))
    {}
    ~Html() { gumbo_destroy_output(&kGumboDefaultOptions, output); }
    Html(const Html&) = delete;
    Html& operator=(const Html&) = delete;

    GumboOutput* output;
};

void walk(const GumboNode* node, const std::function<void(const GumboNode&)>& visit)
{
    visit(*node);
    if (node->type == GUMBO_NODE_ELEMENT) {
        const GumboVector& children = node->v.element.children;
        for (unsigned i = 0; i < children.length; ++i) {
            walk(static_cast<const GumboNode*>(children.data[i]), visit);
        }
    }
}

} // namespace

TEST_CASE("Documents: HTML holds hostile text as text, and nothing that loads or runs", "[format]")
{
    const std::set<std::string> allowed{"html", "head", "meta", "title", "style", "body",  "h1",
                                        "h3",   "p",    "ul",   "li",    "table", "thead", "tbody",
                                        "tr",   "th",   "td",   "a",     "bdi",   "strong"};
    for (const std::string& text : hostileTexts()) {
        INFO(text);
        const Html html(asHtml(withText(text)));
        CHECK(html.output->errors.length == 0);
        int shown = 0;
        walk(html.output->root, [&](const GumboNode& node) {
            if (node.type == GUMBO_NODE_TEXT && node.v.text.text == oneLine(text)) {
                ++shown;
            }
            if (node.type != GUMBO_NODE_ELEMENT) {
                return;
            }
            CHECK(allowed.contains(gumbo_normalized_tagname(node.v.element.tag)));
            for (unsigned i = 0; i < node.v.element.attributes.length; ++i) {
                const auto* attribute = static_cast<const GumboAttribute*>(node.v.element.attributes.data[i]);
                CHECK(std::string(attribute->name).substr(0, 2) != "on");
                if (std::string(attribute->name) == "href") {
                    CHECK(std::string(attribute->value) == "https://example.org/1");
                }
            }
        });
        CHECK(shown == 10); // every place where it was put, and the title of the window
    }
}

TEST_CASE("Documents: Markdown holds hostile text as text", "[format]")
{
    for (const std::string& text : hostileTexts()) {
        INFO(text);
        const std::string markdown = asMarkdown(withText(text));
        INFO(markdown);
        std::string html;
        for (const TextBlock& block : test::blocksOf(markdown, {})) {
            CHECK(block.kind == TextBlock::Kind::Flow);
            html += block.html;
        }
        const Html parsed("<!DOCTYPE html><title>x</title>" + html);
        int links = 0;
        int lists = 0;
        int headings = 0;
        int rows = 0;
        std::string plainText;
        walk(parsed.output->root, [&](const GumboNode& node) {
            if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE) {
                plainText += node.v.text.text;
            }
            if (node.type != GUMBO_NODE_ELEMENT) {
                return;
            }
            const std::string name = gumbo_normalized_tagname(node.v.element.tag);
            links += name == "a" ? 1 : 0;
            lists += name == "ul" || name == "ol" ? 1 : 0;
            headings += name[0] == 'h' && name.size() == 2 && name != "hr" ? 1 : 0;
            rows += name == "tr" ? 1 : 0;
            CHECK(name != "code");
            CHECK(name != "em");
            CHECK(name != "s");
            CHECK(name != "img");
        });
        CHECK(links == 1);
        CHECK(lists == 1);
        CHECK(headings == 2);
        CHECK(rows == 2);
        int shown = 0;
        const std::string expected = oneLine(text);
        for (std::size_t at = plainText.find(expected); at != std::string::npos;
             at = plainText.find(expected, at + expected.size())) {
            ++shown;
        }
        CHECK(shown == 9);
    }
}

TEST_CASE("Documents: what they look like", "[format]")
{
    format::FormattedDocument document;
    document.title = "T";
    document.heading(1, "Minutes");
    document.paragraph("Two words.");
    document.list({{strong("Reason"), plain(": it leaks")}, {{"vllm#1", false, "https://example.org/1"}}});
    document.list({});
    document.table("lr", {"Rule", "Count"}).rows.push_back({{plain("majority")}, {plain("12")}});
    CHECK(asMarkdown(document) == "# Minutes\n\nTwo words.\n\n- **Reason**: it leaks\n- "
                                  "[vllm\\#1](<https://example.org/1>)\n\n| Rule | Count |\n| --- | ---: |\n"
                                  "| majority | 12 |\n");
    const std::string html = asHtml(document);
    CHECK(html.find("<li><strong><bdi>Reason</bdi></strong><bdi>: it leaks</bdi></li>") != std::string::npos);
    CHECK(html.find("<td class=\"r\"><bdi>12</bdi></td>") != std::string::npos);
    CHECK(html.find("src=") == std::string::npos);
    CHECK(html.find("url(") == std::string::npos);
    document.list({{{"no link", false, "javascript:alert(1)"}}});
    CHECK(asHtml(document).find("javascript") == std::string::npos);
    CHECK(asMarkdown(document).find("javascript") == std::string::npos);
}

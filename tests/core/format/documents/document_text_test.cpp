// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/documents/document_text.h"
#include "tests/core/format/tables/made_tables.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using format::DocumentShape;
using test::errorOf;
using test::must;

namespace {

std::string word(const std::string& body)
{
    return test::zipped({{"word/document.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?><w:document><w:body>" + body +
                                                   "</w:body></w:document>"}});
}

std::string wordText(const std::string& body)
{
    return must(format::textOfDocument(word(body), DocumentShape::Word, "memo.docx"));
}

std::string openText(const std::string& body)
{
    const std::string content = "<office:document-content><office:body><office:text>" + body +
                                "</office:text></office:body></office:document-content>";
    return must(format::textOfDocument(test::zipped({{"content.xml", content}}), DocumentShape::OpenDocument, "m.odt"));
}

std::string pageText(const std::string& page)
{
    return must(format::textOfDocument(page, DocumentShape::WebPage, "m.html"));
}

} // namespace

TEST_CASE("Documents: of Word come paragraphs, headings, lists, tables and line ends", "[format]")
{
    CHECK(wordText("<w:p><w:pPr><w:pStyle w:val=\"Heading2\"/></w:pPr><w:r><w:t>What we saw</w:t></w:r></w:p>"
                   "<w:p><w:r><w:t xml:space=\"preserve\">It </w:t></w:r><w:r><w:t>fails &amp; hangs:</w:t></w:r>"
                   "<w:r><w:br/></w:r><w:r><w:t>twice</w:t><w:tab/><w:t>at least</w:t></w:r></w:p>"
                   "<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>once here</w:t></w:r></w:p>"
                   "<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>once there</w:t></w:r></w:p><w:p/>"
                   "<w:tbl><w:tr><w:tc><w:p><w:r><w:t>内存</w:t></w:r></w:p></w:tc>"
                   "<w:tc><w:p><w:r><w:t>8 GB</w:t></w:r></w:p></w:tc></w:tr></w:tbl>") ==
          "## What we saw\n\nIt fails & hangs:\ntwice at least\n\n- once here\n- once there\n\n内存\n\n8 GB\n");
}

TEST_CASE("Documents: what was deleted, noted beside, or said twice for older programs stays out", "[format]")
{
    CHECK(wordText("<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>"
                   "<w:ins><w:r><w:t> and added</w:t></w:r></w:ins>"
                   "<w:r><w:instrText>HYPERLINK</w:instrText></w:r>"
                   "<mc:AlternateContent><mc:Choice><w:r><w:t> once</w:t></w:r></mc:Choice>"
                   "<mc:Fallback><w:r><w:t> twice</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>") ==
          "kept and added once\n");
    CHECK(openText("<text:tracked-changes><text:p>gone</text:p></text:tracked-changes>"
                   "<text:h text:outline-level=\"1\">Memo</text:h>"
                   "<text:p>It<text:s text:c=\"2\"/>fails<office:annotation><text:p>really?</text:p>"
                   "</office:annotation>,<text:line-break/>twice</text:p>"
                   "<text:list><text:list-item><text:p>here</text:p></text:list-item>"
                   "<text:list-item><text:p>there</text:p></text:list-item></text:list><text:p>End</text:p>") ==
          "# Memo\n\nIt fails,\ntwice\n\n- here\n- there\n\nEnd\n");
}

TEST_CASE("Documents: of a web page come its words", "[format]")
{
    CHECK(pageText("<!DOCTYPE html><html><head><title>Memo</title><style>p { color: red }</style></head>"
                   "<body><!-- no > comment --><h2>Saw</h2><p>It\n  fails &amp; <b>hangs</b>:<br>twice</p>"
                   "<ul><li>here<li>there</ul><script>if (a < b) alert('</p>')</script>"
                   "<pre>a  b\n  c &lt; d</pre><p title=\"a > b\">1 < 2 &#x4e2d;&#25991; &eacute;</p></body></html>") ==
          "# Memo\n\n## Saw\n\nIt fails & hangs:\ntwice\n\n- here\n- there\n\n```\na  b\n  c < d\n```\n\n"
          "1 < 2 中文 &eacute;\n");
    CHECK(pageText("<p>vector&lt;int&gt; grows") == "vector&lt;int> grows\n"); // shown, and not taken for a tag
    CHECK(pageText("<meta charset=gb2312><p>\xc4\xda\xb4\xe6") == "内存\n");
    CHECK(pageText("<p>caf\xe9 cr\xe8me br\xfbl\xe9"
                   "e</p>") == "café crème brûlée\n");
    CHECK(pageText("") == "");
    CHECK(pageText("<script>") == "");
    CHECK(pageText("a <") == "a <\n");
    CHECK(errorOf(format::textOfDocument("<meta charset=utf-8>\n<p>\xff", DocumentShape::WebPage, "m.html")).code ==
          Errc::BadEncoding);
}

TEST_CASE("Documents: hostile and damaged archives are refused", "[format]")
{
    const auto refused = [](const std::string& bytes, DocumentShape shape = DocumentShape::Word) {
        return errorOf(format::textOfDocument(bytes, shape, "m")).reason;
    };
    CHECK(refused("no archive") == Reason::ArchiveDamaged);
    CHECK(refused(word("<w:p/>").substr(0, 60)) == Reason::ArchiveDamaged);
    CHECK(refused(test::zipped({{"other.xml", "<x/>"}})) == Reason::DocumentWithoutText);
    CHECK(refused(test::zipped({{"../word/document.xml", "<x/>"}})) == Reason::DocumentWithoutText);
    CHECK(refused(word("<w:p/>"), DocumentShape::OpenDocument) == Reason::DocumentWithoutText);
    CHECK(refused(test::zipped({{"word/document.xml", "<!DOCTYPE w [<!ENTITY a \"aaaa\">]><w:p>&a;</w:p>"}})) ==
          Reason::PackedDeclares);
    std::string deep;
    for (int i = 0; i < 100'000; ++i) {
        deep += "<w:tbl>";
    }
    CHECK(refused(word(deep)) == Reason::PackedTooDeep);
    CHECK(refused(test::zipped({{"word/document.xml", "<w:document><w:p><w:r>"}})) == Reason::PackedDamaged);
    // A little that unpacks to a lot.
    const std::string much(std::size_t{70} << 20U, ' ');
    CHECK(refused(word("<w:p>" + much + "</w:p>")) == Reason::PackedDamaged);
}

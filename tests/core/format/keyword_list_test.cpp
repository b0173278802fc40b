// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords.h"
#include "core/format/keyword_list.h"
#include "core/format/tables/table_reader.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <memory>
#include <sstream>

using namespace accord;
using format::KeywordList;
using format::readKeywordLists;
using test::errorOf;
using test::must;

TEST_CASE("Lists of a script are read under their names")
{
    const auto lists = must(readKeywordLists("# what we look for\n"
                                             "one_keywords = [\n"
                                             "  'llm', \"few shot\", # short ones\n"
                                             "  'it\\'s', 'a#b',\"x\",\n"
                                             "]\n\n\n"
                                             "two = ['yi' , r're:\\bint\\d']",
                                             "lists"));
    REQUIRE(lists.size() == 2);
    CHECK(lists[0] == KeywordList{"one_keywords", {{"llm"}, {"few shot"}, {"it's"}, {"a#b"}, {"x"}}});
    CHECK(lists[1] == KeywordList{"two", {{"yi"}, {"\\bint\\d", true}}});
}

TEST_CASE("A list may be empty and lines may end in any way")
{
    CHECK(must(readKeywordLists("none=[]\r\nsome=[\r\n'a'\r\n]\r\n", "x")) ==
          std::vector<KeywordList>{{"none", {}}, {"some", {{"a"}}}});
    CHECK(must(readKeywordLists("\xEF\xBB\xBFone = ['a']", "x")).front().name == "one");
}

TEST_CASE("Plain text has one keyword per line")
{
    const auto lists = must(readKeywordLists("# comment\n\n  few shot \r\nC#\nre: int[48] \n使用\n= [", "x"));
    REQUIRE(lists.size() == 1);
    CHECK(lists[0] == KeywordList{"", {{"few shot"}, {"C#"}, {"int[48]", true}, {"使用"}, {"= ["}}});
    CHECK(must(readKeywordLists("", "x")) == std::vector<KeywordList>{{}});
}

TEST_CASE("Each spelling is there once, as first written")
{
    CHECK(must(readKeywordLists("k = ['LLM', 'llm', 'LLM', 'gpt']", "x")).front().keywords ==
          std::vector<Keyword>{{"LLM"}, {"llm"}, {"gpt"}});
    CHECK(must(readKeywordLists("re:\\bA\nre:\\Ba\nre:\\bA\na\nA", "x")).front().keywords ==
          std::vector<Keyword>{{"\\bA", true}, {"\\Ba", true}, {"a"}, {"A"}});
}

TEST_CASE("Comments tell the class of keywords and where they are from, up to the end of a list")
{
    const std::vector<Keyword> wanted{{"llama", false, "model names", "HuggingFace"},
                                      {"yi", false, "model names", "ModelScope, ModelLink"},
                                      {"fsdp", false, "module names", ""}};
    const auto lists = must(readKeywordLists("# class: model names\n# Origin: HuggingFace\na = [ 'llama', # a comment\n"
                                             "#origin : ModelScope, ModelLink\n'yi',\n# class: module names\n"
                                             "# origin:\n'fsdp' ]\nb = ['gpt']",
                                             "x"));
    REQUIRE(lists.size() == 2);
    CHECK(lists[0].keywords == wanted);
    CHECK(lists[1].keywords == std::vector<Keyword>{{"gpt"}});
    CHECK(must(readKeywordLists("# class: model names\nllama\n# of: nothing\nyi", "x")).front().keywords ==
          std::vector<Keyword>{{"llama", false, "model names"}, {"yi", false, "model names"}});
    CHECK(format::writeKeywords(wanted) == "# class: model names\n# origin: HuggingFace\nllama\n"
                                           "# origin: ModelScope, ModelLink\nyi\n# class: module names\n"
                                           "# origin:\nfsdp\n");
    CHECK(must(format::readPlainKeywords(format::writeKeywords(wanted), "x")).front().keywords == wanted);
    const std::vector<Keyword> signs{{"#pragma"}, {"# 1", true}, {"C#"}};
    CHECK(format::writeKeywords(signs) == "\\#pragma\nre:# 1\nC#\n");
    CHECK(must(format::readPlainKeywords(format::writeKeywords(signs), "x")).front().keywords == signs);
}

TEST_CASE("A table has keywords with class, origin and list")
{
    CHECK(format::isKeywordTable("keyword,class\nllama,model names\n"));
    CHECK(format::isKeywordTable("\"Origin\";\"Keyword\"\r\n"));
    CHECK_FALSE(format::isKeywordTable("keyword\nclass\n"));
    CHECK_FALSE(format::isKeywordTable("few shot, keyword\n"));
    const auto read = [](const std::string& text) -> Result<std::vector<KeywordList>> {
        ACCORD_TRY(format::TableReader table,
                   format::TableReader::from(std::make_unique<std::istringstream>(text), "k.csv"));
        return format::readKeywordTable(table, "k.csv");
    };
    const auto lists = must(read("Class;keyword;note;origin;list\nmodel names;llama;;HuggingFace;pytorch\n"
                                 "model names;re:yi(-\\d+)?;;;pytorch\n;;;;\n;gpt;;;vllm\nx;llama;;y;pytorch\n"));
    REQUIRE(lists.size() == 2);
    CHECK(lists[0] ==
          KeywordList{"pytorch",
                      {{"llama", false, "model names", "HuggingFace"}, {"yi(-\\d+)?", true, "model names", ""}}});
    CHECK(lists[1] == KeywordList{"vllm", {{"gpt"}}});
    CHECK(errorOf(read("word,class\nllama,model names\n")).code == Errc::BadSyntax);
    CHECK(errorOf(read("keyword,class\nllama,x\nre:,x\n")).argument(0) == "k.csv:3");
}

TEST_CASE("What is wrong with a list is told with its line")
{
    const auto wrong = [](std::string_view text) { return errorOf(readKeywordLists(text, "lists")); };
    CHECK(accord::test::isError(wrong("a = [\n'x'\n'y']"), accord::Errc::BadSyntax, "lists:3",
                                "found \"'\", expected ',' or ']' after a keyword"));
    CHECK(accord::test::isError(wrong("a = [\n'x\n']"), accord::Errc::BadSyntax, "lists:2",
                                "found the end of the line, expected the closing quote of a keyword"));
    CHECK(accord::test::isError(wrong("a = ['x',\n"), accord::Errc::BadSyntax, "lists:2",
                                "found the end of the file, expected a keyword in quotes, or ']'"));
    CHECK(wrong("a = [x]").argument(0) == "lists:1");
    CHECK(accord::test::isError(wrong("a = ['x']\nb = 3"), accord::Errc::BadSyntax, "lists:2",
                                "found \"3\", expected '= [' after the name of a list"));
    CHECK(accord::test::isError(wrong("a = ['x']\n使 = []"), accord::Errc::BadSyntax, "lists:2",
                                "found \"使\", expected the name of a list"));
    CHECK(wrong("a = [\n' ']").argument(0) == "lists:2");
    CHECK(accord::test::isError(wrong("x\nre: \n"), accord::Errc::BadSyntax, "lists:2",
                                "found no text, expected a keyword"));
    CHECK(accord::test::isError(wrong("x\n\xff\n"), accord::Errc::BadEncoding, "lists:2",
                                "found bytes that are not UTF-8"));
}

TEST_CASE("A keyword is written as it is read")
{
    for (const Keyword& keyword : {Keyword{"few shot"}, Keyword{"int[48]", true}, Keyword{"C#"}}) {
        CHECK(must(format::parseKeyword(format::spelling(keyword))) == keyword);
    }
}

TEST_CASE("The study's lists are read", "[real]")
{
    ACCORD_REAL_DATA(file, "llm-dl-challenges/filter_keywords");
    const auto lists = must(readKeywordLists(test::readFile(file), "filter_keywords"));
    // Counted with Python, which the lists are written in: len(set(words)), len({word.lower() for word in words}).
    REQUIRE(lists.size() == 3);
    CHECK(lists[0].name == "tensorflow_keywords");
    CHECK(lists[0].keywords.size() == 74);
    CHECK(collect::countIgnoringCase(lists[0].keywords) == 72);
    CHECK(lists[1].name == "mindspore_keywords");
    CHECK(lists[1].keywords.size() == 84);
    CHECK(collect::countIgnoringCase(lists[1].keywords) == 82);
    CHECK(lists[2].name == "pytorch_keywords");
    CHECK(lists[2].keywords.size() == 72);
    CHECK(collect::countIgnoringCase(lists[2].keywords) == 68);
}

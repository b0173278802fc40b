// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/keyword_list.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

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

TEST_CASE("Keywords that differ only in case are one, as first written; regular expressions are not folded")
{
    CHECK(must(readKeywordLists("k = ['LLM', 'llm', 'Llm', 'gpt']", "x")).front().keywords ==
          std::vector<Keyword>{{"LLM"}, {"gpt"}});
    CHECK(must(readKeywordLists("re:\\bA\nre:\\Ba\nre:\\bA\na\nA", "x")).front().keywords ==
          std::vector<Keyword>{{"\\bA", true}, {"\\Ba", true}, {"a"}});
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
    // Counted with Python, which the lists are written in: len({word.lower() for word in words}).
    REQUIRE(lists.size() == 3);
    CHECK(lists[0].name == "tensorflow_keywords");
    CHECK(lists[0].keywords.size() == 72);
    CHECK(lists[1].name == "mindspore_keywords");
    CHECK(lists[1].keywords.size() == 82);
    CHECK(lists[2].name == "pytorch_keywords");
    CHECK(lists[2].keywords.size() == 68);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

using namespace accord;
using collect::readKeywordLists;
using test::errorOf;
using test::must;

TEST_CASE("Lists of keywords are read from a file, those without a name under the file's")
{
    const test::TempFolder folder;
    const auto script = test::writeFile(folder.path() / "filter", "a = ['x']\nnone = []\nb = ['y']\n");
    const auto lists = must(readKeywordLists(script));
    REQUIRE(lists.size() == 2);
    CHECK(lists[0].name == "a");
    CHECK(lists[1].name == "b");
    CHECK(lists[1].keywords == std::vector<Keyword>{{"y"}});
    const auto plain = must(readKeywordLists(test::writeFile(folder.path() / "vllm.txt", "llm\nre:int[48]\n")));
    REQUIRE(plain.size() == 1);
    CHECK(plain[0].name == "vllm");
    CHECK(plain[0].keywords == std::vector<Keyword>{{"llm"}, {"int[48]", true}});
}

TEST_CASE("A file without keywords is an error that names it")
{
    const test::TempFolder folder;
    const auto bad = test::writeFile(folder.path() / "bad", "a = [\n1]");
    CHECK(errorOf(readKeywordLists(bad)).argument(0) == bad.string() + ":2");
    CHECK(errorOf(readKeywordLists(test::writeFile(folder.path() / "none", "# nothing\n"))).code == Errc::NotFound);
    CHECK(errorOf(readKeywordLists(folder.path() / "missing")).code == Errc::NotFound);
}

TEST_CASE("Keywords are checked before they are used")
{
    CHECK(collect::checkKeywords(std::vector<Keyword>{{"a(b"}, {"a(b)", true}}).ok());
    const Status wrong = collect::checkKeywords(std::vector<Keyword>{{"x"}, {"a(b", true}});
    REQUIRE_FALSE(wrong.ok());
    CHECK(accord::test::isError(wrong.error(), accord::Errc::Invalid, "a(b", "missing ): a(b"));
}

TEST_CASE("Classes of keywords are counted apart, each issue once, and those that came of one class alone")
{
    const std::vector<Keyword> keywords{{"llama", false, "model names", "HuggingFace"},
                                        {"LLaMA", false, "model names", "ModelScope"},
                                        {"yi", false, "model names", "HuggingFace"},
                                        {"fsdp", false, "module names", "documentation"},
                                        {"int[48]", true}};
    collect::KeywordClasses classes(keywords);
    const auto add = [&classes](const std::vector<std::string>& names) { classes.add(names); };
    add({"llama", "yi"});
    add({"llama", "fsdp"});
    add({"re:int[48]"});
    add({"nobody's"});
    classes.judged("yi", "https://x/1", Relevance::FalsePositive);
    classes.judged("LLAMA", "https://x/1", Relevance::FalsePositive); // the same issue, of the same class
    classes.judged("llama", "https://x/2", Relevance::Relevant);
    classes.judged("fsdp", "https://x/1", Relevance::Relevant);
    classes.judged("nobody's", "https://x/1", Relevance::Relevant);
    CHECK(classes.counts() ==
          std::vector<collect::KeywordClass>{{"model names", {"HuggingFace", "ModelScope"}, 3, 2, 2, 1, 1, 1},
                                             {"module names", {"documentation"}, 1, 1, 1, 0, 1, 0},
                                             {"", {}, 1, 1, 1, 1, 0, 0}});
    CHECK(collect::countIgnoringCase(keywords) == 4);
    REQUIRE(collect::keywordCalled(keywords, "YI") != nullptr);
    CHECK(collect::keywordCalled(keywords, "YI")->origin == "HuggingFace");
    CHECK(collect::keywordCalled(keywords, "int[48]") == nullptr); // a word, and no expression
    CHECK(collect::KeywordClasses(std::vector<Keyword>{{"llama"}}).counts().empty());
}

TEST_CASE("A table of keywords comes from a spreadsheet program, too")
{
    const test::TempFolder folder;
    const auto lists = must(readKeywordLists(test::writeFile(
        folder.path() / "k.csv", "keyword,class,origin\nllama,model names,HuggingFace\nfsdp,module names,labels\n")));
    REQUIRE(lists.size() == 1);
    CHECK(lists[0].name == "k");
    CHECK(lists[0].keywords == std::vector<Keyword>{{"llama", false, "model names", "HuggingFace"},
                                                    {"fsdp", false, "module names", "labels"}});
    const auto again = must(collect::fromLines(collect::asLines(lists[0].keywords), "Line"));
    CHECK(again == lists[0].keywords);
    CHECK(errorOf(collect::fromLines("llama\nre:", "Line")).argument(0) == "Line:2");
}

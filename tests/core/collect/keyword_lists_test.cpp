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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/search_index.h"
#include "core/store/search_query.h"
#include "tests/support/catch.h"

using accord::store::SearchQuery;
using Texts = std::vector<std::string>;

namespace {

std::string matchOf(const std::string& typed)
{
    return SearchQuery::parse(typed).match();
}

Texts phrasesOf(const std::string& typed)
{
    return SearchQuery::parse(typed).phrases();
}

} // namespace

TEST_CASE("Search query: words, prefixes and phrases", "[store]")
{
    CHECK(matchOf("out  of\tmemory\n") == R"("out" AND "of" AND "memory")");
    CHECK(phrasesOf("out of memory").empty());
    CHECK(matchOf("quant* me*") == R"("quant"* AND "me")"); // two letters match too much
    CHECK(matchOf("\"Out of\" memory") == R"("Out" AND "of" AND "memory")");
    CHECK(phrasesOf("\"Out  of\" memory") == Texts{"out of"});
    CHECK(phrasesOf("\"memory\"").empty());
    CHECK(SearchQuery::parse("").empty());
    CHECK(SearchQuery::parse("  \"\" * ,;").empty());
}

TEST_CASE("Search query: words with points and hyphens stand together", "[store]")
{
    CHECK(matchOf("torch.compile") == R"("torch" AND "compile")");
    CHECK(phrasesOf("torch.compile") == Texts{"torch.compile"});
    CHECK(matchOf("torch.comp*") == R"("torch" AND "comp"*)");
    CHECK(phrasesOf("torch.comp*") == Texts{"torch.comp"});
    CHECK(phrasesOf("out-of-memory") == Texts{"out-of-memory"});
    CHECK(matchOf("--flag") == R"("flag")");
    CHECK(phrasesOf("--flag").empty());
}

TEST_CASE("Search query: Chinese is taken character by character", "[store]")
{
    CHECK(matchOf("内存") == R"("内" AND "存")");
    CHECK(phrasesOf("内存") == Texts{"内存"});
    CHECK(phrasesOf("内存　泄漏") == (Texts{"内存", "泄漏"})); // a wide space
    CHECK(phrasesOf("GPU内存") == Texts{"gpu内存"});
    CHECK(accord::store::separated("GPU内存x") == "GPU 内  存 x");
}

TEST_CASE("Search query: no word is one that the index sees as two", "[store]")
{
    CHECK(accord::store::searchWords("don’t x—y “quoted”") == (Texts{"don", "t", "x", "y", "quoted"}));
    CHECK(accord::store::searchWords("Größe naïve_x") == (Texts{"große", "naive", "x"}));
    CHECK(accord::store::searchWords("…—（）").empty());
    CHECK(matchOf("don’t") == R"("don" AND "t")");
    CHECK(phrasesOf("don’t") == Texts{"don’t"});
    CHECK(matchOf("— panic") == R"("panic")");
}

TEST_CASE("Search query: what looks like a language of its own is text", "[store]")
{
    CHECK(matchOf("AND") == R"("AND")");
    CHECK(matchOf("NEAR(a b)") == R"("NEAR" AND "a" AND "b")");
    CHECK(matchOf("title:x") == R"("title" AND "x")");
    CHECK(matchOf("\"unbalanced phrase") == R"("unbalanced" AND "phrase")");
    CHECK(phrasesOf("\"unbalanced phrase") == Texts{"unbalanced phrase"});
    CHECK(matchOf("a\"b\"c") == R"("a" AND "b" AND "c")");
    CHECK(matchOf("x'; DROP TABLE event; --").find('\'') == std::string::npos);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords/matcher.h"
#include "tests/core/collect/keywords/naive_matcher.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <cstdlib>
#include <random>
#include <set>

using namespace accord;
using collect::Found;
using collect::Matcher;
using test::errorOf;
using test::must;

namespace {

Matcher matcherOf(const std::vector<std::string>& words)
{
    std::vector<Keyword> keywords;
    for (const std::string& word : words) {
        keywords.push_back({word});
    }
    return must(Matcher::compile(keywords));
}

// What is found of one keyword, as it is written in the text.
std::vector<std::string> foundOf(const Keyword& keyword, const std::string& text)
{
    std::vector<std::string> found;
    for (const Found& one : must(Matcher::compile(std::vector<Keyword>{keyword})).find(text)) {
        found.push_back(text.substr(one.start, one.length));
    }
    return found;
}

using Words = std::vector<std::string>;

} // namespace

TEST_CASE("A keyword is found as a whole word, in either case")
{
    CHECK(foundOf({"yi"}, "Yi-34B, YI; trying, yield, yi_6b, yi2, yi") == Words{"Yi", "YI", "yi"});
    CHECK(foundOf({"OPT"}, "an option to opt out of OPT-6.7b, adopt, ops.opt()") == Words{"opt", "OPT", "opt"});
    CHECK(foundOf({"T5"}, "t5, mt5, T5X, flan-t5-xl, t5_base") == Words{"t5", "t5"});
    CHECK(foundOf({"llm"}, "éllm llmé Дllm llm") == Words{"llm"});
}

TEST_CASE("A phrase is found over any white space")
{
    CHECK(foundOf({"few shot"}, "few shot, Few  Shot, few\r\n\tshot, few\u3000shot, few-shot, fewshot, few shots") ==
          Words{"few shot", "Few  Shot", "few\r\n\tshot", "few\u3000shot"});
    CHECK(foundOf({"  few \n shot "}, "few shot") == Words{"few shot"});
}

TEST_CASE("Signs in a keyword are taken literally")
{
    CHECK(foundOf({"mindspore.export"}, "mindspore.export(x) mindspore_export mindsporeXexport") ==
          Words{"mindspore.export"});
    CHECK(foundOf({"encoder-decoder"}, "Encoder-Decoder, encoder decoder") == Words{"Encoder-Decoder"});
    CHECK(foundOf({"C++"}, "C++17, c++, objc++") == Words{"C++", "c++"});
    CHECK(foundOf({".compile"}, "torch.compile, .compiled") == Words{".compile"});
    CHECK(foundOf({"[rank"}, "log[rank0] [rank 1]") == Words{"[rank"});
}

TEST_CASE("Chinese, Japanese and Korean have no borders of words")
{
    CHECK(foundOf({"llm"}, "使用llm训练，使用LLMs") == Words{"llm"});
    CHECK(foundOf({"训练"}, "使用llm训练模型，预训练") == Words{"训练", "训练"});
    CHECK(foundOf({"llm训练"}, "llm训练 xllm训练") == Words{"llm训练"});
    CHECK(foundOf({"モデル"}, "大規模モデルの") == Words{"モデル"});
    CHECK(foundOf({"gpt"}, "々gptー ⚠️gpt e\u0301gpt") == Words{"gpt", "gpt"});
}

TEST_CASE("Keywords that overlap all count, also with themselves")
{
    const Matcher matcher = matcherOf({"torch", "torch.compile", "compile", "a a"});
    CHECK(matcher.find("torch.compile") == std::vector<Found>{{0, 0, 5}, {1, 0, 13}, {2, 6, 7}});
    CHECK(matcher.find("a a a") == std::vector<Found>{{3, 0, 3}, {3, 2, 3}});
}

TEST_CASE("Regular expressions are found where they stand")
{
    CHECK(foundOf({"int[48]\\b", true}, "INT4 int8, uint8 int84") == Words{"INT4", "int8", "int8"});
    CHECK(foundOf({"(?-i)OPT", true}, "opt OPTION") == Words{"OPT"});
    CHECK(foundOf({"x*", true}, "axxбx") == Words{"xx", "x"});
    CHECK(foundOf({"a)(b", false}, "A)(B") == Words{"A)(B"});
    const Matcher matcher =
        must(Matcher::compile(std::vector<Keyword>{{"qwen"}, {"qwen\\d", true}, {"llama|qwen2", true}}));
    CHECK(matcher.names() == Words{"qwen", "re:qwen\\d", "re:llama|qwen2"});
    CHECK(matcher.find("Qwen2 qwen") == std::vector<Found>{{1, 0, 5}, {2, 0, 5}, {0, 6, 4}});
}

TEST_CASE("A keyword that cannot be looked for is an error")
{
    const auto wrong = [](Keyword keyword) { return errorOf(Matcher::compile(std::vector<Keyword>{keyword})); };
    CHECK(wrong({"a)(b", true}) == Error{Errc::Invalid, "a)(b", "unexpected ): a)(b"});
    CHECK(wrong({"(?=x)", true}).code == Errc::Invalid);
    CHECK(wrong({" \n"}) == Error{Errc::Invalid, " \n", "found no text, expected a keyword"});
    CHECK(wrong({"a\xff"}).code == Errc::Invalid);
}

TEST_CASE("Keywords that differ only in case or white space are one")
{
    CHECK(matcherOf({"LLM", "llm", "few  shot", "Few Shot", "Дом", "дОМ"}).names() == Words{"LLM", "few  shot", "Дом"});
    CHECK(matcherOf({}).find("anything").empty());
}

TEST_CASE("Hits of an issue have their places")
{
    const Matcher matcher = matcherOf({"llm", "yi"});
    Document document;
    document.title = "LLM: yi";
    document.body = "llm llm";
    document.comments = {{"a", "", "", "nothing"}, {"b", "", "", "Yi"}};
    CHECK(matcher.hits(document, {}) ==
          std::vector<KeywordHit>{
              {"llm", {{TextPlace::kTitle, 0, 3}, {TextPlace::kBody, 0, 3}, {TextPlace::kBody, 4, 3}}},
              {"yi", {{TextPlace::kTitle, 5, 2}}}});
    CHECK(matcher.hits(document, {false, false, true}) == std::vector<KeywordHit>{{"yi", {{1, 0, 2}}}});
    CHECK(matcher.hits(document, {false, false, false}).empty());
    document.body.clear();
    for (int i = 0; i < 100; ++i) {
        document.body += "llm ";
    }
    CHECK(matcher.hits(document, {false, true, false}).front().places.size() == KeywordHit::kMostPlaces);
}

// One keyword of up to five signs: no stray bytes, no white space at its ends, none next to another.
static std::vector<std::size_t> randomKeyword(std::mt19937& random)
{
    const auto& alphabet = test::alphabet();
    std::vector<std::size_t> keyword;
    const auto isSpace = [&](std::size_t sign) { return alphabet[sign].sort == test::Sign::Sort::Space; };
    const std::size_t length = 1 + random() % 5;
    while (keyword.size() < length) {
        const std::size_t sign = random() % (alphabet.size() - 4);
        const bool atEnd = keyword.empty() || keyword.size() + 1 == length;
        if (!isSpace(sign) || (!atEnd && !isSpace(keyword.back()))) {
            keyword.push_back(sign);
        }
    }
    return keyword;
}

// Signs at random, and keywords among them in whatever case, so that there is something to be found.
static std::vector<std::size_t> randomText(std::mt19937& random, const std::vector<std::vector<std::size_t>>& keywords)
{
    const auto& alphabet = test::alphabet();
    std::vector<std::size_t> text;
    const std::size_t length = random() % 200;
    while (text.size() < length) {
        if (random() % 3 != 0) {
            text.push_back(random() % alphabet.size());
            continue;
        }
        for (const std::size_t sign : keywords[random() % keywords.size()]) {
            std::size_t spelled = random() % alphabet.size();
            while (alphabet[spelled].folded != alphabet[sign].folded) {
                spelled = (spelled + 1) % alphabet.size();
            }
            text.push_back(spelled);
        }
    }
    return text;
}

// Stray bytes that come to stand together must not make a character that the alphabet does not have.
static bool isAsMeant(const std::vector<std::size_t>& text)
{
    const std::size_t firstStray = test::alphabet().size() - 4;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i - 1] >= firstStray && test::alphabet()[text[i]].bytes == "\x80") {
            return false;
        }
    }
    return true;
}

TEST_CASE("The matcher finds what a naive one finds", "[property]")
{
    // Each number of keywords from 1 to 40 three times; more by ACCORD_ROUNDS=400, which take half a minute.
    const char* wanted = std::getenv("ACCORD_ROUNDS");
    const int rounds = wanted == nullptr ? 120 : std::atoi(wanted);
    std::mt19937 random(20260117);
    std::size_t places = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<std::vector<std::size_t>> keywords;
        std::set<std::string> known;
        std::vector<Keyword> asGiven;
        while (keywords.size() < 1 + static_cast<std::size_t>(round) % 40) {
            const auto keyword = randomKeyword(random);
            std::string folded;
            for (const std::size_t sign : keyword) {
                const bool space = test::alphabet()[sign].sort == test::Sign::Sort::Space;
                folded += space ? " " : test::alphabet()[sign].folded;
            }
            if (known.insert(folded).second) {
                keywords.push_back(keyword);
                asGiven.push_back({test::written(keyword)});
            }
        }
        const Matcher matcher = must(Matcher::compile(asGiven));
        for (int i = 0; i < 10; ++i) {
            const auto text = randomText(random, keywords);
            if (!isAsMeant(text)) {
                continue;
            }
            const auto expected = test::naiveFind(text, keywords);
            INFO(test::written(text));
            REQUIRE(matcher.find(test::written(text)) == expected);
            places += expected.size();
        }
    }
    CHECK(places > 25 * static_cast<std::size_t>(rounds));
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords.h"
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

/// What a character of the test's alphabet is, written down by hand.
struct Sign
{
    enum class Sort { Letter, Mark, Space, Cjk, Other };

    std::string_view bytes;
    Sort sort = Sort::Other;
    std::string_view folded = bytes; ///< the same for all that differ only in case
};

using Sort = Sign::Sort;

const std::vector<Sign>& alphabet()
{
    // The Kelvin sign and the long s are a k and an s; the final sigma is a sigma; the last four are no UTF-8.
    static const std::vector<Sign> kAlphabet = {
        {"a", Sort::Letter},      {"A", Sort::Letter, "a"}, {"b", Sort::Letter},
        {"k", Sort::Letter},      {"K", Sort::Letter, "k"}, {"\u212a", Sort::Letter, "k"},
        {"s", Sort::Letter},      {"S", Sort::Letter, "s"}, {"\u017f", Sort::Letter, "s"},
        {"z", Sort::Letter},      {"5", Sort::Letter},      {"_", Sort::Letter},
        {"é", Sort::Letter},      {"É", Sort::Letter, "é"}, {"ß", Sort::Letter},
        {"σ", Sort::Letter},      {"ς", Sort::Letter, "σ"}, {"Σ", Sort::Letter, "σ"},
        {"д", Sort::Letter},      {"Д", Sort::Letter, "д"}, {"\U0001d400", Sort::Letter},
        {"\u0660", Sort::Letter}, {"\u0301", Sort::Mark},   {"\ufe0f", Sort::Mark},
        {" ", Sort::Space},       {"\n", Sort::Space},      {"\t", Sort::Space},
        {"\u00a0", Sort::Space},  {"\u3000", Sort::Space},  {"使", Sort::Cjk},
        {"用", Sort::Cjk},        {"か", Sort::Cjk},        {"한", Sort::Cjk},
        {"々", Sort::Cjk},        {"😀", Sort::Other},       {"⚠", Sort::Other},
        {"①", Sort::Other},       {"-", Sort::Other},       {".", Sort::Other},
        {"*", Sort::Other},       {"(", Sort::Other},       {"。", Sort::Other},
        {"\u200b", Sort::Other},  {"\xff", Sort::Other},    {"\x80", Sort::Other},
        {"\xc3", Sort::Other},    {"\xf0", Sort::Other}};
    return kAlphabet;
}

using Signs = std::vector<std::size_t>;

Sort sortOf(std::size_t sign)
{
    return alphabet()[sign].sort;
}

// Whether a word goes on between the signs before and at `at`.
bool goesOn(const Signs& text, std::size_t at)
{
    if (at == 0 || at == text.size() || (sortOf(text[at]) != Sort::Letter && sortOf(text[at]) != Sort::Mark)) {
        return false;
    }
    std::size_t before = at - 1;
    while (before > 0 && sortOf(text[before]) == Sort::Mark) {
        --before;
    }
    return sortOf(text[before]) == Sort::Letter;
}

// Where the keyword ends if it stands at `at`, else `at`.
std::size_t endOf(const Signs& keyword, const Signs& text, std::size_t at)
{
    std::size_t to = at;
    for (const std::size_t sign : keyword) {
        if (to == text.size()) {
            return at;
        }
        if (sortOf(sign) == Sort::Space) {
            if (sortOf(text[to]) != Sort::Space) {
                return at;
            }
            while (to < text.size() && sortOf(text[to]) == Sort::Space) {
                ++to;
            }
        } else if (alphabet()[sign].folded == alphabet()[text[to]].folded) {
            ++to;
        } else {
            return at;
        }
    }
    return to;
}

// Compares every keyword at every position, sign by sign. Texts and keywords are given as positions in the alphabet;
// keywords neither begin nor end with white space, and have one sign where they have some.
std::vector<Found> naiveFind(const Signs& text, const std::vector<Signs>& keywords)
{
    std::vector<std::uint32_t> offsets = {0};
    for (const std::size_t sign : text) {
        offsets.push_back(offsets.back() + static_cast<std::uint32_t>(alphabet()[sign].bytes.size()));
    }
    std::vector<Found> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (std::uint32_t keyword = 0; keyword < keywords.size(); ++keyword) {
            const std::size_t end = endOf(keywords[keyword], text, at);
            if (end > at && !goesOn(text, at) && !goesOn(text, end)) {
                found.push_back({keyword, offsets[at], offsets[end] - offsets[at]});
            }
        }
    }
    return found;
}

std::string written(const Signs& signs)
{
    std::string text;
    for (const std::size_t sign : signs) {
        text += alphabet()[sign].bytes;
    }
    return text;
}

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
    CHECK(accord::test::isError(wrong({"a)(b", true}), accord::Errc::Invalid, "a)(b", "unexpected ): a)(b"));
    CHECK(wrong({"(?=x)", true}).code == Errc::Invalid);
    CHECK(accord::test::isError(wrong({" \n"}), accord::Errc::Invalid, " \n", "found no text, expected a keyword"));
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
    const auto& signs = alphabet();
    std::vector<std::size_t> keyword;
    const auto isSpace = [&](std::size_t sign) { return signs[sign].sort == Sign::Sort::Space; };
    const std::size_t length = 1 + random() % 5;
    while (keyword.size() < length) {
        const std::size_t sign = random() % (signs.size() - 4);
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
    const auto& signs = alphabet();
    std::vector<std::size_t> text;
    const std::size_t length = random() % 200;
    while (text.size() < length) {
        if (random() % 3 != 0) {
            text.push_back(random() % signs.size());
            continue;
        }
        for (const std::size_t sign : keywords[random() % keywords.size()]) {
            std::size_t spelled = random() % signs.size();
            while (signs[spelled].folded != signs[sign].folded) {
                spelled = (spelled + 1) % signs.size();
            }
            text.push_back(spelled);
        }
    }
    return text;
}

// Stray bytes that come to stand together must not make a character that the alphabet does not have.
static bool isAsMeant(const std::vector<std::size_t>& text)
{
    const std::size_t firstStray = alphabet().size() - 4;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i - 1] >= firstStray && alphabet()[text[i]].bytes == "\x80") {
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
                const bool space = alphabet()[sign].sort == Sign::Sort::Space;
                folded += space ? " " : alphabet()[sign].folded;
            }
            if (known.insert(folded).second) {
                keywords.push_back(keyword);
                asGiven.push_back({written(keyword)});
            }
        }
        const Matcher matcher = must(Matcher::compile(asGiven));
        for (int i = 0; i < 10; ++i) {
            const auto text = randomText(random, keywords);
            if (!isAsMeant(text)) {
                continue;
            }
            const auto expected = naiveFind(text, keywords);
            INFO(written(text));
            REQUIRE(matcher.find(written(text)) == expected);
            places += expected.size();
        }
    }
    CHECK(places > 25 * static_cast<std::size_t>(rounds));
}

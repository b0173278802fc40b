// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/keyword_list.h"
#include "core/format/tables/table_reader.h"

#include <re2/re2.h>
#include <re2/set.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace accord::collect {

Result<std::vector<NamedKeywords>> readKeywordLists(const std::filesystem::path& file)
{
    constexpr std::size_t kMostBytesOfLists = std::size_t{8} << 20U;
    ACCORD_TRY(const std::string text, readFile(file, kMostBytesOfLists));
    std::vector<format::KeywordList> read;
    if (text.starts_with("PK\x03\x04") || format::isKeywordTable(text)) {
        ACCORD_TRY(format::TableReader table, format::TableReader::open(file));
        ACCORD_TRY(read, format::readKeywordTable(table, file.string()));
    } else {
        ACCORD_TRY(read, format::readKeywordLists(text, file.string()));
    }
    std::vector<NamedKeywords> lists;
    for (format::KeywordList& list : read) {
        if (!list.keywords.empty()) {
            lists.push_back(
                {list.name.empty() ? file.stem().string() : std::move(list.name), std::move(list.keywords)});
        }
    }
    if (lists.empty()) {
        return Error{Errc::NotFound, Reason::NoKeywordInFile, {file.string()}};
    }
    return lists;
}

Status checkKeywords(std::span<const Keyword> keywords)
{
    ACCORD_CHECK(Matcher::compile(keywords));
    return {};
}

std::string asLines(std::span<const Keyword> keywords)
{
    return format::writeKeywords(keywords);
}

Result<std::vector<Keyword>> fromLines(std::string_view lines, std::string_view name)
{
    ACCORD_TRY(std::vector<format::KeywordList> read, format::readPlainKeywords(lines, name));
    return std::move(read.front().keywords);
}

std::vector<Keyword> withoutRepeats(std::vector<Keyword> keywords)
{
    return format::withoutRepeats(std::move(keywords));
}

std::vector<Keyword> keywordsOf(std::span<const Source> sources)
{
    std::vector<Keyword> all;
    for (const Source& source : sources) {
        const std::vector<Keyword>& keywords = source.selection.keywords;
        all.insert(all.end(), keywords.begin(), keywords.end());
    }
    return withoutRepeats(std::move(all));
}

namespace {

// Of words that are found as one.
std::string foundAs(const Keyword& keyword)
{
    return keyword.regex ? format::spelling(keyword) : text::lowerAscii(withSingleSpaces(keyword.text));
}

} // namespace

std::int64_t countIgnoringCase(std::span<const Keyword> keywords)
{
    std::set<std::string> different;
    for (const Keyword& keyword : keywords) {
        different.insert(foundAs(keyword));
    }
    return std::ssize(different);
}

const Keyword* keywordCalled(std::span<const Keyword> keywords, const std::string& name)
{
    const auto wanted = format::parseKeyword(name);
    const auto found = std::ranges::find_if(
        keywords, [&wanted](const Keyword& keyword) { return wanted.ok() && foundAs(keyword) == foundAs(*wanted); });
    return found == keywords.end() ? nullptr : &*found;
}

KeywordClasses::KeywordClasses(std::span<const Keyword> keywords)
{
    for (const Keyword& keyword : withoutRepeats({keywords.begin(), keywords.end()})) {
        auto found = std::ranges::find(m_classes, keyword.className, &KeywordClass::name);
        if (found == m_classes.end()) {
            found = m_classes.insert(m_classes.end(), KeywordClass{keyword.className});
        }
        ++found->keywords;
        const auto place = static_cast<std::size_t>(found - m_classes.begin());
        found->ignoringCase += m_places.emplace(foundAs(keyword), place).second ? 1 : 0;
        if (!keyword.origin.empty() && std::ranges::find(found->origins, keyword.origin) == found->origins.end()) {
            found->origins.push_back(keyword.origin);
        }
    }
}

std::optional<std::size_t> KeywordClasses::classOf(const std::string& name) const
{
    const auto keyword = format::parseKeyword(name);
    const auto found = keyword.ok() ? m_places.find(foundAs(*keyword)) : m_places.end();
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

void KeywordClasses::add(std::span<const std::string> names)
{
    std::set<std::size_t> classes;
    for (const std::string& name : names) {
        if (const auto place = classOf(name)) {
            classes.insert(*place);
        }
    }
    for (const std::size_t place : classes) {
        ++m_classes[place].issues;
        m_classes[place].alone += classes.size() == 1 ? 1 : 0;
    }
}

void KeywordClasses::judged(const std::string& name, const std::string& url, Relevance relevance)
{
    const auto place = classOf(name);
    if (place && m_judged.emplace(*place, relevance, url).second) {
        m_classes[*place].relevant += relevance == Relevance::Relevant ? 1 : 0;
        m_classes[*place].falsePositive += relevance == Relevance::FalsePositive ? 1 : 0;
    }
}

std::vector<KeywordClass> KeywordClasses::counts() const
{
    const bool said = std::ranges::any_of(m_classes, [](const KeywordClass& each) { return !each.name.empty(); });
    return said ? m_classes : std::vector<KeywordClass>();
}

namespace {

// Unicode's White_Space; RE2's \s is that of ASCII.
constexpr const char* kWhiteSpace = R"([\s\v\p{Z}\x{85}]+)";

RE2::Options quiet(bool caseSensitive)
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(caseSensitive);
    return options;
}

re2::StringPiece piece(std::string_view text)
{
    return {text.data(), text.size()};
}

bool isAscii(char c)
{
    return (static_cast<unsigned char>(c) & 0x80U) == 0;
}

// The bytes of the character at `at`; one that belongs to no character of UTF-8 stands for itself.
std::string_view characterAt(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t length = first < 0xc0U ? 1 : first < 0xe0U ? 2 : first < 0xf0U ? 3 : 4;
    const std::string_view character = text.substr(at, length);
    return text::invalidUtf8At(character) ? text.substr(at, 1) : character;
}

// `at` is greater than 0.
std::string_view characterBefore(std::string_view text, std::size_t at)
{
    std::size_t from = at - 1;
    while (from > 0 && at - from < 4 && (static_cast<unsigned char>(text[from]) & 0xc0U) == 0x80U) {
        --from;
    }
    const std::string_view character = characterAt(text, from);
    return character.size() == at - from ? character : text.substr(at - 1, 1);
}

bool isMark(std::string_view character)
{
    static const RE2 kMark("\\pM", quiet(true));
    return !isAscii(character.front()) && RE2::FullMatch(piece(character), kMark);
}

// A letter, digit or underscore of a script that puts space between words.
bool isOfWord(std::string_view character)
{
    static const RE2 kWord("[\\pL\\p{Nd}_]", quiet(true));
    static const RE2 kWithoutSpaces("[\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\p{Bopomofo}]", quiet(true));
    if (!RE2::FullMatch(piece(character), kWord)) {
        return false;
    }
    std::size_t from = 0;
    return isAscii(character.front()) ||
           (!text::isCjk(text::nextCodePoint(character, from)) && !RE2::FullMatch(piece(character), kWithoutSpaces));
}

// Whether a word goes on across `at`. Marks belong to the letter that they stand on, however many they are.
bool wordGoesOn(std::string_view text, std::size_t at)
{
    if (at == 0 || at >= text.size()) {
        return false;
    }
    const std::string_view after = characterAt(text, at);
    if (!isMark(after) && !isOfWord(after)) {
        return false;
    }
    std::string_view before = characterBefore(text, at);
    for (at -= before.size(); at > 0 && isMark(before); at -= before.size()) {
        before = characterBefore(text, at);
    }
    return isOfWord(before);
}

bool hasBorder(char c)
{
    // The long s and the Kelvin sign are the same as these two but for case, and no word to \b.
    static const RE2 kWord("[0-9A-JL-RT-Za-jl-rt-z_]", quiet(true));
    return RE2::FullMatch(piece({&c, 1}), kWord);
}

// Of a phrase with single spaces, with borders of words as far as ASCII tells.
std::string expressionOf(const std::string& phrase)
{
    std::string expression;
    for (const std::string_view part : text::split(phrase, ' ')) {
        expression += (expression.empty() ? "" : kWhiteSpace) + RE2::QuoteMeta(piece(part));
    }
    return (hasBorder(phrase.front()) ? "\\b" : "") + expression + (hasBorder(phrase.back()) ? "\\b" : "");
}

} // namespace

struct Matcher::Compiled
{
    /// Expressions of which one pass tells which stand in a text, but not where.
    struct Expressions
    {
        explicit Expressions(RE2::Anchor anchor)
            : set(quiet(false), anchor)
        {}

        Status add(const std::string& keyword, const std::string& pattern, std::uint32_t number)
        {
            auto expression = std::make_unique<RE2>(pattern, quiet(false));
            std::string reason = expression->error();
            if (!expression->ok() || set.Add(pattern, &reason) < 0) {
                return Error{Errc::Invalid, Reason::ExpressionUnsound, {keyword, reason}};
            }
            expressions.push_back(std::move(expression));
            keywords.push_back(number);
            return {};
        }

        bool compile() { return expressions.empty() || set.Compile(); }

        // Which of them stand in a text, as positions in `expressions`.
        void standIn(std::string_view text, std::vector<int>& which) const
        {
            RE2::Set::ErrorInfo failure{};
            if (!set.Match(piece(text), &which, &failure) && failure.kind != RE2::Set::kNoError) {
                // The set ran out of the memory that it may use; each by itself does not need it.
                which.resize(expressions.size());
                std::iota(which.begin(), which.end(), 0);
            }
        }

        RE2::Set set;
        std::vector<std::unique_ptr<RE2>> expressions;
        std::vector<std::uint32_t> keywords;
    };

    Expressions phrases{RE2::ANCHOR_START};
    std::unique_ptr<RE2> somePhrase; ///< any of them
    Expressions patterns{RE2::UNANCHORED};

    // False where the same phrase is there already: in whatever case, over whatever white space.
    Result<bool> addPhrase(const std::string& given, std::uint32_t number)
    {
        if (text::invalidUtf8At(given)) {
            return Error{Errc::Invalid, Reason::KeywordNotUtf8, {given}};
        }
        const std::string phrase = withSingleSpaces(given);
        if (phrase.empty()) {
            return Error{Errc::Invalid, Reason::NoKeyword, {given}};
        }
        const auto isSame = [&](const auto& other) { return RE2::FullMatch(phrase, *other); };
        if (std::ranges::any_of(phrases.expressions, isSame)) {
            return false;
        }
        ACCORD_CHECK(phrases.add(given, expressionOf(phrase), number));
        return true;
    }

    bool compile()
    {
        std::string all;
        for (const auto& phrase : phrases.expressions) {
            all += (all.empty() ? "" : "|") + phrase->pattern();
        }
        somePhrase = std::make_unique<RE2>(all, quiet(false));
        return somePhrase->ok() && phrases.compile() && patterns.compile();
    }

    void findPhrases(std::string_view text, std::vector<Found>& found) const
    {
        re2::StringPiece place;
        std::vector<int> which;
        for (std::size_t at = 0; somePhrase->Match(piece(text), at, text.size(), RE2::UNANCHORED, &place, 1);) {
            const auto start = static_cast<std::size_t>(place.data() - text.data());
            at = start + characterAt(text, start).size();
            if (wordGoesOn(text, start)) {
                continue;
            }
            phrases.standIn(text.substr(start), which);
            for (const int one : which) {
                const auto i = static_cast<std::size_t>(one);
                if (phrases.expressions[i]->Match(piece(text), start, text.size(), RE2::ANCHOR_START, &place, 1) &&
                    !wordGoesOn(text, start + place.size())) {
                    found.push_back({phrases.keywords[i], static_cast<std::uint32_t>(start),
                                     static_cast<std::uint32_t>(place.size())});
                }
            }
        }
    }

    void findPatterns(std::string_view text, std::vector<Found>& found) const
    {
        re2::StringPiece place;
        std::vector<int> which;
        patterns.standIn(text, which);
        for (const int one : which) {
            const auto i = static_cast<std::size_t>(one);
            std::size_t at = 0;
            while (at < text.size() &&
                   patterns.expressions[i]->Match(piece(text), at, text.size(), RE2::UNANCHORED, &place, 1)) {
                const auto start = static_cast<std::size_t>(place.data() - text.data());
                if (!place.empty()) {
                    found.push_back({patterns.keywords[i], static_cast<std::uint32_t>(start),
                                     static_cast<std::uint32_t>(place.size())});
                } else if (start == text.size()) {
                    break;
                }
                at = start + (place.empty() ? characterAt(text, start).size() : place.size());
            }
        }
    }
};

std::string withSingleSpaces(std::string_view text)
{
    static const RE2 kSpaces(kWhiteSpace, quiet(true));
    std::string single(text);
    RE2::GlobalReplace(&single, kSpaces, " ");
    return std::string(text::trimmed(single));
}

Result<Matcher> Matcher::compile(std::span<const Keyword> keywords)
{
    Matcher matcher;
    const auto compiled = std::make_shared<Compiled>();
    std::set<std::string> known;
    for (const Keyword& keyword : keywords) {
        const auto number = static_cast<std::uint32_t>(matcher.m_names.size());
        bool isNew = true;
        if (keyword.regex) {
            isNew = known.insert(keyword.text).second;
            if (isNew) {
                ACCORD_CHECK(compiled->patterns.add(keyword.text, keyword.text, number));
            }
        } else {
            ACCORD_TRY(isNew, compiled->addPhrase(keyword.text, number));
        }
        if (isNew) {
            matcher.m_names.push_back(format::spelling(keyword));
        }
    }
    if (!keywords.empty() && !compiled->compile()) {
        return Error{Errc::Invalid, Reason::KeywordsTooLarge, {keywords.back().text}};
    }
    matcher.m_compiled = compiled;
    return matcher;
}

std::vector<Found> Matcher::find(std::string_view text) const
{
    std::vector<Found> found;
    find(text, found);
    return found;
}

void Matcher::find(std::string_view text, std::vector<Found>& found) const
{
    found.clear();
    if (empty() || text.empty()) {
        return;
    }
    if (!m_compiled->phrases.expressions.empty()) {
        m_compiled->findPhrases(text, found);
    }
    if (!m_compiled->patterns.expressions.empty()) {
        m_compiled->findPatterns(text, found);
    }
    std::ranges::sort(found, {}, [](const Found& one) { return std::pair(one.start, one.keyword); });
}

std::vector<KeywordHit> Matcher::hits(const Document& document, const KeywordPlaces& places) const
{
    std::map<std::uint32_t, KeywordHit> byKeyword;
    std::vector<Found> inText;
    const auto look = [&](int part, std::string_view text) {
        find(text, inText);
        for (const Found& found : inText) {
            KeywordHit& hit = byKeyword[found.keyword];
            if (hit.places.size() < KeywordHit::kMostPlaces) {
                hit.places.push_back({part, found.start, found.length});
            }
        }
    };
    if (places.title) {
        look(TextPlace::kTitle, document.title);
    }
    if (places.body) {
        look(TextPlace::kBody, document.body);
    }
    for (std::size_t i = 0; places.comments && i < document.comments.size(); ++i) {
        look(static_cast<int>(i), document.comments[i].body);
    }
    std::vector<KeywordHit> hits;
    hits.reserve(byKeyword.size());
    for (auto& [keyword, hit] : byKeyword) {
        hit.keyword = m_names[keyword];
        hits.push_back(std::move(hit));
    }
    return hits;
}

} // namespace accord::collect

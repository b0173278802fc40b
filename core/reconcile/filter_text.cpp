// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/filter_text.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/ratings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace accord::reconcile {

namespace {

using Show = Filter::Show;

constexpr std::array<std::pair<std::string_view, Show>, 4> kStates{
    {{"pending", Show::Pending}, {"deferred", Show::Deferred}, {"decided", Show::Decided}, {"all", Show::All}}};
constexpr std::array<std::pair<std::string_view, Level>, 3> kLevelWords{
    {{"type", Level::Type}, {"theme", Level::Theme}, {"sub-theme", Level::Subtheme}}};
constexpr std::array<std::pair<std::string_view, int Filter::*>, 4> kSizes{{{"per-block", &Filter::perBlock},
                                                                            {"sample", &Filter::sample},
                                                                            {"limit", &Filter::limit},
                                                                            {"seed", &Filter::seed}}};
constexpr std::string_view kNotForStudy = "-";
constexpr std::string_view kSeveral = "several";

Error invalid(const Word& word, Reason right)
{
    return Error{Errc::Invalid, Reason::FilterNotUnderstood, {word.text, right}};
}

template <class Pairs>
auto named(const Pairs& pairs, std::string_view name)
{
    return std::ranges::find_if(pairs, [&](const auto& pair) { return text::equalsIgnoringCase(pair.first, name); });
}

std::string personText(const FilterNames& names, PersonId id, Naming naming)
{
    const auto found = std::ranges::find(names.people, id, &Person::id);
    if (found == names.people.end()) {
        return "?";
    }
    if (naming == Naming::Stored) {
        return found->uuid.text();
    }
    if (naming == Naming::Hidden) {
        return found->pseudonym;
    }
    // The first of these that means nobody else.
    for (const std::string* word : {&found->initials, &found->name}) {
        const std::vector<const Person*> called = peopleCalled(names.people, *word);
        if (called.size() == 1 && called.front() == &*found) {
            return *word;
        }
    }
    return found->pseudonym;
}

Result<PersonId> personOf(const FilterNames& names, const std::string& word)
{
    const auto stored = std::ranges::find(names.people, Uuid::parse(word).value_or(Uuid{}), &Person::uuid);
    if (stored != names.people.end()) {
        return stored->id;
    }
    const std::vector<const Person*> matches = peopleCalled(names.people, word);
    if (matches.size() == 1) {
        return matches.front()->id;
    }
    std::vector<std::string> all;
    std::ranges::transform(names.people, std::back_inserter(all), &Person::name);
    return matches.empty() ? Error{Errc::NotFound, Reason::PersonUnknown, {word, all}}
                           : Error{Errc::Ambiguous, Reason::PersonAmbiguous, {word, toldApart(matches)}};
}

std::string categoryText(const FilterNames& names, CategoryId id, Naming naming)
{
    const Category* category = names.labelMatrix.taxonomy().find(id);
    return category == nullptr ? "?" : naming == Naming::Stored ? category->uuid.text() : category->code;
}

Result<CategoryId> categoryOf(const FilterNames& names, const std::string& word)
{
    const Taxonomy& taxonomy = names.labelMatrix.taxonomy();
    const auto uuid = Uuid::parse(word);
    const Category* category = uuid ? taxonomy.find(*uuid) : taxonomy.findCode(word);
    if (category == nullptr) {
        return unknownCategory(word, taxonomy.codes());
    }
    return category->id;
}

// A repository's last part where no other repository of the round ends alike.
std::string repositoryText(const FilterNames& names, const std::string& repository, Naming naming)
{
    const std::string last = repository.substr(repository.find_last_of('/') + 1);
    const auto same = repositoryNamed(names.labelMatrix, last);
    return naming != Naming::Stored && same.ok() && *same == repository ? last : repository;
}

Status takeAcross(Filter& filter, const Word& word)
{
    for (const std::string& value : word.values) {
        const auto found = named(kLevelWords, value == "subtheme" ? "sub-theme" : value);
        if (found == kLevelWords.end()) {
            return invalid(word, Reason::FilterAcross);
        }
        if (std::ranges::count(filter.across, found->second) == 0) {
            filter.across.push_back(found->second);
        }
    }
    std::ranges::sort(filter.across);
    return {};
}

Status takePair(Filter& filter, const Word& word, const FilterNames& names)
{
    if (word.values.size() != 2) {
        return invalid(word, Reason::FilterPair);
    }
    ACCORD_TRY(filter.oneAnnotator, personOf(names, word.values[0]));
    ACCORD_TRY(filter.otherAnnotator, personOf(names, word.values[1]));
    return {};
}

Status takeCategories(Filter& filter, const Word& word, const FilterNames& names)
{
    if (word.values.empty() || word.values.size() > 2) {
        return invalid(word, Reason::FilterCategories);
    }
    ACCORD_TRY(filter.oneCategory, categoryOf(names, word.values[0]));
    if (word.values.size() == 2) {
        ACCORD_TRY(filter.otherCategory, categoryOf(names, word.values[1]));
    }
    return {};
}

Status takeBlock(Filter& filter, const Word& word, const FilterNames& names)
{
    BlockKey key;
    if (word.values.size() == 1 && text::equalsIgnoringCase(word.values[0], kSeveral)) {
        filter.block = key;
        return {};
    }
    if (word.values.size() != 2 || word.values[0] == word.values[1]) {
        return invalid(word, Reason::FilterBlock);
    }
    std::vector<CategoryId> both;
    for (const std::string& value : word.values) {
        if (value != kNotForStudy) {
            ACCORD_TRY(const CategoryId category, categoryOf(names, value));
            both.push_back(category);
        }
    }
    std::ranges::sort(both, {}, [&](CategoryId id) { return names.labelMatrix.indexOf(id); });
    key.one = both.front();
    key.other = both.size() == 2 ? both.back() : CategoryId{};
    filter.block = key;
    return {};
}

Result<int> numberOf(const Word& word, int least, int most)
{
    int number = 0;
    const std::string& value = word.values.front();
    const char* end = value.data() + value.size();
    const auto parsed = std::from_chars(value.data(), end, number);
    const bool whole = word.values.size() == 1 && parsed.ec == std::errc() && parsed.ptr == end;
    if (!whole || number < least || number > most) {
        return Error{Errc::Invalid, Reason::FilterNotUnderstood, {word.text, Message{Reason::WholeNumberTo, {most}}}};
    }
    return number;
}

Status takeNamed(Filter& filter, const Word& word, const FilterNames& names)
{
    if (const auto size = named(kSizes, word.key); size != kSizes.end()) {
        ACCORD_TRY(filter.*size->second, numberOf(word, 1, word.key == "seed" ? kGreatestSeed : kMostSized));
        return {};
    }
    if (word.key == "margin") {
        ACCORD_TRY(filter.margin, numberOf(word, 0, kMostSized));
        return {};
    }
    if (word.key == "leading" && word.values.size() == 1) {
        ACCORD_TRY(filter.leading, categoryOf(names, word.values[0]));
        return {};
    }
    if (word.key == "across") {
        return takeAcross(filter, word);
    }
    if (word.key == "pair") {
        return takePair(filter, word, names);
    }
    if (word.key == "categories") {
        return takeCategories(filter, word, names);
    }
    if (word.key == "block") {
        return takeBlock(filter, word, names);
    }
    if (word.key != "repo" || word.values.size() != 1) {
        return invalid(word, word.key == "repo" ? Reason::FilterRepository : Reason::FilterWords);
    }
    ACCORD_TRY(filter.repository, repositoryNamed(names.labelMatrix, word.values[0]));
    return {};
}

Status take(Filter& filter, const Word& word, const FilterNames& names)
{
    if (!word.values.empty()) {
        return takeNamed(filter, word, names);
    }
    if (const auto state = named(kStates, word.key); state != kStates.end()) {
        filter.show = state->second;
    } else if (word.key == "flagged") {
        filter.onlyFlagged = true;
    } else if (word.key == "every-item") {
        filter.onlyConflicts = false;
    } else {
        return invalid(word, Reason::FilterWords);
    }
    return {};
}

} // namespace

std::string filterText(const Filter& filter, const FilterNames& names, Naming naming)
{
    const auto category = [&](CategoryId id) { return categoryText(names, id, naming); };
    std::vector<std::string> words{std::string(kStates[static_cast<std::size_t>(filter.show)].first)};
    if (!filter.across.empty()) {
        std::vector<std::string> levels;
        for (const Level level : filter.across) {
            levels.emplace_back(kLevelWords[static_cast<std::size_t>(level) - 1].first);
        }
        words.push_back(wordOf("across", levels));
    }
    if (!filter.repository.empty()) {
        words.push_back(wordOf("repo", {repositoryText(names, filter.repository, naming)}));
    }
    if (filter.onlyFlagged) {
        words.emplace_back("flagged");
    }
    if (filter.oneAnnotator.valid() && filter.otherAnnotator.valid()) {
        words.push_back(wordOf("pair", {personText(names, filter.oneAnnotator, naming),
                                        personText(names, filter.otherAnnotator, naming)}));
    }
    std::vector<std::string> categories;
    for (const CategoryId id : {filter.oneCategory, filter.otherCategory}) {
        if (id.valid()) {
            categories.push_back(category(id));
        }
    }
    if (!categories.empty()) {
        words.push_back(wordOf("categories", categories));
    }
    if (filter.block && filter.block->several()) {
        words.push_back(wordOf("block", {std::string(kSeveral)}));
    } else if (filter.block) {
        const CategoryId other = filter.block->other;
        words.push_back(wordOf(
            "block", {category(filter.block->one), other.valid() ? category(other) : std::string(kNotForStudy)}));
    }
    if (filter.margin) {
        words.push_back(wordOf("margin", {std::to_string(*filter.margin)}));
    }
    if (filter.leading.valid()) {
        words.push_back(wordOf("leading", {category(filter.leading)}));
    }
    if (!filter.onlyConflicts) {
        words.emplace_back("every-item");
    }
    for (const auto& [key, size] : kSizes) {
        if (filter.*size > 0) {
            words.push_back(wordOf(key, {std::to_string(filter.*size)}));
        }
    }
    return text::join(words, " ");
}

Result<Filter> parseFilter(std::string_view text, const FilterNames& names)
{
    ACCORD_TRY(const std::vector<Word> words, filterWords(text));
    Filter filter;
    std::vector<std::string> seen;
    for (const Word& word : words) {
        // Four words say the state: one of them is enough.
        const std::string about = named(kStates, word.key) != kStates.end() ? std::string("state") : word.key;
        if (std::ranges::count(seen, about) > 0) {
            return invalid(word, Reason::FilterOnce);
        }
        seen.push_back(about);
        ACCORD_CHECK(take(filter, word, names));
    }
    return filter;
}

namespace {

constexpr std::string_view kWhite = " \t\r\n";

Error invalid(std::string_view text, Reason right)
{
    return Error{Errc::Invalid, Reason::FilterNotUnderstood, {text, right}};
}

// Where the word ends that starts at `at`: at white space outside quotes; nothing if a quote stays open.
std::optional<std::size_t> endOfWord(std::string_view text, std::size_t at)
{
    bool quoted = false;
    while (at < text.size() && (quoted || kWhite.find(text[at]) == std::string_view::npos)) {
        quoted = quoted != (text[at] == '"');
        ++at;
    }
    return quoted ? std::nullopt : std::optional(at);
}

// Takes quotes away: two in a row, inside others, are one.
std::vector<std::string> valuesOf(std::string_view text)
{
    std::vector<std::string> values(1);
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool doubled = text.substr(at, 2) == "\"\"";
        if (text[at] == '"' && quoted && doubled) {
            values.back() += text[++at];
        } else if (text[at] == '"') {
            quoted = !quoted;
        } else if (text[at] == ',' && !quoted) {
            values.emplace_back();
        } else {
            values.back() += text[at];
        }
    }
    return values;
}

Result<Word> wordFrom(std::string_view text)
{
    const std::size_t equals = text.find('=');
    Word word{std::string(text), text::lowerAscii(text.substr(0, equals)), {}};
    if (equals == std::string_view::npos) {
        return word;
    }
    word.values = valuesOf(text.substr(equals + 1));
    for (const std::string& value : word.values) {
        if (value.empty()) {
            return invalid(text, Reason::FilterValue);
        }
    }
    return word;
}

} // namespace

Result<std::vector<Word>> filterWords(std::string_view text)
{
    if (text::invalidUtf8At(text)) {
        return invalid("?", Reason::FilterUtf8);
    }
    std::vector<Word> words;
    std::size_t at = text.find_first_not_of(kWhite);
    while (at < text.size()) {
        const auto end = endOfWord(text, at);
        if (!end) {
            return invalid(text.substr(at), Reason::FilterQuote);
        }
        ACCORD_TRY(Word word, wordFrom(text.substr(at, *end - at)));
        words.push_back(std::move(word));
        at = text.find_first_not_of(kWhite, *end);
    }
    return words;
}

std::string wordOf(std::string_view key, const std::vector<std::string>& values)
{
    std::string word(key);
    char before = '=';
    for (const std::string& value : values) {
        word += before;
        word += value.find_first_of(" \t\r\n,\"") == std::string::npos
                    ? value
                    : '"' + text::replacedAll(value, "\"", "\"\"") + '"';
        before = ',';
    }
    return word;
}

} // namespace accord::reconcile

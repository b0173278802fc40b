// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/filter_text.h"

#include "core/base/text.h"
#include "core/project/ratings.h"
#include "core/reconcile/queue/filter_words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace accord::reconcile {
namespace {

using Show = Filter::Show;

constexpr std::array<std::pair<std::string_view, Show>, 4> kStates{
    {{"pending", Show::Pending}, {"deferred", Show::Deferred}, {"decided", Show::Decided}, {"all", Show::All}}};
constexpr std::array<std::pair<std::string_view, Level>, 3> kLevelWords{
    {{"type", Level::Type}, {"theme", Level::Theme}, {"sub-theme", Level::Subtheme}}};
constexpr std::string_view kWords =
    "pending, deferred, decided, all, across=LEVEL, repo=NAME, flagged, pair=ONE,OTHER, "
    "categories=ONE,OTHER, block=ONE,OTHER, every-item";
constexpr std::string_view kNotForStudy = "-";
constexpr std::string_view kSeveral = "several";

Error invalid(const Word& word, std::string_view right)
{
    return Error{Errc::Invalid, "filter \"" + word.text + "\"", std::string(right)};
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
    return Error{matches.empty() ? Errc::NotFound : Errc::Ambiguous, "person \"" + word + "\"",
                 text::join(matches.empty() ? all : toldApart(matches), ", ")};
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
        return Error{Errc::UnknownCategory, word, text::join(text::closest(word, taxonomy.codes(), 5), ", ")};
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
            return invalid(word, "across=type, across=theme or across=sub-theme, or several with commas between");
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
        return invalid(word, "two people with a comma between, such as pair=A1,A2");
    }
    ACCORD_TRY(filter.oneAnnotator, personOf(names, word.values[0]));
    ACCORD_TRY(filter.otherAnnotator, personOf(names, word.values[1]));
    return {};
}

Status takeCategories(Filter& filter, const Word& word, const FilterNames& names)
{
    if (word.values.empty() || word.values.size() > 2) {
        return invalid(word, "one category, or two with a comma between, such as categories=B.1,B.2");
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
        return invalid(word, "two categories with a comma between, such as block=B.1,B.2, or block=several");
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

Status takeNamed(Filter& filter, const Word& word, const FilterNames& names)
{
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
        return invalid(word, word.key == "repo" ? std::string_view("one repository, such as repo=vllm") : kWords);
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
        return invalid(word, kWords);
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
    if (!filter.onlyConflicts) {
        words.emplace_back("every-item");
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
            return invalid(word, "each condition only once");
        }
        seen.push_back(about);
        ACCORD_CHECK(take(filter, word, names));
    }
    return filter;
}

} // namespace accord::reconcile

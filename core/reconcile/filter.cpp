// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/filter.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/project/ratings.h"
#include "core/sqlite/transaction.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace accord::reconcile {
namespace {

CategoryId idOf(const LabelMatrix& labelMatrix, int category)
{
    return category < 0 ? CategoryId{} : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(category)].id;
}

} // namespace

std::optional<BlockKey> blockOf(const LabelMatrix& labelMatrix, const Consensus& consensus)
{
    if (!consensus.split) {
        return std::nullopt;
    }
    const Level level = std::max(*consensus.split, Level::Theme);
    std::array<int, 2> found{};
    std::size_t count = 0;
    for (const Choice& choice : consensus.choices) {
        const int above = labelMatrix.at(level, choice.category);
        const int category = above < 0 ? choice.category : above;
        if (std::find(found.begin(), found.begin() + count, category) != found.begin() + count) {
            continue;
        }
        if (count == found.size()) {
            return BlockKey{};
        }
        found[count++] = category;
    }
    // Of a damaged file: labels with categories that the codebook does not have cannot be told apart.
    if (count < found.size()) {
        return BlockKey{};
    }
    // In the codebook's order; what has no place in it comes last.
    if (found[0] < 0 || (found[1] >= 0 && found[1] < found[0])) {
        std::swap(found[0], found[1]);
    }
    return BlockKey{idOf(labelMatrix, found[0]), idOf(labelMatrix, found[1])};
}

namespace {

bool isFlagged(const LabelMatrix& labelMatrix, int row)
{
    for (int annotator = 0; annotator < static_cast<int>(labelMatrix.annotators().size()); ++annotator) {
        if (labelMatrix.cell(row, annotator).flagged) {
            return true;
        }
    }
    return false;
}

const LabelMatrixCell* cellOf(const LabelMatrix& labelMatrix, int row, PersonId person)
{
    const auto found = std::ranges::find(labelMatrix.annotators(), person);
    return found == labelMatrix.annotators().end()
               ? nullptr
               : &labelMatrix.cell(row, static_cast<int>(found - labelMatrix.annotators().begin()));
}

bool passesPair(const LabelMatrix& labelMatrix, int row, const Filter& filter)
{
    if (!filter.oneAnnotator.valid() || !filter.otherAnnotator.valid()) {
        return true;
    }
    const LabelMatrixCell* one = cellOf(labelMatrix, row, filter.oneAnnotator);
    const LabelMatrixCell* other = cellOf(labelMatrix, row, filter.otherAnnotator);
    return one != nullptr && other != nullptr && one->isRating() && other->isRating() &&
           (one->verdict != other->verdict || one->category != other->category);
}

bool hasVotesFor(const LabelMatrix& labelMatrix, const Consensus& consensus, CategoryId category)
{
    const Category* wanted = labelMatrix.taxonomy().resolveMerged(category);
    const int index = labelMatrix.indexOf(category);
    return wanted != nullptr && std::ranges::any_of(consensus.choices, [&](const Choice& choice) {
               return labelMatrix.at(wanted->level, choice.category) == index;
           });
}

bool passesCategories(const LabelMatrix& labelMatrix, const Consensus& consensus, const Filter& filter)
{
    return (!filter.oneCategory.valid() || hasVotesFor(labelMatrix, consensus, filter.oneCategory)) &&
           (!filter.otherCategory.valid() || hasVotesFor(labelMatrix, consensus, filter.otherCategory));
}

// Votes are compared on the level of the category: "B.1" leads with what is below it.
bool leads(const LabelMatrix& labelMatrix, const Consensus& consensus, CategoryId category)
{
    const Category* wanted = labelMatrix.taxonomy().resolveMerged(category);
    if (wanted == nullptr) {
        return false;
    }
    std::map<std::pair<int, int>, int> votes; // by category on that level; what stops above it as it stands
    for (const Choice& choice : consensus.choices) {
        const int above = labelMatrix.at(wanted->level, choice.category);
        votes[{above, above < 0 ? choice.category : -1}] += choice.votes;
    }
    const auto own = votes.find({labelMatrix.indexOf(category), -1});
    return own != votes.end() && std::ranges::all_of(votes, [&](const auto& other) {
               return other.first == own->first || other.second < own->second;
           });
}

} // namespace

int marginOf(const Consensus& consensus)
{
    if (consensus.choices.size() < 2) {
        return consensus.votes;
    }
    return consensus.choices[0].votes - consensus.choices[1].votes;
}

bool shows(Filter::Show show, DecisionState state)
{
    switch (show) {
    case Filter::Show::Pending:
        return state == DecisionState::Open;
    case Filter::Show::Deferred:
        return state == DecisionState::Deferred;
    case Filter::Show::Decided:
        return state == DecisionState::Decided;
    case Filter::Show::All:
        break;
    }
    return true;
}

bool passes(const LabelMatrix& labelMatrix, int row, const Filter& filter)
{
    if (!passesRow(labelMatrix, row, filter)) {
        return false;
    }
    const Consensus item = consensus(labelMatrix, row);
    return passesVotes(labelMatrix, item, blockOf(labelMatrix, item), filter);
}

bool passesRow(const LabelMatrix& labelMatrix, int row, const Filter& filter)
{
    const LabelMatrixItem& item = labelMatrix.items()[static_cast<std::size_t>(row)];
    const auto repository = static_cast<std::size_t>(item.repository);
    return (!filter.items || std::ranges::binary_search(*filter.items, item.item)) &&
           shows(filter.show, labelMatrix.decision(row).state) &&
           (filter.repository.empty() || labelMatrix.repositories()[repository] == filter.repository) &&
           (!filter.onlyFlagged || isFlagged(labelMatrix, row)) && passesPair(labelMatrix, row, filter);
}

bool passesVotes(const LabelMatrix& labelMatrix, const Consensus& consensus, const std::optional<BlockKey>& block,
                 const Filter& filter)
{
    return (!filter.onlyConflicts || consensus.agreement == Agreement::Conflict) &&
           (filter.across.empty() || (consensus.split && std::ranges::count(filter.across, *consensus.split) > 0)) &&
           (!filter.block || filter.block == block) && passesCategories(labelMatrix, consensus, filter) &&
           (!filter.margin || marginOf(consensus) <= *filter.margin) &&
           (!filter.leading.valid() || leads(labelMatrix, consensus, filter.leading));
}

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

// In whatever case: an older program may have kept two.
static constexpr auto kForgetFilter = "DELETE FROM saved_filter WHERE name = :name COLLATE NOCASE";

Result<std::vector<SavedFilter>> savedFilters(Project& project)
{
    return project.database()
        .query("SELECT name, filter FROM saved_filter ORDER BY name COLLATE NOCASE, name")
        .all<SavedFilter>([](const sqlite::Row& row) {
            return SavedFilter{row.string(0), row.string(1)};
        });
}

Result<SavedFilter> savedFilterNamed(Project& project, const std::string& name)
{
    ACCORD_TRY(const std::vector<SavedFilter> filters, savedFilters(project));
    const auto found = std::ranges::find_if(
        filters, [&](const SavedFilter& filter) { return text::equalsIgnoringCase(filter.name, name); });
    if (found != filters.end()) {
        return *found;
    }
    std::vector<std::string> names;
    std::ranges::transform(filters, std::back_inserter(names), &SavedFilter::name);
    return names.empty() ? Error{Errc::NotFound, Reason::NoSavedFilterYet, {name}}
                         : Error{Errc::NotFound, Reason::SavedFilterUnknown, {name, names}};
}

Status saveFilter(Project& project, const SavedFilter& filter, PersonId by)
{
    const std::string name(text::trimmed(filter.name));
    if (name.empty() || text::invalidUtf8At(name) || text::invalidUtf8At(filter.text)) {
        return Error{Errc::Invalid, Reason::FilterNameUnsound, {name}};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SaveFilter));
    // A name that differs in case only is the same one, and is written as it was.
    const auto before = savedFilterNamed(project, name);
    if (!before.ok() && before.error().code != Errc::NotFound) {
        return before.error();
    }
    ACCORD_CHECK(project.database().query(kForgetFilter).bind(":name", name).run());
    ACCORD_CHECK(project.database()
                     .query("INSERT INTO saved_filter (name, filter) VALUES (:name, :filter)")
                     .bind(":name", before.ok() ? before->name : name)
                     .bind(":filter", filter.text)
                     .run());
    return transaction.commit();
}

Status removeFilter(Project& project, const std::string& name, PersonId by)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SaveFilter));
    ACCORD_TRY(const SavedFilter filter, savedFilterNamed(project, name));
    ACCORD_CHECK(project.database().query(kForgetFilter).bind(":name", filter.name).run());
    return transaction.commit();
}

} // namespace accord::reconcile

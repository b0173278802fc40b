// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/frame.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/search_index.h"
#include "core/store/study/rounds.h"
#include "core/study/sampling/frame_queries.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <unordered_set>

namespace accord::study {
std::vector<std::size_t> draw(std::span<const FrameItem> frame, std::span<const std::int64_t> counts,
                              std::uint64_t seed)
{
    struct Candidate
    {
        std::uint64_t number = 0;
        std::size_t place = 0;
    };
    const auto before = [&frame](const Candidate& a, const Candidate& b) {
        return std::tie(a.number, frame[a.place].issue) < std::tie(b.number, frame[b.place].issue);
    };
    std::vector<std::vector<Candidate>> strata(counts.size());
    for (std::size_t place = 0; place < frame.size(); ++place) {
        strata.at(static_cast<std::size_t>(frame[place].stratum))
            .push_back(Candidate{permanentNumber(frame[place].issue, seed), place});
    }
    std::vector<Candidate> chosen;
    for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
        std::vector<Candidate>& all = strata[stratum];
        const auto count = std::min(all.size(), static_cast<std::size_t>(std::max<std::int64_t>(0, counts[stratum])));
        std::ranges::nth_element(all, all.begin() + static_cast<std::ptrdiff_t>(count), before);
        chosen.insert(chosen.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    }
    std::ranges::sort(chosen, before);
    std::vector<std::size_t> places;
    places.reserve(chosen.size());
    for (const Candidate& candidate : chosen) {
        places.push_back(candidate.place);
    }
    return places;
}

namespace {

using Repositories = std::vector<std::pair<std::int64_t, std::string>>;

constexpr std::array kWords{
    std::pair{StratumBy::Repository, "repository"}, std::pair{StratumBy::Year, "year"},
    std::pair{StratumBy::State, "state"},           std::pair{StratumBy::Keyword, "keyword"},
    std::pair{StratumBy::Category, "category"},     std::pair{StratumBy::Kind, "kind"},
};

bool isCalled(const std::string& repository, const std::string& name)
{
    const std::string last = repository.substr(repository.rfind('/') + 1);
    return text::equalsIgnoringCase(repository, name) || text::equalsIgnoringCase(last, name);
}

Result<std::unordered_set<std::int64_t>> chosenRepositories(const Repositories& all,
                                                            const std::vector<std::string>& names)
{
    std::unordered_set<std::int64_t> chosen;
    for (const std::string& name : names) {
        const std::size_t before = chosen.size();
        for (const auto& [id, repository] : all) {
            if (isCalled(repository, name)) {
                chosen.insert(id);
            }
        }
        if (chosen.size() == before) {
            std::vector<std::string> have;
            for (const auto& [id, repository] : all) {
                have.push_back(repository);
            }
            return Error{Errc::NotFound, Reason::RepositoryUnknown, {name, have}};
        }
    }
    return chosen;
}

Status checkPeriod(const std::string& date, const std::string& which)
{
    const std::string digits = "0000-00-00";
    bool fits = date.empty() || date.size() == 4 || date.size() == 7 || date.size() == 10;
    for (std::size_t i = 0; fits && i < date.size(); ++i) {
        fits = digits[i] == '-' ? date[i] == '-' : date[i] >= '0' && date[i] <= '9';
    }
    if (fits && !date.empty()) {
        // The first day of it must be one.
        const std::string day = date + std::string("0000-01-01").substr(date.size());
        fits = secondsOf(day + "T00:00:00Z").has_value();
    }
    return fits ? Status() : Status(Error{Errc::Invalid, Reason::DateUnsound, {which, date}});
}

/// What is read of the project beside the issues, only as far as it is asked for.
struct Sources
{
    Repositories repositories;
    TextDates dates;
    KeywordTexts keywords;
    std::unordered_map<IssueId, std::string> decided;

    static Result<Sources> read(Project& project, const StrataChoice& strata, Progress& progress,
                                const std::stop_token& stop)
    {
        Sources sources;
        ACCORD_TRY(sources.repositories, store::repositories(project.database()));
        ACCORD_TRY(sources.dates, TextDates::read(project, stop));
        if (std::ranges::find(strata.by, StratumBy::Keyword) != strata.by.end()) {
            if (strata.keywords.empty()) {
                return Error{Errc::Invalid, Reason::StrataNeedKeywords};
            }
            ACCORD_TRY(sources.keywords, KeywordTexts::read(project, strata.keywords, progress, stop));
        }
        if (std::ranges::find(strata.by, StratumBy::Category) != strata.by.end()) {
            ACCORD_TRY(sources.decided, decidedIn(project, strata.categoryRound, strata.categoryLevel));
        }
        return sources;
    }
};

/// Leaves out what the filter does not want.
class IssueFilter
{
public:
    static Result<IssueFilter> make(Project& project, const FrameFilter& wanted, const Sources& sources,
                                    Progress& progress, const std::stop_token& stop)
    {
        ACCORD_CHECK(checkPeriod(wanted.from, "from"));
        ACCORD_CHECK(checkPeriod(wanted.to, "to"));
        IssueFilter filter(wanted);
        ACCORD_TRY(filter.m_repositories, chosenRepositories(sources.repositories, wanted.repositories));
        for (const std::string& state : wanted.states) {
            filter.m_states.insert(text::lowerAscii(state));
        }
        if (!wanted.keywords.empty()) {
            ACCORD_TRY(filter.m_keywords, KeywordTexts::read(project, wanted.keywords, progress, stop));
        }
        ACCORD_CHECK(filter.readEarlier(project));
        return filter;
    }

    [[nodiscard]] bool keeps(const FrameIssue& issue, const TextDates& dates) const
    {
        if (!m_repositories.empty() && !m_repositories.contains(issue.repository)) {
            return false;
        }
        if ((m_wanted.onlyWithText && issue.document == 0) || std::ranges::binary_search(m_earlier, issue.issue)) {
            return false;
        }
        if (!m_wanted.inRounds.empty() && !std::ranges::binary_search(m_of, issue.issue)) {
            return false;
        }
        if (!m_wanted.keywords.empty() && !m_keywords.firstIn(issue.document)) {
            return false;
        }
        return (m_wanted.from.empty() && m_wanted.to.empty() && m_states.empty()) || keepsText(issue, dates);
    }

private:
    explicit IssueFilter(const FrameFilter& wanted)
        : m_wanted(wanted)
    {}

    [[nodiscard]] bool keepsText(const FrameIssue& issue, const TextDates& dates) const
    {
        const TextDates::Entry* text = dates.of(issue.document);
        if (text == nullptr || (!m_states.empty() && !m_states.contains(dates.state(*text)))) {
            return false;
        }
        const std::string& at = text->createdAt;
        if (m_wanted.from.empty() && m_wanted.to.empty()) {
            return true;
        }
        // As text a year comes before its days; to compare with the end of the period both are made as long.
        return !at.empty() && at >= m_wanted.from &&
               (m_wanted.to.empty() || at.substr(0, m_wanted.to.size()) <= m_wanted.to);
    }

    Status readEarlier(Project& project)
    {
        const auto read = [&](const std::vector<RoundId>& rounds, std::vector<IssueId>& all) -> Status {
            for (const RoundId round : rounds) {
                ACCORD_TRY(const std::vector<IssueId> issues, issuesInRound(project.database(), round));
                all.insert(all.end(), issues.begin(), issues.end());
            }
            std::ranges::sort(all);
            return {};
        };
        ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
        std::vector<RoundId> every;
        for (const Round& round : rounds) {
            every.push_back(round.id);
        }
        ACCORD_CHECK(read(m_wanted.notInAnyRound ? every : m_wanted.notInRounds, m_earlier));
        return read(m_wanted.inRounds, m_of);
    }

    FrameFilter m_wanted;
    std::unordered_set<std::int64_t> m_repositories;
    std::set<std::string, std::less<>> m_states;
    KeywordTexts m_keywords;
    std::vector<IssueId> m_earlier; ///< ascending
    std::vector<IssueId> m_of;      ///< of the rounds to draw from, ascending
};

void addColumns(SamplingFrame& frame, const std::vector<FrameIssue>& issues, const Sources& sources,
                const StrataChoice& strata)
{
    const std::string none;
    std::unordered_map<std::int64_t, std::string> names(sources.repositories.begin(), sources.repositories.end());
    const auto name = [&](std::size_t i) -> const std::string& { return names[issues[i].repository]; };
    frame.columns.push_back(columnOf(StratumBy::Repository, issues.size(), name));
    std::string scratch;
    const auto year = [&](std::size_t i) -> const std::string& {
        const TextDates::Entry* text = sources.dates.of(issues[i].document);
        scratch = text == nullptr ? none : yearOf(text->createdAt);
        return scratch;
    };
    frame.columns.push_back(columnOf(StratumBy::Year, issues.size(), year));
    const auto state = [&](std::size_t i) -> const std::string& {
        const TextDates::Entry* text = sources.dates.of(issues[i].document);
        return text == nullptr ? none : sources.dates.state(*text);
    };
    frame.columns.push_back(columnOf(StratumBy::State, issues.size(), state));
    const auto kind = [&](std::size_t i) -> const std::string& { return scratch = textKindName(issues[i].kind); };
    for (const StratumBy by : strata.by) {
        const auto keyword = [&](std::size_t i) -> const std::string& {
            const auto word = sources.keywords.firstIn(issues[i].document);
            return word ? strata.keywords[*word] : none;
        };
        const auto category = [&](std::size_t i) -> const std::string& {
            const auto found = sources.decided.find(issues[i].issue);
            return found == sources.decided.end() ? none : found->second;
        };
        if (by == StratumBy::Keyword) {
            frame.columns.push_back(columnOf(by, issues.size(), keyword));
        } else if (by == StratumBy::Category) {
            frame.columns.push_back(columnOf(by, issues.size(), category));
        } else if (by == StratumBy::Kind) {
            frame.columns.push_back(columnOf(by, issues.size(), kind));
        }
    }
}

// Issues are numbered one after the other, unless some were taken back: then it is looked for.
std::size_t placeOf(const std::vector<FrameIssue>& all, IssueId issue)
{
    const auto guess = static_cast<std::size_t>(issue.value - all.front().issue.value);
    if (guess < all.size() && all[guess].issue == issue) {
        return guess;
    }
    return static_cast<std::size_t>(std::ranges::lower_bound(all, issue, {}, &FrameIssue::issue) - all.begin());
}

SamplingFrame frameOf(const std::vector<FrameIssue>& issues, const Sources& sources, const StrataChoice& strata)
{
    SamplingFrame frame;
    frame.items.reserve(issues.size());
    frame.issues.reserve(issues.size());
    for (const FrameIssue& issue : issues) {
        frame.items.push_back(FrameItem{issue.uuid, 0});
        frame.issues.push_back(issue.issue);
    }
    addColumns(frame, issues, sources, strata);
    divide(frame, strata);
    return frame;
}

Status checkStrata(const StrataChoice& strata)
{
    std::set<StratumBy> seen;
    for (const StratumBy by : strata.by) {
        if (!seen.insert(by).second) {
            return Error{Errc::Invalid, Reason::StrataTwice, {stratumWord(by)}};
        }
    }
    return {};
}

} // namespace

std::string stratumWord(StratumBy by)
{
    return std::ranges::find(kWords, by, [](const auto& word) { return word.first; })->second;
}

Result<StratumBy> stratumFromWord(const std::string& word)
{
    if (text::equalsIgnoringCase(word, "group")) {
        return StratumBy::Repository;
    }
    for (const auto& [by, known] : kWords) {
        if (text::equalsIgnoringCase(word, known)) {
            return by;
        }
    }
    return Error{Errc::Invalid, Reason::StrataUnknown, {word}};
}

Result<SamplingFrame> readFrame(Project& project, const FrameFilter& wanted, const StrataChoice& strata,
                                Progress& progress, const std::stop_token& stop)
{
    ACCORD_CHECK(checkStrata(strata));
    ACCORD_TRY(const Sources sources, Sources::read(project, strata, progress, stop));
    ACCORD_TRY(const IssueFilter filter, IssueFilter::make(project, wanted, sources, progress, stop));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(std::vector<FrameIssue> issues, frameIssues(project.database(), stop));
    std::erase_if(issues, [&](const FrameIssue& issue) { return !filter.keeps(issue, sources.dates); });
    return frameOf(issues, sources, strata);
}

Result<RoundFrame> readRoundFrame(Project& project, RoundId round, const StrataChoice& strata, Progress& progress,
                                  const std::stop_token& stop)
{
    ACCORD_CHECK(checkStrata(strata));
    ACCORD_TRY(const Sources sources, Sources::read(project, strata, progress, stop));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const std::vector<FrameIssue> all, frameIssues(project.database(), stop));
    RoundFrame result;
    std::vector<FrameIssue> issues;
    const auto take = [&](const Item& item) {
        issues.push_back(all[placeOf(all, item.issue)]);
        result.items.push_back(item.id);
        result.occurrences.push_back(item.occurrence);
    };
    ACCORD_CHECK(store::forEachItem(project.database(), round, take, stop));
    result.frame = frameOf(issues, sources, strata);
    return result;
}

namespace {

constexpr int kIndexedAtOnce = 100; // texts per transaction: others want to write as well
constexpr std::size_t kDay = 10;    // characters of "2024-03-15"
constexpr std::string_view kNotForStudy = "-";

Status indexAll(Project& project, Progress& progress, const std::stop_token& stop)
{
    Ticker ticker(progress);
    while (true) {
        ACCORD_TRY(const IndexState state, store::indexState(project.database()));
        if (state.complete()) {
            return {};
        }
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ticker.report("word index", state.indexed, state.texts);
        ACCORD_CHECK(store::indexFurther(project.database(), kIndexedAtOnce));
    }
}

std::string decidedValue(const Taxonomy& taxonomy, const store::DecisionCell& decision, Level level)
{
    if (decision.verdict != Verdict::Category) {
        return decision.verdict == Verdict::NotForStudy ? std::string(kNotForStudy) : std::string();
    }
    const CategoryId counts = resolveMerged(taxonomy, decision.category);
    // What stops above the level stays what it is.
    const Category* category = taxonomy.at(level, counts);
    category = category == nullptr ? taxonomy.find(counts) : category;
    return category == nullptr ? std::string() : category->code;
}

} // namespace

Result<KeywordTexts> KeywordTexts::read(Project& project, const std::vector<std::string>& words, Progress& progress,
                                        const std::stop_token& stop)
{
    KeywordTexts result;
    ACCORD_CHECK(indexAll(project, progress, stop));
    for (const std::string& word : words) {
        const store::SearchQuery query = store::SearchQuery::parse(word);
        if (query.empty()) {
            return Error{Errc::Invalid, Reason::KeywordWithoutLetter, {word}};
        }
        ACCORD_TRY(std::vector<std::int64_t> texts, frameTextsWith(project.database(), query, stop));
        result.m_texts.push_back(std::move(texts));
    }
    return result;
}

std::optional<std::size_t> KeywordTexts::firstIn(std::int64_t document) const
{
    for (std::size_t word = 0; word < m_texts.size(); ++word) {
        if (std::ranges::binary_search(m_texts[word], document)) {
            return word;
        }
    }
    return std::nullopt;
}

Result<TextDates> TextDates::read(Project& project, const std::stop_token& stop)
{
    TextDates dates;
    ACCORD_CHECK(forEachFrameText(project.database(), stop, [&](const FrameText& text) {
        // They come by state.
        if (dates.m_states.empty() || dates.m_states.back() != text.state) {
            dates.m_states.emplace_back(text.state);
        }
        dates.m_entries.push_back(Entry{text.document, std::string(text.createdAt.substr(0, kDay)),
                                        static_cast<std::uint32_t>(dates.m_states.size() - 1)});
    }));
    for (std::string& state : dates.m_states) {
        state = text::lowerAscii(state);
    }
    std::ranges::sort(dates.m_entries, {}, &Entry::document);
    return dates;
}

const TextDates::Entry* TextDates::of(std::int64_t document) const
{
    if (m_entries.empty()) {
        return nullptr;
    }
    // Texts are numbered one after the other, unless some were taken back: then it is looked for.
    const auto guess = static_cast<std::size_t>(document - m_entries.front().document);
    if (guess < m_entries.size() && m_entries[guess].document == document) {
        return &m_entries[guess];
    }
    const auto found = std::ranges::lower_bound(m_entries, document, {}, &Entry::document);
    return found == m_entries.end() || found->document != document ? nullptr : &*found;
}

std::string yearOf(const std::string& createdAt)
{
    constexpr std::size_t kYear = 4;
    const bool year = createdAt.size() >= kYear && createdAt.find_first_not_of("0123456789") >= kYear;
    return year ? createdAt.substr(0, kYear) : std::string();
}

Result<std::unordered_map<IssueId, std::string>> decidedIn(Project& project, RoundId round, Level level)
{
    if (project.round(round) == nullptr) {
        return Error{Errc::Invalid, Reason::StrataNeedRound};
    }
    ACCORD_CHECK(project.requireOpen(round));
    std::unordered_map<ItemId, std::string> byItem;
    ACCORD_CHECK(store::forEachDecision(project.database(), round, [&](const store::DecisionCell& decision) {
        if (decision.state == DecisionState::Decided) {
            byItem.emplace(decision.item, decidedValue(*project.taxonomy(), decision, level));
        }
    }));
    std::unordered_map<IssueId, std::string> byIssue;
    ACCORD_CHECK(store::forEachItem(project.database(), round, [&](const Item& item) {
        const auto found = byItem.find(item.id);
        if (found != byItem.end() && (item.occurrence == 1 || !byIssue.contains(item.issue))) {
            byIssue.insert_or_assign(item.issue, found->second);
        }
    }));
    return byIssue;
}

FrameColumn columnOf(StratumBy by, std::size_t items, const std::function<const std::string&(std::size_t)>& value)
{
    FrameColumn column{by, {}, {}};
    column.codes.reserve(items);
    std::map<std::string, std::uint32_t, std::less<>> places;
    auto last = places.end();
    for (std::size_t item = 0; item < items; ++item) {
        const std::string& text = value(item);
        // Neighbours are often alike.
        if (last == places.end() || last->first != text) {
            last = places.try_emplace(text, static_cast<std::uint32_t>(places.size())).first;
        }
        column.codes.push_back(last->second);
    }
    std::vector<std::uint32_t> sorted(places.size());
    for (const auto& [text, place] : places) {
        sorted[place] = static_cast<std::uint32_t>(column.values.size());
        column.values.push_back(text);
    }
    for (std::uint32_t& code : column.codes) {
        code = sorted[code];
    }
    return column;
}

void divide(SamplingFrame& frame, const StrataChoice& choice)
{
    std::vector<const FrameColumn*> columns;
    for (const StratumBy by : choice.by) {
        columns.push_back(&*std::ranges::find(frame.columns, by, &FrameColumn::by));
    }
    // The places of the values as one number, so that strata are in the order of their values.
    std::vector<std::uint64_t> keys(frame.items.size(), 0);
    for (const FrameColumn* column : columns) {
        for (std::size_t item = 0; item < keys.size(); ++item) {
            keys[item] = keys[item] * column->values.size() + column->codes[item];
        }
    }
    std::vector<std::uint64_t> known;
    for (const std::uint64_t key : keys) {
        if (known.empty() || known.back() != key) {
            known.push_back(key);
        }
    }
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    frame.strata.resize(known.size());
    for (std::size_t item = 0; item < keys.size(); ++item) {
        const auto stratum = std::ranges::lower_bound(known, keys[item]) - known.begin();
        frame.items[item].stratum = static_cast<int>(stratum);
        Stratum& place = frame.strata[static_cast<std::size_t>(stratum)];
        if (++place.items == 1) {
            for (const FrameColumn* column : columns) {
                place.values.push_back(column->values[column->codes[item]]);
            }
        }
    }
}

} // namespace accord::study

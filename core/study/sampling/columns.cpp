// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/columns.h"

#include "core/base/text.h"
#include "core/project/codebook/resolve_merged.h"
#include "core/store/events/decisions.h"
#include "core/store/search/search_index.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace accord::study {
namespace {

constexpr int kIndexedAtOnce = 100; // texts per transaction: others want to write as well
constexpr std::size_t kDay = 10;    // characters of "2024-03-15"
constexpr std::string_view kNotForStudy = "-";

Status indexAll(Project& project, Progress& progress, const std::stop_token& stop)
{
    Ticker ticker(progress);
    while (true) {
        ACCORD_TRY(const store::IndexState state, store::indexState(project.database()));
        if (state.complete()) {
            return {};
        }
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, "word index", {}};
        }
        ticker.report("word index", state.indexed, state.newest);
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
            return Error{Errc::Invalid, "keyword \"" + word + "\"", "a keyword has at least one letter or digit"};
        }
        ACCORD_TRY(std::vector<std::int64_t> texts, store::frameTextsWith(project.database(), query, stop));
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
    ACCORD_CHECK(store::forEachFrameText(project.database(), stop, [&](const store::FrameText& text) {
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
        return Error{Errc::Invalid, "strata by category", "they need the name of the round whose decisions count"};
    }
    ACCORD_CHECK(project.requireOpen(round));
    std::unordered_map<ItemId, std::string> byItem;
    ACCORD_CHECK(store::forEachDecision(project.database(), round, [&](const store::DecisionCell& decision) {
        if (decision.state == DecisionState::Decided) {
            byItem.emplace(decision.item, decidedValue(*project.taxonomy(), decision, level));
        }
    }));
    std::unordered_map<IssueId, std::string> byIssue;
    ACCORD_CHECK(store::forEachItem(project.database(), round, [&](const store::ItemRow& item) {
        const auto found = byItem.find(item.item);
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

void divide(Frame& frame, const StrataChoice& choice)
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
    known.erase(std::ranges::unique(known).begin(), known.end());
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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/figures.h"

#include "core/model/bounds.h"

#include <algorithm>

namespace accord::reconcile {

namespace {

int placesAt(const Taxonomy& taxonomy, Level level)
{
    return taxonomy.countAt(level) + 1;
}

// In the tables; none for what stops above the level and for what is no rating.
std::optional<int> placeOf(const Taxonomy& taxonomy, Level level, const LabelMatrixCell& cell)
{
    const std::optional<int> rated = ratedAs(taxonomy, cell, level);
    if (!rated) {
        return std::nullopt;
    }
    return *rated == kOutOfStudy ? taxonomy.countAt(level) : taxonomy.placeInLevel(*rated);
}

// What the person said first; nothing if that was never anything.
LabelMatrixCell firstLabel(const LabelMatrix& labelMatrix, int row, PersonId person)
{
    const auto found = std::ranges::find(labelMatrix.annotators(), person);
    return found == labelMatrix.annotators().end()
               ? LabelMatrixCell{}
               : labelMatrix.firstCell(row, static_cast<int>(found - labelMatrix.annotators().begin()));
}

} // namespace

const SecondVote* latestRevealed(const std::vector<SecondVote>& ofItem, const std::string& at)
{
    for (auto vote = ofItem.rbegin(); vote != ofItem.rend(); ++vote) {
        if (!at.empty() && vote->openedAt > at) {
            continue;
        }
        const bool ended = vote->state != SecondVoteState::Open && (at.empty() || vote->endedAt <= at);
        if (ended && vote->state == SecondVoteState::CalledOff) {
            continue;
        }
        return ended ? &*vote : nullptr;
    }
    return nullptr;
}

SecondTable::SecondTable(const Taxonomy& taxonomy, std::vector<PersonId> people)
    : m_people(std::move(people))
{
    const int raters = static_cast<int>(m_people.size());
    for (const Level level : kLevels) {
        const agreement::LiveAgreement empty(0, raters, placesAt(taxonomy, level));
        m_sides.push_back(Side{empty, empty});
    }
}

std::optional<FewItems> SecondTable::few(const agreement::LiveAgreement& table)
{
    return fewItems(table.value(agreement::kFullAgreement)); // whose value is the share of items on which all are alike
}

SecondTable::Item& SecondTable::itemOf(int row)
{
    const auto [found, added] = m_items.try_emplace(row);
    if (added) {
        for (Side& side : m_sides) {
            found->second.place = side.second.addItem();
            (void)side.first.addItem();
        }
    }
    return found->second;
}

void SecondTable::count(const Item& item, int by)
{
    m_counts.items += item.revealed ? by : 0;
    for (const auto& [column, cell] : item.votes) {
        m_counts.votes += by;
        m_counts.noneOfThese += cell.verdict == Verdict::NoneOfThese ? by : 0;
        m_counts.cannotTell += cell.verdict == Verdict::CannotTell ? by : 0;
    }
}

void SecondTable::fill(const LabelMatrix& labelMatrix, int row, const Item& item, bool there)
{
    const Taxonomy& taxonomy = labelMatrix.taxonomy();
    for (const Level level : kLevels) {
        Side& tables = m_sides[static_cast<std::size_t>(level) - 1];
        for (const auto& [column, cell] : item.votes) {
            const LabelMatrixCell first = firstLabel(labelMatrix, row, m_people[static_cast<std::size_t>(column)]);
            tables.second.set(item.place, column, there ? placeOf(taxonomy, level, cell) : std::nullopt);
            tables.first.set(item.place, column, there ? placeOf(taxonomy, level, first) : std::nullopt);
        }
    }
}

void SecondTable::set(const LabelMatrix& labelMatrix, int row, const SecondVote* vote)
{
    const bool drawnAgain = labelMatrix.items()[static_cast<std::size_t>(row)].drawnAgain; // no item of coefficients
    if (drawnAgain || (vote == nullptr && !m_items.contains(row))) {
        return;
    }
    Item& item = itemOf(row);
    count(item, -1);
    fill(labelMatrix, row, item, false);
    item.votes.clear();
    item.revealed = vote != nullptr;
    if (vote != nullptr) {
        for (const Vote& one : vote->votes) {
            const auto person = std::ranges::find(m_people, one.by);
            if (person != m_people.end()) {
                item.votes.emplace_back(static_cast<int>(person - m_people.begin()),
                                        cellOf(labelMatrix.taxonomy(), one.content.verdict, one.content.category));
            }
        }
    }
    count(item, 1);
    fill(labelMatrix, row, item, true);
}

void SecondTable::relabelled(const LabelMatrix& labelMatrix, int row)
{
    if (const auto found = m_items.find(row); found != m_items.end()) {
        fill(labelMatrix, row, found->second, true);
    }
}

agreement::ComparisonOutcome SecondTable::difference(Level level) const
{
    return agreement::compareDependent(agreement::kFleissKappa, side(level).second.table(), side(level).first.table());
}

namespace {

void add(agreement::PairCounts& pair, int said, int decided, int by)
{
    pair.at(said, decided) += static_cast<std::uint32_t>(by); // -1 wraps around, and back
    pair.items += by;
}

} // namespace

CountedDecision countedDecision(const LabelMatrix& labelMatrix, DecisionState state, DecisionSource source,
                                Verdict verdict, CategoryId category)
{
    CountedDecision decision{state, source, {}};
    if (state == DecisionState::Decided) {
        decision.says = cellOf(labelMatrix.taxonomy(), verdict, category);
    }
    return decision;
}

WithDecisions::WithDecisions(const Taxonomy& taxonomy, std::size_t annotators)
{
    // Each costs a table of categories by categories, three times two of them.
    if (annotators > bounds::kPairedRaters) {
        return;
    }
    for (const Level level : kLevels) {
        for (std::size_t i = 0; i < annotators; ++i) {
            const agreement::PairCounts empty(static_cast<int>(i), -1, placesAt(taxonomy, level));
            m_pairs[static_cast<std::size_t>(level) - 1].push_back(Pair{empty, empty});
        }
    }
}

void WithDecisions::count(const Taxonomy& taxonomy, std::span<const LabelMatrixCell> labels,
                          const CountedDecision& decision, int by)
{
    for (const Level level : kLevels) {
        const std::optional<int> decided = placeOf(taxonomy, level, decision.says);
        if (!decided) {
            continue;
        }
        auto& pairs = m_pairs[static_cast<std::size_t>(level) - 1];
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const std::optional<int> said = placeOf(taxonomy, level, labels[i]);
            if (!said) {
                continue;
            }
            add(pairs[i].all, *said, *decided, by);
            if (decision.source != DecisionSource::Rule) {
                add(pairs[i].withoutRules, *said, *decided, by);
            }
        }
    }
}

std::vector<AnnotatorFigure> WithDecisions::at(Level level) const
{
    std::vector<AnnotatorFigure> figures;
    for (const Pair& pair : m_pairs[static_cast<std::size_t>(level) - 1]) {
        figures.push_back({{}, agreement::cohenKappa(pair.all), agreement::cohenKappa(pair.withoutRules)});
    }
    return figures;
}

} // namespace accord::reconcile

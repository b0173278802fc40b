// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/live_figures.h"

#include "core/base/reason.h"
#include "core/project/consensus.h"
#include "core/reconcile/meetings.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/meeting/second_votes.h"

#include <algorithm>
#include <set>

namespace accord::reconcile {
namespace {

// Second votes are read one by one up to here; beyond, loading anew in the background is quicker.
constexpr std::size_t kMostSecondVotes = 64;

std::vector<PersonId> idsOf(std::span<const Person> people)
{
    std::vector<PersonId> ids;
    ids.reserve(people.size());
    for (const Person& person : people) {
        ids.push_back(person.id);
    }
    return ids;
}

CountedDecision decisionOn(const LabelMatrix& labelMatrix, int row)
{
    const DecisionChange& decision = labelMatrix.decision(row);
    return countedDecision(labelMatrix, decision.state, decision.source, decision.verdict, decision.category);
}

std::optional<double> valueOf(const agreement::Outcome& outcome)
{
    return outcome.defined() ? std::optional(outcome->value) : std::nullopt;
}

} // namespace

Result<FigureSpan> currentSpan(Project& project, RoundId round)
{
    ACCORD_TRY(const std::optional<Meeting> meeting, runningMeeting(project, round));
    return meeting ? FigureSpan{meeting->startedAt, {}} : FigureSpan{};
}

LiveFigures::LiveFigures(const Project& project, const LabelMatrix& labelMatrix)
    : m_annotators(labelMatrix.annotators())
    , m_labels(static_cast<std::size_t>(labelMatrix.rows()) * m_annotators.size())
    , m_rows(static_cast<std::size_t>(labelMatrix.rows()))
    , m_with(labelMatrix.taxonomy(), m_annotators.size())
    , m_second(labelMatrix.taxonomy(), idsOf(project.people()))
{
    m_counts.items = labelMatrix.rows();
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        Row& counted = m_rows[static_cast<std::size_t>(row)];
        counted.drawnAgain = labelMatrix.items()[static_cast<std::size_t>(row)].drawnAgain;
        std::span<LabelMatrixCell> labels = labelsOf(row);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            labels[i] = labelMatrix.firstCell(row, static_cast<int>(i));
        }
        counted.conflict = isConflict(labelMatrix, row);
        tally(counted, 1);
    }
}

std::span<LabelMatrixCell> LiveFigures::labelsOf(int row)
{
    if (m_rows[static_cast<std::size_t>(row)].drawnAgain) {
        return {};
    }
    return std::span(m_labels).subspan(static_cast<std::size_t>(row) * m_annotators.size(), m_annotators.size());
}

void LiveFigures::tally(const Row& row, int by)
{
    const bool decided = row.decision.state == DecisionState::Decided;
    m_counts.conflicts += row.conflict ? by : 0;
    m_counts.decided += decided ? by : 0;
    m_counts.conflictsDecided += decided && row.conflict ? by : 0;
    m_counts.deferred += row.decision.state == DecisionState::Deferred ? by : 0;
    m_counts.byRule += decided && row.decision.source == DecisionSource::Rule ? by : 0;
    m_counts.byFile += decided && row.decision.source == DecisionSource::Import ? by : 0;
    m_counts.noneOfThese += row.decision.says.verdict == Verdict::NoneOfThese ? by : 0;
}

void LiveFigures::decide(const LabelMatrix& labelMatrix, int row, const CountedDecision& decision)
{
    Row& counted = m_rows[static_cast<std::size_t>(row)];
    if (counted.decision == decision) {
        return;
    }
    tally(counted, -1);
    m_with.count(labelMatrix.taxonomy(), labelsOf(row), counted.decision, -1);
    counted.decision = decision;
    m_with.count(labelMatrix.taxonomy(), labelsOf(row), counted.decision, 1);
    tally(counted, 1);
}

// What the label matrix says of the row now, labels and decision.
void LiveFigures::refresh(const LabelMatrix& labelMatrix, int row)
{
    Row& counted = m_rows[static_cast<std::size_t>(row)];
    tally(counted, -1);
    m_with.count(labelMatrix.taxonomy(), labelsOf(row), counted.decision, -1);
    std::span<LabelMatrixCell> labels = labelsOf(row);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        labels[i] = labelMatrix.firstCell(row, static_cast<int>(i));
    }
    counted.decision = decisionOn(labelMatrix, row);
    counted.conflict = isConflict(labelMatrix, row);
    m_with.count(labelMatrix.taxonomy(), labels, counted.decision, 1);
    tally(counted, 1);
    m_second.relabelled(labelMatrix, row);
}

Status LiveFigures::revote(Project& project, const LabelMatrix& labelMatrix, ItemId item)
{
    const int row = labelMatrix.rowOf(item);
    if (row >= 0) {
        ACCORD_TRY(const std::vector<SecondVote> votes, store::secondVotesOf(project.database(), item));
        m_second.set(labelMatrix, row, latestRevealed(votes));
    }
    return {};
}

Figures LiveFigures::figures() const
{
    Figures figures;
    for (const Level level : kLevels) {
        LevelFigures& at = figures.levels[static_cast<std::size_t>(level) - 1];
        at.secondVotes = m_second.secondVotes(level);
        at.firstLabels = m_second.firstLabels(level);
        at.fewSecondVotes = m_second.fewSecondVotes(level);
        at.fewFirstLabels = m_second.fewFirstLabels(level);
        at.annotators = m_with.at(level);
        for (std::size_t i = 0; i < at.annotators.size(); ++i) {
            at.annotators[i].person = m_annotators[i];
        }
    }
    figures.decisions = m_counts;
    figures.secondVotes = m_second.counts();
    return figures;
}

void LiveFigures::addPoint(const std::string& at)
{
    FigurePoint point{at, m_counts.shareOfItems(), m_counts.shareOfConflicts(), {}, {}};
    for (const Level level : kLevels) {
        const std::size_t place = static_cast<std::size_t>(level) - 1;
        if (!m_second.fewSecondVotes(level)) {
            point.secondVotes[place] = valueOf(m_second.secondVotes(level));
        }
        for (const AnnotatorFigure& figure : m_with.at(level)) {
            point.annotators[place].push_back(fewItems(figure.all.kappa) ? std::nullopt : valueOf(figure.all.kappa));
        }
    }
    // What happened within the same second is one moment.
    constexpr std::size_t kToTheSecond = 19;
    if (!m_line.empty() && m_line.back().at.compare(0, kToTheSecond, at, 0, kToTheSecond) == 0) {
        m_line.back() = std::move(point);
        return;
    }
    m_line.push_back(std::move(point));
    if (m_line.size() > kMostPoints) {
        std::vector<FigurePoint> fewer;
        for (std::size_t i = 0; i < m_line.size(); i += 2) {
            fewer.push_back(std::move(m_line[std::min(i + 1, m_line.size() - 1)]));
        }
        m_line = std::move(fewer);
    }
}

Result<bool> LiveFigures::apply(Project& project, const LabelMatrix& labelMatrix, const Changes& changes)
{
    if (changes.contents || changes.everything || changes.meetings || labelMatrix.annotators() != m_annotators ||
        static_cast<std::size_t>(labelMatrix.rows()) != m_rows.size()) {
        return false;
    }
    std::set<int> rows;
    std::set<ItemId> items;
    for (const LabelChange& change : changes.labels) {
        rows.insert(change.round == labelMatrix.round() ? labelMatrix.rowOf(change.item) : -1);
    }
    for (const DecisionChange& change : changes.decisions) {
        rows.insert(change.round == labelMatrix.round() ? labelMatrix.rowOf(change.item) : -1);
    }
    for (const SecondVoteChange& change : changes.secondVotes) {
        if (change.round == labelMatrix.round()) {
            items.insert(change.item);
        }
    }
    if (items.size() > kMostSecondVotes) {
        return false;
    }
    rows.erase(-1);
    for (const int row : rows) {
        refresh(labelMatrix, row);
    }
    for (const ItemId item : items) {
        ACCORD_CHECK(revote(project, labelMatrix, item));
    }
    if (m_span.to.empty() && !(rows.empty() && items.empty())) {
        addPoint(project.now());
    }
    return true;
}

namespace {

std::string_view momentOf(const std::string& at)
{
    constexpr std::size_t kToTheSecond = 19;
    return std::string_view(at).substr(0, kToTheSecond);
}

} // namespace

Result<LiveFigures::History> LiveFigures::read(Project& project, const LabelMatrix& labelMatrix)
{
    History history;
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(std::vector<SecondVote> all, store::secondVotesIn(project.database(), labelMatrix.round()));
    for (SecondVote& vote : all) {
        const int row = labelMatrix.rowOf(vote.item);
        if (row < 0) {
            continue;
        }
        history.events.push_back(Event{vote.openedAt, row, true, {}});
        if (vote.state != SecondVoteState::Open) {
            history.events.push_back(Event{vote.endedAt, row, true, {}});
        }
        history.votes[row].push_back(std::move(vote));
    }
    ACCORD_CHECK(store::forEachDecisionEver(project.database(), labelMatrix.round(), {}, [&](const Decision& decision) {
        const int row = labelMatrix.rowOf(decision.item);
        if (row >= 0) {
            const DecisionContent& content = decision.content;
            history.events.push_back(
                Event{decision.at, row, false,
                      countedDecision(labelMatrix, content.state, content.source, content.verdict, content.category)});
        }
    }));
    // The events of people at several machines, whose clocks may differ a little.
    std::ranges::stable_sort(history.events, {}, &Event::at);
    return history;
}

Result<LiveFigures> LiveFigures::load(Project& project, const LabelMatrix& labelMatrix, const FigureSpan& span,
                                      const std::stop_token& stop)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    LiveFigures figures(project, labelMatrix);
    figures.m_span = span;
    ACCORD_TRY(const History history, read(project, labelMatrix));
    ACCORD_CHECK(figures.replay(labelMatrix, history, stop));
    // Whatever the events say: the figures are those of the label matrix.
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        figures.decide(labelMatrix, row, decisionOn(labelMatrix, row));
    }
    for (const auto& [row, ofItem] : history.votes) {
        figures.m_second.set(labelMatrix, row, latestRevealed(ofItem));
    }
    return figures;
}

Result<LiveFigures> LiveFigures::asOf(Project& project, const LabelMatrix& labelMatrix, const std::string& moment,
                                      const std::stop_token& stop)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    LiveFigures figures(project, labelMatrix);
    figures.m_span = {moment, moment};
    ACCORD_TRY(const History history, read(project, labelMatrix));
    for (const Event& event : history.events) {
        if (event.at > moment) {
            break;
        }
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        figures.take(labelMatrix, event, history.votes);
    }
    return figures;
}

void LiveFigures::take(const LabelMatrix& labelMatrix, const Event& event, const SecondVotes& votes)
{
    if (event.vote) {
        m_second.set(labelMatrix, event.row, latestRevealed(votes.at(event.row), event.at));
    } else {
        decide(labelMatrix, event.row, event.decision);
    }
}

Status LiveFigures::replay(const LabelMatrix& labelMatrix, const History& history, const std::stop_token& stop)
{
    const std::vector<Event>& events = history.events;
    const auto inSpan = [&](const Event& event) {
        return event.at >= m_span.from && (m_span.to.empty() || event.at <= m_span.to);
    };
    // Whether the next event is another moment, after which the figures are worth a point.
    const auto endsMoment = [&](std::size_t i) {
        return inSpan(events[i]) && (i + 1 == events.size() || !inSpan(events[i + 1]) ||
                                     momentOf(events[i].at) != momentOf(events[i + 1].at));
    };
    std::size_t moments = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        moments += endsMoment(i) ? 1 : 0;
    }
    const std::size_t step = std::max<std::size_t>(1, (moments + kMostPoints / 2 - 1) / (kMostPoints / 2));
    bool began = m_span.from.empty();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        if (!began && event.at >= m_span.from) {
            addPoint(m_span.from);
            began = true;
        }
        take(labelMatrix, event, history.votes);
        if (endsMoment(i) && --moments % step == 0) {
            addPoint(event.at);
        }
    }
    if (!began) {
        addPoint(m_span.from);
    }
    return {};
}

} // namespace accord::reconcile

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/figures/live_figures.h"
#include "core/store/events/decisions.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/sqlite/transaction.h"

#include <algorithm>

namespace accord::reconcile {
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
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(project.database()));
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
        const DecisionChange& decision = labelMatrix.decision(row);
        figures.decide(labelMatrix, row,
                       countedDecision(labelMatrix, decision.state, decision.source, decision.verdict, decision.category));
    }
    for (const auto& [row, ofItem] : history.votes) {
        figures.m_second.set(figures.m_codes, labelMatrix, row, latestRevealed(ofItem));
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
            return Error{Errc::Cancelled, {}, {}};
        }
        figures.take(labelMatrix, event, history.votes);
    }
    return figures;
}

void LiveFigures::take(const LabelMatrix& labelMatrix, const Event& event, const SecondVotes& votes)
{
    if (event.vote) {
        m_second.set(m_codes, labelMatrix, event.row, latestRevealed(votes.at(event.row), event.at));
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
            return Error{Errc::Cancelled, {}, {}};
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

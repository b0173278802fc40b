// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/figures.h"

#include <stop_token>

namespace accord::reconcile {

/// The meeting that goes on in the round (the one that began last), as a span; everything if there is none.
Result<FigureSpan> currentSpan(Project& project, RoundId round);

/// The figures of a round, kept up to date with its label matrix in time that does not depend on the number of items,
/// and their line over time. Before a second vote is revealed nothing of it is here.
class LiveFigures
{
public:
    /// The most moments that a line holds; beyond, neighbours are taken together.
    static constexpr std::size_t kMostPoints = 160;

    /// Reads what was decided and voted so far. The line replays the events of the span; first labels are as they stand
    /// now. Errc::NotPermitted while the round is blind, Cancelled.
    static Result<LiveFigures> load(Project& project, const LabelMatrix& labelMatrix, const FigureSpan& span,
                                    const std::stop_token& stop = {});

    /// The figures as they were at the moment (UTC, ISO 8601), with first labels as they stand now and without a line.
    /// Not to be kept up to date.
    static Result<LiveFigures> asOf(Project& project, const LabelMatrix& labelMatrix, const std::string& moment,
                                    const std::stop_token& stop = {});

    /// Takes over what the label matrix took over. False when that is more than it can follow (somebody new, many
    /// second votes at once, a meeting began or ended): load anew.
    Result<bool> apply(Project& project, const LabelMatrix& labelMatrix, const Changes& changes);

    [[nodiscard]] Figures figures() const;
    [[nodiscard]] std::size_t annotators() const { return m_annotators.size(); }
    [[nodiscard]] const std::vector<FigurePoint>& line() const { return m_line; }
    [[nodiscard]] const FigureSpan& span() const { return m_span; }

    /// Second votes minus first labels of the same items at the level, with the interval of the difference.
    [[nodiscard]] agreement::ComparisonOutcome difference(Level level) const { return m_second.difference(level); }

private:
    struct Row
    {
        CountedDecision decision;
        bool conflict = false;
        bool drawnAgain = false; ///< a repeat: to be decided as any item, but no item of the coefficients
    };
    struct Event
    {
        std::string at;
        int row = 0;
        bool vote = false; ///< a second vote was opened, revealed or called off
        CountedDecision decision;
    };
    using SecondVotes = std::map<int, std::vector<SecondVote>>; ///< by row of the label matrix, oldest first
    struct History
    {
        SecondVotes votes;
        std::vector<Event> events; ///< by their times
    };

    LiveFigures(const Project& project, const LabelMatrix& labelMatrix);
    static Result<History> read(Project& project, const LabelMatrix& labelMatrix);
    Status replay(const LabelMatrix& labelMatrix, const History& history, const std::stop_token& stop);
    void take(const LabelMatrix& labelMatrix, const Event& event, const SecondVotes& votes);

    [[nodiscard]] std::span<LabelMatrixCell> labelsOf(int row); ///< as counted in coefficients: none of a drawn repeat
    void tally(const Row& row, int by);
    void decide(const LabelMatrix& labelMatrix, int row, const CountedDecision& decision);
    void refresh(const LabelMatrix& labelMatrix, int row);
    Status revote(Project& project, const LabelMatrix& labelMatrix, ItemId item);
    void addPoint(const std::string& at);

    std::vector<PersonId> m_annotators;    ///< as the label matrix has them
    std::vector<LabelMatrixCell> m_labels; ///< as counted, by row and then by annotator
    std::vector<Row> m_rows;               ///< as counted
    DecisionCounts m_counts;
    WithDecisions m_with;
    SecondTable m_second;
    FigureSpan m_span;
    std::vector<FigurePoint> m_line;
};

} // namespace accord::reconcile

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/watch/watched_round.h"

#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/words.h"

namespace accord::cli {

WatchedRound::WatchedRound(Round round, Board board)
    : m_round(std::move(round))
    , m_board(std::move(board))
{
    for (int row = 0; row < m_board.rows(); ++row) {
        for (int annotator = 0; annotator < static_cast<int>(m_board.annotators().size()); ++annotator) {
            m_labels += m_board.cell(row, annotator).verdict == Verdict::None ? 0 : 1;
        }
    }
    if (!m_round.blind) {
        m_levels.emplace(m_board);
    }
}

Result<WatchedRound> WatchedRound::load(Project& project, const Round& round)
{
    ACCORD_TRY(Board board, Board::load(project, round.id));
    return WatchedRound(round, std::move(board));
}

bool WatchedRound::apply(const LabelChange& change)
{
    Changes changes;
    changes.labels.push_back(change);
    return applyChanges(changes);
}

bool WatchedRound::apply(const DecisionChange& change)
{
    Changes changes;
    changes.decisions.push_back(change);
    return applyChanges(changes);
}

bool WatchedRound::applyChanges(const Changes& changes)
{
    const auto updates = m_board.apply(changes);
    if (!updates) {
        return false;
    }
    for (const Board::CellUpdate& update : *updates) {
        m_labels += update.after.verdict == Verdict::None ? 0 : 1;
        m_labels -= update.before.verdict == Verdict::None ? 0 : 1;
    }
    if (m_levels && !m_levels->apply(m_board, *updates)) {
        m_levels.emplace(m_board);
    }
    return true;
}

Json WatchedRound::kappaJson() const
{
    if (!m_levels) {
        return nullptr;
    }
    Json kappa = Json::object();
    for (const Level level : kLevels) {
        const auto outcome = m_levels->at(level).fleissKappa();
        kappa[std::string(levelKey(level))] = outcome.defined() ? Json(outcome->value) : Json(nullptr);
    }
    return kappa;
}

std::string WatchedRound::kappaText() const
{
    if (!m_levels) {
        return "blind, " + counted(m_labels, "label") + " on " + counted(items(), "item");
    }
    std::string text;
    for (const Level level : kLevels) {
        text += (text.empty() ? "" : "  ") + std::string(levelText(level)) + " " +
                valueText(m_levels->at(level).fleissKappa());
    }
    return text;
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/watch/watched_round.h"

#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/words.h"

namespace accord::cli {

WatchedRound::WatchedRound(Round round, std::optional<LabelMatrix> labelMatrix, const RoundCounts& counts)
    : m_round(std::move(round))
    , m_labelMatrix(std::move(labelMatrix))
    , m_counts(counts)
{
    if (m_labelMatrix) {
        m_levels.emplace(*m_labelMatrix);
    }
}

Result<WatchedRound> WatchedRound::load(Project& project, const Round& round)
{
    // What is committed between the two is told by the feed; it says what holds, so that it may be told twice.
    std::optional<LabelMatrix> labelMatrix;
    if (!round.blind) {
        ACCORD_TRY(LabelMatrix loaded, LabelMatrix::load(project, round.id));
        labelMatrix.emplace(std::move(loaded));
    }
    ACCORD_TRY(RoundCounts counts, study::countsOf(project, round.id));
    if (labelMatrix) {
        counts.items = labelMatrix->rows();
        counts.labels = 0;
        for (int row = 0; row < labelMatrix->rows(); ++row) {
            for (int annotator = 0; annotator < static_cast<int>(labelMatrix->annotators().size()); ++annotator) {
                counts.labels += labelMatrix->cell(row, annotator).verdict == Verdict::None ? 0 : 1;
            }
        }
    }
    return WatchedRound(round, std::move(labelMatrix), counts);
}

Status WatchedRound::countAgain(Project& project)
{
    if (!m_labelMatrix) {
        ACCORD_TRY(m_counts, study::countsOf(project, m_round.id));
    }
    return {};
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
    if (!m_labelMatrix) {
        return true;
    }
    const auto updates = m_labelMatrix->apply(changes);
    if (!updates) {
        return false;
    }
    for (const LabelMatrix::CellUpdate& update : *updates) {
        m_counts.labels += update.after.verdict == Verdict::None ? 0 : 1;
        m_counts.labels -= update.before.verdict == Verdict::None ? 0 : 1;
    }
    if (m_levels && !m_levels->apply(*m_labelMatrix, *updates)) {
        m_levels.emplace(*m_labelMatrix);
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
        const auto outcome = m_levels->at(level).value(agreement::kFleissKappa);
        kappa[std::string(levelKey(level))] = outcome.defined() ? Json(outcome->value) : Json(nullptr);
    }
    return kappa;
}

std::string WatchedRound::kappaText() const
{
    if (!m_levels) {
        return "blind, " + counted(labels(), "label") + " on " + counted(items(), "item");
    }
    std::string text;
    for (const Level level : kLevels) {
        text += (text.empty() ? "" : "  ") + std::string(levelText(level)) + " " +
                valueText(m_levels->at(level).value(agreement::kFleissKappa));
    }
    return text;
}

} // namespace accord::cli

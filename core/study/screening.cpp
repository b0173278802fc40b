// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/screening.h"

#include "core/project/consensus.h"
#include "core/store/events/counts.h"

#include <algorithm>
#include <unordered_map>

namespace accord::study {
namespace {

// How many are to label the item: those whom the round names, those to whom it was handed, or whoever labels in it.
int awaited(const Round* round, const LabelMatrix& labelMatrix, int row)
{
    const bool named = round != nullptr && !round->assigned && !round->people.empty();
    return named ? static_cast<int>(round->people.size()) : labelMatrix.expected(row);
}

using Reasons = std::unordered_map<ItemId, std::map<Exclusion, int>>;

// The one named most often; of equals the first in the study's order, the rest by their numbers.
Exclusion mainReason(const Project& project, const std::map<Exclusion, int>& named)
{
    Exclusion best = Exclusion::None;
    int most = 0;
    const auto consider = [&](Exclusion reason) {
        const auto found = named.find(reason);
        if (found != named.end() && found->second > most) {
            best = reason;
            most = found->second;
        }
    };
    for (const ScreeningReason& reason : project.settings().reasons) {
        consider(reason.number);
    }
    for (const auto& [reason, count] : named) {
        consider(reason);
    }
    return best;
}

enum class ScreeningState : std::uint8_t { In, Out, OutByDecision, Disputed, Open };

ScreeningState standingOf(const Consensus& labels, int expected, const DecisionChange& decision)
{
    if (decision.state == DecisionState::Decided) {
        return decision.verdict == Verdict::NotForStudy ? ScreeningState::OutByDecision : ScreeningState::In;
    }
    const auto saysOut = std::ranges::find(labels.choices, Verdict::NotForStudy, &Choice::verdict);
    if (saysOut == labels.choices.end()) {
        return ScreeningState::In;
    }
    if (saysOut->votes < labels.votes) {
        return ScreeningState::Disputed;
    }
    return labels.undecided == 0 && saysOut->votes >= expected ? ScreeningState::Out : ScreeningState::Open;
}

// By row.
std::vector<ScreeningState> standings(const Project& project, const LabelMatrix& labelMatrix)
{
    const auto round = project.round(labelMatrix.round());
    std::vector<ScreeningState> result;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        result.push_back(standingOf(consensusOf(labelMatrix, row), awaited(round.get(), labelMatrix, row),
                                    labelMatrix.decision(row)));
    }
    return result;
}

void count(ScreeningRow& row, ScreeningState standing, Exclusion reason)
{
    ++row.collected;
    row.disputed += standing == ScreeningState::Disputed ? 1 : 0;
    row.open += standing == ScreeningState::Open ? 1 : 0;
    row.byDecision += standing == ScreeningState::OutByDecision ? 1 : 0;
    if (standing == ScreeningState::Out || standing == ScreeningState::OutByDecision) {
        ++row.excluded;
        ++row.reasons[reason];
    }
}

} // namespace

Result<Screening> screening(Project& project, RoundId round, Repeats repeats)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    return screening(project, labelMatrix, repeats);
}

Result<Screening> screening(Project& project, const LabelMatrix& labelMatrix, Repeats repeats)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    const std::vector<ScreeningState> standing = standings(project, labelMatrix);
    Reasons reasons;
    ACCORD_CHECK(store::forEachExclusion(project.database(), labelMatrix.round(),
                                         [&](const store::ExclusionCell& cell) { ++reasons[cell.item][cell.why]; }));
    ACCORD_TRY(const auto decided, store::excludedByDecision(project.database(), labelMatrix.round()));
    std::map<std::string, ScreeningRow> rows;
    Screening result;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const LabelMatrixItem& item = labelMatrix.items()[static_cast<std::size_t>(row)];
        if (!isCounted(item, repeats)) {
            ++result.repeatsLeftOut;
            continue;
        }
        result.repeats += item.isRepeat() ? 1 : 0;
        const ScreeningState of = standing[static_cast<std::size_t>(row)];
        Exclusion reason = mainReason(project, reasons[item.item]);
        const auto byDecision = decided.find(item.item);
        if (of == ScreeningState::OutByDecision && byDecision != decided.end() &&
            byDecision->second != Exclusion::None) {
            reason = byDecision->second; // a rule's decision says none: then what the labels say
        }
        const std::string& repository = labelMatrix.repositories()[static_cast<std::size_t>(item.repository)];
        count(rows[repository], of, reason);
        count(result.all, of, reason);
    }
    result.all.screened = isScreened(labelMatrix);
    Selection selection;
    selection.repeats = repeats;
    result.later = labelMatrix.changedLater() ? ratings(labelMatrix, selection).later : LaterLabels{};
    for (auto& [name, row] : rows) {
        row.screened = result.all.screened;
        row.repository = name;
        result.repositories.push_back(std::move(row));
    }
    return result;
}

bool isScreened(const LabelMatrix& labelMatrix)
{
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const DecisionChange& decision = labelMatrix.decision(row);
        if (decision.state == DecisionState::Decided && decision.verdict == Verdict::NotForStudy) {
            return true;
        }
        for (int annotator = 0; annotator < static_cast<int>(labelMatrix.annotators().size()); ++annotator) {
            if (labelMatrix.cell(row, annotator).verdict == Verdict::NotForStudy) {
                return true;
            }
        }
    }
    return false;
}

std::vector<bool> outOfStudy(const Project& project, const LabelMatrix& labelMatrix)
{
    std::vector<bool> out;
    for (const ScreeningState of : standings(project, labelMatrix)) {
        out.push_back(of == ScreeningState::Out || of == ScreeningState::OutByDecision);
    }
    return out;
}

} // namespace accord::study

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/consensus.h"

#include <algorithm>

namespace accord::reconcile {
namespace {

void countVote(std::vector<Choice>& choices, const LabelMatrixCell& cell)
{
    const int category = cell.verdict == Verdict::Category ? cell.category : -1;
    for (Choice& choice : choices) {
        if (choice.verdict == cell.verdict && choice.category == category) {
            ++choice.votes;
            return;
        }
    }
    choices.push_back(Choice{cell.verdict, category, 1});
}

// Most votes first; the codebook's order makes ties look the same for everybody.
bool ranksBefore(const Choice& a, const Choice& b)
{
    if (a.votes != b.votes) {
        return a.votes > b.votes;
    }
    if (a.verdict != b.verdict) {
        return a.verdict == Verdict::Category;
    }
    return a.category < b.category;
}

// "Not for this study" against any category is as far apart as two types are. Of a theme and one of its own sub-themes
// the difference is on the level of sub-themes.
Level splitLevel(const LabelMatrix& labelMatrix, const std::vector<Choice>& choices)
{
    for (const Level level : {Level::Type, Level::Theme}) {
        const int first = labelMatrix.at(level, choices.front().category);
        for (const Choice& choice : choices) {
            if (choice.verdict != choices.front().verdict || labelMatrix.at(level, choice.category) != first) {
                return level;
            }
        }
    }
    return Level::Subtheme;
}

} // namespace

const Choice* Consensus::majority() const
{
    return !choices.empty() && choices.front().votes * 2 > votes ? &choices.front() : nullptr;
}

double Consensus::leadingShare() const
{
    return votes == 0 ? 0 : static_cast<double>(choices.front().votes) / votes;
}

Consensus consensus(const LabelMatrix& labelMatrix, int row)
{
    Consensus result;
    result.choices.reserve(4); // few items have more, and it is asked of every item again and again
    const int annotators = static_cast<int>(labelMatrix.annotators().size());
    for (int annotator = 0; annotator < annotators; ++annotator) {
        const LabelMatrixCell& cell = labelMatrix.cell(row, annotator);
        if (cell.isRating()) {
            countVote(result.choices, cell);
            ++result.votes;
        } else if (cell.verdict == Verdict::CannotTell) {
            ++result.undecided;
        }
    }
    std::ranges::sort(result.choices, ranksBefore);
    if (result.choices.size() > 1) {
        result.agreement = Agreement::Conflict;
        result.split = splitLevel(labelMatrix, result.choices);
    } else if (result.votes >= labelMatrix.expected(row) && result.votes > 1) {
        result.agreement = Agreement::Unanimous;
    }
    return result;
}

Tally tally(const LabelMatrix& labelMatrix)
{
    Tally tally;
    tally.items = labelMatrix.rows();
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const Consensus item = consensus(labelMatrix, row);
        const DecisionState state = labelMatrix.decision(row).state;
        tally.decided += state == DecisionState::Decided ? 1 : 0;
        tally.deferred += state == DecisionState::Deferred ? 1 : 0;
        tally.unanimous += item.agreement == Agreement::Unanimous ? 1 : 0;
        tally.incomplete += item.agreement == Agreement::Incomplete ? 1 : 0;
        if (item.agreement == Agreement::Conflict) {
            ++tally.conflicts;
            tally.conflictsDecided += state == DecisionState::Decided ? 1 : 0;
            tally.acrossTypes += item.split == Level::Type ? 1 : 0;
            tally.acrossThemes += item.split == Level::Theme ? 1 : 0;
            tally.acrossSubthemes += item.split == Level::Subtheme ? 1 : 0;
        }
    }
    return tally;
}

} // namespace accord::reconcile

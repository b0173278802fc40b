// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/consensus.h"

namespace accord {
namespace {

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

Consensus consensusOf(const LabelMatrix& labelMatrix, int row)
{
    Consensus result;
    result.choices.reserve(4); // few items have more, and it is asked of every item again and again
    const int annotators = static_cast<int>(labelMatrix.annotators().size());
    for (int annotator = 0; annotator < annotators; ++annotator) {
        const LabelMatrixCell& cell = labelMatrix.cell(row, annotator);
        if (cell.isRating()) {
            result.add(cell.verdict, cell.category);
        } else if (cell.verdict == Verdict::CannotTell) {
            ++result.undecided;
        }
    }
    result.rank();
    if (result.choices.size() > 1) {
        result.agreement = Agreement::Conflict;
        result.split = splitLevel(labelMatrix, result.choices);
    } else if (result.votes >= labelMatrix.expected(row) && result.votes > 1) {
        result.agreement = Agreement::Unanimous;
    }
    return result;
}

bool isConflict(const LabelMatrix& labelMatrix, int row)
{
    return consensusOf(labelMatrix, row).agreement == Agreement::Conflict;
}

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/figures.h"

#include "core/agreement/alpha/krippendorff.h"
#include "core/agreement/explain/explain.h"

namespace accord {
namespace {

constexpr std::array<Level, 3> kLevels{Level::Type, Level::Theme, Level::Subtheme};

void addLeftOut(agreement::Explanation& explanation, const Ratings& ratings)
{
    using agreement::LeftOut;
    const std::pair<LeftOut, int> reasons[] = {
        {LeftOut::OtherRepository, ratings.outside.otherRepository},
        {LeftOut::OtherFinalType, ratings.outside.otherFinalType},
        {LeftOut::NotDecided, ratings.outside.notDecided},
        {LeftOut::Repeat, ratings.outside.repeats},
        {LeftOut::NotSpecified, ratings.notSpecified},
        {LeftOut::CannotTell, ratings.cannotTell},
    };
    for (const auto& [why, count] : reasons) {
        if (count > 0) {
            explanation.leftOut.push_back({why, count});
        }
    }
}

} // namespace

RoundValue roundValue(const LabelMatrix& labelMatrix, const Selection& selection, agreement::Coefficient coefficient)
{
    RoundValue result;
    result.round = labelMatrix.round();
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        Selection at = selection;
        at.level = kLevels[i];
        const Ratings ratings = accord::ratings(labelMatrix, at);
        result.items = static_cast<int>(ratings.rows.size());
        result.annotators = static_cast<int>(ratings.annotators.size());
        result.levels[i] = {at.level, agreement::compute(coefficient, agreement::Ratings::of(ratings.table)),
                            ratings.notSpecified};
    }
    return result;
}

Result<std::vector<RoundValue>> agreementByRound(Project& project, const Selection& selection,
                                                 agreement::Coefficient coefficient, const std::stop_token& stop)
{
    std::vector<RoundValue> result;
    for (const Round& round : project.rounds()) {
        if (stop.stop_requested()) {
            break;
        }
        if (!project.requireOpen(round.id).ok()) {
            result.push_back({round.id, true, 0, 0, {}});
            continue;
        }
        ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
        result.push_back(roundValue(labelMatrix, selection, coefficient));
    }
    return result;
}

agreement::Outcome hierarchicalAlpha(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const Ratings ratings = wholeRatings(labelMatrix, selection);
    return agreement::krippendorffAlpha(ratings.table, agreement::pathDifference(pathsOf(labelMatrix.taxonomy(), ratings)));
}

LevelLoss lossByLevel(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const Ratings ratings = wholeRatings(labelMatrix, selection);
    const auto paths = pathsOf(labelMatrix.taxonomy(), ratings);
    const auto patterns = agreement::ItemPatterns::of(ratings.table);
    LevelLoss loss;
    loss.parts = agreement::disagreementByLevel(patterns, paths);
    loss.use = patterns.use();
    for (const int cell : ratings.table.cells) {
        if (cell == agreement::kMissing) {
            continue;
        }
        if (ratings.categories[static_cast<std::size_t>(cell)] < 0) {
            ++loss.notForStudy;
        } else {
            ++loss.labelsStopAt[paths[static_cast<std::size_t>(cell)].size() - 1];
        }
    }
    return loss;
}

agreement::Explanation explain(const Ratings& ratings, agreement::Coefficient coefficient)
{
    agreement::Explanation explanation = agreement::explain(coefficient, ratings.table);
    addLeftOut(explanation, ratings);
    return explanation;
}

agreement::Explanation explainHierarchical(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const Ratings ratings = wholeRatings(labelMatrix, selection);
    agreement::Explanation explanation = agreement::explainPaths(ratings.table, pathsOf(labelMatrix.taxonomy(), ratings));
    addLeftOut(explanation, ratings);
    return explanation;
}

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/report/report.h"

#include "core/agreement/tally/item_patterns.h"
#include "core/agreement/tally/tallies.h"
#include "ui/agreement/report/coefficients.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr std::array<Level, 3> kLevels{Level::Type, Level::Theme, Level::Subtheme};

const Coefficient& coefficientAt(int place)
{
    return coefficients().at(place);
}

} // namespace

AgreementReport makeReport(const Board& board, const Selection& selection, int coefficient)
{
    AgreementReport report;
    report.round = board.round();
    report.selection = selection;
    report.coefficient = coefficient;
    report.items = board.rows();
    for (const Level level : kLevels) {
        Selection at = selection;
        at.level = level;
        const Ratings ratings = accord::ratings(board, at);
        std::vector<agreement::PairAgreement> pairs = agreement::pairMatrix(ratings.table);
        const agreement::ItemPatterns patterns = agreement::ItemPatterns::of(ratings.table);
        LevelFigure& figure = report.levels[static_cast<std::size_t>(level) - 1];
        figure.level = level;
        figure.value = coefficientAt(coefficient).ofTable(ratings.table, pairs);
        figure.use = patterns.use();
        figure.notSpecified = ratings.notSpecified;
        if (level == selection.level) {
            report.annotators = ratings.annotators;
            report.categories = ratings.categories;
            report.perCategory = agreement::perCategory(agreement::Tallies::of(patterns));
            report.confusion = agreement::confusionMatrix(patterns);
            report.toFinal = agreement::againstFinal(ratings.table, ratings.finals);
            report.finals = static_cast<int>(
                std::ranges::count_if(ratings.finals, [](int final) { return final != agreement::kMissing; }));
            report.pairs = std::move(pairs);
        }
    }
    return report;
}

bool isWholeRound(const Selection& selection)
{
    return selection.repository.empty() && !selection.finalType.valid() && selection.annotators.empty();
}

void followLive(AgreementReport& report, const LiveLevels& levels)
{
    for (const Level level : kLevels) {
        const agreement::LiveAgreement& live = levels.at(level);
        std::vector<agreement::PairAgreement> pairs = live.pairMatrix();
        LevelFigure& figure = report.levels[static_cast<std::size_t>(level) - 1];
        figure.level = level;
        figure.value = coefficientAt(report.coefficient).ofLive(live, pairs);
        figure.use = live.tallies().use();
        if (level == report.selection.level) {
            report.annotators = levels.ratings(level).annotators;
            report.categories = levels.ratings(level).categories;
            report.perCategory = live.perCategory();
            report.confusion = live.confusion();
            report.pairs = std::move(pairs);
        }
    }
}

} // namespace accord::ui

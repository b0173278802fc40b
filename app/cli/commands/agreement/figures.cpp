// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/figures.h"

#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/raters/pair_matrix.h"

#include <algorithm>

namespace accord::cli {
namespace {

bool isWorse(const agreement::Outcome& a, const agreement::Outcome& b)
{
    if (a.defined() != b.defined()) {
        return a.defined();
    }
    return a.defined() && a->value < b->value;
}

std::vector<CategoryFigure> categoryFigures(const Board& board, const Ratings& ratings)
{
    const Taxonomy& taxonomy = board.taxonomy();
    std::vector<CategoryFigure> figures;
    for (agreement::CategoryAgreement& agreed : agreement::perCategory(ratings.table)) {
        if (agreed.ratings == 0) {
            continue;
        }
        const int index = ratings.categories[static_cast<std::size_t>(agreed.category)];
        figures.push_back(CategoryFigure{ratings.code(taxonomy, agreed.category),
                                         index < 0 ? "not for this study"
                                                   : taxonomy.categories()[static_cast<std::size_t>(index)].name,
                                         std::move(agreed)});
    }
    std::ranges::stable_sort(figures, [](const CategoryFigure& a, const CategoryFigure& b) {
        return isWorse(a.agreement.kappa, b.agreement.kappa);
    });
    return figures;
}

} // namespace

LevelFigures levelFigures(const Board& board, const Selection& selection)
{
    const Ratings ratings = accord::ratings(board, selection);
    const auto patterns = agreement::ItemPatterns::of(ratings.table);
    LevelFigures figures;
    figures.level = selection.level;
    figures.fleiss = agreement::fleissKappa(patterns);
    figures.percent = agreement::percentAgreement(patterns);
    figures.full = agreement::fullAgreement(patterns);
    figures.notSpecified = ratings.notSpecified;
    figures.annotators = ratings.annotators;
    figures.pairs = agreement::pairMatrix(ratings.table);
    std::ranges::stable_sort(figures.pairs, [](const agreement::PairAgreement& a, const agreement::PairAgreement& b) {
        return isWorse(a.kappa, b.kappa);
    });
    figures.categories = categoryFigures(board, ratings);
    return figures;
}

} // namespace accord::cli

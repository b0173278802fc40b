// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/figures.h"

#include "core/project/agreement/figures.h"

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

std::vector<CategoryFigure> categoryFigures(const LabelMatrix& labelMatrix, const Selection& selection,
                                            const Ratings& ratings, const agreement::Report& report)
{
    const Taxonomy& taxonomy = labelMatrix.taxonomy();
    std::vector<CategoryFigure> figures;
    for (const agreement::CategoryAgreement& agreed : report.perCategory) {
        if (agreed.ratings == 0 || !isOfSelectedType(labelMatrix, selection, ratings, agreed.category)) {
            continue;
        }
        const int index = ratings.categories[static_cast<std::size_t>(agreed.category)];
        figures.push_back(CategoryFigure{
            ratings.code(taxonomy, agreed.category),
            index < 0 ? "not for this study" : taxonomy.categories()[static_cast<std::size_t>(index)].name, agreed});
    }
    std::ranges::stable_sort(figures, [](const CategoryFigure& a, const CategoryFigure& b) {
        return isWorse(a.agreement.kappa, b.agreement.kappa);
    });
    return figures;
}

} // namespace

LevelFigures levelFigures(const LabelMatrix& labelMatrix, const Selection& selection)
{
    LevelFigures figures;
    figures.level = selection.level;
    figures.ratings = ratings(labelMatrix, selection);
    figures.report = agreement::report(figures.ratings.table);
    for (int category = 0; category < figures.ratings.table.categories; ++category) {
        figures.codes.push_back(figures.ratings.code(labelMatrix.taxonomy(), category));
    }
    figures.insight = insightOf(figures.ratings.table, figures.report);
    std::erase_if(figures.insight.categories, [&](const agreement::CategoryAlarm& alarm) {
        return !isAlarming(labelMatrix, selection, figures.ratings, alarm.category);
    });
    figures.pairs = figures.report.pairs;
    std::ranges::stable_sort(figures.pairs, [](const agreement::PairAgreement& a, const agreement::PairAgreement& b) {
        return isWorse(a.kappa, b.kappa);
    });
    figures.categories = categoryFigures(labelMatrix, selection, figures.ratings, figures.report);
    return figures;
}

} // namespace accord::cli

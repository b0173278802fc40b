// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/report.h"

#include "core/agreement/coefficients/chance_corrected.h"
#include "core/agreement/coefficients/conger.h"
#include "core/agreement/coefficients/krippendorff.h"

namespace accord::agreement {

namespace {

void addItems(Report& result, const ItemPatterns& items)
{
    const auto tallies = Tallies::of(items);
    result.use = items.use();
    for (const Kind& kind : items.kinds().list) {
        result.ratings += kind.items * kind.ratings;
    }
    result.percentAgreement = percentAgreement(items);
    result.fullAgreement = fullAgreement(tallies);
    result.brennanPrediger = brennanPrediger(items);
    result.fleissKappa = fleissKappa(items);
    result.gwetAc1 = gwetAc(items);
    result.krippendorffAlpha = krippendorffAlpha(items);
    result.nullTest = fleissNeeLandis(tallies);
    result.perCategory = perCategory(tallies);
    result.confusion = confusionMatrix(items);
}

void addRows(Report& result, const RowPatterns& rows)
{
    result.congerKappa = congerKappa(rows);
    result.pairs = pairMatrix(pairCounts(rows));
    result.lightKappa = lightKappa(result.pairs);
}

} // namespace

Report report(const RatingTable& table)
{
    Report result;
    result.raters = table.raters;
    result.categories = table.categories;
    // One after the other, so that a table of a million different rows is never held in both forms.
    addItems(result, ItemPatterns::of(table));
    addRows(result, RowPatterns::of(table));
    return result;
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/report.h"

#include "core/agreement/compute.h"

#include <algorithm>

namespace accord::agreement {

namespace {

void addItems(Report& result, const ItemSums& items)
{
    result.use = items.use();
    for (const Kind& kind : items.patterns.kinds().list) {
        result.ratings += kind.items * kind.ratings;
    }
    for (const Measure* measure : levelMeasures()) {
        result.outcomes.push_back(measure->asksWhoRated() ? Outcome(NoEstimate{}) : compute(*measure, items));
    }
    result.nullTest = fleissNeeLandis(items.tallies);
    result.perCategory = perCategory(items.tallies);
    result.confusion = confusionMatrix(items.patterns);
}

void addRows(Report& result, const RowPatterns& rows)
{
    result.pairs = pairMatrix(pairCounts(rows));
    for (std::size_t i = 0; i < result.outcomes.size(); ++i) {
        const Measure& measure = *levelMeasures()[i];
        if (measure.asksWhoRated()) {
            result.outcomes[i] = measure.ofPairs != nullptr && !rows.givesNoCategory()
                                     ? ofPairs(measure, result.pairs, result.use)
                                     : compute(measure, rows);
        }
    }
}

} // namespace

const Outcome& Report::of(const Measure& measure) const
{
    const auto place = std::ranges::find(levelMeasures(), &measure) - levelMeasures().begin();
    return outcomes[static_cast<std::size_t>(place)];
}

Report report(const RatingTable& table)
{
    Report result;
    result.raters = table.raters;
    result.categories = table.categories;
    // One after the other, so that a table of a million different rows is never held in both forms.
    addItems(result, ItemSums::of(table));
    addRows(result, RowPatterns::of(table));
    return result;
}

} // namespace accord::agreement

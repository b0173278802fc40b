// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/report.h"

namespace accord::agreement {

Report report(const RatingTable& table)
{
    const auto ratings = Ratings::of(table);
    const auto tallies = Tallies::of(ratings.items);
    Report result;
    result.use = ratings.items.use();
    for (const Kind& kind : ratings.items.kinds().list) {
        result.ratings += kind.items * kind.ratings;
    }
    result.raters = table.raters;
    result.categories = table.categories;
    result.percentAgreement = compute(Coefficient::PercentAgreement, ratings);
    result.fullAgreement = compute(Coefficient::FullAgreement, ratings);
    result.brennanPrediger = compute(Coefficient::BrennanPrediger, ratings);
    result.fleissKappa = compute(Coefficient::FleissKappa, ratings);
    result.congerKappa = compute(Coefficient::CongerKappa, ratings);
    result.gwetAc1 = compute(Coefficient::GwetAc, ratings);
    result.krippendorffAlpha = compute(Coefficient::KrippendorffAlpha, ratings);
    result.nullTest = fleissNeeLandis(tallies);
    result.pairs = pairMatrix(pairCounts(ratings.rows));
    result.lightKappa = lightKappa(result.pairs);
    result.perCategory = perCategory(tallies);
    result.confusion = confusionMatrix(ratings.items);
    return result;
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/measures.h"
#include "core/agreement/rating_table.h"

#include <optional>
#include <vector>

namespace accord::agreement {

/// A table in the two forms that measures read, made once for all of them.
struct TableForms
{
    ItemSums items;
    RowPatterns rows;

    static TableForms of(const RatingTable& table) { return {ItemSums::of(table), RowPatterns::of(table)}; }
};

/// The value with its uncertainty, or the reason why there is none. The distance is read by those measures that take
/// one (Measure::scales); a measure along paths needs pathDifference().
[[nodiscard]] Outcome compute(const Measure& measure, const RatingTable& table,
                              const DistanceFunction& difference = {});
[[nodiscard]] Outcome compute(const Measure& measure, const TableForms& forms, const DistanceFunction& difference = {});
/// Of a measure that does not ask who rated.
[[nodiscard]] Outcome compute(const Measure& measure, const ItemSums& items, const DistanceFunction& difference = {});
/// Of a measure that does.
[[nodiscard]] Outcome compute(const Measure& measure, const RowPatterns& rows, const DistanceFunction& difference = {});

/// Of a measure over pairs, from pairs that are known already.
[[nodiscard]] Outcome ofPairs(const Measure& measure, const std::vector<PairAgreement>& pairs, const ItemUse& use);

/// Of a table in which nobody gave a category.
[[nodiscard]] Outcome noCategory(const ItemUse& use);

/// From tallies that follow labels; of a measure that LiveAgreement follows and that does not ask who rated.
[[nodiscard]] Outcome compute(const Measure& measure, const Tallies& tallies, const Moments& moments);

/// The value alone, of a measure over item sums; nothing where it is undefined.
[[nodiscard]] std::optional<double> valueOf(const Measure& measure, const Totals& totals,
                                            const DistanceFunction& difference = {});

/// What value and standard error are made of, item by item; of a measure over item sums that is defined for them.
[[nodiscard]] VarianceTerms termsOf(const Measure& measure, const ItemSums& items,
                                    const DistanceFunction& difference = {});

/// The standard error as published and as irrCAC has it (variance_terms.h); nothing for other measures than those of
/// kappa's family.
[[nodiscard]] std::optional<double> publishedStandardError(const Measure& measure, const TableForms& forms,
                                                           const DistanceFunction& difference = {});

/// For jackknife and bootstrap; nothing for measures that have neither.
[[nodiscard]] std::optional<Additive> additive(const Measure& measure, const TableForms& forms,
                                               const DistanceFunction& difference = {});
[[nodiscard]] std::optional<Additive> additive(const Measure& measure, const RatingTable& table,
                                               const DistanceFunction& difference = {});

} // namespace accord::agreement

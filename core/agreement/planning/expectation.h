// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"
#include "core/agreement/uncertainty/random.h"
#include "core/base/result.h"

#include <vector>

namespace accord::agreement {

/// What one expects of a study before anybody labels: kappa, how the categories are distributed, how many annotators
/// label each item.
struct Expectation
{
    double kappa = 0.6;         ///< from 0 to below 1
    std::vector<double> shares; ///< of the categories; positive, they are scaled to add up to 1
    int raters = 2;
};

/// Errc::Invalid with the field as subject when the expectation makes no sense.
[[nodiscard]] Status check(const Expectation& expectation);

/// The variance that one item adds to Fleiss' kappa: n se^2 for many items.
///
/// The model behind it: an item truly belongs to category j with the probability of its share; each rater recognises it
/// with probability sqrt(kappa) and otherwise draws a category by the shares. Two raters then agree beyond chance with
/// probability kappa. The variance is that of the linearised kappa, with the moments of the multinomial
/// distribution; tests compare it with simulated tables.
[[nodiscard]] double varianceOfItem(const Expectation& expectation);

/// A table drawn from that model.
[[nodiscard]] RatingTable simulatedTable(const Expectation& expectation, int items, Random& random);

} // namespace accord::agreement

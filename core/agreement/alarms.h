// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/categories.h"
#include "core/agreement/pairs.h"

#include <vector>

namespace accord::agreement {

/// A category that needs attention.
struct CategoryAlarm
{
    int category = 0;
    bool neverAgreed = false; ///< used, but on no item by more than half of the raters
    bool reachesZero = false; ///< the interval of its kappa reaches 0: no better than chance, as far as one can tell
    bool costsMost = false;   ///< together with those that cost more it makes up half of the lost agreement
    bool rare = false;        ///< it has fewer than kRareLabels labels: there is little to tell from
    double lost = 0;          ///< CategoryAgreement::lost
    double share = 0;         ///< of the lost agreement of all categories, 1 - kappa
};

inline constexpr Count kRareLabels = 10;

/// Categories in use that are never agreed on, reach zero or cost most: those with the most lost agreement first, of
/// the same in the order of the codebook.
[[nodiscard]] std::vector<CategoryAlarm> categoryAlarms(const Tallies& tallies,
                                                        const std::vector<CategoryAgreement>& categories);

/// A rater whose agreement with the others lies clearly apart from that of the others among themselves.
struct RaterAlarm
{
    int rater = 0;
    double own = 0;    ///< mean Cohen's kappa of the pairs with this rater
    double others = 0; ///< mean Cohen's kappa of the pairs without
};

/// The farthest first; each is compared with those who are left after the ones before. "Clearly": by more than 0.1, and
/// by more than twice the mean standard error of the rater's own pairs (which is the most that the error of their mean
/// can be). Needs three raters.
[[nodiscard]] std::vector<RaterAlarm> raterAlarms(const std::vector<PairAgreement>& pairs, int raters);

/// The category for which one is taken most often, the first of several; -1 if for none. `leftOut` is none either.
[[nodiscard]] int mostConfusedWith(const ConfusionMatrix& matrix, int category, int leftOut = -1);

/// Two categories that are taken for each other.
struct Confusion
{
    int first = 0;
    int second = 0;
    Count pairs = 0;      ///< pairs of ratings, one of each
    double share = 0;     ///< of all pairs of ratings that differ
    double cumulated = 0; ///< with the shares of those before it
};

/// The pairs of categories with the most disagreement, most first, as many as it takes to account for `share` of all.
[[nodiscard]] std::vector<Confusion> mainConfusions(const ConfusionMatrix& matrix, double share = 0.5);

} // namespace accord::agreement

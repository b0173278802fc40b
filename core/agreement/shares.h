// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace accord::agreement {

/// An item of a sample and what was decided on it.
struct SampledItem
{
    int stratum = 0;
    int category = -1; ///< -1: none of those that are counted
    int part = -1; ///< of what shares are taken: a repository, a year; -1: of nothing, it only stands for its stratum
    bool open = false; ///< not decided: it may be of any category; of any part too where its part is kAnyPart
};

inline constexpr int kAnyPart = -2;

/// Whether items stand for others that were not looked at, so that a share has an error of sampling.
enum class Sampled : std::uint8_t { Yes, No };

/// The share of a category among the items of a part.
struct CategoryShare
{
    Count items = 0; ///< of the sample
    double share = 0;
    std::optional<double> standardError; ///< absent where a single item is all there is, and where no interval is
    std::optional<Interval> interval;    ///< 95 %; absent where some are open, and where all there is was looked at
    std::optional<Interval> bounds{};    ///< where some are open: whatever they will be, the share lies between these
};

/// The shares of all categories, by category, among the items of a part, as they follow for the frame from which a
/// sample was drawn. `frames`: how many items the frame has in each stratum; 0 where nobody knows and the sample stands
/// for endlessly many. Nothing where the part has no item.
///
/// Items count by N_h / n_h. Where the part is not the whole the share is a ratio of two estimates; its variance is
/// linearised, sum_h (N_h / N)^2 (1 - n_h / N_h) s_h^2 / n_h with s_h^2 of z = (y - share) / (share of the part) for
/// items of the part and 0 for others (W. G. Cochran, "Sampling Techniques", 1977, 5A.12 and 6.8). A stratum of which
/// one item is known takes s^2 from all strata together. The interval is that of Wilson (1927) at the effective size
/// n / design effect, corrected by (t(n - 1) / t(n - H))^2 for the degrees of freedom (E. L. Korn and B. I. Graubard,
/// "Confidence intervals for proportions with small expected number of positive counts estimated from survey data",
/// Survey Methodology 24, 1998): in a sample without strata from an endless frame it is Wilson's own. Strata without an
/// item are not spoken for.
///
/// Those that are decided are no sample of those that are not: with open items a share is that of the decided ones and
/// has no interval. Its bounds are the shares with every open item elsewhere and with every one here (C. F. Manski,
/// "Nonparametric bounds on treatment effects", American Economic Review 80, 1990), of a sample the outer ends of their
/// intervals.
[[nodiscard]] std::vector<CategoryShare> categoryShares(std::span<const Count> frames,
                                                        std::span<const SampledItem> items, int categories, int part,
                                                        Sampled sampled = Sampled::Yes);

/// Wilson's interval of a share, 95 %, of so many items, which may be an effective number.
[[nodiscard]] Interval wilsonInterval(double share, double items);

} // namespace accord::agreement

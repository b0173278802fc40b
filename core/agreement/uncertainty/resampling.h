// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/base/random.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace accord::agreement {

/// The number of successes among n trials: by inversion when few are expected, otherwise by transformed rejection
/// (Hoermann 1993, algorithm BTRS).
std::int64_t binomial(Random& random, std::int64_t n, double p);

/// A coefficient as a function of sums over items, to which every kind of item contributes the same few numbers. That
/// is all that leaving out one item, or drawing items anew, needs: another sum, never another pass over the table.
struct Additive
{
    struct Part
    {
        std::uint32_t slot = 0;
        double value = 0;
    };

    std::size_t slotCount = 0;           ///< `slots` is a word of Qt
    std::vector<Count> items;            ///< how many items of each kind; kinds that take no part have 0
    std::vector<std::uint32_t> first{0}; ///< where the parts of a kind begin; one more entry than kinds
    std::vector<Part> parts;
    /// The coefficient from the sums, or nothing when it is undefined for them.
    std::function<std::optional<double>(std::span<const double>)> value;

    [[nodiscard]] std::span<const Part> partsOf(std::size_t kind) const
    {
        return std::span(parts).subspan(first[kind], first[kind + 1] - first[kind]);
    }
    /// The parts since the last call are those of a kind of which there are so many items.
    void close(Count count);
    void add(std::vector<double>& sums, std::size_t kind, double times) const;
    [[nodiscard]] std::vector<double> total() const;
    [[nodiscard]] Count population() const;
};

/// The delete-one jackknife standard error: leave out each item once (rated items, for alpha pairable ones), the
/// codebook unchanged; sqrt((N-1)/N sum (theta_(i) - mean)^2). Nothing when the coefficient is undefined without some
/// item, or when fewer than two items are left to leave out.
[[nodiscard]] std::optional<double> jackknifeStandardError(const Additive& coefficient);

struct BootstrapPlan
{
    int resamples = 2000;
    std::uint64_t seed = 1;   ///< to be stored with what it made
    double confidence = 0.95; ///< of the percentile interval
};

struct Bootstrap
{
    std::optional<double> mean;          ///< absent when no resample is defined
    std::optional<double> standardError; ///< standard deviation over the defined resamples
    std::optional<Interval> interval;    ///< percentiles, interpolated
    int resamples = 0;
    int undefined = 0; ///< resamples without a value, which are left out
    BootstrapPlan plan;
};

/// Draws items with replacement, all ratings of an item together, and computes the coefficient for each draw. Whole
/// kinds of items are drawn at once, so that 2,000 resamples of a study take a fraction of a second. Krippendorff's own
/// algorithm, which draws single pairs of values as if they were independent, is not offered: its intervals are two to
/// three times too narrow.
///
/// When stopped it returns what it has; the caller asks the token.
[[nodiscard]] Bootstrap bootstrap(const Additive& coefficient, const BootstrapPlan& plan,
                                  const std::stop_token& stop = {});

} // namespace accord::agreement

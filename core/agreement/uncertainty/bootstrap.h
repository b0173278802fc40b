// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/uncertainty/additive.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace accord::agreement {

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

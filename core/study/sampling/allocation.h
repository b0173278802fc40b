// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace accord::study {

/// How a sample is divided among the strata of the frame.
enum class Allocation : std::uint8_t {
    Proportional, ///< as many as its share of the frame, rounded by largest remainders
    Equal,        ///< the same number from each; what a small one cannot give comes from the others
    Quotas,       ///< own numbers
};

/// How many items to draw from each stratum. They add up to `size`, or to the whole frame where that is smaller; with
/// quotas, to what those say. Ties go to the stratum that comes first.
/// Errc::Invalid for a size below 0, and for quotas that are not one per stratum, below 0 or above what it has.
Result<std::vector<std::int64_t>> allocate(const std::vector<std::int64_t>& strata, std::int64_t size,
                                           Allocation allocation, const std::vector<std::int64_t>& quotas = {});

} // namespace accord::study

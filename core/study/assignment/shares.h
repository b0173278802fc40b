// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace accord::study {

/// How many items of each stratum each person gets: one row per stratum, one column per person.
using Shares = std::vector<std::vector<std::int64_t>>;

/// What is to be shared out.
struct ShareRequest
{
    std::vector<std::int64_t> strata; ///< number of items in each
    std::vector<double> weights;      ///< of the people; somebody with twice the weight gets twice as many
    int overlap = 1;                  ///< how many people label each item
};

/// The exact shares before rounding: in each stratum `overlap` times its items, in proportion to the weights, but
/// nobody more than each item once; what is cut off so goes to the others in proportion.
std::vector<std::vector<double>> exactShares(const ShareRequest& request);

/// The exact shares in whole numbers. Every stratum adds up to `overlap` times its items, and every number as well as
/// every person's total differs from the exact one by less than one (controlled rounding; L. H. Cox, "A Constructive
/// Procedure for Unbiased Controlled Rounding", Journal of the American Statistical Association 82, 1987, shows that
/// this is always possible). The same request gives the same numbers everywhere.
///
/// Errc::Invalid without people, for an overlap below 1 or above the number of people with a weight, and for weights
/// that are negative or no numbers.
Result<Shares> shares(const ShareRequest& request);

} // namespace accord::study

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/study/assignment/shares.h"

#include <cstdint>
#include <vector>

namespace accord::study {

/// Who labels each item: one row per item with `overlap` different people, by their places, in ascending order.
using Spread = std::vector<std::vector<int>>;

/// Gives every item to people so that each gets the shares of its stratum. Which people meet on an item is balanced:
/// all pairs label about equally many items together, so that every pair's agreement is known about equally well.
/// `strata`: the stratum of each item, 0-based. The same request with the same seed gives the same everywhere.
/// Errc::Invalid as of shares(), and for a stratum that the request does not have or whose size is another.
Result<Spread> spread(const ShareRequest& request, const std::vector<int>& strata, std::uint64_t seed);

} // namespace accord::study

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace accord::study {

/// An item of the frame.
struct FrameItem
{
    Uuid issue;
    int stratum = 0; ///< 0-based
};

/// A simple random sample without replacement from each stratum: the places of the chosen items in the frame, in random
/// order. Each issue gets a number that follows from the seed and its identifier alone (permanentNumber()), and the
/// smallest numbers are drawn (permanent random numbers; E. Ohlsson, "Coordination of Samples Using Permanent Random
/// Numbers", Business Survey Methods, 1995). So the same seed draws the same issues on every machine, in whatever order
/// they came, and a larger sample with the same seed contains the smaller one.
std::vector<std::size_t> draw(std::span<const FrameItem> frame, std::span<const std::int64_t> counts,
                              std::uint64_t seed);

} // namespace accord::study

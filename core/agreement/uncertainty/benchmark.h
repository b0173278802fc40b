// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

namespace accord::agreement {

/// The bands of Landis and Koch 1977, best first: from 0.8, 0.6, 0.4, 0.2, 0, and below. A convention, no more.
enum class Band : std::uint8_t { AlmostPerfect, Substantial, Moderate, Fair, Slight, Poor };
inline constexpr std::size_t kBands = 6;

/// The band in which a value lies.
[[nodiscard]] Band landisKoch(double value);

/// Gwet's probabilistic benchmark (2014): the probability that the coefficient lies in a band or in a better one, from
/// the normal distribution around the estimate cut to [-1, 1]; the level is the best band where that reaches 0.95. So
/// a small sample at 0.43 is "fair", although the value lies in "moderate".
struct Benchmark
{
    std::array<double, kBands> cumulative{}; ///< by band, best first
    Band level = Band::Poor;
    Band levelOfValue = Band::Poor;
};

[[nodiscard]] Benchmark benchmark(double value, double standardError);

} // namespace accord::agreement

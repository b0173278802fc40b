// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/benchmark.h"

#include <boost/math/distributions/normal.hpp>

namespace accord::agreement {

namespace {

constexpr std::array<double, kBands> kLowerEnds{0.8, 0.6, 0.4, 0.2, 0.0, -1.0};
constexpr double kSureEnough = 0.95;

/// The probability between two points of the standard normal, from the side where digits are kept.
double between(double low, double high)
{
    using boost::math::cdf;
    using boost::math::complement;
    const boost::math::normal normal;
    return low > 0 ? cdf(complement(normal, low)) - cdf(complement(normal, high))
                   : cdf(normal, high) - cdf(normal, low);
}

} // namespace

Band landisKoch(double value)
{
    // A value that is 0.6 but for the last digits of a double lies in the band that begins there.
    constexpr double kRounding = 1e-13;
    std::size_t band = 0;
    while (band + 1 < kBands && value + kRounding < kLowerEnds[band]) {
        ++band;
    }
    return static_cast<Band>(band);
}

Benchmark benchmark(double value, double standardError)
{
    Benchmark result;
    result.levelOfValue = landisKoch(value);
    if (standardError <= 0) {
        for (std::size_t band = static_cast<std::size_t>(result.levelOfValue); band < kBands; ++band) {
            result.cumulative[band] = 1;
        }
        result.level = result.levelOfValue;
        return result;
    }
    const double whole = between((-1 - value) / standardError, (1 - value) / standardError);
    double high = 1;
    double sum = 0;
    bool reached = false;
    for (std::size_t band = 0; band < kBands; ++band) {
        const double low = kLowerEnds[band];
        sum += between((low - value) / standardError, (high - value) / standardError) / whole;
        result.cumulative[band] = sum;
        if (!reached && sum >= kSureEnough) {
            result.level = static_cast<Band>(band);
            reached = true;
        }
        high = low;
    }
    return result;
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/random.h"

#include <cmath>

namespace accord::agreement {

namespace {

/// log k! - [log sqrt(2 pi) + (k + 1/2) log(k + 1) - (k + 1)], the tail of Stirling's series.
double stirlingTail(double k)
{
    static constexpr std::array<double, 10> kFirst{
        0.08106146679532726, 0.04134069595540929, 0.02767792568499834, 0.02079067210376509,  0.01664469118982119,
        0.01387612882307075, 0.01189670994589177, 0.01041126526197209, 0.009255462182712733, 0.008330563433362871};
    if (k < 10) {
        return kFirst[static_cast<std::size_t>(k)];
    }
    const double x = 1 / (k + 1);
    return (1.0 / 12 - (1.0 / 360 - x * x / 1260) * x * x) * x;
}

constexpr double kFewExpected = 10;

} // namespace

Random::Random(std::uint64_t seed)
{
    for (auto& word : m_state) {
        seed += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = (seed ^ (seed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        word = mixed ^ (mixed >> 31U);
    }
}

std::int64_t Random::binomial(std::int64_t n, double p)
{
    if (n <= 0 || p <= 0) {
        return 0;
    }
    if (p >= 1) {
        return n;
    }
    if (p > 0.5) {
        return n - binomial(n, 1 - p);
    }
    return static_cast<double>(n) * p < kFewExpected ? byInversion(n, p) : byRejection(n, p);
}

std::int64_t Random::byInversion(std::int64_t n, double p)
{
    const double odds = p / (1 - p);
    const double start = std::exp(static_cast<double>(n) * std::log1p(-p));
    for (;;) {
        double chance = start;
        double left = unit();
        for (std::int64_t k = 0; k <= n; ++k) {
            if (left < chance) {
                return k;
            }
            left -= chance;
            chance *= odds * static_cast<double>(n - k) / static_cast<double>(k + 1);
        }
    }
}

std::int64_t Random::byRejection(std::int64_t n, double p)
{
    const auto trials = static_cast<double>(n);
    const double spread = std::sqrt(trials * p * (1 - p));
    const double b = 1.15 + 2.53 * spread;
    const double a = -0.0873 + 0.0248 * b + 0.01 * p;
    const double centre = trials * p + 0.5;
    const double quick = 0.92 - 4.2 / b;
    for (;;) {
        const double u = unit() - 0.5;
        double v = unit();
        const double edge = 0.5 - std::abs(u);
        const double k = std::floor((2 * a / edge + b) * u + centre);
        if (edge >= 0.07 && v <= quick) {
            return static_cast<std::int64_t>(k);
        }
        if (k < 0 || k > trials) {
            continue;
        }
        const double odds = p / (1 - p);
        const double alpha = (2.83 + 5.1 / b) * spread;
        const double mode = std::floor((trials + 1) * p);
        v = std::log(v * alpha / (a / (edge * edge) + b));
        const double bound = (mode + 0.5) * std::log((mode + 1) / (odds * (trials - mode + 1))) +
                             (trials + 1) * std::log((trials - mode + 1) / (trials - k + 1)) +
                             (k + 0.5) * std::log(odds * (trials - k + 1) / (k + 1)) + stirlingTail(mode) +
                             stirlingTail(trials - mode) - stirlingTail(k) - stirlingTail(trials - k);
        if (v <= bound) {
            return static_cast<std::int64_t>(k);
        }
    }
}

} // namespace accord::agreement

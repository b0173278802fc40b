// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/resampling.h"
#include "tests/support/catch.h"

#include <cmath>
#include <vector>

using accord::Random;
using accord::agreement::binomial;

TEST_CASE("Binomial numbers follow the binomial distribution, by either method")
{
    struct Shape
    {
        std::int64_t n;
        double p;
    };
    Random random(5);
    for (const auto& [n, p] : {Shape{12, 0.3}, {40, 0.1}, {60, 0.4}, {200, 0.9}, {1000, 0.03}, {38742, 0.012}}) {
        CAPTURE(n, p);
        constexpr int kDraws = 200000;
        std::vector<int> seen(static_cast<std::size_t>(n) + 1);
        for (int i = 0; i < kDraws; ++i) {
            ++seen[static_cast<std::size_t>(binomial(random, n, p))];
        }
        // Chi-square over the outcomes that are expected at least 20 times; its mean is the number of outcomes.
        double chi = 0;
        int outcomes = 0;
        for (std::int64_t k = 0; k <= n; ++k) {
            const auto real = static_cast<double>(k);
            const double all = std::lgamma(static_cast<double>(n) + 1) - std::lgamma(real + 1) -
                               std::lgamma(static_cast<double>(n - k) + 1);
            const double wanted =
                kDraws * std::exp(all + real * std::log(p) + static_cast<double>(n - k) * std::log1p(-p));
            if (wanted >= 20) {
                const double off = seen[static_cast<std::size_t>(k)] - wanted;
                chi += off * off / wanted;
                ++outcomes;
            }
        }
        CHECK(chi < outcomes + 5 * std::sqrt(2.0 * outcomes));
    }
}

TEST_CASE("The ends of the binomial distribution are certain")
{
    Random random(1);
    CHECK(binomial(random, 0, 0.5) == 0);
    CHECK(binomial(random, 10, 0) == 0);
    CHECK(binomial(random, 10, 1) == 10);
}

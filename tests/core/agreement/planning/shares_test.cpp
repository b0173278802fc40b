// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/shares.h"
#include "core/agreement/uncertainty/resampling.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>

using namespace accord::agreement;

namespace {

void put(std::vector<SampledItem>& items, int count, int stratum, int category, int part = 0)
{
    items.insert(items.end(), static_cast<std::size_t>(count), SampledItem{stratum, category, part});
}

} // namespace

TEST_CASE("Shares: without strata and without an end the interval is Wilson's")
{
    // E. B. Wilson's interval as R's prop.test(15, 148, correct = FALSE) has it; R. G. Newcombe, "Two-sided confidence
    // intervals for the single proportion", Statistics in Medicine 17 (1998), table I: 81/263, 15/148, 0/20, 1/29.
    struct Published
    {
        int of;
        int items;
        double low;
        double high;
    };
    for (const Published& each : {Published{81, 263, 0.2553, 0.3662}, Published{15, 148, 0.0624, 0.1605},
                                  Published{0, 20, 0.0000, 0.1611}, Published{1, 29, 0.0061, 0.1718}}) {
        std::vector<SampledItem> items;
        put(items, each.of, 0, 0);
        put(items, each.items - each.of, 0, 1);
        const std::vector<Count> frames{0};
        const auto shares = categoryShares(frames, items, 2, 0);
        REQUIRE(shares.size() == 2);
        CHECK(shares[0].items == each.of);
        CHECK(shares[0].share == Approx(double(each.of) / each.items));
        CHECK(shares[0].interval->low == Approx(each.low).margin(5e-5));
        CHECK(shares[0].interval->high == Approx(each.high).margin(5e-5));
        CHECK(shares[1].interval->low == Approx(1 - shares[0].interval->high).margin(1e-12));
        // The same in a part of a larger sample.
        put(items, 50, 0, 0, 1);
        const auto part = categoryShares(frames, items, 2, 0);
        CHECK(part[0].interval->low == Approx(shares[0].interval->low).margin(1e-9));
        CHECK(part[0].interval->high == Approx(shares[0].interval->high).margin(1e-9));
    }
}

TEST_CASE("Shares: items of a stratified sample count as many as they stand for")
{
    // Worked by hand (Cochran 1977, 5.6): N = (900, 100), n = (9, 10), 3 and 8 of them: 0.9 / 3 + 0.1 * 0.8 = 0.38;
    // variance 0.81 * 0.99 * (9/8 * 2/9) / 9 + 0.01 * 0.9 * (10/9 * 0.16) / 10.
    std::vector<SampledItem> items;
    put(items, 3, 0, 0);
    put(items, 6, 0, 1);
    put(items, 8, 1, 0);
    put(items, 2, 1, 1);
    const std::vector<Count> frames{900, 100};
    const auto shares = categoryShares(frames, items, 2, 0);
    CHECK(shares[0].share == Approx(0.38));
    CHECK(*shares[0].standardError == Approx(std::sqrt(0.81 * 0.99 * 0.25 / 9 + 0.01 * 0.9 * (1.6 / 9) / 10)));
    CHECK(shares[0].interval->low < 0.38);
    CHECK(shares[0].interval->high > 0.38);
    CHECK(shares[0].share + shares[1].share == Approx(1));
    // Whoever has looked at everything is sure.
    const std::vector<Count> whole{9, 10};
    const auto sure = categoryShares(whole, items, 2, 0);
    CHECK(sure[0].share == Approx(11.0 / 19));
    CHECK_FALSE(sure[0].interval);
    CHECK_FALSE(sure[0].standardError);
    // A stratum without an item is not spoken for, one with a single item does not end in nothing.
    const std::vector<Count> more{900, 100, 5000, 3};
    put(items, 1, 3, 1);
    const auto others = categoryShares(more, items, 2, 0);
    CHECK(others[0].share == Approx((900.0 / 3 + 80) / 1003));
    CHECK(std::isfinite(*others[0].standardError));
    CHECK(categoryShares(more, items, 2, 5).empty());
}

TEST_CASE("Shares: those that are open give bounds and take the interval away")
{
    // 6 and 4 decided, 10 open: from 6 of 20 to 16 of 20.
    std::vector<SampledItem> items;
    put(items, 6, 0, 0);
    put(items, 4, 0, 1);
    items.insert(items.end(), 10, SampledItem{0, -1, 0, true});
    const std::vector<Count> frames{0};
    const CategoryShare all = categoryShares(frames, items, 3, 0, Sampled::No).at(0);
    CHECK(all.share == Approx(0.6));
    CHECK(all.items == 6);
    CHECK_FALSE(all.interval);
    CHECK_FALSE(all.standardError);
    CHECK(all.bounds == Interval{6.0 / 20, 16.0 / 20});
    CHECK(categoryShares(frames, items, 3, 0, Sampled::No).at(2).bounds == Interval{0, 0.5});
    // Of a sample the bounds hold what drawing may have done as well: Wilson's ends of 6 and of 16 in 20.
    const CategoryShare drawn = categoryShares(frames, items, 3, 0).at(0);
    REQUIRE(drawn.bounds);
    CHECK(drawn.bounds->low == Approx(wilsonInterval(6.0 / 20, 20).low));
    CHECK(drawn.bounds->high == Approx(wilsonInterval(16.0 / 20, 20).high));
    // Open ones of another part say nothing here; those of which not even the part is known do.
    put(items, 5, 0, 0, 1);
    CHECK_FALSE(categoryShares(frames, items, 3, 1, Sampled::No).at(0).bounds ==
                categoryShares(frames, items, 3, 0, Sampled::No).at(0).bounds);
    items.push_back({0, -1, kAnyPart, true});
    const CategoryShare other = categoryShares(frames, items, 3, 1, Sampled::No).at(0);
    CHECK(other.bounds->low == Approx(5.0 / 6));
    CHECK(other.bounds->high == Approx(1));
    const CategoryShare own = categoryShares(frames, items, 3, 0, Sampled::No).at(0);
    CHECK(own.bounds->low == Approx(6.0 / 21));
    CHECK(own.bounds->high == Approx(17.0 / 21));
}

TEST_CASE("Shares: the interval covers as it says in drawn strata")
{
    // A frame of three strata with shares of their own; 95 % of the intervals hold the true share, within the error of
    // 2,000 samples and what is known of Wilson's interval (Brown, Cai and DasGupta 2001: it swings around 95 %).
    constexpr int kSamples = 2000;
    const std::vector<Count> frames{6000, 3000, 1000};
    const double share[] = {0.1, 0.3, 0.8};
    const int drawn[] = {60, 60, 60};
    const double truth = 0.6 * 0.1 + 0.3 * 0.3 + 0.1 * 0.8;
    accord::Random random(17);
    int covered = 0;
    double bias = 0;
    for (int sample = 0; sample < kSamples; ++sample) {
        std::vector<SampledItem> items;
        for (int stratum = 0; stratum < 3; ++stratum) {
            for (int i = 0; i < drawn[stratum]; ++i) {
                items.push_back({stratum, random.unit() < share[stratum] ? 0 : 1, 0});
            }
        }
        const CategoryShare found = categoryShares(frames, items, 2, 0).front();
        covered += found.interval->low <= truth && truth <= found.interval->high ? 1 : 0;
        bias += found.share - truth;
    }
    CHECK(covered > 0.93 * kSamples);
    CHECK(covered < 0.97 * kSamples);
    CHECK(std::abs(bias / kSamples) < 0.003);
}

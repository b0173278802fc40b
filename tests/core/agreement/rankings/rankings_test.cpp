// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/rankings/rankings.h"
#include "core/base/random.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace accord;
using namespace accord::agreement;

namespace {

Rankings randomRankings(Random& random)
{
    Rankings rankings{2 + static_cast<std::size_t>(below(random, 5)), {}};
    const auto judges = 2 + below(random, 5);
    const bool top = below(random, 2) == 0; // some rank only the first few
    for (std::uint64_t judge = 0; judge < judges; ++judge) {
        auto& given = rankings.judges.emplace_back();
        for (std::size_t object = 0; object < rankings.objects; ++object) {
            const bool ranked = !top || below(random, 3) > 0;
            given.push_back(ranked ? std::optional(static_cast<double>(1 + below(random, rankings.objects)))
                                   : std::nullopt);
        }
    }
    return rankings;
}

// By the definition: the variance of the sums of ranks, by the most that it could be with ranks that are tied like
// these.
double plainW(const Rankings& rankings)
{
    std::vector<double> sums(rankings.objects, 0);
    double most = 0;
    for (const auto& given : rankings.judges) {
        std::vector<double> ranks;
        for (const auto& own : given) {
            // 1 + how many stand before it + half of the others that stand beside it.
            double rank = 1;
            for (const auto& other : given) {
                const double one = own.value_or(1e9);
                const double two = other.value_or(1e9);
                rank += two < one ? 1 : two == one ? 0.5 : 0;
            }
            ranks.push_back(rank - 0.5);
        }
        const double mean = std::accumulate(ranks.begin(), ranks.end(), 0.0) / static_cast<double>(ranks.size());
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            sums[i] += ranks[i];
            most += (ranks[i] - mean) * (ranks[i] - mean);
        }
    }
    const double mean = std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(sums.size());
    double squares = 0;
    for (const double sum : sums) {
        squares += (sum - mean) * (sum - mean);
    }
    return squares / (static_cast<double>(rankings.judges.size()) * most);
}

Count disagreements(const Rankings& rankings, const std::vector<std::size_t>& order)
{
    Count all = 0;
    for (const auto& given : rankings.judges) {
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (std::size_t j = i + 1; j < order.size(); ++j) {
                if (given[order[i]] || given[order[j]]) {
                    const double before = given[order[i]].value_or(1e9);
                    const double behind = given[order[j]].value_or(1e9);
                    all += behind < before ? 2 : behind == before ? 1 : 0;
                }
            }
        }
    }
    return all;
}

} // namespace

TEST_CASE("Rankings: Kendall's W equals a second version on random rankings with ties and missing ranks")
{
    Random random(41);
    int compared = 0;
    for (int trial = 0; trial < 300; ++trial) {
        const Rankings rankings = randomRankings(random);
        const auto w = kendallW(rankings);
        if (w) {
            INFO("trial " << trial);
            REQUIRE(std::abs(w->value - plainW(rankings)) < 1e-12);
            CHECK(w->value <= 1 + 1e-12);
            CHECK(w->uncorrected <= w->value + 1e-12);
            ++compared;
        }
    }
    CHECK(compared > 250);
    CHECK_FALSE(kendallW({3, {{1.0, 1.0, 1.0}, {2.0, 2.0, 2.0}}}).has_value());
    CHECK_FALSE(kendallW({3, {{1.0, 2.0, 3.0}}}).has_value());
    CHECK(std::abs(kendallW({3, {{1.0, 2.0, 3.0}, {10.0, 20.0, 30.0}}})->value - 1) < 1e-15);
}

TEST_CASE("Rankings: Kemeny's orders are all the best of all orders")
{
    Random random(42);
    std::size_t several = 0;
    for (int trial = 0; trial < 200; ++trial) {
        const Rankings rankings = randomRankings(random);
        std::vector<std::size_t> order(rankings.objects);
        std::iota(order.begin(), order.end(), std::size_t{0});
        Count least = disagreements(rankings, order);
        std::vector<std::vector<std::size_t>> best;
        do {
            const Count count = disagreements(rankings, order);
            if (count < least) {
                best.clear();
                least = count;
            }
            if (count == least) {
                best.push_back(order);
            }
        } while (std::ranges::next_permutation(order).found);
        const auto found = kemenyOrders(rankings, 1000);
        INFO("trial " << trial);
        REQUIRE(found.has_value());
        CHECK(found->distance == least);
        CHECK(found->all);
        CHECK(found->orders == best);
        several += best.size() > 1 ? 1 : 0;
    }
    CHECK(several > 20);
    const Rankings even{3, {{1.0, 1.0, 1.0}}};
    CHECK(kemenyOrders(even, 6)->all);
    CHECK_FALSE(kemenyOrders(even, 5)->all);
    CHECK(kemenyOrders(even, 5)->orders.size() == 5);
    CHECK_FALSE(kemenyOrders({17, {}}).has_value());
}

TEST_CASE("Rankings: what is not ranked shares the mean of the places that are left")
{
    CHECK(sharedRanks({2.0, std::nullopt, 1.0, std::nullopt}) == std::vector{2.0, 3.5, 1.0, 3.5});
    CHECK(sharedRanks({5.0, 5.0, 9.0}) == std::vector{1.5, 1.5, 3.0});
}

TEST_CASE("Rankings: what two groups can show follows from their sizes")
{
    // 462 ways to choose five of eleven.
    CHECK(std::abs(attainable(5, 6, 18).least - 2.0 / 462) < 1e-15);
    CHECK(std::abs(attainable(5, 6, 18).afterHolm - 36.0 / 462) < 1e-15);
    CHECK_FALSE(attainable(5, 6, 18).significant(0.05));
    CHECK(attainable(11, 8, 18).significant(0.05));
    CHECK(attainable(1, 1, 1).least == 1);
    CHECK(attainable(6, 5, 1).least == attainable(5, 6, 1).least);
    CHECK(std::abs(attainable(2, 2, 1).least - 2.0 / 6) < 1e-15);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/unitizing.h"
#include "core/base/random.h"
#include "tests/support/catch.h"

#include <cmath>
#include <set>
#include <string>

using namespace accord::agreement;
using accord::Random;

namespace {

int below(Random& random, int end)
{
    return static_cast<int>(accord::below(random, static_cast<std::uint64_t>(end)));
}

// A second implementation that knows no formula: texts are drawn letter by letter, units and gaps are runs of letters,
// and what chance would give is counted by trying every place.
struct Run
{
    bool unit = false;
    int from = 0;
    int length = 0;
};

std::vector<Run> runsOf(const std::string& drawn)
{
    std::vector<Run> runs;
    for (int i = 0; i < static_cast<int>(drawn.size()); ++i) {
        const bool unit = drawn[static_cast<std::size_t>(i)] == 'x';
        if (runs.empty() || runs.back().unit != unit) {
            runs.push_back({unit, i, 0});
        }
        ++runs.back().length;
    }
    return runs;
}

// How two units differ whose beginnings are `shift` apart, counted letter by letter.
double shifted(int first, int second, int shift)
{
    int begins = 0;
    for (int i = std::min(0, shift); i < std::max(0, shift); ++i) {
        ++begins;
    }
    int ends = 0;
    for (int i = std::min(first, shift + second); i < std::max(first, shift + second); ++i) {
        ++ends;
    }
    return begins * begins + ends * ends;
}

double observedByRuns(const std::vector<std::vector<Run>>& raters, int length)
{
    double sum = 0;
    int pairs = 0;
    for (std::size_t i = 0; i < raters.size(); ++i) {
        for (std::size_t j = i + 1; j < raters.size(); ++j) {
            ++pairs;
            for (const Run& a : raters[i]) {
                for (const Run& b : raters[j]) {
                    int shared = 0;
                    for (int at = a.from; at < a.from + a.length; ++at) {
                        shared += at >= b.from && at < b.from + b.length ? 1 : 0;
                    }
                    if (a.unit && b.unit && shared > 0) {
                        sum += shifted(a.length, b.length, b.from - a.from);
                    } else if (a.unit && !b.unit && shared == a.length) {
                        sum += a.length * a.length;
                    } else if (!a.unit && b.unit && shared == b.length) {
                        sum += b.length * b.length;
                    }
                }
            }
        }
    }
    return sum / pairs / length / length;
}

double expectedByPlaces(const std::vector<std::vector<Run>>& raters, int length)
{
    std::vector<Run> all;
    for (const auto& runs : raters) {
        all.insert(all.end(), runs.begin(), runs.end());
    }
    double sum = 0;
    double within = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const Run& a = all[i];
            const Run& b = all[j];
            if (a.unit && b.unit) {
                for (int shift = 1 - b.length; shift < a.length; ++shift) {
                    sum += shifted(a.length, b.length, shift);
                }
            } else if (a.unit != b.unit) {
                const int unit = a.unit ? a.length : b.length;
                const int gap = a.unit ? b.length : a.length;
                for (int place = 0; place + unit <= gap; ++place) {
                    sum += unit * unit;
                }
            }
        }
        within += all[i].unit ? all[i].length * (all[i].length - 1) : 0;
    }
    const double letters = static_cast<double>(raters.size()) * length;
    return sum * 2 / length / (letters * (letters - 1) - within);
}

struct Sums
{
    double observed = 0;
    double expected = 0;
};

Sums bruteForce(const std::vector<Continuum>& texts)
{
    Sums sums;
    for (const Continuum& text : texts) {
        std::set<int> categories;
        for (const auto& rater : text.raters) {
            for (const TextUnit& unit : rater) {
                categories.insert(unit.category);
            }
        }
        for (const int category : categories) {
            std::vector<std::vector<Run>> raters;
            for (const auto& rater : text.raters) {
                std::string drawn(static_cast<std::size_t>(text.length), '.');
                for (const TextUnit& unit : rater) {
                    for (std::int64_t at = unit.start; unit.category == category && at < unit.start + unit.length;
                         ++at) {
                        drawn[static_cast<std::size_t>(at)] = 'x';
                    }
                }
                raters.push_back(runsOf(drawn));
            }
            if (raters.size() > 1) {
                sums.observed += observedByRuns(raters, static_cast<int>(text.length));
                sums.expected += expectedByPlaces(raters, static_cast<int>(text.length));
            }
        }
    }
    return sums;
}

Continuum randomText(Random& random)
{
    Continuum text{10 + below(random, 150), {}};
    text.raters.resize(static_cast<std::size_t>(1 + below(random, 5)));
    const int categories = 1 + below(random, 3);
    for (auto& rater : text.raters) {
        for (int i = below(random, 5); i > 0; --i) {
            const int start = below(random, static_cast<int>(text.length));
            const int length = 1 + below(random, static_cast<int>(text.length) - start);
            rater.push_back({start, 1 + below(random, length), below(random, categories)});
        }
    }
    return text;
}

} // namespace

TEST_CASE("Unitizing alpha is that of Krippendorff's example", "[agreement][unitizing]")
{
    // Krippendorff (2004), Quality & Quantity 38, pp. 793-796: a continuum from 150 to 450, two observers, categories c
    // and k. Observed 0.0144 and 0, expected 0.0532 and 0.0490; alpha of c 0.7286 and of both 0.859 from these rounded
    // numbers, 0.7286 and 0.8587 without rounding (DKPro Statistics, tests of KrippendorffAlphaUnitizingAgreement).
    const Continuum c{300, {{{75, 70}, {220, 30}}, {{70, 80}, {205, 20}, {250, 20}}}};
    const Continuum k{300, {{{30, 60, 1}, {150, 50, 1}}, {{30, 60, 1}, {150, 50, 1}}}};
    Continuum both = c;
    for (std::size_t rater = 0; rater < 2; ++rater) {
        both.raters[rater].insert(both.raters[rater].end(), k.raters[rater].begin(), k.raters[rater].end());
    }
    const Outcome ofC = unitizingAlpha({&c, 1});
    REQUIRE(ofC.defined());
    CHECK(*ofC->observed == Approx(0.0144).margin(0.00005));
    CHECK(*ofC->expected == Approx(0.0532).margin(0.00005));
    CHECK(ofC->value == Approx(0.7286).margin(0.00005));
    const Outcome ofK = unitizingAlpha({&k, 1});
    CHECK(*ofK->observed == 0);
    CHECK(*ofK->expected == Approx(0.0490).margin(0.00005));
    CHECK(ofK->value == 1);
    CHECK(unitizingAlpha({&both, 1})->value == Approx(0.8587).margin(0.00005));
    CHECK_FALSE(ofC->standardError.has_value());
}

TEST_CASE("Unitizing alpha equals a second implementation on random texts", "[agreement][unitizing]")
{
    Random random(20040);
    int defined = 0;
    double farthest = 0;
    for (int trial = 0; trial < 400; ++trial) {
        std::vector<Continuum> texts;
        for (int i = 1 + below(random, 4); i > 0; --i) {
            texts.push_back(randomText(random));
        }
        const Sums sums = bruteForce(texts);
        const Outcome outcome = unitizingAlpha(texts);
        INFO("trial " << trial);
        REQUIRE(outcome.defined() == (sums.expected > 0));
        if (outcome.defined()) {
            ++defined;
            farthest = std::max(farthest, std::abs(outcome->value - (1 - sums.observed / sums.expected)));
            CHECK(*outcome->observed == Approx(sums.observed).epsilon(1e-12).margin(1e-12));
            CHECK(*outcome->expected == Approx(sums.expected).epsilon(1e-12));
        }
    }
    CHECK(defined >= 300);
    CHECK(farthest < 1e-9);
}

TEST_CASE("Unitizing alpha says which texts it used, and why there is none", "[agreement][unitizing]")
{
    const Continuum alone{100, {{{10, 5}}}};
    const Continuum unmarked{100, {{}, {}}};
    const Continuum apart{100, {{{0, 10}}, {{50, 10}}}};
    const std::vector<Continuum> nothing{alone, unmarked};
    const Outcome none = unitizingAlpha(nothing);
    CHECK_FALSE(none.defined());
    CHECK(none.why() == NotComputable::NoPairs);
    CHECK(none.use().leftOut() == 2);
    CHECK(unitizingAlpha({}).why() == NotComputable::NoPairs);
    const std::vector<Continuum> all{alone, unmarked, apart, apart};
    const Outcome some = unitizingAlpha(all);
    REQUIRE(some.defined());
    CHECK(some->use.pairable == 2);
    CHECK(some->use.leftOut() == 2);
    CHECK(some->value < 0.5);
    const std::vector<Continuum> touching{{100, {{{10, 5}, {15, 5}, {12, 6}}, {{10, 10}}}}};
    CHECK(unitizingAlpha(touching)->value == 1); // one unit
    // Beyond the text is nothing.
    const std::vector<Continuum> beyond{{100, {{{-5, 15}, {90, 50}}, {{0, 10}, {90, 10}}}}};
    CHECK(unitizingAlpha(beyond)->value == 1);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/unitizing.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace accord::agreement {
namespace {

struct Stretch
{
    std::int64_t from = 0;
    std::int64_t to = 0;

    [[nodiscard]] double length() const { return static_cast<double>(to - from); }
};

// What a rater says of a text and category: units, and the gaps between them, from the beginning to the end.
struct Division
{
    std::vector<Stretch> units;
    std::vector<Stretch> gaps;
};

Division divide(const Continuum& text, const std::vector<TextUnit>& marked, int category)
{
    Division all;
    for (const TextUnit& unit : marked) {
        const Stretch stretch{std::max<std::int64_t>(unit.start, 0), std::min(unit.start + unit.length, text.length)};
        if (unit.category == category && stretch.from < stretch.to) {
            all.units.push_back(stretch);
        }
    }
    std::ranges::sort(all.units, {}, &Stretch::from);
    std::vector<Stretch> joined;
    for (const Stretch& unit : all.units) {
        if (!joined.empty() && unit.from <= joined.back().to) {
            joined.back().to = std::max(joined.back().to, unit.to);
        } else {
            joined.push_back(unit);
        }
    }
    all.units = std::move(joined);
    std::int64_t at = 0;
    for (const Stretch& unit : all.units) {
        if (unit.from > at) {
            all.gaps.push_back({at, unit.from});
        }
        at = unit.to;
    }
    if (at < text.length) {
        all.gaps.push_back({at, text.length});
    }
    return all;
}

double square(double value)
{
    return value * value;
}

// Of the units of the one against units and gaps of the other; units against units are in both directions.
double differences(const Division& one, const Division& other)
{
    double sum = 0;
    for (const Stretch& unit : one.units) {
        for (const Stretch& each : other.units) {
            if (unit.from < each.to && each.from < unit.to) {
                sum +=
                    square(static_cast<double>(unit.from - each.from)) + square(static_cast<double>(unit.to - each.to));
            }
        }
        for (const Stretch& gap : other.gaps) {
            if (gap.from <= unit.from && unit.to <= gap.to) {
                sum += 2 * square(unit.length()); // and the gap against the unit
            }
        }
    }
    return sum;
}

double observedDisagreement(const std::vector<Division>& raters, double length)
{
    double sum = 0;
    for (const Division& one : raters) {
        for (const Division& other : raters) {
            sum += &one == &other ? 0 : differences(one, other);
        }
    }
    const auto count = static_cast<double>(raters.size());
    return sum / (count * (count - 1) * length * length);
}

double expectedDisagreement(const std::vector<Division>& raters, double length)
{
    double units = 0;
    double paired = 0; // within a unit: not to be paired with itself
    for (const Division& rater : raters) {
        units += static_cast<double>(rater.units.size());
        for (const Stretch& unit : rater.units) {
            paired += unit.length() * (unit.length() - 1);
        }
    }
    double sum = 0;
    for (const Division& rater : raters) {
        for (const Stretch& unit : rater.units) {
            const double l = unit.length();
            double places = 0;
            for (const Division& other : raters) {
                for (const Stretch& gap : other.gaps) {
                    places += std::max(gap.length() - l + 1, 0.0);
                }
            }
            sum += (units - 1) / 3 * (2 * l * l * l - 3 * l * l + l) + l * l * places;
        }
    }
    const double all = static_cast<double>(raters.size()) * length;
    return 2 / length * sum / (all * (all - 1) - paired);
}

} // namespace

Outcome unitizingAlpha(std::span<const Continuum> continua)
{
    ItemUse use;
    double observed = 0;
    double expected = 0;
    for (const Continuum& text : continua) {
        ++use.items;
        std::set<int> categories;
        for (const std::vector<TextUnit>& rater : text.raters) {
            for (const TextUnit& unit : rater) {
                categories.insert(unit.category);
            }
        }
        use.rated += text.raters.empty() ? 0 : 1;
        if (text.raters.size() < 2 || text.length <= 0 || categories.empty()) {
            continue;
        }
        ++use.pairable;
        for (const int category : categories) {
            std::vector<Division> raters;
            for (const std::vector<TextUnit>& rater : text.raters) {
                raters.push_back(divide(text, rater, category));
            }
            observed += observedDisagreement(raters, static_cast<double>(text.length));
            expected += expectedDisagreement(raters, static_cast<double>(text.length));
        }
    }
    if (use.pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, {}, use};
    }
    if (expected <= 0) { // the texts are as short as a unit can be
        return NoEstimate{NotComputable::OneCategory, observed, use};
    }
    Estimate estimate;
    estimate.value = 1 - observed / expected;
    estimate.observed = observed;
    estimate.expected = expected;
    estimate.use = use;
    return estimate;
}

} // namespace accord::agreement

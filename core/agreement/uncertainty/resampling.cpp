// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/resampling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

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

std::int64_t byInversion(Random& random, std::int64_t n, double p)
{
    const double odds = p / (1 - p);
    const double start = std::exp(static_cast<double>(n) * std::log1p(-p));
    for (;;) {
        double chance = start;
        double left = random.unit();
        for (std::int64_t k = 0; k <= n; ++k) {
            if (left < chance) {
                return k;
            }
            left -= chance;
            chance *= odds * static_cast<double>(n - k) / static_cast<double>(k + 1);
        }
    }
}

std::int64_t byRejection(Random& random, std::int64_t n, double p)
{
    const auto trials = static_cast<double>(n);
    const double spread = std::sqrt(trials * p * (1 - p));
    const double b = 1.15 + 2.53 * spread;
    const double a = -0.0873 + 0.0248 * b + 0.01 * p;
    const double centre = trials * p + 0.5;
    const double quick = 0.92 - 4.2 / b;
    for (;;) {
        const double u = random.unit() - 0.5;
        double v = random.unit();
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

} // namespace

std::int64_t binomial(Random& random, std::int64_t n, double p)
{
    if (n <= 0 || p <= 0) {
        return 0;
    }
    if (p >= 1) {
        return n;
    }
    if (p > 0.5) {
        return n - binomial(random, n, 1 - p);
    }
    return static_cast<double>(n) * p < kFewExpected ? byInversion(random, n, p) : byRejection(random, n, p);
}

void Additive::close(Count count)
{
    items.push_back(count);
    first.push_back(static_cast<std::uint32_t>(parts.size()));
}

void Additive::add(std::vector<double>& sums, std::size_t kind, double times) const
{
    for (const Part& part : partsOf(kind)) {
        sums[part.slot] += times * part.value;
    }
}

std::vector<double> Additive::total() const
{
    std::vector<double> sums(slotCount);
    for (std::size_t kind = 0; kind < items.size(); ++kind) {
        add(sums, kind, static_cast<double>(items[kind]));
    }
    return sums;
}

Count Additive::population() const
{
    return std::accumulate(items.begin(), items.end(), Count{0});
}

std::optional<double> jackknifeStandardError(const Additive& coefficient)
{
    const auto population = static_cast<double>(coefficient.population());
    if (population < 2) {
        return std::nullopt;
    }
    auto sums = coefficient.total();
    const auto whole = coefficient.value(sums);
    if (!whole) {
        return std::nullopt;
    }
    // Differences from the whole table's value are small, so that their squares lose nothing.
    std::vector<double> change(coefficient.items.size());
    double mean = 0;
    for (std::size_t kind = 0; kind < change.size(); ++kind) {
        if (coefficient.items[kind] == 0) {
            continue;
        }
        coefficient.add(sums, kind, -1);
        const auto without = coefficient.value(sums);
        coefficient.add(sums, kind, 1);
        if (!without) {
            return std::nullopt;
        }
        change[kind] = *without - *whole;
        mean += static_cast<double>(coefficient.items[kind]) * change[kind] / population;
    }
    double sum = 0;
    for (std::size_t kind = 0; kind < change.size(); ++kind) {
        const double off = change[kind] - mean;
        const bool rounding = std::abs(off) <= 16 * std::numeric_limits<double>::epsilon();
        sum += rounding ? 0 : static_cast<double>(coefficient.items[kind]) * off * off;
    }
    return std::sqrt((population - 1) / population * sum);
}

namespace {

/// One draw of N items with replacement, as a number of items per kind. Kinds with many items are drawn as wholes,
/// binomially one after the other; of the rest, where that would cost more than it saves, every item is drawn by
/// itself.
class Draw
{
public:
    explicit Draw(const std::vector<Count>& items)
        : m_population(std::accumulate(items.begin(), items.end(), Count{0}))
        , m_drawn(items.size())
    {
        for (std::size_t kind = 0; kind < items.size(); ++kind) {
            if (items[kind] >= kMany) {
                m_large.push_back({kind, items[kind]});
            }
            m_small.insert(m_small.end(), items[kind] < kMany ? static_cast<std::size_t>(items[kind]) : 0,
                           static_cast<std::uint32_t>(kind));
        }
        std::ranges::stable_sort(m_large, std::greater<>(), &Large::items);
    }

    const std::vector<std::uint32_t>& next(Random& random)
    {
        std::ranges::fill(m_drawn, 0);
        Count left = m_population;
        Count items = m_population;
        for (const auto& [kind, size] : m_large) {
            const auto drawn = binomial(random, left, static_cast<double>(size) / static_cast<double>(items));
            m_drawn[kind] = static_cast<std::uint32_t>(drawn);
            left -= drawn;
            items -= size;
        }
        for (; left > 1; left -= 2) {
            const std::uint64_t bits = random.next();
            ++m_drawn[m_small[placeOf(bits >> 32U)]];
            ++m_drawn[m_small[placeOf(bits & 0xFFFFFFFFU)]];
        }
        if (left == 1) {
            ++m_drawn[m_small[placeOf(random.next() >> 32U)]];
        }
        return m_drawn;
    }

private:
    static constexpr Count kMany = 24;
    struct Large
    {
        std::size_t kind = 0;
        Count items = 0;
    };

    // Of half a number: two items for one, where below() would draw one number and divide twice for each.
    [[nodiscard]] std::size_t placeOf(std::uint64_t bits) const { return bits * m_small.size() >> 32U; }

    Count m_population;
    std::vector<std::uint32_t> m_drawn;
    std::vector<Large> m_large;
    std::vector<std::uint32_t> m_small; ///< the kind of each item of the rest
};

/// Linear interpolation between order statistics.
double percentile(const std::vector<double>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

void summarise(std::vector<double> values, Bootstrap& result)
{
    if (values.empty()) {
        return;
    }
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    result.mean = mean;
    if (values.size() < 2) {
        return;
    }
    double sum = 0;
    for (const double value : values) {
        sum += (value - mean) * (value - mean);
    }
    result.standardError = std::sqrt(sum / (count - 1));
    std::ranges::sort(values);
    const double tail = (1 - result.plan.confidence) / 2;
    result.interval = Interval{percentile(values, tail), percentile(values, 1 - tail)};
}

} // namespace

Bootstrap bootstrap(const Additive& coefficient, const BootstrapPlan& plan, const std::stop_token& stop)
{
    Bootstrap result;
    result.plan = plan;
    if (coefficient.population() == 0) {
        return result;
    }
    Draw draw(coefficient.items);
    Random random(plan.seed);
    std::vector<double> values;
    std::vector<double> sums;
    while (result.resamples < plan.resamples && !stop.stop_requested()) {
        const auto& drawn = draw.next(random);
        sums.assign(coefficient.slotCount, 0);
        for (std::size_t kind = 0; kind < drawn.size(); ++kind) {
            if (drawn[kind] != 0) {
                coefficient.add(sums, kind, drawn[kind]);
            }
        }
        ++result.resamples;
        if (const auto value = coefficient.value(sums)) {
            values.push_back(*value);
        } else {
            ++result.undefined;
        }
    }
    summarise(std::move(values), result);
    return result;
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/bootstrap.h"

#include "core/agreement/uncertainty/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace accord::agreement {

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
            const auto drawn = random.binomial(left, static_cast<double>(size) / static_cast<double>(items));
            m_drawn[kind] = static_cast<std::uint32_t>(drawn);
            left -= drawn;
            items -= size;
        }
        for (; left > 1; left -= 2) {
            const std::uint64_t bits = random.next();
            ++m_drawn[m_small[below(bits >> 32U)]];
            ++m_drawn[m_small[below(bits & 0xFFFFFFFFU)]];
        }
        if (left == 1) {
            ++m_drawn[m_small[below(random.next() >> 32U)]];
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

    [[nodiscard]] std::size_t below(std::uint64_t bits) const { return bits * m_small.size() >> 32U; }

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

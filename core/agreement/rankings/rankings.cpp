// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/rankings/rankings.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace accord::agreement {
namespace {

using Given = std::vector<std::optional<double>>;

// Objects in the order of their ranks, those without one last.
std::vector<std::size_t> inOrder(const Given& given)
{
    std::vector<std::size_t> order(given.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, {}, [&](std::size_t object) { return given[object].value_or(std::numeric_limits<double>::infinity()); });
    return order;
}

bool stand(const Given& given, std::size_t one, std::size_t other)
{
    return given[one] == given[other];
}

double square(double value)
{
    return value * value;
}

/// 2 for each judge who has `second` before `first`, 1 for each who has them equal.
std::vector<std::vector<Count>> costs(const Rankings& rankings)
{
    std::vector<std::vector<Count>> cost(rankings.objects, std::vector<Count>(rankings.objects, 0));
    for (const Given& given : rankings.judges) {
        for (std::size_t first = 0; first < rankings.objects; ++first) {
            for (std::size_t second = 0; second < rankings.objects; ++second) {
                if (first == second || (!given[first] && !given[second])) {
                    continue;
                }
                const double infinity = std::numeric_limits<double>::infinity();
                const double one = given[first].value_or(infinity);
                const double other = given[second].value_or(infinity);
                cost[first][second] += other < one ? 2 : other == one ? 1 : 0;
            }
        }
    }
    return cost;
}

/// All orders of the least cost, from the best cost of each set of objects at the end.
class KemenySearch
{
public:
    KemenySearch(const Rankings& rankings, std::size_t most)
        : m_objects(rankings.objects)
        , m_most(most)
        , m_cost(costs(rankings))
        , m_best(std::size_t{1} << rankings.objects, std::numeric_limits<Count>::max())
    {
        m_best[0] = 0;
        for (std::size_t set = 1; set < m_best.size(); ++set) {
            for (std::size_t first = 0; first < m_objects; ++first) {
                if (has(set, first)) {
                    m_best[set] = std::min(m_best[set], costOf(first, set));
                }
            }
        }
    }

    KemenyOrders run()
    {
        m_found.distance = m_best.back();
        follow(m_best.size() - 1);
        return std::move(m_found);
    }

private:
    static bool has(std::size_t set, std::size_t object) { return (set >> object & 1U) != 0; }

    /// Of the objects of a set with that one before all others.
    [[nodiscard]] Count costOf(std::size_t first, std::size_t set) const
    {
        const std::size_t others = set & ~(std::size_t{1} << first);
        Count cost = m_best[others];
        for (std::size_t other = 0; other < m_objects; ++other) {
            cost += has(others, other) ? m_cost[first][other] : 0;
        }
        return cost;
    }

    void follow(std::size_t left)
    {
        if (left == 0) {
            m_found.all = m_found.orders.size() < m_most;
            if (m_found.all) {
                m_found.orders.push_back(m_order);
            }
            return;
        }
        for (std::size_t first = 0; first < m_objects && m_found.all; ++first) {
            if (has(left, first) && costOf(first, left) == m_best[left]) {
                m_order.push_back(first);
                follow(left & ~(std::size_t{1} << first));
                m_order.pop_back();
            }
        }
    }

    std::size_t m_objects;
    std::size_t m_most;
    std::vector<std::vector<Count>> m_cost;
    std::vector<Count> m_best; ///< of each set of objects as bits
    std::vector<std::size_t> m_order;
    KemenyOrders m_found;
};

} // namespace

std::vector<double> sharedRanks(const std::vector<std::optional<double>>& given)
{
    const std::vector<std::size_t> order = inOrder(given);
    std::vector<double> ranks(given.size());
    for (std::size_t from = 0; from < order.size();) {
        std::size_t to = from + 1;
        while (to < order.size() && stand(given, order[from], order[to])) {
            ++to;
        }
        for (std::size_t i = from; i < to; ++i) {
            ranks[order[i]] = static_cast<double>(from + 1 + to) / 2;
        }
        from = to;
    }
    return ranks;
}

std::optional<Concordance> kendallW(const Rankings& rankings)
{
    if (rankings.judges.size() < 2 || rankings.objects < 2) {
        return std::nullopt;
    }
    const auto judges = static_cast<double>(rankings.judges.size());
    const auto objects = static_cast<double>(rankings.objects);
    std::vector<double> sums(rankings.objects, 0);
    double ties = 0; // sum of t^3 - t over groups of equal ranks
    Concordance found;
    for (const Given& given : rankings.judges) {
        const std::vector<double> ranks = sharedRanks(given);
        for (std::size_t object = 0; object < ranks.size(); ++object) {
            sums[object] += ranks[object];
            found.unranked += given[object] ? 0 : 1;
            // Each of t equal ones counts t^2 - 1.
            const auto equal = static_cast<double>(std::ranges::count(ranks, ranks[object]));
            ties += equal * equal - 1;
        }
    }
    double squares = 0;
    for (const double sum : sums) {
        squares += square(sum - judges * (objects + 1) / 2);
    }
    const double most = judges * judges * (objects * objects * objects - objects);
    if (most - judges * ties <= 0) {
        return std::nullopt;
    }
    found.uncorrected = 12 * squares / most;
    found.value = 12 * squares / (most - judges * ties);
    found.degreesOfFreedom = objects - 1;
    found.chiSquared = judges * (objects - 1) * found.value;
    found.pValue =
        boost::math::cdf(boost::math::complement(boost::math::chi_squared(found.degreesOfFreedom), found.chiSquared));
    return found;
}

std::vector<double> meanRanks(const Rankings& rankings)
{
    std::vector<double> means(rankings.objects, 0);
    for (const Given& given : rankings.judges) {
        const std::vector<double> ranks = sharedRanks(given);
        for (std::size_t object = 0; object < means.size(); ++object) {
            means[object] += ranks[object] / static_cast<double>(rankings.judges.size());
        }
    }
    return means;
}

std::optional<KemenyOrders> kemenyOrders(const Rankings& rankings, std::size_t most)
{
    if (rankings.objects == 0 || rankings.objects > kMostKemenyObjects) {
        return std::nullopt;
    }
    return KemenySearch(rankings, most).run();
}

Attainable attainable(std::size_t first, std::size_t second, std::size_t comparisons)
{
    const auto all = static_cast<double>(first + second);
    const auto small = static_cast<double>(std::min(first, second));
    const double ways =
        std::round(std::exp(std::lgamma(all + 1) - std::lgamma(small + 1) - std::lgamma(all - small + 1)));
    Attainable found;
    found.least = std::min(1.0, 2 / ways);
    found.afterHolm = std::min(1.0, found.least * static_cast<double>(comparisons));
    return found;
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/alpha/distance.h"

#include <algorithm>
#include <utility>

namespace accord::agreement {

namespace {

template <class Category, class Function>
DistanceFunction fill(std::span<const Category> categories, Function function)
{
    std::vector<double> delta;
    delta.reserve(categories.size() * categories.size());
    for (const Category& a : categories) {
        for (const Category& b : categories) {
            delta.push_back(function(a, b));
        }
    }
    return DistanceFunction::given(std::move(delta));
}

struct Overlap
{
    std::size_t both = 0;
    std::size_t either = 0;
    bool contained = false;
};

Overlap overlapOf(const CodeSet& a, const CodeSet& b)
{
    CodeSet both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return {both.size(), a.size() + b.size() - both.size(), both.size() == a.size() || both.size() == b.size()};
}

std::vector<double> ordinalMatrix(std::span<const double> counts)
{
    const std::size_t size = counts.size();
    std::vector<double> delta(size * size);
    for (std::size_t k = 0; k < size; ++k) {
        double between = counts[k] / 2;
        for (std::size_t l = k + 1; l < size; ++l) {
            between += counts[l];
            const double distance = between - counts[l] / 2;
            delta[k * size + l] = distance * distance;
            delta[l * size + k] = distance * distance;
        }
    }
    return delta;
}

} // namespace

DistanceFunction DistanceFunction::ordinal()
{
    DistanceFunction result;
    result.m_metric = Metric::Ordinal;
    return result;
}

DistanceFunction DistanceFunction::given(std::vector<double> delta)
{
    DistanceFunction result;
    result.m_metric = Metric::Given;
    result.m_delta = std::move(delta);
    return result;
}

DistanceFunction DistanceFunction::interval(std::span<const double> values)
{
    return fill(values, [](double a, double b) { return (a - b) * (a - b); });
}

DistanceFunction DistanceFunction::ratio(std::span<const double> values)
{
    return fill(values, [](double a, double b) { return a == b ? 0 : (a - b) / (a + b) * ((a - b) / (a + b)); });
}

std::vector<double> DistanceFunction::matrix(std::span<const double> pairableCounts) const
{
    if (m_metric == Metric::Given) {
        return m_delta;
    }
    if (m_metric == Metric::Ordinal) {
        return ordinalMatrix(pairableCounts);
    }
    const std::size_t size = pairableCounts.size();
    std::vector<double> delta(size * size, 1.0);
    for (std::size_t k = 0; k < size; ++k) {
        delta[k * size + k] = 0;
    }
    return delta;
}

DistanceFunction jaccardDifference(const std::vector<CodeSet>& categories)
{
    return fill(std::span<const CodeSet>(categories), [](const CodeSet& a, const CodeSet& b) {
        const Overlap overlap = overlapOf(a, b);
        return overlap.either == 0
                   ? 0.0
                   : static_cast<double>(overlap.either - overlap.both) / static_cast<double>(overlap.either);
    });
}

DistanceFunction masiDifference(const std::vector<CodeSet>& categories)
{
    return fill(std::span<const CodeSet>(categories), [](const CodeSet& a, const CodeSet& b) {
        const Overlap overlap = overlapOf(a, b);
        if (overlap.both == overlap.either) {
            return 0.0;
        }
        const std::size_t thirds = overlap.both == 0 ? 0 : overlap.contained ? 2 : 1;
        const double full = 3 * static_cast<double>(overlap.either);
        return (full - static_cast<double>(thirds * overlap.both)) / full;
    });
}

DistanceFunction pathDifference(const std::vector<CodePath>& categories, std::vector<double> levelWeights)
{
    std::size_t depth = 0;
    for (const CodePath& path : categories) {
        depth = std::max(depth, path.size());
    }
    if (levelWeights.empty()) {
        levelWeights.assign(depth, 1 / static_cast<double>(depth));
    }
    return fill(std::span<const CodePath>(categories), [&](const CodePath& a, const CodePath& b) {
        std::size_t same = 0;
        while (same < a.size() && same < b.size() && a[same] == b[same]) {
            ++same;
        }
        if (same == a.size() && same == b.size()) {
            return 0.0;
        }
        double sum = 0;
        const std::size_t reached = std::min(levelWeights.size(), std::max(a.size(), b.size()));
        for (std::size_t level = same; level < reached; ++level) {
            sum += levelWeights[level];
        }
        return sum;
    });
}

} // namespace accord::agreement

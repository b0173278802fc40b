// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/distance.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
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

struct SetOverlap
{
    std::size_t both = 0;
    std::size_t either = 0;
    bool contained = false;
};

SetOverlap overlapOf(const CodeSet& a, const CodeSet& b)
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
    while (result.m_categories * result.m_categories < delta.size()) {
        ++result.m_categories;
    }
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

double DistanceFunction::total(int categories) const
{
    if (nominal()) {
        return static_cast<double>(categories) * (categories - 1);
    }
    double sum = 0;
    for (int k = 0; k < categories; ++k) {
        for (int l = 0; l < categories; ++l) {
            sum += disagreement(k, l);
        }
    }
    return sum;
}

DistanceFunction jaccardDifference(const std::vector<CodeSet>& categories)
{
    return fill(std::span<const CodeSet>(categories), [](const CodeSet& a, const CodeSet& b) {
        const SetOverlap overlap = overlapOf(a, b);
        return overlap.either == 0
                   ? 0.0
                   : static_cast<double>(overlap.either - overlap.both) / static_cast<double>(overlap.either);
    });
}

DistanceFunction masiDifference(const std::vector<CodeSet>& categories)
{
    return fill(std::span<const CodeSet>(categories), [](const CodeSet& a, const CodeSet& b) {
        const SetOverlap overlap = overlapOf(a, b);
        if (overlap.both == overlap.either) {
            return 0.0;
        }
        const std::size_t thirds = overlap.both == 0 ? 0 : overlap.contained ? 2 : 1;
        const double full = 3 * static_cast<double>(overlap.either);
        return (full - static_cast<double>(thirds * overlap.both)) / full;
    });
}

std::size_t depthOf(const std::vector<CodePath>& paths)
{
    std::size_t depth = 0;
    for (const CodePath& path : paths) {
        depth = std::max(depth, path.size());
    }
    return depth;
}

DistanceFunction pathDifference(const std::vector<CodePath>& categories, std::vector<double> levelWeights)
{
    const std::size_t depth = depthOf(categories);
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

namespace {

struct Range
{
    double low = 0;
    double high = 0;
    double width() const { return high - low; }
};

/// 0 where both are 0: two categories that cannot be told apart by the scale do not disagree.
double ratio(double above, double below)
{
    return above == 0 ? 0 : above / below;
}

/// Disagreement before it is scaled so that its largest value is 1.
double raw(Scale scale, double x, double y, double rankDistance, const Range& range)
{
    const double distance = std::abs(x - y);
    switch (scale) {
    case Scale::Linear:
        return distance;
    case Scale::Quadratic:
        return distance * distance;
    case Scale::Ordinal:
        return rankDistance * (rankDistance + 1) / 2;
    case Scale::Radical:
        return std::sqrt(distance);
    case Scale::Ratio:
        return ratio(distance * distance, (x + y) * (x + y));
    case Scale::Circular: {
        const double sine = std::sin(std::numbers::pi * distance / (range.width() + 1));
        return sine * sine;
    }
    case Scale::Bipolar:
        return ratio(distance * distance, (x + y - 2 * range.low) * (2 * range.high - x - y));
    }
    return 0;
}

/// What the raw disagreement is divided by.
double fullDisagreement(Scale scale, std::size_t categories, const Range& range, double largest)
{
    switch (scale) {
    case Scale::Linear:
        return range.width();
    case Scale::Quadratic:
        return range.width() * range.width();
    case Scale::Radical:
        return std::sqrt(range.width());
    case Scale::Ordinal:
        return static_cast<double>(categories * (categories - 1)) / 2;
    case Scale::Ratio: {
        const double part = range.width() / (range.high + range.low);
        return part * part;
    }
    case Scale::Circular:
    case Scale::Bipolar:
        return largest;
    }
    return 1;
}

} // namespace

DistanceFunction weightsOf(Scale scale, std::span<const double> values)
{
    if (values.empty()) {
        return {};
    }
    const auto [low, high] = std::ranges::minmax(values);
    const Range range{low, high};
    const std::size_t size = values.size();
    std::vector<double> disagreement(size * size);
    double largest = 0;
    for (std::size_t k = 0; k < size; ++k) {
        for (std::size_t l = 0; l < size; ++l) {
            const auto distance = static_cast<double>(k > l ? k - l : l - k);
            disagreement[k * size + l] = raw(scale, values[k], values[l], distance, range);
            largest = std::max(largest, disagreement[k * size + l]);
        }
    }
    const double full = fullDisagreement(scale, size, range, largest);
    for (double& each : disagreement) {
        each = ratio(each, full);
    }
    return DistanceFunction::given(std::move(disagreement));
}

std::vector<double> rankValues(int categories)
{
    std::vector<double> result;
    for (int rank = 1; rank <= categories; ++rank) {
        result.push_back(rank);
    }
    return result;
}

} // namespace accord::agreement

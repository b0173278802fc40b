// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/weights.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace accord::agreement {

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

Weights::Weights(int categories, std::vector<double> disagreement)
    : m_categories(static_cast<std::size_t>(categories))
    , m_disagreement(std::move(disagreement))
{}

double Weights::total(int categories) const
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

Weights weightsOf(Scale scale, std::span<const double> values)
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
    return {static_cast<int>(size), std::move(disagreement)};
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

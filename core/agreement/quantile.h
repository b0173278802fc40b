// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace accord::agreement {

/// The value below which `share` of the values lie, between two of them as far as it lies; nothing of nothing.
inline std::optional<double> quantile(std::vector<double> values, double share)
{
    if (values.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(values);
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

/// The middle one, or the mean of the two in the middle; nothing of nothing.
inline std::optional<double> median(std::vector<double> values)
{
    return quantile(std::move(values), 0.5);
}

} // namespace accord::agreement

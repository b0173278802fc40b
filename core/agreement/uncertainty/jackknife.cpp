// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/jackknife.h"

#include <cmath>
#include <limits>

namespace accord::agreement {

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

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/allocation.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace accord::study {
namespace {

using Counts = std::vector<std::int64_t>;

Status checkQuotas(const Counts& strata, const Counts& quotas)
{
    if (quotas.size() != strata.size()) {
        return Error{Errc::Invalid, "quotas", "there are " + std::to_string(strata.size()) + " strata"};
    }
    for (std::size_t i = 0; i < strata.size(); ++i) {
        if (quotas[i] < 0 || quotas[i] > strata[i]) {
            return Error{Errc::Invalid, "quota " + std::to_string(quotas[i]),
                         "the stratum has " + std::to_string(strata[i]) + " items"};
        }
    }
    return {};
}

// Whole parts first, then one more for the largest remainders. In whole numbers, so that it is the same everywhere; no
// share exceeds its stratum, as the sample is not larger than the frame.
Counts proportional(const Counts& strata, std::int64_t size, std::int64_t total)
{
    Counts counts;
    Counts remainders;
    for (const std::int64_t items : strata) {
        counts.push_back(total == 0 ? 0 : size * items / total);
        remainders.push_back(total == 0 ? 0 : size * items % total);
    }
    std::vector<std::size_t> order(strata.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return remainders[i]; });
    std::int64_t left = size - std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    for (const std::size_t i : order) {
        if (left > 0 && counts[i] < strata[i]) {
            ++counts[i];
            --left;
        }
    }
    return counts;
}

// From the smallest stratum up: each gives an equal part of what is left, or all it has.
Counts equal(const Counts& strata, std::int64_t size)
{
    std::vector<std::size_t> order(strata.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Of strata of one size the last is served first, with the rounded part, so that the first gets what is over.
    std::ranges::reverse(order);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return strata[i]; });
    Counts counts(strata.size(), 0);
    auto others = static_cast<std::int64_t>(strata.size());
    for (const std::size_t i : order) {
        counts[i] = std::min(strata[i], size / others);
        size -= counts[i];
        --others;
    }
    return counts;
}

} // namespace

Result<Counts> allocate(const Counts& strata, std::int64_t size, Allocation allocation, const Counts& quotas)
{
    if (allocation == Allocation::Quotas) {
        ACCORD_CHECK(checkQuotas(strata, quotas));
        return quotas;
    }
    if (size < 0) {
        return Error{Errc::Invalid, "size " + std::to_string(size), "a sample has 0 items or more"};
    }
    const std::int64_t total = std::accumulate(strata.begin(), strata.end(), std::int64_t{0});
    const std::int64_t wanted = std::min(size, total);
    return allocation == Allocation::Equal ? equal(strata, wanted) : proportional(strata, wanted, total);
}

} // namespace accord::study

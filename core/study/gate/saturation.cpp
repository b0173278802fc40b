// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/saturation.h"

#include <algorithm>
#include <unordered_set>

namespace accord::study {
namespace {

struct Fresh
{
    int categories = 0;
    int proposals = 0;
};

SaturationStretch sum(const std::vector<Fresh>& fresh, std::size_t from, std::size_t to)
{
    SaturationStretch stretch{static_cast<int>(from) + 1, static_cast<int>(to), 0, 0};
    for (std::size_t place = from; place < to; ++place) {
        stretch.newCategories += fresh[place].categories;
        stretch.proposals += fresh[place].proposals;
    }
    return stretch;
}

} // namespace

Saturation saturation(std::span<const SaturationItem> items, int length)
{
    Saturation result;
    if (items.empty() || length < 1) {
        return result;
    }
    std::vector<Fresh> fresh;
    fresh.reserve(items.size());
    std::unordered_set<int> seen;
    for (const SaturationItem& item : items) {
        int categories = 0;
        for (const int category : item.categories) {
            categories += seen.insert(category).second ? 1 : 0;
        }
        fresh.push_back({categories, item.proposals});
    }
    const auto step = static_cast<std::size_t>(length);
    for (std::size_t from = 0; from < fresh.size(); from += step) {
        result.stretches.push_back(sum(fresh, from, std::min(from + step, fresh.size())));
    }
    result.last = sum(fresh, fresh.size() - std::min(step, fresh.size()), fresh.size());
    return result;
}

} // namespace accord::study

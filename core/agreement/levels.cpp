// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/levels.h"

#include <algorithm>

namespace accord::agreement {

LevelTable atLevel(const RatingTable& table, const std::vector<CodePath>& paths, int level)
{
    const auto depth = static_cast<std::size_t>(level);
    LevelTable result;
    std::vector<int> category;
    for (const CodePath& path : paths) {
        if (path.size() < depth) {
            category.push_back(kMissing);
            continue;
        }
        const CodePath cut(path.begin(), path.begin() + level);
        const auto place = std::ranges::find(result.categories, cut) - result.categories.begin();
        category.push_back(static_cast<int>(place));
        if (static_cast<std::size_t>(place) == result.categories.size()) {
            result.categories.push_back(cut);
        }
    }
    result.table = recoded(table, category, static_cast<int>(result.categories.size()));
    for (const int cell : table.cells) {
        result.unspecified += cell != kMissing && category[static_cast<std::size_t>(cell)] == kMissing ? 1 : 0;
    }
    return result;
}

DisagreementByLevel disagreementByLevel(const ItemPatterns& patterns, const std::vector<CodePath>& paths)
{
    DisagreementByLevel result;
    const auto pairable = static_cast<double>(patterns.use().pairable);
    if (pairable == 0) {
        return result;
    }
    std::size_t depth = 0;
    for (const CodePath& path : paths) {
        depth = std::max(depth, path.size());
    }
    result.partAt.resize(depth);
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        const double pairs = static_cast<double>(pattern.ratings) * (pattern.ratings - 1);
        for (std::size_t a = 0; a < pattern.counts.size() && pattern.ratings >= 2; ++a) {
            const auto& [k, countK] = pattern.counts[a];
            const double each = static_cast<double>(pattern.items) / (pairs * pairable);
            result.agreed += each * countK * (countK - 1);
            for (std::size_t b = a + 1; b < pattern.counts.size(); ++b) {
                const auto& [l, countL] = pattern.counts[b];
                const CodePath& one = paths[static_cast<std::size_t>(k)];
                const CodePath& two = paths[static_cast<std::size_t>(l)];
                const auto same = static_cast<std::size_t>(std::ranges::mismatch(one, two).in1 - one.begin());
                const bool oneEnds = same == one.size() || same == two.size();
                (oneEnds ? result.unspecified : result.partAt[same]) += 2 * each * countK * countL;
            }
        }
    }
    return result;
}

} // namespace accord::agreement

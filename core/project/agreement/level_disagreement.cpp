// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/level_disagreement.h"

#include <algorithm>
#include <set>

namespace accord {
namespace {

LevelDisagreement levelDisagreementOf(const agreement::CodePath& one, const agreement::CodePath& other)
{
    const auto same = std::ranges::mismatch(one, other).in1 - one.begin();
    if (same == std::ssize(one) || same == std::ssize(other)) {
        return LevelDisagreement::OneGoesOn;
    }
    return same == 0 ? LevelDisagreement::AcrossTypes : same == 1 ? LevelDisagreement::WithinType : LevelDisagreement::WithinTheme;
}

/// The different categories of a table's row.
std::vector<int> choices(const Ratings& ratings, int item)
{
    std::set<int> found;
    for (int rater = 0; rater < ratings.table.raters; ++rater) {
        if (const int category = ratings.table.at(item, rater); category != agreement::kMissing) {
            found.insert(category);
        }
    }
    return {found.begin(), found.end()};
}

} // namespace

std::vector<int> rowsDisagreeing(const Taxonomy& taxonomy, const Ratings& whole, LevelDisagreement how)
{
    const std::vector<agreement::CodePath> paths = pathsOf(taxonomy, whole);
    const auto parts = [&](int one, int other) {
        return levelDisagreementOf(paths[static_cast<std::size_t>(one)], paths[static_cast<std::size_t>(other)]) == how;
    };
    std::vector<int> rows;
    for (int item = 0; item < whole.table.items(); ++item) {
        const std::vector<int> found = choices(whole, item);
        bool any = false;
        for (std::size_t i = 0; i < found.size() && !any; ++i) {
            any = std::any_of(found.begin() + static_cast<std::ptrdiff_t>(i) + 1, found.end(),
                              [&](int other) { return parts(found[i], other); });
        }
        if (any) {
            rows.push_back(whole.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

std::vector<int> rowsAlike(const Ratings& ratings)
{
    std::vector<int> rows;
    for (int item = 0; item < ratings.table.items(); ++item) {
        if (agreement::rowUse(ratings.table, item) == agreement::RowUse::Used && choices(ratings, item).size() == 1) {
            rows.push_back(ratings.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

std::vector<int> rowsNotSpecified(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const Ratings whole = wholeRatings(labelMatrix, selection);
    std::vector<int> rows;
    for (int item = 0; item < whole.table.items(); ++item) {
        const std::vector<int> found = choices(whole, item);
        const bool stops = std::ranges::any_of(found, [&](int category) {
            const int index = whole.categories[static_cast<std::size_t>(category)];
            return index >= 0 && labelMatrix.at(selection.level, index) < 0;
        });
        if (stops) {
            rows.push_back(whole.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

} // namespace accord

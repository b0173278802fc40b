// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/live.h"

#include "core/agreement/compute.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <utility>

namespace accord::agreement {

LiveAgreement::LiveAgreement(int items, int raters, int categories)
    : m_raters(raters)
    , m_cells(static_cast<std::size_t>(items) * static_cast<std::size_t>(raters))
    , m_tallies{categories, items, {}, kMissing}
    , m_moments(raters, categories)
    , m_pairs(raters > bounds::kPairedRaters
                  ? 0
                  : static_cast<std::size_t>(raters) * static_cast<std::size_t>(std::max(0, raters - 1)) / 2)
{
    m_counts.reserve(static_cast<std::size_t>(raters));
}

LiveAgreement::LiveAgreement(const RatingTable& table)
    : LiveAgreement(table.items(), table.raters, table.categories)
{
    m_tallies.noCategory = table.noCategory;
    std::ranges::transform(table.cells, m_cells.begin(), [](int cell) { return static_cast<Cell>(cell + 1); });
    for (int item = 0; item < items(); ++item) {
        countRow(row(item));
        apply(1);
    }
    for (PairCounts& pair : pairCounts(table)) {
        if (pair.items > 0) {
            m_pairs[pairNumber(pair.first, pair.second)] = std::move(pair);
        }
    }
}

int LiveAgreement::addItem()
{
    m_cells.resize(m_cells.size() + static_cast<std::size_t>(m_raters));
    return static_cast<int>(m_tallies.items++);
}

void LiveAgreement::set(int item, int rater, std::optional<int> category)
{
    Cell* cells = row(item);
    const Cell before = cells[rater];
    const Cell after = category ? static_cast<Cell>(*category + 1) : Cell{0};
    if (before == after) {
        return;
    }
    countRow(cells);
    apply(-1);
    change(before, -1);
    change(after, 1);
    apply(1);
    applyPairs(cells, rater, before, false);
    applyPairs(cells, rater, after, true);
    cells[rater] = after;
}

LiveAgreement::Cell* LiveAgreement::row(int item)
{
    return m_cells.data() + static_cast<std::size_t>(item) * static_cast<std::size_t>(m_raters);
}

std::optional<int> LiveAgreement::at(int item, int rater) const
{
    const auto place =
        static_cast<std::size_t>(item) * static_cast<std::size_t>(m_raters) + static_cast<std::size_t>(rater);
    return m_cells[place] == 0 ? std::nullopt : std::optional(m_cells[place] - 1);
}

RatingTable LiveAgreement::table() const
{
    RatingTable result{m_raters, categories(), std::vector<int>(m_cells.size()), m_tallies.noCategory};
    std::ranges::transform(m_cells, result.cells.begin(), [](Cell cell) { return cell - 1; });
    return result;
}

void LiveAgreement::countRow(const Cell* row)
{
    m_counts.clear();
    for (int rater = 0; rater < m_raters; ++rater) {
        change(row[rater], 1);
    }
}

void LiveAgreement::change(Cell cell, int by)
{
    if (cell == 0) {
        return;
    }
    const int category = cell - 1;
    const auto found =
        std::ranges::find_if(m_counts, [&](const CategoryCount& entry) { return entry.category == category; });
    if (found == m_counts.end()) {
        m_counts.push_back({category, by});
        return;
    }
    found->count += by;
    if (found->count == 0) {
        *found = m_counts.back();
        m_counts.pop_back();
    }
}

void LiveAgreement::apply(Count sign)
{
    int ratings = 0;
    Count same = 0;
    for (const auto& [category, count] : m_counts) {
        ratings += count;
        same += Count{count} * count;
    }
    if (ratings > 0) {
        const Count disagreement = Count{ratings} * ratings - same;
        m_tallies.apply(ratings, disagreement, m_counts, sign);
        m_moments.apply(ratings, disagreement, m_counts, sign);
    }
}

std::size_t LiveAgreement::pairNumber(int first, int second) const
{
    const auto g = static_cast<std::size_t>(first);
    return g * (2 * static_cast<std::size_t>(m_raters) - g - 1) / 2 + static_cast<std::size_t>(second - first - 1);
}

void LiveAgreement::applyPairs(const Cell* row, int rater, Cell cell, bool add)
{
    if (cell == 0 || m_pairs.empty()) {
        return;
    }
    for (int other = 0; other < m_raters; ++other) {
        if (other == rater || row[other] == 0) {
            continue;
        }
        const auto [first, second] = std::minmax(rater, other);
        auto& pair = m_pairs[pairNumber(first, second)];
        if (!pair) {
            pair.emplace(first, second, categories());
        }
        const int mine = cell - 1;
        const int theirs = row[other] - 1;
        auto& count = rater < other ? pair->at(mine, theirs) : pair->at(theirs, mine);
        count += add ? 1U : ~0U;
        pair->items += add ? 1 : -1;
    }
}

bool LiveAgreement::follows(const Measure& measure)
{
    return measure.expected != nullptr || measure.ofMoments != nullptr || measure.ofTallies != nullptr ||
           measure.ofPairs != nullptr;
}

Outcome LiveAgreement::value(const Measure& measure) const
{
    if (measure.ofPairs != nullptr && m_tallies.givesNoCategory()) {
        return noCategory(m_tallies.use());
    }
    return measure.ofPairs != nullptr ? ofPairs(measure, pairMatrix(), m_tallies.use())
                                      : compute(measure, m_tallies, m_moments);
}

ConfusionMatrix LiveAgreement::confusion() const
{
    ConfusionMatrix result(categories());
    for (const auto& [ratings, group] : m_tallies.groups) {
        const auto& products = m_moments.group(ratings).products;
        for (std::size_t i = 0; i < result.cells.size(); ++i) {
            result.cells[i] += products[i];
        }
    }
    for (int category = 0; category < categories(); ++category) {
        Count& same = result.at(category, category);
        same = (same - m_tallies.ratings(category)) / 2;
    }
    return result;
}

PairCounts LiveAgreement::pair(int first, int second) const
{
    const auto [low, high] = std::minmax(first, second);
    if (m_pairs.empty()) {
        return {first, second, categories()};
    }
    const auto& stored = m_pairs[pairNumber(low, high)];
    PairCounts result = stored ? *stored : PairCounts(low, high, categories());
    if (first > second) {
        PairCounts turned(first, second, categories());
        turned.items = result.items;
        for (int k = 0; k < categories(); ++k) {
            for (int l = 0; l < categories(); ++l) {
                turned.at(l, k) = result.at(k, l);
            }
        }
        return turned;
    }
    return result;
}

std::vector<PairAgreement> LiveAgreement::pairMatrix() const
{
    std::vector<PairAgreement> result;
    if (m_pairs.empty()) {
        return result;
    }
    for (int first = 0; first < m_raters; ++first) {
        for (int second = first + 1; second < m_raters; ++second) {
            result.push_back(cohenKappa(pair(first, second)));
        }
    }
    return result;
}

} // namespace accord::agreement

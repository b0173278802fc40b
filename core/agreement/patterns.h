// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/packed_row.h"
#include "core/agreement/rating_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace accord::agreement {

/// Items that are alike for a coefficient, of whatever likeness: how many there are and how many ratings each has.
struct Kind
{
    Count items = 0;
    int ratings = 0;
};

/// Kinds in half the memory that they have as values: a table of a million items may hold as many.
class PatternList
{
    struct Packed
    {
        std::uint32_t items = 0;
        std::uint32_t ratings = 0;
    };

public:
    class Iterator
    {
    public:
        explicit Iterator(const Packed* at)
            : m_at(at)
        {}
        Kind operator*() const { return {m_at->items, static_cast<int>(m_at->ratings)}; }
        Iterator& operator++()
        {
            ++m_at;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

    private:
        const Packed* m_at;
    };

    void reserve(std::size_t size) { m_kinds.reserve(size); }
    void push_back(const Kind& kind)
    {
        m_kinds.push_back({static_cast<std::uint32_t>(kind.items), static_cast<std::uint32_t>(kind.ratings)});
    }
    [[nodiscard]] std::size_t size() const { return m_kinds.size(); }
    [[nodiscard]] Kind operator[](std::size_t number) const { return *Iterator(m_kinds.data() + number); }
    [[nodiscard]] Iterator begin() const { return Iterator(m_kinds.data()); }
    [[nodiscard]] Iterator end() const { return Iterator(m_kinds.data() + m_kinds.size()); }

private:
    std::vector<Packed> m_kinds;
};

/// All kinds of items of a table, and what they add up to.
struct PatternCounts
{
    PatternList list;
    ItemUse use;

    void add(const Kind& kind)
    {
        list.push_back(kind);
        use.items += kind.items;
        use.rated += kind.ratings >= 1 ? kind.items : 0;
        use.pairable += kind.ratings >= 2 ? kind.items : 0;
    }
};

/// The different keys of a table's rows, in the order in which they appear, and how many rows have each. The index
/// that found them is gone: a million rows need not hold it together with what is made from the keys.
struct DistinctRows
{
    std::vector<std::uint64_t> keys; ///< packed.words() each
    std::vector<std::uint32_t> sizes;
};

/// `packed` makes the key of a row (packed_row.h). When `numberOfRow` is given it receives the number of each row's
/// key.
template <class Packed>
DistinctRows distinctRows(const RatingTable& table, const Packed& packed, std::vector<std::uint32_t>* numberOfRow)
{
    const int items = table.items();
    const std::size_t words = packed.words();
    if (numberOfRow != nullptr) {
        numberOfRow->resize(static_cast<std::size_t>(items));
    }
    // Keys of some rows at a time: a search that goes astray does not hold up the packing of the next rows.
    const int block = static_cast<int>(std::max<std::size_t>(1, 1024 / words));
    std::vector<std::uint64_t> keys(static_cast<std::size_t>(block) * words);
    KeyIndex index(words);
    DistinctRows result;
    for (int first = 0; first < items; first += block) {
        const int end = std::min(items, first + block);
        std::uint64_t* key = keys.data();
        for (int item = first; item < end; ++item, key += words) {
            packed.write(table.row(item), key);
        }
        key = keys.data();
        for (int item = first; item < end; ++item, key += words) {
            const auto [number, isNew] = index.add(key);
            if (isNew) {
                result.sizes.push_back(0);
            }
            ++result.sizes[number];
            if (numberOfRow != nullptr) {
                (*numberOfRow)[static_cast<std::size_t>(item)] = number;
            }
        }
    }
    result.keys = index.takeKeys();
    return result;
}

/// Items on which every rater said the same as on another one are alike also for coefficients that ask who rated:
/// distinct rows of the table, each with the number of items that have it.
class RowPatterns
{
public:
    /// When `patternOfItem` is given it receives the number of each item's pattern.
    static RowPatterns of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem = nullptr);

    [[nodiscard]] std::size_t size() const { return m_kinds.list.size(); }
    /// Writes what the raters said, one cell per rater.
    void read(std::size_t number, std::vector<int>& row) const
    {
        row.resize(static_cast<std::size_t>(raters()));
        m_packed.read(m_keys.data() + number * m_packed.words(), row.data());
    }
    [[nodiscard]] const PatternCounts& kinds() const { return m_kinds; }
    [[nodiscard]] const ItemUse& use() const { return m_kinds.use; }
    [[nodiscard]] int categories() const { return m_categories; }
    [[nodiscard]] int raters() const { return m_packed.raters(); }
    [[nodiscard]] bool givesNoCategory() const { return m_givesNoCategory; } ///< as of the table

private:
    explicit RowPatterns(const RatingTable& table);

    int m_categories;
    bool m_givesNoCategory = false;
    PackedRow m_packed;
    PatternCounts m_kinds;
    std::vector<std::uint64_t> m_keys;
};

struct CategoryCount
{
    int category = 0;
    int count = 0;
};

/// Items that got the same number of ratings in every category are alike for every coefficient that does not ask who
/// rated. A pattern is such a group. A study has far fewer patterns than items (1,630 for 38,742 items of seven
/// raters), so that everything after the one pass over the table is nearly free.
class ItemPatterns
{
public:
    struct Pattern
    {
        Count items = 0;        ///< how many items look like this
        int ratings = 0;        ///< r_i
        Count disagreement = 0; ///< ordered pairs of ratings that differ: r_i^2 - sum_k r_ik^2
        std::span<const CategoryCount> counts;
    };

    /// When `patternOfItem` is given it receives the number of each item's pattern.
    static ItemPatterns of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem = nullptr);

    [[nodiscard]] std::size_t size() const { return m_heads.size(); }
    [[nodiscard]] Pattern at(std::size_t number) const
    {
        const Head& head = m_heads[number];
        const Kind& kind = m_kinds.list[number];
        return {kind.items, kind.ratings, head.disagreement, std::span(m_counts).subspan(head.first, head.distinct)};
    }
    [[nodiscard]] const PatternCounts& kinds() const { return m_kinds; }
    [[nodiscard]] const ItemUse& use() const { return m_kinds.use; }
    [[nodiscard]] int categories() const { return m_categories; }
    [[nodiscard]] int raters() const { return m_raters; }
    [[nodiscard]] bool givesNoCategory() const { return m_givesNoCategory; } ///< as of the table

private:
    struct Head
    {
        Count disagreement = 0;
        std::uint32_t first = 0;
        std::uint32_t distinct = 0;
    };

    void fill(const PackedCounts& packed, const std::vector<std::uint64_t>& keys,
              const std::vector<std::uint32_t>& sizes);

    int m_categories = 0;
    int m_raters = 0;
    bool m_givesNoCategory = false;
    PatternCounts m_kinds;
    std::vector<Head> m_heads;
    std::vector<CategoryCount> m_counts;
};

} // namespace accord::agreement

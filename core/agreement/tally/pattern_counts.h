// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <cstddef>
#include <cstdint>
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

} // namespace accord::agreement

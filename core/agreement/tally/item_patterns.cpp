// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/item_patterns.h"

#include "core/agreement/tally/key_index.h"

#include <algorithm>
#include <bit>

namespace accord::agreement {

namespace {

/// Where the count of each category sits in the key of a row. The fields are wide enough for the number of raters, so
/// adding one per rating never carries into the next field and the key is exact.
class CountKey
{
public:
    CountKey(int raters, int categories)
        : m_bits(std::max(1U, static_cast<unsigned>(std::bit_width(static_cast<unsigned>(raters)))))
        , m_perWord(64U / m_bits)
        , m_words(std::max<std::size_t>(1, (static_cast<std::size_t>(categories) + m_perWord - 1) / m_perWord))
    {
        for (unsigned category = 0; category < static_cast<unsigned>(categories); ++category) {
            m_word.push_back(category / m_perWord);
            m_one.push_back(std::uint64_t{1} << (category % m_perWord * m_bits));
        }
    }

    [[nodiscard]] std::size_t words() const { return m_words; }

    void write(const int* row, int raters, std::uint64_t* key) const
    {
        std::fill(key, key + m_words, 0);
        for (int rater = 0; rater < raters; ++rater) {
            if (row[rater] != kMissing) {
                const auto category = static_cast<std::size_t>(row[rater]);
                key[m_word[category]] += m_one[category];
            }
        }
    }

private:
    unsigned m_bits;
    unsigned m_perWord;
    std::size_t m_words;
    std::vector<std::size_t> m_word;
    std::vector<std::uint64_t> m_one;
};

} // namespace

ItemPatterns ItemPatterns::of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem)
{
    ItemPatterns result;
    result.m_categories = table.categories;
    result.m_raters = table.raters;
    const int items = table.items();
    if (patternOfItem != nullptr) {
        patternOfItem->resize(static_cast<std::size_t>(items));
    }
    const CountKey layout(table.raters, table.categories);
    KeyIndex index(layout.words());
    std::vector<std::uint64_t> key(layout.words());
    for (int item = 0; item < items; ++item) {
        layout.write(table.row(item), table.raters, key.data());
        const auto [number, isNew] = index.add(key.data());
        if (isNew) {
            result.append(table.row(item));
        }
        ++result.m_heads[number].items;
        if (patternOfItem != nullptr) {
            (*patternOfItem)[static_cast<std::size_t>(item)] = number;
        }
    }
    result.m_use.items = items;
    for (const Head& head : result.m_heads) {
        result.m_use.rated += head.ratings >= 1 ? head.items : 0;
        result.m_use.pairable += head.ratings >= 2 ? head.items : 0;
    }
    return result;
}

void ItemPatterns::append(const int* row)
{
    std::vector<int> sorted(row, row + m_raters);
    std::erase(sorted, kMissing);
    std::ranges::sort(sorted);
    Head head;
    head.first = static_cast<std::uint32_t>(m_counts.size());
    head.ratings = static_cast<int>(sorted.size());
    head.disagreement = Count{head.ratings} * head.ratings;
    for (auto from = sorted.begin(); from != sorted.end();) {
        const auto to = std::upper_bound(from, sorted.end(), *from);
        const auto count = static_cast<int>(to - from);
        m_counts.push_back({*from, count});
        head.disagreement -= Count{count} * count;
        ++head.distinct;
        from = to;
    }
    m_heads.push_back(head);
}

ItemPatterns::Pattern ItemPatterns::at(std::size_t number) const
{
    const Head& head = m_heads[number];
    return {head.items, head.ratings, head.disagreement, std::span(m_counts).subspan(head.first, head.distinct)};
}

} // namespace accord::agreement

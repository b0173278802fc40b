// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace accord::agreement {

/// The number of ratings per category of one row as a key of few words: each category has a field that is wide enough
/// for the number of raters, so that adding one per rating never carries into the next field and the key is exact.
class PackedCounts
{
public:
    PackedCounts(int raters, int categories)
        : m_raters(raters)
        , m_bits(std::max(1U, static_cast<unsigned>(std::bit_width(static_cast<unsigned>(raters)))))
        , m_perWord(64U / m_bits)
    {
        m_words = std::max<std::size_t>(1, (static_cast<std::size_t>(categories) + m_perWord - 1) / m_perWord);
        m_fields.resize(static_cast<std::size_t>(categories) + 1); // the first is for missing and adds nothing
        for (unsigned category = 0; category < static_cast<unsigned>(categories); ++category) {
            m_fields[category + 1] = {category / m_perWord, std::uint64_t{1} << (category % m_perWord * m_bits)};
        }
    }

    [[nodiscard]] std::size_t words() const { return m_words; }

    void write(const int* row, std::uint64_t* key) const
    {
        const Field* fields = m_fields.data() - kMissing;
        if (m_words == 1) {
            std::uint64_t sum = 0;
            for (int rater = 0; rater < m_raters; ++rater) {
                sum += fields[row[rater]].one;
            }
            *key = sum;
            return;
        }
        std::fill(key, key + m_words, 0);
        for (int rater = 0; rater < m_raters; ++rater) {
            const Field& field = fields[row[rater]];
            key[field.word] += field.one;
        }
    }

    /// Calls visit(category, count) for each category that occurs, in their order.
    template <class Visit>
    void read(const std::uint64_t* key, Visit visit) const
    {
        const std::uint64_t field = (std::uint64_t{1} << m_bits) - 1;
        for (std::size_t i = 0; i < m_words; ++i) {
            for (std::uint64_t word = key[i]; word != 0;) {
                const unsigned place = static_cast<unsigned>(std::countr_zero(word)) / m_bits;
                const std::uint64_t count = word >> (place * m_bits) & field;
                word ^= count << (place * m_bits);
                visit(static_cast<int>(i * m_perWord + place), static_cast<int>(count));
            }
        }
    }

private:
    struct Field
    {
        std::size_t word = 0;
        std::uint64_t one = 0;
    };

    int m_raters;
    unsigned m_bits;
    unsigned m_perWord;
    std::size_t m_words = 1;
    std::vector<Field> m_fields;
};

/// A whole row, who said what, as a key of few words.
class PackedRow
{
public:
    PackedRow(int raters, int categories)
        : m_raters(raters)
        , m_bits(std::max(1U, static_cast<unsigned>(std::bit_width(static_cast<unsigned>(categories)))))
        , m_perWord(static_cast<int>(64U / m_bits))
        , m_words(std::max<std::size_t>(1, static_cast<std::size_t>((raters + m_perWord - 1) / m_perWord)))
    {}

    [[nodiscard]] std::size_t words() const { return m_words; }
    [[nodiscard]] int raters() const { return m_raters; }

    void write(const int* row, std::uint64_t* key) const
    {
        key[0] = 0;
        for (int rater = 0; rater < m_raters;) {
            std::uint64_t word = 0;
            for (const int end = std::min(m_raters, rater + m_perWord); rater < end; ++rater) {
                word = word << m_bits | static_cast<std::uint64_t>(row[rater] - kMissing);
            }
            *key++ = word;
        }
    }

    void read(const std::uint64_t* key, int* row) const
    {
        const std::uint64_t field = (std::uint64_t{1} << m_bits) - 1;
        for (int rater = 0; rater < m_raters;) {
            const int end = std::min(m_raters, rater + m_perWord);
            std::uint64_t word = *key++;
            for (int each = end; each-- > rater;) {
                row[each] = static_cast<int>(word & field) + kMissing;
                word >>= m_bits;
            }
            rater = end;
        }
    }

private:
    int m_raters;
    unsigned m_bits;
    int m_perWord;
    std::size_t m_words;
};

/// Numbers distinct keys of a fixed number of 64-bit words in the order in which they first appear. Keys are compared
/// in full; the hash only finds the place.
class KeyIndex
{
public:
    explicit KeyIndex(std::size_t words);

    /// The number of the key, and whether it is new.
    std::pair<std::uint32_t, bool> add(const std::uint64_t* key)
    {
        const std::uint64_t mixed = hash(key);
        const auto tag = static_cast<std::uint32_t>(mixed >> 32U);
        std::size_t place = static_cast<std::size_t>(mixed) & m_mask;
        while (m_slots[place].number != 0) {
            if (m_slots[place].tag == tag && same(m_slots[place].number - 1, key)) {
                return {m_slots[place].number - 1, false};
            }
            place = (place + 1) & m_mask;
        }
        return {insert(place, tag, key), true};
    }

    [[nodiscard]] std::size_t size() const { return m_size; }

    /// The words of all keys, one key after the other; the index is empty afterwards.
    [[nodiscard]] std::vector<std::uint64_t> takeKeys();

private:
    struct Slot
    {
        std::uint32_t tag = 0;    ///< part of the hash, so that a key is hardly ever looked at in vain
        std::uint32_t number = 0; ///< + 1; 0 is free
    };

    [[nodiscard]] std::uint64_t hash(const std::uint64_t* key) const
    {
        std::uint64_t mixed = key[0] * 0x9E3779B97F4A7C15U;
        for (std::size_t i = 1; i < m_words; ++i) {
            mixed = ((mixed ^ (mixed >> 32U)) + key[i]) * 0x9E3779B97F4A7C15U;
        }
        mixed = (mixed ^ (mixed >> 29U)) * 0xBF58476D1CE4E5B9U;
        return mixed ^ (mixed >> 32U);
    }

    [[nodiscard]] bool same(std::uint32_t number, const std::uint64_t* key) const
    {
        const std::uint64_t* stored = m_keys.data() + number * m_words;
        return stored[0] == key[0] && (m_words == 1 || std::equal(key + 1, key + m_words, stored + 1));
    }

    std::uint32_t insert(std::size_t place, std::uint32_t tag, const std::uint64_t* key);
    void grow();

    std::size_t m_words;
    std::size_t m_size = 0;
    std::size_t m_mask;
    std::vector<std::uint64_t> m_keys;
    std::vector<Slot> m_slots;
};

} // namespace accord::agreement

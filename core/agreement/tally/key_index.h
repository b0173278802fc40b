// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace accord::agreement {

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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

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
        std::size_t place = hash(key) & m_mask;
        while (m_slots[place].number != 0) {
            if (m_slots[place].word == key[0] && (m_words == 1 || sameRest(m_slots[place].number - 1, key))) {
                return {m_slots[place].number - 1, false};
            }
            place = (place + 1) & m_mask;
        }
        return {insert(place, key), true};
    }

    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    /// The first word of a key stands beside its number, so that most lookups touch one place.
    struct Slot
    {
        std::uint64_t word = 0;
        std::uint32_t number = 0; ///< + 1; 0 is free
    };

    [[nodiscard]] std::size_t hash(const std::uint64_t* key) const
    {
        std::uint64_t mixed = key[0] * 0x9E3779B97F4A7C15U;
        for (std::size_t i = 1; i < m_words; ++i) {
            mixed = ((mixed ^ (mixed >> 32U)) + key[i]) * 0x9E3779B97F4A7C15U;
        }
        return static_cast<std::size_t>(mixed ^ (mixed >> 29U)) >> 24U;
    }

    [[nodiscard]] bool sameRest(std::uint32_t number, const std::uint64_t* key) const;
    std::uint32_t insert(std::size_t place, const std::uint64_t* key);
    void grow();

    std::size_t m_words;
    std::size_t m_size = 0;
    std::size_t m_mask;
    std::vector<std::uint64_t> m_keys;
    std::vector<Slot> m_slots;
};

} // namespace accord::agreement

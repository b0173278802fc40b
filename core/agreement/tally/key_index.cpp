// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/key_index.h"

#include <algorithm>

namespace accord::agreement {

namespace {
constexpr std::size_t kFirstSlots = 1024;
}

KeyIndex::KeyIndex(std::size_t words)
    : m_words(words)
    , m_mask(kFirstSlots - 1)
    , m_slots(kFirstSlots, 0)
{}

std::size_t KeyIndex::hash(const std::uint64_t* key) const
{
    std::uint64_t mixed = 0;
    for (std::size_t i = 0; i < m_words; ++i) {
        mixed = (mixed ^ key[i]) * 0x9E3779B97F4A7C15U;
        mixed ^= mixed >> 32U;
    }
    return static_cast<std::size_t>(mixed * 0xD6E8FEB86659FD93U >> 20U) & m_mask;
}

bool KeyIndex::same(std::uint32_t number, const std::uint64_t* key) const
{
    return std::equal(key, key + m_words, m_keys.data() + number * m_words);
}

std::pair<std::uint32_t, bool> KeyIndex::add(const std::uint64_t* key)
{
    std::size_t slot = hash(key);
    while (m_slots[slot] != 0) {
        if (same(m_slots[slot] - 1, key)) {
            return {m_slots[slot] - 1, false};
        }
        slot = (slot + 1) & m_mask;
    }
    const auto number = static_cast<std::uint32_t>(m_size++);
    m_keys.insert(m_keys.end(), key, key + m_words);
    m_slots[slot] = number + 1;
    if (m_size * 2 > m_slots.size()) {
        grow();
    }
    return {number, true};
}

void KeyIndex::grow()
{
    m_slots.assign(m_slots.size() * 2, 0);
    m_mask = m_slots.size() - 1;
    for (std::size_t number = 0; number < m_size; ++number) {
        std::size_t slot = hash(m_keys.data() + number * m_words);
        while (m_slots[slot] != 0) {
            slot = (slot + 1) & m_mask;
        }
        m_slots[slot] = static_cast<std::uint32_t>(number) + 1;
    }
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/key_index.h"

#include <algorithm>

namespace accord::agreement {

namespace {
constexpr std::size_t kFirstSlots = 4096;
}

KeyIndex::KeyIndex(std::size_t words)
    : m_words(words)
    , m_mask(kFirstSlots - 1)
    , m_slots(kFirstSlots)
{}

bool KeyIndex::sameRest(std::uint32_t number, const std::uint64_t* key) const
{
    return std::equal(key + 1, key + m_words, m_keys.data() + number * m_words + 1);
}

std::uint32_t KeyIndex::insert(std::size_t place, const std::uint64_t* key)
{
    const auto number = static_cast<std::uint32_t>(m_size++);
    m_keys.insert(m_keys.end(), key, key + m_words);
    m_slots[place] = {key[0], number + 1};
    if (m_size * 2 > m_slots.size()) {
        grow();
    }
    return number;
}

void KeyIndex::grow()
{
    const std::size_t size = m_slots.size() * 2;
    m_slots.assign(size, {});
    m_mask = size - 1;
    for (std::size_t number = 0; number < m_size; ++number) {
        const auto* key = m_keys.data() + number * m_words;
        std::size_t place = hash(key) & m_mask;
        while (m_slots[place].number != 0) {
            place = (place + 1) & m_mask;
        }
        m_slots[place] = {key[0], static_cast<std::uint32_t>(number) + 1};
    }
}

} // namespace accord::agreement

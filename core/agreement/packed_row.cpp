// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/packed_row.h"

#include <utility>

namespace accord::agreement {

namespace {
constexpr std::size_t kFirstSlots = 8192;
}

KeyIndex::KeyIndex(std::size_t words)
    : m_words(words)
    , m_mask(kFirstSlots - 1)
    , m_slots(kFirstSlots)
{}

std::uint32_t KeyIndex::insert(std::size_t place, std::uint32_t tag, const std::uint64_t* key)
{
    const auto number = static_cast<std::uint32_t>(m_size++);
    m_keys.insert(m_keys.end(), key, key + m_words);
    m_slots[place] = {tag, number + 1};
    if (m_size * 2 > m_slots.size()) {
        grow();
    }
    return number;
}

void KeyIndex::grow()
{
    const std::size_t size = m_slots.size() * 2;
    m_mask = size - 1;
    // The old slots go first: the keys are all that the new ones are made from.
    m_slots = {};
    m_slots.resize(size);
    for (std::size_t number = 0; number < m_size; ++number) {
        const std::uint64_t mixed = hash(m_keys.data() + number * m_words);
        std::size_t place = static_cast<std::size_t>(mixed) & m_mask;
        while (m_slots[place].number != 0) {
            place = (place + 1) & m_mask;
        }
        m_slots[place] = {static_cast<std::uint32_t>(mixed >> 32U), static_cast<std::uint32_t>(number) + 1};
    }
}

std::vector<std::uint64_t> KeyIndex::takeKeys()
{
    std::vector<std::uint64_t> keys = std::move(m_keys);
    *this = KeyIndex(m_words);
    return keys;
}

} // namespace accord::agreement

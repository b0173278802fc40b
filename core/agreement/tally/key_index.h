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
    std::pair<std::uint32_t, bool> add(const std::uint64_t* key);

    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    [[nodiscard]] std::size_t hash(const std::uint64_t* key) const;
    [[nodiscard]] bool same(std::uint32_t number, const std::uint64_t* key) const;
    void grow();

    std::size_t m_words;
    std::size_t m_size = 0;
    std::size_t m_mask;
    std::vector<std::uint64_t> m_keys;
    std::vector<std::uint32_t> m_slots; ///< number + 1; 0 is free
};

} // namespace accord::agreement

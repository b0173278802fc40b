// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace accord {

/// The finalizer of splitmix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014): every bit of what goes in moves every bit that comes out.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

/// The one generator, for all that is drawn: xoshiro256** (Blackman and Vigna 2018), seeded through splitmix64. The
/// same seed gives the same numbers on every machine and with every standard library, which the distributions of the
/// standard and std::shuffle do not: below(), shuffle() and unit() are instead of them.
class Random
{
public:
    explicit constexpr Random(std::uint64_t seed)
    {
        for (std::uint64_t& word : m_state) {
            word = mixed(seed);
            seed += 0x9e3779b97f4a7c15U;
        }
    }

    /// Each of the 2^64 numbers is as likely as the others.
    constexpr std::uint64_t next()
    {
        const std::uint64_t result = rotate(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotate(m_state[3], 45);
        return result;
    }

    /// In (0, 1), never an end.
    constexpr double unit() { return (static_cast<double>(next() >> 12U) + 0.5) * 0x1p-52; }

private:
    static constexpr std::uint64_t rotate(std::uint64_t value, unsigned by)
    {
        return value << by | value >> (64U - by);
    }

    std::array<std::uint64_t, 4> m_state{};
};

/// A seed that nobody can foretell, from the machine: for what need not be drawn again.
[[nodiscard]] std::uint64_t seedByChance();

/// A number from 0 to `end` - 1, each as likely as the others; `end` is at least 1.
constexpr std::uint64_t below(Random& random, std::uint64_t end)
{
    constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t most = kLast - kLast % end;
    while (true) {
        const std::uint64_t number = random.next();
        if (number < most) {
            return number % end;
        }
    }
}

/// In random order, each order as likely as the others (Fisher and Yates).
template <typename T>
void shuffle(Random& random, std::vector<T>& values)
{
    for (std::size_t left = values.size(); left > 1; --left) {
        std::swap(values[left - 1], values[below(random, left)]);
    }
}

/// A number that follows from the seed and the identifier alone, each of the 2^64 as likely as the others: whatever is
/// put in the order of these numbers is in random order, the same on every machine.
constexpr std::uint64_t permanentNumber(const Uuid& uuid, std::uint64_t seed)
{
    const auto half = [&uuid](std::size_t from) {
        std::uint64_t value = 0;
        for (std::size_t i = from; i < from + 8; ++i) {
            value = value << 8U | uuid.bytes[i];
        }
        return value;
    };
    return mixed(mixed(mixed(seed) ^ half(0)) ^ half(8));
}

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>

namespace accord {

/// Its numbers are laid down by the C++ standard: the same seed gives the same everywhere. The standard's distributions
/// and std::shuffle do not.
using Random = std::mt19937_64;

/// A number from 0 to `end` - 1, each as likely as the others; `end` is at least 1.
inline std::uint64_t below(Random& random, std::uint64_t end)
{
    constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t most = kLast - kLast % end;
    while (true) {
        const std::uint64_t number = random();
        if (number < most) {
            return number % end;
        }
    }
}

/// The finalizer of splitmix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014): every bit of what goes in moves every bit that comes out.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
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

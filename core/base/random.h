// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

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

} // namespace accord

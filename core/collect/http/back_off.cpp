// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/back_off.h"

#include <algorithm>
#include <cstdint>

namespace accord::collect {

namespace {

constexpr std::chrono::seconds kHour{3600};

std::int64_t doubled(int repetition)
{
    return std::int64_t{1} << static_cast<unsigned int>(std::clamp(repetition, 1, 7) - 1);
}

} // namespace

std::chrono::milliseconds longestBackOff(int repetition)
{
    return std::chrono::seconds(doubled(repetition));
}

std::chrono::milliseconds backOff(Random& random, int repetition)
{
    const auto longest = static_cast<std::uint64_t>(longestBackOff(repetition).count());
    return std::chrono::milliseconds(below(random, longest + 1));
}

std::chrono::seconds limitPause(Random& random, int repetition)
{
    const auto pause = std::min(kHour, std::chrono::seconds(60 * doubled(repetition)));
    const auto more = below(random, static_cast<std::uint64_t>(pause.count()) / 10 + 1);
    return pause + std::chrono::seconds(more);
}

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/numbers.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>

namespace accord::text {

std::string grouped(std::int64_t number)
{
    std::string digits = std::to_string(number);
    const std::size_t first = digits.front() == '-' ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

std::string fixed(double value, int digits)
{
    std::array<char, 400> text{}; // the greatest value has 309 digits before the point
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::string withSign(double value, int digits)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%+.*f", digits, value);
    return text.data();
}

std::string percent(double share, int digits)
{
    return fixed(100 * share, digits) + " %";
}

std::string minuteOf(const std::string& at)
{
    return at.size() < 16 ? at : at.substr(0, 10) + " " + at.substr(11, 5);
}

std::string minutesAndSeconds(double seconds)
{
    const auto whole = static_cast<long long>(std::llround(seconds));
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld", whole / 60, whole % 60);
    return text.data();
}

} // namespace accord::text

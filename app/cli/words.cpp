// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/words.h"

#include <cstdio>

namespace accord::cli {

std::string_view levelKey(Level level)
{
    return level == Level::Type ? "type" : level == Level::Theme ? "theme" : "subtheme";
}

std::string_view levelText(Level level)
{
    return level == Level::Subtheme ? "sub-theme" : levelKey(level);
}

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

std::string fourDigits(double figure)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.4f", figure);
    return text.data();
}

std::string percent(double share)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.2f %%", share * 100);
    return text.data();
}

std::string counted(std::int64_t number, std::string_view thing)
{
    if (number == 1) {
        return "1 " + std::string(thing);
    }
    return grouped(number) + " " + (thing == "person" ? "people" : std::string(thing) + "s");
}

} // namespace accord::cli

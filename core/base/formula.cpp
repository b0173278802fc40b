// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/formula.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace accord::formula {
namespace {

constexpr char kMark = '\'';

bool isNumber(std::string_view cell)
{
    // from_chars takes no plus sign.
    const std::string_view digits = cell.substr(cell.starts_with('+') ? 1 : 0);
    if (digits.empty() || (cell.starts_with('+') && digits.starts_with('-'))) {
        return false;
    }
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc() && end == digits.data() + digits.size();
}

// What is behind the apostrophes at the beginning.
std::string_view behindMarks(std::string_view cell)
{
    return cell.substr(std::min(cell.find_first_not_of(kMark), cell.size()));
}

} // namespace

bool isFormula(std::string_view cell)
{
    constexpr std::array<std::string_view, 4> kWide{"\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
    const bool begins =
        (!cell.empty() && std::string_view("=+-@\t\r\n").find(cell.front()) != std::string_view::npos) ||
        std::ranges::any_of(kWide, [cell](std::string_view sign) { return cell.starts_with(sign); });
    return begins && cell != "-" && !isNumber(cell);
}

std::string neutralCell(std::string_view cell)
{
    return isFormula(behindMarks(cell)) ? kMark + std::string(cell) : std::string(cell);
}

std::string_view originalCell(std::string_view cell)
{
    return cell.starts_with(kMark) && isFormula(behindMarks(cell)) ? cell.substr(1) : cell;
}

} // namespace accord::formula

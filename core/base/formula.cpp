// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/formula.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

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

// White space and invisible characters that a spreadsheet, or whoever cleans a file, takes off before a cell is read.
constexpr std::array<std::pair<char32_t, char32_t>, 14> kUnseen{{{0x0, 0x20},
                                                                 {0x7F, 0xA0},
                                                                 {0xAD, 0xAD},
                                                                 {0x34F, 0x34F},
                                                                 {0x61C, 0x61C},
                                                                 {0x1680, 0x1680},
                                                                 {0x180E, 0x180E},
                                                                 {0x2000, 0x200F},
                                                                 {0x2028, 0x202F},
                                                                 {0x205F, 0x206F},
                                                                 {0x2800, 0x2800},
                                                                 {0x3000, 0x3000},
                                                                 {0xFE00, 0xFE0F},
                                                                 {0xFEFF, 0xFEFF}}};

bool isUnseen(char32_t character)
{
    return std::ranges::any_of(
        kUnseen, [character](const auto& range) { return character >= range.first && character <= range.second; });
}

// A cell may hold anything: bytes that are no UTF-8 end the search.
std::string_view behindUnseen(std::string_view cell)
{
    std::size_t at = 0;
    while (at < cell.size()) {
        const auto byte = static_cast<unsigned char>(cell[at]);
        const std::size_t length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 0;
        const std::string_view character = cell.substr(at, length);
        if (length == 0 || character.size() < length || text::invalidUtf8At(character)) {
            break;
        }
        std::size_t end = 0;
        if (!isUnseen(text::nextCodePoint(character, end))) {
            break;
        }
        at += length;
    }
    return cell.substr(at);
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
    if (!cell.empty() && std::string_view("\t\r\n").find(cell.front()) != std::string_view::npos) {
        return true;
    }
    const std::string_view seen = text::trimmed(behindUnseen(cell));
    const bool begins = (!seen.empty() && std::string_view("=+-@").find(seen.front()) != std::string_view::npos) ||
                        std::ranges::any_of(kWide, [seen](std::string_view sign) { return seen.starts_with(sign); });
    return begins && seen != "-" && !isNumber(seen);
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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords/code_points.h"

#include "core/base/text.h"

#include <re2/re2.h>

#include <algorithm>
#include <cstdint>

namespace accord::collect {
namespace {

std::uint8_t byteAt(std::string_view text, std::size_t at)
{
    return static_cast<std::uint8_t>(text[at]);
}

bool isAsciiWord(char32_t value)
{
    return (value >= U'a' && value <= U'z') || (value >= U'A' && value <= U'Z') || (value >= U'0' && value <= U'9') ||
           value == U'_';
}

RE2::Options quiet(bool caseSensitive)
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(caseSensitive);
    return options;
}

bool isMark(char32_t value)
{
    static const RE2 kMark("\\pM", quiet(true));
    return value >= 0x300 && value != kStray && RE2::FullMatch(encoded(value), kMark);
}

bool isWord(char32_t value)
{
    static const RE2 kWord("[\\pL\\p{Nd}]", quiet(true));
    static const RE2 kWithoutSpaces("[\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Hangul}\\p{Bopomofo}]", quiet(true));
    if (value < 0x80) {
        return isAsciiWord(value);
    }
    if (value == kStray || text::isCjk(value)) {
        return false;
    }
    const std::string one = encoded(value);
    return RE2::FullMatch(one, kWord) && !RE2::FullMatch(one, kWithoutSpaces);
}

// Every character that RE2 knows in two cases lies here.
std::string casedCharacters()
{
    static constexpr char32_t kRanges[][2] = {{0x41, 0x2fff},     {0xa640, 0xabff},   {0xfb00, 0xfb06},
                                              {0xff21, 0xff5a},   {0x10400, 0x105ff}, {0x10c80, 0x10cff},
                                              {0x118a0, 0x118df}, {0x16e40, 0x16e7f}, {0x1e900, 0x1e943}};
    std::string all;
    for (const auto& range : kRanges) {
        for (char32_t value = range[0]; value <= range[1]; ++value) {
            all += encoded(value);
        }
    }
    return all;
}

} // namespace

CodePoint codePointAt(std::string_view text, std::size_t at)
{
    const std::uint8_t first = byteAt(text, at);
    if (first < 0x80U) {
        return {first, 1};
    }
    const std::size_t length = first < 0xe0U ? 2 : first < 0xf0U ? 3 : 4;
    const std::string_view one = text.substr(at, length);
    if (one.size() < length || text::invalidUtf8At(one)) {
        return {};
    }
    std::size_t from = 0;
    return {text::nextCodePoint(one, from), length};
}

CodePoint codePointBefore(std::string_view text, std::size_t at)
{
    std::size_t from = at - 1;
    while (from > 0 && at - from < 4 && (byteAt(text, from) & 0xc0U) == 0x80U) {
        --from;
    }
    const CodePoint found = codePointAt(text, from);
    return found.length == at - from ? found : CodePoint{};
}

bool isSpace(char32_t value)
{
    return value == U' ' || (value >= 0x9 && value <= 0xd) || value == 0x85 || value == 0xa0 || value == 0x1680 ||
           (value >= 0x2000 && value <= 0x200a) || value == 0x2028 || value == 0x2029 || value == 0x202f ||
           value == 0x205f || value == 0x3000;
}

bool wordGoesOn(std::string_view text, std::size_t at)
{
    if (at == 0 || at >= text.size()) {
        return false;
    }
    if (((byteAt(text, at - 1) | byteAt(text, at)) & 0x80U) == 0) {
        return isAsciiWord(byteAt(text, at - 1)) && isAsciiWord(byteAt(text, at));
    }
    const char32_t after = codePointAt(text, at).value;
    const bool mark = isMark(after);
    if (!mark && !isWord(after)) {
        return false;
    }
    // A mark goes with what it stands on, however many marks are between.
    CodePoint before = codePointBefore(text, at);
    for (at -= before.length; at > 0 && isMark(before.value); at -= before.length) {
        before = codePointBefore(text, at);
    }
    return isWord(before.value);
}

std::u32string sameButCase(char32_t value)
{
    static const std::string kCased = casedCharacters();
    const std::string one = encoded(value);
    const RE2 pattern(RE2::QuoteMeta(one), quiet(false));
    std::u32string same(1, value);
    re2::StringPiece left(kCased);
    re2::StringPiece found;
    while (pattern.Match(left, 0, left.size(), RE2::UNANCHORED, &found, 1)) {
        const char32_t other = codePointAt({found.data(), found.size()}, 0).value;
        if (other != value) {
            same += other;
        }
        left.remove_prefix(static_cast<std::size_t>(found.data() - left.data()) + found.size());
    }
    std::ranges::sort(same);
    return same;
}

std::string encoded(char32_t value)
{
    const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<std::uint8_t>(bits)); };
    if (value < 0x80) {
        return {byte(value)};
    }
    if (value < 0x800) {
        return {byte(0xc0U | (value >> 6U)), byte(0x80U | (value & 0x3fU))};
    }
    if (value < 0x10000) {
        return {byte(0xe0U | (value >> 12U)), byte(0x80U | ((value >> 6U) & 0x3fU)), byte(0x80U | (value & 0x3fU))};
    }
    return {byte(0xf0U | (value >> 18U)), byte(0x80U | ((value >> 12U) & 0x3fU)), byte(0x80U | ((value >> 6U) & 0x3fU)),
            byte(0x80U | (value & 0x3fU))};
}

} // namespace accord::collect

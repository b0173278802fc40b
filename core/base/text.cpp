// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <numeric>

namespace accord::text {
namespace {

constexpr std::string_view kSpace = " \t\r\n\f\v";

std::uint8_t byteAt(std::string_view text, std::size_t at)
{
    return static_cast<std::uint8_t>(text[at]);
}

bool isContinuation(std::string_view text, std::size_t at)
{
    return at < text.size() && (byteAt(text, at) & 0xc0U) == 0x80U;
}

// Bytes of the sequence that starts at `at`, 0 where it is none (table 3-7 of the Unicode standard).
std::size_t sequenceLength(std::string_view text, std::size_t at)
{
    const std::uint8_t first = byteAt(text, at);
    if (first < 0x80U) {
        return 1;
    }
    if (first < 0xc2U || first > 0xf4U || !isContinuation(text, at + 1)) {
        return 0;
    }
    if (first < 0xe0U) {
        return 2;
    }
    const std::uint8_t second = byteAt(text, at + 1);
    if ((first == 0xe0U && second < 0xa0U) || (first == 0xedU && second > 0x9fU) ||
        (first == 0xf0U && second < 0x90U) || (first == 0xf4U && second > 0x8fU) || !isContinuation(text, at + 2)) {
        return 0;
    }
    if (first < 0xf0U) {
        return 3;
    }
    return isContinuation(text, at + 3) ? 4 : 0;
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Levenshtein distance, one row at a time.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t substituted = diagonal + (lower(a[i]) == lower(b[j]) ? 0U : 1U);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j + 1] + 1, row[j] + 1, substituted});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::size_t> invalidUtf8At(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        // Eight ASCII bytes at a time: nearly all of a log is ASCII.
        std::uint64_t block = 0;
        while (at + sizeof block <= text.size()) {
            std::memcpy(&block, text.data() + at, sizeof block);
            if ((block & 0x8080808080808080U) != 0) {
                break;
            }
            at += sizeof block;
        }
        if (at >= text.size()) {
            break;
        }
        const std::size_t length = sequenceLength(text, at);
        if (length == 0) {
            return at;
        }
        at += length;
    }
    return std::nullopt;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    std::size_t from = 0;
    for (std::size_t at = text.find(separator); at != std::string_view::npos; at = text.find(separator, from)) {
        parts.push_back(text.substr(from, at - from));
        from = at + 1;
    }
    parts.push_back(text.substr(from));
    return parts;
}

std::string join(std::span<const std::string> parts, std::string_view separator)
{
    std::string joined;
    for (const std::string& part : parts) {
        if (&part != parts.data()) {
            joined += separator;
        }
        joined += part;
    }
    return joined;
}

std::string lowerAscii(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

bool equalsIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string replacedAll(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    std::size_t at = 0;
    for (std::size_t hit = text.find(from); hit != std::string_view::npos; hit = text.find(from, at)) {
        result.append(text, at, hit - at).append(to);
        at = hit + from.size();
    }
    return result.append(text, at);
}

char32_t nextCodePoint(std::string_view text, std::size_t& at)
{
    const std::uint8_t first = byteAt(text, at);
    const std::size_t length = first < 0x80U ? 1 : first < 0xe0U ? 2 : first < 0xf0U ? 3 : 4;
    char32_t point = length == 1 ? first : first & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length && at + i < text.size(); ++i) {
        point = (point << 6U) | (byteAt(text, at + i) & 0x3fU);
    }
    at = std::min(at + length, text.size());
    return point;
}

bool isLine(std::string_view text)
{
    if (invalidUtf8At(text)) {
        return false;
    }
    for (std::size_t at = 0; at < text.size();) {
        const char32_t point = nextCodePoint(text, at);
        if (point < 0x20 || (point >= 0x7f && point < 0xa0) || point == 0x2028 || point == 0x2029) {
            return false;
        }
    }
    return true;
}

bool isCjk(char32_t codePoint)
{
    struct Range
    {
        char32_t first;
        char32_t last;
    };
    // Kana, ideographs with their extensions, compatibility ideographs, Hangul syllables, half-width kana.
    static constexpr Range kRanges[] = {{0x3040, 0x30ff}, {0x3400, 0x4dbf}, {0x4e00, 0x9fff},  {0xac00, 0xd7a3},
                                        {0xf900, 0xfaff}, {0xff66, 0xff9f}, {0x20000, 0x3134f}};
    return codePoint >= 0x3040 && std::ranges::any_of(kRanges, [codePoint](const Range& range) {
               return codePoint >= range.first && codePoint <= range.last;
           });
}

std::vector<std::string> closest(std::string_view wanted, std::span<const std::string> have, std::size_t most)
{
    std::vector<std::pair<std::size_t, std::string>> ranked;
    for (const std::string& candidate : have) {
        ranked.emplace_back(distance(wanted, candidate), candidate);
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
    std::vector<std::string> result;
    for (const auto& [score, candidate] : ranked) {
        if (result.size() < most) {
            result.push_back(candidate);
        }
    }
    return result;
}

} // namespace accord::text

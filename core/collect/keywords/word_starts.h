// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// Where words may begin, found many bytes at a time: most bytes of a text begin none.
namespace accord::collect {

// Comparisons without branches, on bytes only: compilers turn them into vector instructions.
constexpr std::uint8_t isWordByte(std::uint8_t byte)
{
    const auto letter = static_cast<std::uint8_t>(static_cast<std::uint8_t>((byte | 0x20U) - 'a') < 26);
    const auto digit = static_cast<std::uint8_t>(static_cast<std::uint8_t>(byte - '0') < 10);
    return static_cast<std::uint8_t>(letter | digit | static_cast<std::uint8_t>(byte == '_'));
}

constexpr std::uint8_t isLeadByte(std::uint8_t byte)
{
    return static_cast<std::uint8_t>(byte >= 0xc0);
}

constexpr std::uint8_t isSignByte(std::uint8_t byte)
{
    return static_cast<std::uint8_t>(byte < 0x80) & static_cast<std::uint8_t>(isWordByte(byte) ^ 1U);
}

/// Whether forEachBlock() marks the character without being asked for signs.
constexpr bool startsWord(char first)
{
    return (isWordByte(static_cast<std::uint8_t>(first)) | isLeadByte(static_cast<std::uint8_t>(first))) != 0;
}

constexpr std::size_t kStartBlock = 64;

using ByteMarks = std::array<std::uint8_t, kStartBlock>;

/// The marks of a block as bits, the first byte's lowest. A mark is 0 or 255.
inline std::uint64_t bitsOf(const ByteMarks& marks)
{
    std::uint64_t bits = 0;
#ifdef __SSE2__
    for (std::size_t i = 0; i < kStartBlock; i += 16) {
        const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(marks.data() + i));
        bits |= std::uint64_t{static_cast<std::uint16_t>(_mm_movemask_epi8(sixteen))} << i;
    }
#else
    for (std::size_t i = 0; i < kStartBlock; ++i) {
        bits |= std::uint64_t{marks[i] & 1U} << i;
    }
#endif
    return bits;
}

/// A bit for each byte of a block of which `before` is the byte before it.
inline std::uint64_t startsOf(const char* block, char before, bool signs)
{
    ByteMarks bytes;
    ByteMarks word;
    ByteMarks lead;
    std::memcpy(bytes.data(), block, kStartBlock);
    for (std::size_t i = 0; i < kStartBlock; ++i) {
        word[i] = static_cast<std::uint8_t>(-isWordByte(bytes[i]));
    }
    for (std::size_t i = 0; i < kStartBlock; ++i) {
        lead[i] = static_cast<std::uint8_t>(-isLeadByte(bytes[i]));
    }
    const std::uint64_t words = bitsOf(word);
    const std::uint64_t wordBefore = words << 1U | isWordByte(static_cast<std::uint8_t>(before));
    std::uint64_t starts = (words & ~wordBefore) | bitsOf(lead);
    if (signs) {
        for (std::size_t i = 0; i < kStartBlock; ++i) {
            word[i] = static_cast<std::uint8_t>(-isSignByte(bytes[i]));
        }
        starts |= bitsOf(word);
    }
    return starts;
}

/// Calls `visit` with each block of up to 64 bytes: its position, and a bit for each byte in it where a word begins as
/// far as ASCII tells, where a character beyond ASCII stands, and, if `signs`, where an ASCII sign stands.
template <class Visit>
void forEachBlock(std::string_view text, bool signs, const Visit& visit)
{
    std::array<char, kStartBlock> rest{};
    for (std::size_t block = 0; block < text.size(); block += kStartBlock) {
        const char* bytes = text.data() + block;
        const std::size_t left = text.size() - block;
        if (left < kStartBlock) {
            std::memcpy(rest.data(), bytes, left);
            bytes = rest.data();
        }
        const std::uint64_t bits = startsOf(bytes, block == 0 ? ' ' : text[block - 1], signs);
        visit(block, left < kStartBlock ? bits & ((std::uint64_t{1} << left) - 1) : bits);
    }
}

} // namespace accord::collect

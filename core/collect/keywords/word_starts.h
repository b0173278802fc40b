// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

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

/// Sets a 1 for each byte of a block of which `before` is the byte before it.
inline void markStarts(const char* block, char before, bool signs, std::array<std::uint8_t, kStartBlock>& starts)
{
    std::array<std::uint8_t, kStartBlock> bytes;
    std::array<std::uint8_t, kStartBlock + 1> word;
    std::memcpy(bytes.data(), block, kStartBlock);
    word[0] = isWordByte(static_cast<std::uint8_t>(before));
    for (std::size_t i = 0; i < kStartBlock; ++i) {
        word[i + 1] = isWordByte(bytes[i]);
    }
    const auto signMask = static_cast<std::uint8_t>(signs ? 1 : 0);
    for (std::size_t i = 0; i < kStartBlock; ++i) {
        starts[i] = static_cast<std::uint8_t>((word[i + 1] & (word[i] ^ 1U)) | isLeadByte(bytes[i]) |
                                              (isSignByte(bytes[i]) & signMask));
    }
}

/// The marks of a block as bits, the first byte's lowest.
inline std::uint64_t bitsOf(const std::array<std::uint8_t, kStartBlock>& starts)
{
    std::uint64_t bits = 0;
    for (std::size_t eight = 0; eight < kStartBlock / 8; ++eight) {
        std::uint64_t ones = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            ones |= std::uint64_t{starts[eight * 8 + i]} << (8 * i);
        }
        // The factor moves the lowest bits of all eight bytes into the highest byte.
        bits |= ((ones * 0x0102040810204080U) >> 56U) << (8 * eight);
    }
    return bits;
}

/// Calls `visit` with each block of up to 64 bytes: its position, and a bit for each byte in it where a word begins as
/// far as ASCII tells, where a character beyond ASCII stands, and, if `signs`, where an ASCII sign stands.
template <class Visit>
void forEachBlock(std::string_view text, bool signs, const Visit& visit)
{
    std::array<std::uint8_t, kStartBlock> starts;
    std::array<char, kStartBlock> rest{};
    for (std::size_t block = 0; block < text.size(); block += kStartBlock) {
        const char* bytes = text.data() + block;
        const std::size_t left = text.size() - block;
        if (left < kStartBlock) {
            std::memcpy(rest.data(), bytes, left);
            bytes = rest.data();
        }
        markStarts(bytes, block == 0 ? ' ' : text[block - 1], signs, starts);
        const std::uint64_t bits = bitsOf(starts);
        visit(block, left < kStartBlock ? bits & ((std::uint64_t{1} << left) - 1) : bits);
    }
}

} // namespace accord::collect

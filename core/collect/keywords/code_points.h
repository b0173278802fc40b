// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Text taken apart into characters, for matching. Any bytes may come: one that belongs to no character of UTF-8 stands
/// for itself and is like nothing else.
namespace accord::collect {

/// What a stray byte is taken for.
constexpr char32_t kStray = 0xffffffff;

struct CodePoint
{
    char32_t value = kStray;
    std::size_t length = 1; ///< in bytes
};

CodePoint codePointAt(std::string_view text, std::size_t at);     ///< `at` is within the text
CodePoint codePointBefore(std::string_view text, std::size_t at); ///< `at` is greater than 0

bool isSpace(char32_t value); ///< Unicode's White_Space

/// Whether a word goes on across `at`: a letter, digit or underscore of a script that puts space between words stands
/// on either side. Chinese, Japanese and Korean are none of these. Marks belong to the letter that they stand on.
bool wordGoesOn(std::string_view text, std::size_t at);

/// The characters that are `value` but for case (Unicode's simple folding, as RE2 has it), itself included, in
/// order. Takes about 0.1 ms: for keywords, not for texts.
std::u32string sameButCase(char32_t value);

std::string encoded(char32_t value);

} // namespace accord::collect

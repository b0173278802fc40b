// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Small helpers for UTF-8 text. Offsets and sizes are in bytes unless said otherwise.
namespace accord::text {

/// Where the text stops being UTF-8 (overlong forms and surrogates included), or nothing if all of it is.
std::optional<std::size_t> invalidUtf8At(std::string_view text);

/// Whether it can stand on one line of a table or a terminal: UTF-8 without control characters and line separators.
bool isLine(std::string_view text);

std::string_view trimmed(std::string_view text); ///< without ASCII white space at both ends
std::vector<std::string_view> split(std::string_view text, char separator);
std::string join(std::span<const std::string> parts, std::string_view separator);
std::string lowerAscii(std::string_view text);
bool equalsIgnoringCase(std::string_view a, std::string_view b); ///< ASCII letters only
std::string replacedAll(std::string_view text, std::string_view from, std::string_view to);

/// The code point at `at`, which is moved behind it. The text must be valid UTF-8.
char32_t nextCodePoint(std::string_view text, std::size_t& at);

/// Chinese, Japanese and Korean characters: written without spaces, so that a search takes each as a word.
bool isCjk(char32_t codePoint);

/// What `have` offers that is closest to `wanted` (a common prefix or few typing errors), best first, at most `most`.
std::vector<std::string> closest(std::string_view wanted, std::span<const std::string> have, std::size_t most);

} // namespace accord::text

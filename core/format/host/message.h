// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::format {

/// What a reply that is no success says to people: the host's "message", the title of an HTML page, or the first line
/// of a plain text. One line of UTF-8, at most kLongestMessage bytes; empty if it says nothing.
std::string messageOf(std::string_view body);

constexpr std::size_t kLongestMessage = 200;

/// Any text as such a line: white space and control characters become single spaces, a long one ends in "...".
std::string messageLine(std::string_view text);

} // namespace accord::format

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace accord::format {

/// How deep objects and arrays may nest in JSON that we read. Hosts and our own files stay below ten.
constexpr std::size_t kDeepestJson = 100;

/// Where the text nests deeper than that, or nothing. The text need not be sound JSON.
std::optional<std::size_t> tooDeepAt(std::string_view json);

} // namespace accord::format

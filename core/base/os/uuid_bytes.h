// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

/// Identifiers (RFC 9562) as the system's library has them.
namespace accord::os {

using UuidBytes = std::array<std::uint8_t, 16>;

std::string uuidText(const UuidBytes& bytes);              ///< 36 characters, lower case
bool parseUuid(const std::string& text, UuidBytes& bytes); ///< false for what is none

/// Version 5: of a name in a name space.
UuidBytes namedBytes(const UuidBytes& nameSpace, std::string_view name);

/// From now on true is written there in each process that is forked from this one: it has the same random numbers to
/// come as its parent. `forked` outlives the process.
void noteForks(std::atomic<bool>& forked);

} // namespace accord::os

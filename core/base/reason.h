// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What can be wrong. The sentence of each is in core/messages, where a comment is needed it is in the sentence; they
/// stand in the order of the sentences. It is included by whoever makes an error, and not by result.h, so that a new
/// reason does not compile everything anew.
namespace accord {

enum class Reason : std::uint16_t {
    // Files
    Cancelled,
    FileNotFound,
    FileExists,
};

inline constexpr std::size_t kReasons = static_cast<std::size_t>(Reason::FileExists) + 1;

} // namespace accord

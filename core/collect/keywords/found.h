// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>

namespace accord::collect {

/// A keyword found in a text.
struct Found
{
    std::uint32_t keyword = 0; ///< its position among the keywords
    std::uint32_t start = 0;   ///< in bytes
    std::uint32_t length = 0;

    auto operator<=>(const Found&) const = default;
};

} // namespace accord::collect

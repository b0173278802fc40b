// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"

#include <string_view>

namespace accord::exchange {

/// Whether nothing can be seen in a cell: empty, or white space of any script alone. Everything else is a label.
inline bool isBlank(std::string_view cell)
{
    for (std::size_t at = 0; at < cell.size();) {
        const char32_t point = text::nextCodePoint(cell, at);
        const bool blank = (point >= 0x09 && point <= 0x0d) || point == 0x20 || point == 0x85 || point == 0xa0 ||
                           point == 0x1680 || (point >= 0x2000 && point <= 0x200a) || point == 0x2028 ||
                           point == 0x2029 || point == 0x202f || point == 0x205f || point == 0x3000;
        if (!blank) {
            return false;
        }
    }
    return true;
}

} // namespace accord::exchange

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/json_depth.h"

namespace accord::format {

std::optional<std::size_t> tooDeepAt(std::string_view json)
{
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (inString) {
            at += c == '\\' ? 1U : 0U;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepestJson) {
                return at;
            }
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return std::nullopt;
}

} // namespace accord::format

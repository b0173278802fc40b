// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/search/search_text.h"

#include "core/base/text.h"

namespace accord::store {
namespace {

bool isHigh(char c)
{
    return (static_cast<unsigned char>(c) & 0x80U) != 0;
}

} // namespace

std::string separated(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        if (!isHigh(text[at])) {
            result.push_back(text[at++]);
            continue;
        }
        const std::size_t from = at;
        if (text::isCjk(text::nextCodePoint(text, at))) {
            result.append(" ").append(text.substr(from, at - from)).append(" ");
        } else {
            result.append(text.substr(from, at - from));
        }
    }
    return result;
}

std::string folded(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
            if (!result.empty() && result.back() != ' ') {
                result.push_back(' ');
            }
        } else {
            result.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
        }
    }
    return result;
}

} // namespace accord::store

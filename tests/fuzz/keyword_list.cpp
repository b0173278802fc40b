// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/keyword_list.h"

#include "tests/fuzz/target.h"

// Reads any bytes as lists of keywords; a keyword that was read is read again as itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lists = accord::format::readKeywordLists(accord::fuzz::textOf(data, size), "keywords");
    if (!lists.ok()) {
        accord::fuzz::require(lists.error().argument(0).starts_with("keywords:"), "an error has its line");
        return 0;
    }
    for (const auto& list : lists.value()) {
        for (const auto& keyword : list.keywords) {
            accord::fuzz::require(!keyword.text.empty(), "a keyword has a text");
            const auto again = accord::format::parseKeyword(accord::format::spelling(keyword));
            accord::fuzz::require(again.ok() && again->text == keyword.text && again->regex == keyword.regex,
                                  "a keyword is written as it is read");
        }
    }
    return 0;
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/link.h"
#include "tests/fuzz/target.h"

#include <sstream>
#include <string>

// Reads any bytes as a list of links; an address made from a link names the same link.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::istringstream in{std::string(accord::fuzz::textOf(data, size))};
    const accord::format::LinkList list = accord::format::readLinkList(in, "links.txt");
    for (const auto& listed : list.links) {
        const auto again = accord::format::parseTextLink(listed.link.url);
        accord::fuzz::require(again.has_value() && again->url == listed.link.url, "a link is its own address");
    }
    return 0;
}

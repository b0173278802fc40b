// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::format {

/// Where a list goes on. Empty: it does not, or the host does not tell.
struct PageLinks
{
    std::string next;
    std::string last;

    bool operator==(const PageLinks&) const = default;
};

/// What a "Link" header says (RFC 8288, section 3): relations in any case and several in one, quoted or not, other
/// parameters in between, commas within addresses and quotes. Of several links of one relation the first one counts.
/// What is malformed ends the reading; what stood before it counts.
PageLinks readLinkHeader(std::string_view header);

} // namespace accord::format

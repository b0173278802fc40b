// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <string>

namespace accord::net {

/// A web address taken apart as far as manners and the transport need it.
struct Address
{
    std::string scheme; ///< "http" or "https"
    std::string host;   ///< in lower case; an IPv6 address in brackets
    std::string port;   ///< always told: "443" where the address leaves it out
    std::string path;   ///< begins with a slash
    std::string query;  ///< without the question mark

    /// What two addresses have in common if a token for one may go to the other.
    [[nodiscard]] std::string origin() const { return scheme + "://" + host + ":" + port; }

    /// Whether it leads to this machine, so that nobody else hears what is said.
    [[nodiscard]] bool isLoopback() const;
};

/// Whether a token may be sent there at all: over https. Tests have hosts on this machine that speak http; whoever
/// starts a program may name them in its environment (ACCORD_TOKENS_OVER_HTTP="127.0.0.1:4711 ..."), nothing in a
/// project can.
bool mayCarryToken(const Address& address);

/// Errc::Invalid for what is no address, has another scheme, or carries a user or a password.
Result<Address> parseAddress(const std::string& text);

/// Where a `Location` or a link leads, seen from `from` (RFC 3986, 5.2). Errc::Invalid as in parseAddress().
Result<std::string> resolved(const std::string& from, const std::string& reference);

/// The address for people and logs: without user and password, and without the values of parameters that are secrets.
std::string printable(const std::string& address);

} // namespace accord::net

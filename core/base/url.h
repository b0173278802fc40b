// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>

/// Web addresses, taken apart by libcurl, so that what is checked here is what a request goes to.
///
/// Programs differ in what they make of some spellings, so that these are no addresses: white space, control characters
/// and backslashes anywhere, and other than two slashes behind the scheme ("https:/host", "https:///host").
namespace accord {

struct Url
{
    std::string scheme; ///< "http" or "https"
    std::string host;   ///< in lower case; an IPv6 address in brackets
    std::string port;   ///< always told: "443" where the address leaves it out
    std::string path;   ///< begins with a slash; without "." and ".."
    std::string query;  ///< without the question mark

    /// The host, with the port unless it is the scheme's own: "github.com", "127.0.0.1:4711".
    [[nodiscard]] std::string authority() const;

    /// What two addresses have in common if a token for one may go to the other.
    [[nodiscard]] std::string origin() const { return scheme + "://" + host + ":" + port; }

    /// Whether it leads to this machine, so that nobody else hears what is said.
    [[nodiscard]] bool isLoopback() const;
};

/// Whether it has a character that no address may have: such a text is none.
bool hasUnsafeCharacter(std::string_view address);

/// Errc::Invalid for what is no address, has another scheme than http and https, or carries a user or a password.
Result<Url> parseUrl(const std::string& text);

/// Whether somebody may be led there: an http or https address with a host. It may name a user.
bool isWebAddress(const std::string& text);

/// Where a `Location` or a link leads, seen from `from` (RFC 3986, 5.2). Errc::Invalid as in parseUrl().
Result<std::string> resolvedUrl(const std::string& from, const std::string& reference);

/// The address for people and logs: without user and password, and without the values of parameters that are secrets.
std::string printableUrl(const std::string& address);

/// The value of a parameter in the query of an address, as it stands there; nothing where there is no such parameter.
std::optional<std::string_view> queryValue(std::string_view address, std::string_view name);

/// The address with that value of a parameter in place of the one it had, or behind the others.
std::string withQueryValue(const std::string& address, std::string_view name, std::string_view value);

} // namespace accord

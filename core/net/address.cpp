// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/address.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

namespace accord::net {

namespace {

struct CloseUrl
{
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using Url = std::unique_ptr<CURLU, CloseUrl>;

std::string part(const Url& url, CURLUPart which, unsigned int flags = 0)
{
    char* text = nullptr;
    if (curl_url_get(url.get(), which, &text, flags) != CURLUE_OK || text == nullptr) {
        return {};
    }
    std::string copy = text;
    curl_free(text);
    return copy;
}

/// A space or a control character in an address would end the line of the request early.
bool hasBlank(std::string_view text)
{
    return std::ranges::any_of(text,
                               [](char each) { return static_cast<unsigned char>(each) <= ' ' || each == '\x7f'; });
}

Error invalid(const std::string& text, Reason reason)
{
    return Error{Errc::Invalid, reason, {printable(text)}};
}

Result<Url> parsed(const std::string& text, const std::string* reference)
{
    Url url(curl_url());
    const bool good = url && !hasBlank(text) && curl_url_set(url.get(), CURLUPART_URL, text.c_str(), 0) == CURLUE_OK;
    if (!good) {
        return invalid(text, Reason::WebAddressUnsound);
    }
    if (reference != nullptr &&
        (hasBlank(*reference) || curl_url_set(url.get(), CURLUPART_URL, reference->c_str(), 0) != CURLUE_OK)) {
        return invalid(*reference, Reason::WebAddressUnsound);
    }
    const auto scheme = part(url, CURLUPART_SCHEME);
    if (scheme != "http" && scheme != "https") {
        return invalid(text, Reason::SchemeUnknown);
    }
    if (!part(url, CURLUPART_USER).empty() || !part(url, CURLUPART_PASSWORD).empty()) {
        return invalid(text, Reason::AddressWithPassword);
    }
    return url;
}

bool isSecret(std::string_view name)
{
    static constexpr std::array<std::string_view, 6> kWords{"token", "secret", "password", "passwd", "key", "auth"};
    const auto lower = text::lowerAscii(name);
    return std::ranges::any_of(kWords, [&](auto word) { return lower.find(word) != std::string::npos; });
}

} // namespace

bool Address::isLoopback() const
{
    const std::string_view name = host;
    return name == "localhost" || name == "[::1]" ||
           (name.starts_with("127.") && name.find_first_not_of("0123456789.") == std::string_view::npos);
}

bool mayCarryToken(const Address& address)
{
    if (address.scheme == "https") {
        return true;
    }
    const char* const named = std::getenv("ACCORD_TOKENS_OVER_HTTP");
    const std::string authority = address.host + ":" + address.port;
    return named != nullptr && address.isLoopback() &&
           std::ranges::any_of(text::split(named, ' '), [&](std::string_view each) { return each == authority; });
}

Result<Address> parseAddress(const std::string& text)
{
    ACCORD_TRY(const auto url, parsed(text, nullptr));
    Address address;
    address.scheme = part(url, CURLUPART_SCHEME);
    address.host = text::lowerAscii(part(url, CURLUPART_HOST));
    address.port = part(url, CURLUPART_PORT, CURLU_DEFAULT_PORT);
    address.path = part(url, CURLUPART_PATH);
    address.query = part(url, CURLUPART_QUERY);
    return address;
}

Result<std::string> resolved(const std::string& from, const std::string& reference)
{
    ACCORD_TRY(const auto url, parsed(from, &reference));
    return part(url, CURLUPART_URL);
}

std::string printable(const std::string& address)
{
    std::string text = address.substr(0, address.find('#'));
    const auto scheme = text.find("://");
    const auto authority = scheme == std::string::npos ? 0 : scheme + 3;
    const auto at = text.find('@', authority);
    if (at != std::string::npos && at < text.find_first_of("/?", authority)) {
        text.erase(authority, at + 1 - authority);
    }
    const auto question = text.find('?');
    if (question == std::string::npos) {
        return text;
    }
    std::vector<std::string> parameters;
    for (const auto parameter : text::split(std::string_view(text).substr(question + 1), '&')) {
        const auto name = parameter.substr(0, parameter.find('='));
        parameters.push_back(isSecret(name) ? std::string(name) + "=..." : std::string(parameter));
    }
    return text.substr(0, question + 1) + text::join(parameters, "&");
}

} // namespace accord::net

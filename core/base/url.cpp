// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/url.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <curl/urlapi.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace accord {

namespace {

struct CloseUrl
{
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using Handle = std::unique_ptr<CURLU, CloseUrl>;

std::string part(const Handle& url, CURLUPart which, unsigned int flags = 0)
{
    char* text = nullptr;
    if (curl_url_get(url.get(), which, &text, flags) != CURLUE_OK || text == nullptr) {
        return {};
    }
    std::string copy = text;
    curl_free(text);
    return copy;
}

// libcurl takes one and three slashes behind the scheme for two.
bool hasWrongSlashes(std::string_view text)
{
    const std::size_t end = text.find_first_of(":/?#");
    const bool schemed = end != std::string_view::npos && text[end] == ':';
    const std::size_t first = schemed ? end + 1 : 0;
    const std::size_t slashes = std::min(text.find_first_not_of('/', first), text.size()) - first;
    return schemed ? slashes != 2 : slashes > 2;
}

Error invalidUrl(const std::string& text, Reason reason)
{
    return {Errc::Invalid, reason, {printableUrl(text)}};
}

Result<Handle> opened(const std::string& text, const std::string* reference = nullptr)
{
    Handle url(curl_url());
    for (const std::string* each : {&text, reference}) {
        if (each != nullptr && (!url || hasUnsafeCharacter(*each) || hasWrongSlashes(*each) ||
                                curl_url_set(url.get(), CURLUPART_URL, each->c_str(), 0) != CURLUE_OK)) {
            return invalidUrl(*each, Reason::WebAddressUnsound);
        }
    }
    const std::string scheme = part(url, CURLUPART_SCHEME);
    if (scheme != "http" && scheme != "https") {
        return invalidUrl(text, Reason::SchemeUnknown);
    }
    return url;
}

Status checkNoUser(const Handle& url, const std::string& text)
{
    if (!part(url, CURLUPART_USER).empty() || !part(url, CURLUPART_PASSWORD).empty()) {
        return invalidUrl(text, Reason::AddressWithPassword);
    }
    return {};
}

bool isSecret(std::string_view name)
{
    static constexpr std::array<std::string_view, 6> kWords{"token", "secret", "password", "passwd", "key", "auth"};
    const auto lower = text::lowerAscii(name);
    return std::ranges::any_of(kWords, [&](auto word) { return lower.find(word) != std::string::npos; });
}

} // namespace

std::string Url::authority() const
{
    return port == (scheme == "https" ? "443" : "80") ? host : host + ":" + port;
}

bool Url::isLoopback() const
{
    const std::string_view name = host;
    return name == "localhost" || name == "[::1]" ||
           (name.starts_with("127.") && name.find_first_not_of("0123456789.") == std::string_view::npos);
}

bool hasUnsafeCharacter(std::string_view address)
{
    // A space or a control character would end the line of a request early, a backslash is a slash to some.
    return std::ranges::any_of(address,
                               [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '\x7f' || c == '\\'; });
}

Result<Url> parseUrl(const std::string& text)
{
    ACCORD_TRY(const auto url, opened(text));
    ACCORD_CHECK(checkNoUser(url, text));
    return Url{part(url, CURLUPART_SCHEME), text::lowerAscii(part(url, CURLUPART_HOST)),
               part(url, CURLUPART_PORT, CURLU_DEFAULT_PORT), part(url, CURLUPART_PATH), part(url, CURLUPART_QUERY)};
}

bool isWebAddress(const std::string& text)
{
    return opened(text).ok();
}

Result<std::string> resolvedUrl(const std::string& from, const std::string& reference)
{
    ACCORD_TRY(const auto url, opened(from, &reference));
    ACCORD_CHECK(checkNoUser(url, reference));
    return part(url, CURLUPART_URL);
}

std::string printableUrl(const std::string& address)
{
    // By hand: what is told may be no address at all, which is why it is told.
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

std::optional<std::string_view> queryValue(std::string_view address, std::string_view name)
{
    address = address.substr(0, address.find('#'));
    for (auto at = address.find('?'); at != std::string_view::npos; at = address.find('&', at + 1)) {
        const std::string_view rest = address.substr(at + 1);
        if (rest.starts_with(name) && rest.substr(name.size()).starts_with('=')) {
            const std::string_view value = rest.substr(name.size() + 1);
            return value.substr(0, value.find('&'));
        }
    }
    return std::nullopt;
}

std::string withQueryValue(const std::string& address, std::string_view name, std::string_view value)
{
    const auto had = queryValue(address, name);
    if (!had) {
        return address + (address.find('?') == std::string::npos ? "?" : "&") + std::string(name) + "=" +
               std::string(value);
    }
    const auto at = static_cast<std::size_t>(had->data() - address.data());
    return address.substr(0, at) + std::string(value) + address.substr(at + had->size());
}

} // namespace accord

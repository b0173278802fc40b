// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/write/link_target.h"

#include "core/base/text.h"

#include <algorithm>

namespace accord::format {
namespace {

// What browsers and servers accept at most, roughly; longer ones are no addresses that anybody follows.
constexpr std::size_t kLongest = 8192;

bool startsWithIgnoringCase(std::string_view text, std::string_view start)
{
    return text::equalsIgnoringCase(text.substr(0, start.size()), start);
}

// Programs differ in what they make of white space, control characters and backslashes in an address, so an address
// that has them is no address.
bool isSuspicious(char c)
{
    return static_cast<unsigned char>(c) <= 0x20U || c == '\\' || c == 0x7f;
}

// The beginning of the character that the byte belongs to: whoever writes an address may leave out to encode it.
std::size_t characterAt(std::string_view text, std::size_t at)
{
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U) {
        --at;
    }
    return at;
}

} // namespace

std::optional<std::string> linkTarget(std::string_view written, std::string_view repositoryUrl)
{
    const std::string_view url = text::trimmed(written);
    if (url.empty() || url.size() > kLongest || url.front() == '#' || std::ranges::any_of(url, isSuspicious)) {
        return std::nullopt;
    }
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (startsWithIgnoringCase(url, scheme)) {
            const std::string_view rest = url.substr(scheme.size());
            const bool hasHost =
                !rest.empty() && std::string_view("/?#:@").find(rest.front()) == std::string_view::npos;
            return hasHost ? std::optional(std::string(scheme) + std::string(rest)) : std::nullopt;
        }
    }
    if (url.starts_with("//")) {
        return linkTarget("https:" + std::string(url), {});
    }
    // A colon in front of any slash ends a scheme.
    const std::size_t colon = url.find(':');
    if (repositoryUrl.empty() || (colon != std::string_view::npos && colon < url.find_first_of("/?#"))) {
        return std::nullopt;
    }
    if (url.front() == '/') {
        const std::size_t hostEnd = repositoryUrl.find('/', repositoryUrl.find("://") + 3);
        return std::string(repositoryUrl.substr(0, hostEnd)) + std::string(url);
    }
    std::string_view path = url;
    while (path.starts_with("./")) {
        path.remove_prefix(2);
    }
    return std::string(repositoryUrl) + "/blob/HEAD/" + std::string(path);
}

std::optional<std::string> imageTarget(std::string_view written, std::string_view repositoryUrl)
{
    auto url = linkTarget(written, repositoryUrl);
    return url && url->starts_with("https://") ? url : std::nullopt;
}

std::string hostOf(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    const std::string_view rest = scheme == std::string_view::npos ? url : url.substr(scheme + 3);
    return std::string(rest.substr(0, rest.find_first_of("/?#")));
}

std::string fileNameOf(std::string_view url)
{
    std::string_view path = url.substr(0, url.find_first_of("?#"));
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    const std::size_t slash = path.rfind('/');
    return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

std::string addressText(std::string_view url)
{
    constexpr std::size_t kLongestShown = 72;
    constexpr std::size_t kEnd = 24;
    constexpr std::string_view kScheme = "https://";
    const std::string_view address = url.starts_with(kScheme) ? url.substr(kScheme.size()) : url;
    if (address.size() <= kLongestShown) {
        return std::string(address);
    }
    return std::string(address.substr(0, characterAt(address, kLongestShown - kEnd))) + "..." +
           std::string(address.substr(characterAt(address, address.size() - kEnd)));
}

} // namespace accord::format

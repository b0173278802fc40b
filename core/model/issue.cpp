// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/issue.h"

#include "core/base/text.h"
#include "core/base/url.h"

#include <algorithm>
#include <array>
#include <vector>

namespace accord {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(TextKind::Last) + 1> kTextKinds{
    "document", "issue", "post", "commit", "pull_request", "review_comment", "transcript"};

// Whether an address has the shape that hosts of repositories give to what lies in one: /owner/name/issues/12.
bool isInRepository(std::string_view address)
{
    static constexpr std::array<std::string_view, 6> kWords{"issues", "pull",    "pulls",
                                                            "commit", "commits", "discussions"};
    const std::size_t scheme = address.find("://");
    if (scheme == std::string_view::npos) {
        return false;
    }
    const std::vector<std::string_view> parts = text::split(address.substr(scheme + 3), '/');
    return parts.size() == 5 && std::ranges::find(kWords, parts[3]) != kWords.end();
}

} // namespace

std::string_view textKindName(TextKind kind)
{
    return kTextKinds.at(static_cast<std::size_t>(kind));
}

std::optional<TextKind> textKindNamed(std::string_view name)
{
    const auto found = std::ranges::find(kTextKinds, name);
    return found == kTextKinds.end() ? std::nullopt : std::optional(static_cast<TextKind>(found - kTextKinds.begin()));
}

std::string textName(std::string_view group, std::string_view name, TextKind kind)
{
    const bool numbered = kind == TextKind::Issue || kind == TextKind::PullRequest;
    return std::string(group).append(numbered ? "#" : " ").append(name);
}

std::string addressOf(std::string_view host, std::string_view group, std::string_view name, std::string_view link)
{
    if (!link.empty() && isWebAddress(std::string(link))) {
        return std::string(link);
    }
    if (!host.empty()) {
        return canonicalUrl(host, group, name);
    }
    const std::string escaped = text::replacedAll(text::replacedAll(name, "%", "%25"), "/", "%2F");
    return std::string(kTextScheme).append(group).append("/").append(escaped);
}

TextLink localLink(std::string group, std::string name, TextKind kind)
{
    std::string address = addressOf({}, group, name, {});
    return TextLink{{}, std::move(group), std::move(name), std::move(address), kind};
}

std::string_view storedLink(const TextLink& link)
{
    return addressOf(link.host, link.group, link.name, {}) == link.url ? std::string_view() : link.url;
}

std::string addressKey(std::string_view address)
{
    const bool anyCase = isInRepository(address) || address.starts_with(kTextScheme);
    return anyCase ? text::lowerAscii(address) : std::string(address);
}

} // namespace accord

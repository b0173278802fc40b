// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/collect/sources.h"
#include "core/format/link.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace accord::collect {
namespace {

constexpr std::array<std::pair<std::string_view, Dialect>, 3> kKnownHosts{
    {{"github.com", Dialect::GitHub}, {"gitee.com", Dialect::Gitee}, {"codeberg.org", Dialect::Gitea}}};

Dialect dialectOf(std::string_view host, Dialect otherwise)
{
    const auto* known = std::ranges::find(kKnownHosts, host, &std::pair<std::string_view, Dialect>::first);
    return known == kKnownHosts.end() ? otherwise : known->second;
}

// Where a name without a host is looked for; the other programs run on many hosts, none of which goes without saying.
std::string_view usualHost(Dialect dialect)
{
    switch (dialect) {
    case Dialect::GitHub:
        return "github.com";
    case Dialect::Gitee:
        return "gitee.com";
    case Dialect::Gitea:
        break;
    }
    return {};
}

bool removePrefix(std::string_view& text, std::string_view prefix)
{
    if (!text::equalsIgnoringCase(text.substr(0, prefix.size()), prefix)) {
        return false;
    }
    text.remove_prefix(prefix.size());
    return true;
}

Error notUnderstood(std::string_view text)
{
    return {Errc::Invalid, "source " + format::quotedAddress(text),
            "it is like vllm-project/vllm, or the web address of a repository"};
}

// What git is told to clone: "git@github.com:vllm-project/vllm.git".
std::string asWebAddress(std::string_view address)
{
    std::string_view rest = address;
    (void)(removePrefix(rest, "https://") || removePrefix(rest, "http://") || removePrefix(rest, "ssh://"));
    std::string plain(rest.substr(0, rest.find_first_of("?#")));
    if (plain.starts_with("git@")) {
        plain.erase(0, 4);
        std::ranges::replace(plain, ':', '/');
    }
    while (plain.ends_with('/')) {
        plain.pop_back();
    }
    return plain;
}

// How many segments stand before the owner of the repository in an address of an API.
std::size_t apiSegments(const std::vector<std::string_view>& segments)
{
    if (segments[0] == "api.github.com") {
        return 1;
    }
    const bool api = segments.size() > 3 && segments[1] == "api" && segments[2].starts_with('v');
    return api && segments[3] == "repos" ? 3 : 0;
}

// By way of the link of an issue that it might have, so that either names the same repository.
std::optional<IssueLink> anyIssueOf(std::string_view address, Dialect dialect)
{
    const std::string plain = asWebAddress(address);
    std::vector<std::string_view> segments = text::split(plain, '/');
    if (segments.size() == 2 && segments[0].find('.') == std::string_view::npos) {
        segments.insert(segments.begin(), usualHost(dialect));
    }
    const std::size_t owner = 1 + (segments.size() > 2 ? apiSegments(segments) : 0);
    if (segments.size() < owner + 2 || segments[0].empty()) {
        return std::nullopt;
    }
    std::string_view name = segments[owner + 1];
    if (name.ends_with(".git")) {
        name.remove_suffix(4);
    }
    std::string issue = "https://";
    for (std::size_t i = 0; i <= owner; ++i) {
        issue.append(segments[i]).append("/");
    }
    return format::parseIssueLink(issue.append(name).append("/issues/1"));
}

Source sourceOf(const IssueLink& link, Dialect dialect)
{
    Source source;
    source.dialect = dialectOf(link.host, dialect);
    source.host = link.host;
    source.base = usualBase(source.dialect, link.host);
    source.repository = link.repository;
    return source;
}

} // namespace

bool isKnownHost(std::string_view host)
{
    return std::ranges::find(kKnownHosts, host, &std::pair<std::string_view, Dialect>::first) != kKnownHosts.end();
}

std::string usualBase(Dialect dialect, std::string_view host)
{
    const std::string web = "https://" + std::string(host);
    switch (dialect) {
    case Dialect::GitHub:
        return host == "github.com" ? "https://api.github.com" : web + "/api/v3";
    case Dialect::Gitee:
        return web + "/api/v5";
    case Dialect::Gitea:
        return web + "/api/v1";
    }
    return web;
}

Result<Source> parseSource(std::string_view text, Dialect dialect)
{
    const auto link = anyIssueOf(text::trimmed(text), dialect);
    if (!link) {
        return notUnderstood(text);
    }
    return sourceOf(*link, dialect);
}

Result<std::vector<Source>> sourcesOfLinks(const std::vector<std::string>& addresses)
{
    std::vector<Source> sources;
    for (const std::string& address : addresses) {
        const auto link = format::parseIssueLink(address);
        if (!link) {
            return Error{Errc::Invalid, "link " + format::quotedAddress(address),
                         "it is like https://github.com/vllm-project/vllm/issues/12"};
        }
        auto source = std::ranges::find_if(sources, [&link](const Source& each) {
            return each.host == link->host && text::equalsIgnoringCase(each.repository, link->repository);
        });
        if (source == sources.end()) {
            source = sources.insert(sources.end(), sourceOf(*link, Dialect::GitHub));
        }
        if (std::ranges::find(source->numbers, link->number) == source->numbers.end()) {
            source->numbers.push_back(link->number);
        }
    }
    return sources;
}

} // namespace accord::collect

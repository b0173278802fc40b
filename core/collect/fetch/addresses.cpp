// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/addresses.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace accord::collect {
namespace {

std::string repositoryAddress(const Source& source, const std::string& repository)
{
    return source.base + "/repos/" + repository;
}

std::string withSince(std::string address, const std::string& since)
{
    return since.empty() ? address : address + "&since=" + since;
}

std::string sized(Dialect dialect)
{
    return (dialect == Dialect::Gitea ? "limit=" : "per_page=") + std::to_string(pageSize(dialect));
}

// Where the value of "page" begins in a query, npos if there is none.
std::size_t pageAt(std::string_view address)
{
    for (std::size_t at = address.find('?'); at != std::string_view::npos; at = address.find('&', at + 1)) {
        if (address.substr(at + 1).starts_with("page=")) {
            return at + 6;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::int64_t pageSize(Dialect dialect)
{
    // Gitea hands out 50 at most unless whoever runs it changed that.
    return dialect == Dialect::Gitea ? 50 : 100;
}

std::string issuesAddress(const Source& source, const std::string& repository, const std::string& since)
{
    std::string address = repositoryAddress(source, repository) + "/issues?state=all&";
    if (source.dialect == Dialect::Gitea) {
        // It lists pull requests among the issues unless asked not to.
        address += source.selection.pullRequests ? "sort=oldest&" : "type=issues&sort=oldest&";
    } else {
        address += "sort=created&direction=asc&";
    }
    return withSince(address + sized(source.dialect), since);
}

std::string commentsAddress(const Source& source, const std::string& repository, const std::string& since)
{
    const std::string order = source.dialect == Dialect::Gitea ? "" : "sort=created&direction=asc&";
    return withSince(repositoryAddress(source, repository) + "/issues/comments?" + order + sized(source.dialect),
                     since);
}

std::string issueAddress(const Source& source, const std::string& repository, const std::string& number)
{
    return repositoryAddress(source, repository) + "/issues/" + number;
}

std::string discussionAddress(const Source& source, const std::string& repository, const std::string& number)
{
    const std::string address = issueAddress(source, repository, number) + "/comments";
    // Gitea hands out a discussion as a whole.
    return source.dialect == Dialect::Gitea ? address : address + "?" + sized(source.dialect);
}

std::string graphQlAddress(const Source& source)
{
    constexpr std::string_view kRest = "/v3"; // of https://host/api/v3, beside which lies https://host/api/graphql
    std::string base = source.base;
    if (base.ends_with(kRest)) {
        base.resize(base.size() - kRest.size());
    }
    return base + "/graphql";
}

std::string withPage(const std::string& address, std::int64_t page)
{
    const std::size_t at = pageAt(address);
    if (at == std::string::npos) {
        return address + (address.find('?') == std::string::npos ? "?page=" : "&page=") + std::to_string(page);
    }
    const std::size_t end = address.find('&', at);
    return address.substr(0, at) + std::to_string(page) + (end == std::string::npos ? "" : address.substr(end));
}

bool isPaged(const std::string& address)
{
    return address.find("per_page=") != std::string::npos || address.find("limit=") != std::string::npos;
}

bool countsPages(const std::string& address)
{
    return pageOf(address) > 1 && !hasCursor(address);
}

bool hasCursor(const std::string& address)
{
    return address.find("?after=") != std::string::npos || address.find("&after=") != std::string::npos;
}

std::string withHalfOfRows(const std::string& address)
{
    const std::string first = withPage(address, 1);
    for (const std::string_view name : {"per_page=", "limit="}) {
        const std::size_t found = first.find(name);
        if (found == std::string::npos) {
            continue;
        }
        const std::size_t at = found + name.size();
        const std::size_t end = std::min(first.find('&', at), first.size());
        std::int64_t rows = 0;
        std::from_chars(first.data() + at, first.data() + end, rows);
        return first.substr(0, at) + std::to_string(std::max<std::int64_t>(1, rows / 2)) + first.substr(end);
    }
    return first;
}

std::int64_t pageOf(const std::string& address)
{
    const std::size_t at = pageAt(address);
    std::int64_t page = 0;
    if (at != std::string::npos) {
        std::from_chars(address.data() + at, address.data() + address.size(), page);
    }
    return page;
}

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/steps/gap_recovery.h"

#include "core/base/text.h"
#include "core/collect/fetch/addresses.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace accord::collect {
namespace {

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

struct Last
{
    std::string number;
    std::string createdAt;
    std::int64_t inAll = 0;

    static Last parse(const std::string& listedTo)
    {
        const std::vector<std::string_view> words = text::split(listedTo, ' ');
        return words.size() != 3
                   ? Last()
                   : Last{std::string(words[0]), std::string(words[1]), wholeNumber(words[2]).value_or(0)};
    }
};

// The first issue is the one next to the last, whichever way the list goes; or it is the last one again, since
// something new came before it.
bool goesOn(const Last& last, const HostPage<FetchedIssue>& page)
{
    if (page.rows.empty()) {
        return !page.next.empty();
    }
    const std::string& first = page.rows.front().link.number;
    if (first == last.number || (last.inAll > 0 && page.rowsInAll == last.inAll)) {
        return true;
    }
    const auto before = wholeNumber(last.number);
    const auto number = wholeNumber(first);
    return before && number && (*number - *before == 1 || *before - *number == 1);
}

// The last issue may be the one that is gone: then the times tell.
bool reachesBack(const std::vector<FetchedIssue>& rows, const Last& last)
{
    const auto isLast = [&last](const FetchedIssue& issue) { return issue.link.number == last.number; };
    if (rows.empty() || std::ranges::any_of(rows, isLast)) {
        return !rows.empty();
    }
    const std::string& from = rows.front().document.createdAt;
    const bool ascending = from <= rows.back().document.createdAt;
    return ascending ? from < last.createdAt : from > last.createdAt;
}

} // namespace

std::string listedTo(const HostPage<FetchedIssue>& page, const std::string& before)
{
    if (page.rows.empty()) {
        return before;
    }
    const FetchedIssue& last = page.rows.back();
    return last.link.number + " " + last.document.createdAt + " " + std::to_string(page.rowsInAll);
}

Status addPassedOver(FetchContext& context, const std::string& address, const std::string& listedTo,
                     HostPage<FetchedIssue>& page)
{
    const Last last = Last::parse(listedTo);
    if (!countsPages(address) || goesOn(last, page)) {
        return {};
    }
    for (std::int64_t number = pageOf(address) - 1; number > 0; --number) {
        ACCORD_TRY(const HostPage<FetchedIssue> earlier,
                   context.api.issues(withPage(address, number), {}, context.stop));
        page.rows.insert(page.rows.end(), earlier.rows.begin(), earlier.rows.end());
        if (reachesBack(earlier.rows, last)) {
            break;
        }
    }
    return {};
}

} // namespace accord::collect

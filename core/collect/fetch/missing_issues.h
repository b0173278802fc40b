// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/fetch_context.h"
#include "core/collect/fetch/host_api.h"
#include "core/model/collect.h"

#include <deque>
#include <string>

/// Pages that have nothing but a number. When an issue is deleted that stands on one that was read already, everything
/// behind it moves forward, and the first issue of the page to come is on no page that is still to be read.
namespace accord::collect {

/// What Fetching::listedTo says after a page, as it came; `before`: what it said before the page.
std::string listedTo(const HostPage<FetchedIssue>& page, const std::string& before);

/// Adds to the page what moved from it to the pages before it. These are asked for again, back to what was listed, only
/// where the page does not visibly go on where the list was: by the issues' numbers, or with as many issues in the list
/// as before. `listedTo`: as it was before this page.
Status addPassedOver(FetchContext& context, const std::string& address, const std::string& listedTo,
                     HostPage<FetchedIssue>& page);

/// The issues that a source names: one by one, or out of the list of the repository's issues where that has fewer
/// pages than there are names.
class NamedIssues
{
public:
    explicit NamedIssues(FetchContext& context)
        : m_context(context)
    {}

    Status page(); ///< one request's worth

private:
    Status load();
    Status single();
    Result<bool> isElsewhere(const FetchedIssue& issue);

    FetchContext& m_context;
    bool m_loaded = false;
    std::deque<std::string> m_queue; ///< to be asked for one by one
};

/// From so many names on it is worth a request to see how long the list is.
constexpr std::int64_t kWorthListing = 10;

} // namespace accord::collect

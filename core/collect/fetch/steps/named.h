// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/steps/fetch_context.h"
#include "core/model/collect/fetched.h"

#include <deque>
#include <string>

namespace accord::collect {

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

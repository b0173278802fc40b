// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch_checkpoint.h"
#include "core/collect/fetch/host_api.h"
#include "core/collect/fetched.h"

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <unordered_set>
#include <vector>

/// The steps of a pass: each asks for one page and commits it together with how far that brings the pass. What a step
/// keeps in memory saves requests and can be lost.
namespace accord::collect {

/// The pages of a list as they come. A host whose list goes in a circle, or goes on and on and brings nothing, is not
/// asked for ever.
class PagesOfList
{
public:
    /// Errc::Network where the page leads to itself, where too many in a row had nothing that was not on earlier ones,
    /// or there are more than any list has. `next`: of the page that `address` led to; empty: it was the last one.
    template <class Rows>
    Status goOn(const std::string& address, const std::string& next, const Rows& rows)
    {
        bool news = false;
        for (const auto& row : rows) {
            news = m_seen.insert(std::hash<std::string>()(nameOf(row))).second || news;
        }
        return goOn(address, next, news);
    }

private:
    static const std::string& nameOf(const FetchedIssue& issue) { return issue.link.name; }
    static std::string nameOf(const FetchedComment& comment) { return comment.number + ' ' + comment.hostId; }
    Status goOn(const std::string& address, const std::string& next, bool news);

    std::unordered_set<std::size_t> m_seen;
    int m_pages = 0;
    int m_inVain = 0; ///< pages in a row without news
};

/// What every step works with.
struct FetchContext
{
    FetchCheckpoint& checkpoint;
    HostApi& api;
    std::stop_token stop;
    PagesOfList list{};       ///< of issues, or of comments of the whole repository
    PagesOfList discussion{}; ///< of the comments of one issue
};

/// Before the first page of a pass is written: when the pass began, by the host's clock.
void begunAt(FetchContext& context, Fetching& after, const std::string& date);

/// Notes a new name of the repository, where the host spells it so.
void noteName(FetchContext& context, Fetching& after, const std::string& repository);

/// The list of issues is here: the discussions come next.
void toDiscussions(Fetching& after);

/// Ends the pass, and commits that.
Status finish(FetchContext& context);

/// An error about an address that stands for the whole repository.
Error aboutRepository(const FetchContext& context, const Error& error);

/// Leaves out of these issues the ones that the source's selection does not want, whatever their discussions say:
/// nobody will read those. Where a selection asks for everything all of them stay.
Status leaveOutUnwanted(FetchContext& context, std::vector<Undiscussed>& issues);

} // namespace accord::collect

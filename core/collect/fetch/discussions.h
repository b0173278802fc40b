// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/fetch_context.h"
#include "core/collect/fetched.h"
#include "core/model/collect.h"

#include <deque>
#include <string>
#include <vector>

namespace accord::collect {

/// The discussions of the issues that a pass listed: in bulk, all comments of the repository in pages, or issue by
/// issue, whichever costs fewer requests. After the bulk, discussions that do not have as many comments as the host
/// told are asked for issue by issue: some were deleted, or the pages moved meanwhile. Hosts may count in another way:
/// where the first ones of many have no news, the others are taken as they are.
class Discussions
{
public:
    explicit Discussions(FetchContext& context)
        : m_context(context)
    {}

    Status bulk(); ///< one page of the phase Comments; decides at its beginning which way to go
    Status each(); ///< one page of the phase Each; ends the pass where nothing is missing

private:
    struct Missing
    {
        std::vector<Undiscussed> all;     ///< issue by issue these would have to be asked for
        std::vector<Undiscussed> touched; ///< by this pass: these the bulk brings
        std::int64_t told = 0;            ///< comments that the bulk has at most
    };

    Result<Missing> missing();
    Status choose();
    void toEach(std::int64_t pages);
    void turnBack(Fetching& after, const HostPage<FetchedComment>& page);
    Status bulkEnded(sqlite::Database& database, FetchedWriter& writer, bool whole);
    Status gone(const std::string& number, const Error& error, const std::string& address);
    Status load();
    Status discussionEnded(sqlite::Database& database, FetchedWriter& writer, const std::string& address);
    void noteIfElsewhere(const std::string& address, const HostPage<FetchedComment>& page);
    [[nodiscard]] bool mayHaveMoved(const std::string& address) const;
    void toNext();
    [[nodiscard]] std::int64_t cost(const std::vector<Undiscussed>& issues) const;
    [[nodiscard]] std::int64_t sinceFor(const Fetching& fetching) const;

    FetchContext& m_context;
    std::int64_t m_perIssue = 0; ///< what asking issue by issue costs, while it is open which way to go
    bool m_loaded = false;
    std::deque<Undiscussed> m_queue;     ///< issues whose discussions are to come
    std::vector<FetchedComment> m_soFar; ///< of the first of them
    bool m_fromItsStart = true;          ///< `m_soFar` begins with its first page
    bool m_readAgain = false;            ///< it was read before, and did not have as many comments as the host told
    bool m_newsInIt = false;             ///< it has comments that were not here, or lacks some that were
    bool m_doubted = false;              ///< more discussions differ from the host's counts than it seems likely
    int m_inVain = 0;                    ///< of those asked for again in a row without news
};

} // namespace accord::collect

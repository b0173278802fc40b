// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch_checkpoint.h"
#include "core/collect/http/http_client.h"
#include "core/format/host/graphql.h"
#include "core/model/collect.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// The first pages of a host's lists. Where a list goes on is told by the host; pages are counted
/// only where it does not tell.
namespace accord::collect {

/// Rows on a page, at most.
std::int64_t pageSize(Dialect dialect);

/// Pages of `size` rows that `rows` take.
constexpr std::int64_t pagesFor(std::int64_t rows, std::int64_t size)
{
    return (rows + size - 1) / size;
}

/// Every issue of the repository in the order of creation, in which what is new comes last. `since`: only what changed
/// from then on; empty: everything.
std::string issuesAddress(const Source& source, const std::string& repository, const std::string& since);

/// Every comment of the repository, in the same order.
std::string commentsAddress(const Source& source, const std::string& repository, const std::string& since);

std::string issueAddress(const Source& source, const std::string& repository, const std::string& number);
std::string discussionAddress(const Source& source, const std::string& repository, const std::string& number);
std::string graphQlAddress(const Source& source);

/// The address with another page number; for hosts that only count their pages.
std::string withPage(const std::string& address, std::int64_t page);

/// Whether the address asks for a list in pages; other lists come whole.
bool isPaged(const std::string& address);

/// Whether the address tells its place in the list by a cursor: such a list goes on only where the host says so.
bool hasCursor(const std::string& address);

/// The first page of the list with half of the rows on it.
std::string withHalfOfRows(const std::string& address);

/// Whether the address names a page behind the first one by its number alone. Such pages move when something before
/// them comes or goes; a cursor tells the place in the list.
bool countsPages(const std::string& address);

/// The page number in an address, 0 if there is none.
std::int64_t pageOf(const std::string& address);

/// A page of a host's list.
template <class Row>
struct HostPage
{
    std::vector<Row> rows;
    std::string next;           ///< the address of the page after it; empty: there is none
    std::int64_t inAll = 0;     ///< pages of the list; 0: the host does not tell
    std::int64_t rowsInAll = 0; ///< the same of rows
    std::string movedTo;        ///< where a redirect led; empty: there was none
    std::string etag;
    std::string date;       ///< the host's time; empty if it does not tell
    bool unchanged = false; ///< since the reply with the given ETag: no rows
};

/// A reply of GraphQL. Without a page the host could not answer: less should be asked for.
struct GraphReply
{
    std::optional<format::GraphQlPage> page;
    std::string date;
};

/// Asks a source's host and reads what it answers. A reply that is not what it should be is asked for again a few
/// times before it is an error that names its address. What happens meanwhile goes into the log of fetching.
class HostApi
{
public:
    HostApi(const Network& network, std::shared_ptr<RateLimiter> pace, FetchCheckpoint& checkpoint);

    Result<HostPage<FetchedIssue>> issues(const std::string& address, const std::string& etag,
                                          const std::stop_token& stop);
    Result<HostPage<FetchedIssue>> issue(const std::string& address, const std::stop_token& stop); ///< one row
    Result<HostPage<FetchedComment>> comments(const std::string& address, const std::string& number,
                                              const std::stop_token& stop);

    /// `smallerHelps`: see HttpClient::post().
    Result<GraphReply> graphIssues(const format::IssuesAsk& ask, bool smallerHelps, const std::stop_token& stop);
    Result<GraphReply> graphComments(const format::CommentsAsk& ask, const std::stop_token& stop);

    Result<format::GraphQlPage> graphCount(const std::string& repository, const std::string& since,
                                           const std::stop_token& stop);

    [[nodiscard]] bool hasToken() const { return m_client.hasToken(); }

private:
    template <class Value, class Once>
    Result<Value> again(const Once& once, const std::string& address, const std::stop_token& stop);
    template <class Read>
    Result<GraphReply> graph(const std::string& json, bool smallerHelps, const Read& read, const std::stop_token& stop);

    void leaveOut(const std::string& address, const std::vector<LeftOutPart>& parts);
    Result<bool> goesOn(const net::Reply& reply, const std::string& address, const std::stop_token& stop);

    FetchCheckpoint& m_checkpoint;
    std::shared_ptr<FetchClock> m_time;
    std::size_t m_lastBody = 0; ///< what the last list looked like; 0: empty
    std::string m_lastAddress;  ///< of that list
    std::string m_movedTo;      ///< by the last redirect since the last wish
    HttpClient m_client;
};

} // namespace accord::collect

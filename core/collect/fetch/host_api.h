// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch_checkpoint.h"
#include "core/collect/http/http_client.h"
#include "core/format/host/graphql/page.h"
#include "core/format/host/graphql/query.h"
#include "core/model/collect/fetched.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::collect {

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
/// times before it is an error that names its address. What happens meanwhile goes into the ledger.
class HostApi
{
public:
    HostApi(const Network& network, std::shared_ptr<RateLimiter> pace, FetchCheckpoint& checkpoint);

    Result<HostPage<FetchedIssue>> issues(const std::string& address, const std::string& etag,
                                          const std::stop_token& stop);
    Result<HostPage<FetchedIssue>> issue(const std::string& address, const std::stop_token& stop); ///< one row
    Result<HostPage<FetchedComment>> comments(const std::string& address, const std::string& number,
                                              const std::stop_token& stop);

    /// `smallerHelps`: see Sender::post().
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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/host_api.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/url.h"
#include "core/collect/http/reply_policy.h"
#include "core/format/host/pages.h"
#include "core/format/host/reply_headers.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string_view>
#include <utility>

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

std::int64_t numberIn(std::string_view text)
{
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
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
    return withQueryValue(address, "page", std::to_string(page));
}

bool isPaged(const std::string& address)
{
    return queryValue(address, "per_page") || queryValue(address, "limit");
}

bool countsPages(const std::string& address)
{
    return pageOf(address) > 1 && !hasCursor(address);
}

bool hasCursor(const std::string& address)
{
    return queryValue(address, "after").has_value();
}

std::string withHalfOfRows(const std::string& address)
{
    const std::string first = withPage(address, 1);
    for (const std::string_view name : {"per_page", "limit"}) {
        if (const auto rows = queryValue(first, name)) {
            return withQueryValue(first, name, std::to_string(std::max<std::int64_t>(1, numberIn(*rows) / 2)));
        }
    }
    return first;
}

std::int64_t pageOf(const std::string& address)
{
    return numberIn(queryValue(address, "page").value_or(std::string_view()));
}

namespace {

constexpr int kTries = 3;
constexpr std::chrono::milliseconds kPause{1000};

HttpEvents eventsOf(FetchCheckpoint& checkpoint, std::string& movedTo)
{
    HttpEvents events;
    events.waits = [&checkpoint](std::int64_t seconds, const Message& why) {
        checkpoint.note(FetchEvent::Waited, std::to_string(seconds), messages::sentence(why));
        checkpoint.waits(seconds, messages::sentence(why));
    };
    events.repeated = [&checkpoint](const std::string& address, const Message& why) {
        checkpoint.note(FetchEvent::Repeated, address, messages::sentence(why));
    };
    events.waitsToRepeat = [&checkpoint](std::int64_t seconds, const Message& why) {
        checkpoint.waits(seconds, messages::sentence(why));
    };
    events.renamed = [&movedTo](const std::string& /*address*/, const std::string& newAddress) {
        movedTo = newAddress;
    };
    return events;
}

std::string dateOf(const net::Reply& reply)
{
    const auto time = parseHttpDate(reply.header("date"));
    return time ? timeOf(time->time_since_epoch().count()) : std::string();
}

// Hosts do not link pages where there is only one, Gitee never does, and some proxies take the links away: then a full
// page may have another one behind it.
std::string pageAfter(const net::Reply& reply, Dialect dialect, const std::string& address, std::size_t rows)
{
    if (!reply.header("link").empty()) {
        return format::readLinkHeader(reply.header("link")).next;
    }
    if (!isPaged(address) || hasCursor(address)) {
        return {};
    }
    const std::int64_t page = std::max<std::int64_t>(1, pageOf(address));
    const std::string_view pages = reply.header("total_page");
    const std::string_view all = reply.header("x-total-count");
    const bool full = static_cast<std::int64_t>(rows) >= pageSize(dialect);
    const bool more = !pages.empty() ? page < numberIn(pages)
                      : !all.empty() ? full && page * pageSize(dialect) < numberIn(all)
                                     : full;
    return more ? withPage(address, page + 1) : std::string();
}

template <class Row>
HostPage<Row> pageOfRows(const net::Reply& reply, Dialect dialect, const std::string& address, std::vector<Row> rows,
                         std::size_t leftOut = 0)
{
    HostPage<Row> page;
    page.next = pageAfter(reply, dialect, address, rows.size() + leftOut);
    const std::string last = format::readLinkHeader(reply.header("link")).last;
    page.inAll = std::max(pageOf(last), numberIn(reply.header("total_page")));
    if (page.inAll == 0 && page.next.empty()) {
        page.inAll = std::max<std::int64_t>(1, pageOf(address));
    }
    page.rowsInAll = std::max(numberIn(reply.header("total_count")), numberIn(reply.header("x-total-count")));
    page.etag = reply.header("etag");
    page.date = dateOf(reply);
    page.rows = std::move(rows);
    return page;
}

bool isMalformed(const Error& error)
{
    return error.code == Errc::BadSyntax || error.code == Errc::BadEncoding;
}

} // namespace

HostApi::HostApi(const Network& network, std::shared_ptr<RateLimiter> pace, FetchCheckpoint& checkpoint)
    : m_checkpoint(checkpoint)
    , m_time(network.time)
    , m_client(network, checkpoint.source(), std::move(pace), eventsOf(checkpoint, m_movedTo))
{}

// Where pages are counted because nobody links them, the host must not hand out the first one for each. One that goes
// on by cursors does so behind a list that is one full page: it links to the rest where fewer rows are asked for.
Result<bool> HostApi::goesOn(const net::Reply& reply, const std::string& address, const std::stop_token& stop)
{
    const std::size_t body = reply.body.size() > 2 ? std::hash<std::string>()(reply.body) : 0; // an empty list is none
    const bool counted = reply.header("link").empty() && pageOf(address) > 1;
    if (counted && body != 0 && body == m_lastBody && address != m_lastAddress) {
        ACCORD_TRY(const net::Reply half, m_client.get(withHalfOfRows(address), {}, stop));
        if (half.header("link").empty()) {
            return Error{Errc::Network, Reason::SamePageAgain, {address}};
        }
        return false;
    }
    m_lastBody = body;
    m_lastAddress = address;
    return true;
}

// A reply may be whole JSON and still not what was asked for: a proxy's, or half of it from a host in trouble.
template <class Value, class Once>
Result<Value> HostApi::again(const Once& once, const std::string& address, const std::stop_token& stop)
{
    for (int tried = 1;; ++tried) {
        Result<Value> answer = once();
        m_checkpoint.sent(m_client.requests());
        if (answer.ok() || !isMalformed(answer.error()) || tried == kTries) {
            return answer;
        }
        m_checkpoint.note(FetchEvent::Repeated, address, messages::sentence(whyOf(answer.error())));
        if (!m_time->wait(kPause * (1 << tried), stop)) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
    }
}

// One that nobody can read must not keep all the others away.
void HostApi::leaveOut(const std::string& address, const std::vector<LeftOutPart>& parts)
{
    for (const LeftOutPart& part : parts) {
        m_checkpoint.leaveOut(part, address);
    }
}

Result<HostPage<FetchedIssue>> HostApi::issues(const std::string& address, const std::string& etag,
                                               const std::stop_token& stop)
{
    using Page = HostPage<FetchedIssue>;
    const Dialect dialect = m_checkpoint.source().dialect;
    const auto once = [&]() -> Result<Page> {
        ACCORD_TRY(const net::Reply reply, m_client.get(address, etag, stop));
        if (reply.status == 304) {
            Page page;
            page.unchanged = true;
            return page;
        }
        std::vector<LeftOutPart> leftOut;
        ACCORD_TRY(auto rows, format::readIssuePage(reply.body, dialect, address, &leftOut));
        ACCORD_TRY(const bool further, goesOn(reply, address, stop));
        if (!further) {
            rows.clear();
            leftOut.clear();
        }
        leaveOut(address, leftOut);
        return pageOfRows(reply, dialect, address, std::move(rows), leftOut.size());
    };
    return again<Page>(once, address, stop);
}

Result<HostPage<FetchedIssue>> HostApi::issue(const std::string& address, const std::stop_token& stop)
{
    using Page = HostPage<FetchedIssue>;
    const Dialect dialect = m_checkpoint.source().dialect;
    const auto once = [&]() -> Result<Page> {
        m_movedTo.clear();
        ACCORD_TRY(const net::Reply reply, m_client.get(address, {}, stop));
        ACCORD_TRY(FetchedIssue issue, format::readHostIssue(reply.body, dialect, address));
        Page page;
        page.rows.push_back(std::move(issue));
        page.movedTo = m_movedTo;
        page.date = dateOf(reply);
        return page;
    };
    return again<Page>(once, address, stop);
}

Result<HostPage<FetchedComment>> HostApi::comments(const std::string& address, const std::string& number,
                                                   const std::stop_token& stop)
{
    using Page = HostPage<FetchedComment>;
    const Dialect dialect = m_checkpoint.source().dialect;
    int tried = 0;
    const auto once = [&]() -> Result<Page> {
        m_movedTo.clear();
        ACCORD_TRY(const net::Reply reply, m_client.get(address, {}, stop));
        std::vector<LeftOutPart> leftOut;
        ACCORD_TRY(auto rows, format::readCommentPage(reply.body, dialect, address, number, &leftOut));
        const auto unread = std::ranges::find(leftOut, LeftOut::Comment, &LeftOutPart::what);
        if (rows.empty() && unread != leftOut.end() && ++tried < kTries) {
            return Error{Errc::BadSyntax, Reason::SaysOf, {address, unread->problem}}; // it may be no page of comments
        }
        ACCORD_TRY(const bool further, goesOn(reply, address, stop));
        if (!further) {
            rows.clear();
            leftOut.clear();
        }
        leaveOut(address, leftOut);
        Page page = pageOfRows(reply, dialect, address, std::move(rows), leftOut.size());
        page.movedTo = m_movedTo;
        return page;
    };
    return again<Page>(once, address, stop);
}

template <class Read>
Result<GraphReply> HostApi::graph(const std::string& json, bool smallerHelps, const Read& read,
                                  const std::stop_token& stop)
{
    const std::string address = graphQlAddress(m_checkpoint.source());
    const auto once = [&]() -> Result<GraphReply> {
        ACCORD_TRY(const std::optional<net::Reply> reply, m_client.post(address, json, smallerHelps, stop));
        GraphReply answer;
        if (!reply) {
            return answer;
        }
        answer.date = dateOf(*reply);
        auto page = read(reply->body, address);
        if (!page.ok() && page.error().code == Errc::Network && smallerHelps) {
            m_checkpoint.note(FetchEvent::Repeated, address, messages::sentence(whyOf(page.error())));
            return answer;
        }
        ACCORD_TRY(answer.page, std::move(page));
        leaveOut(address, answer.page->leftOut);
        return answer;
    };
    return again<GraphReply>(once, address, stop);
}

Result<GraphReply> HostApi::graphIssues(const format::IssuesAsk& ask, bool smallerHelps, const std::stop_token& stop)
{
    return graph(format::issuesQuery(ask), smallerHelps, format::readGraphQlPage, stop);
}

Result<GraphReply> HostApi::graphComments(const format::CommentsAsk& ask, const std::stop_token& stop)
{
    return graph(format::commentsQuery(ask), false, format::readGraphQlDiscussion, stop);
}

Result<format::GraphQlPage> HostApi::graphCount(const std::string& repository, const std::string& since,
                                                const std::stop_token& stop)
{
    ACCORD_TRY(GraphReply reply, graph(format::countQuery(repository, since), false, format::readGraphQlPage, stop));
    if (!reply.page) {
        return Error{Errc::Internal, Reason::AnswerWithoutPage, {graphQlAddress(m_checkpoint.source())}};
    }
    return std::move(*reply.page);
}

} // namespace accord::collect

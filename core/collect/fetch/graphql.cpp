// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/graphql.h"

#include "core/base/text.h"
#include "core/collect/fetched.h"
#include "core/collect/http/reply_policy.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::collect {
namespace {

// So many answers in a row, and a host that could not answer in time is asked for more again.
constexpr int kGood = 10;

} // namespace

std::string GraphIssues::Position::text() const
{
    std::string text = listed ? std::string() : after;
    for (const format::OpenDiscussion& each : open) {
        text += "\n" + each.number + " " + each.cursor;
    }
    return text;
}

GraphIssues::Position GraphIssues::Position::parse(const std::string& next)
{
    Position position;
    const std::vector<std::string_view> lines = text::split(next, '\n');
    position.after = lines.front();
    position.listed = lines.size() > 1 && lines.front().empty();
    for (const std::string_view line : std::span(lines).subspan(1)) {
        const std::size_t blank = std::min(line.find(' '), line.size() - 1);
        position.open.push_back({std::string(line.substr(0, blank)), std::string(line.substr(blank + 1))});
    }
    return position;
}

void GraphIssues::goOn(Fetching& after, const Position& position)
{
    if (position.listed && position.open.empty()) {
        toDiscussions(after);
    } else {
        after.next = position.text();
    }
}

Status GraphIssues::page()
{
    Position position = Position::parse(m_context.checkpoint.fetching().next);
    return position.open.empty() ? issues(position) : discussion(std::move(position));
}

// A host that cannot answer is asked for less, down to so little that it must be able to.
Result<GraphReply> GraphIssues::ask(const std::string& after)
{
    while (true) {
        const format::IssuesAsk ask{m_context.checkpoint.repository(), m_context.checkpoint.fetching().since, after,
                                    m_size};
        ACCORD_TRY(GraphReply reply, m_context.api.graphIssues(ask, m_size > kSmallest, m_context.stop));
        if (reply.page) {
            grow();
            return reply;
        }
        m_size = std::max(kSmallest, m_size / 2);
        m_answered = 0;
    }
}

void GraphIssues::grow()
{
    if (++m_answered >= kGood) {
        m_size = std::min(kLargest, m_size * 2);
        m_answered = 0;
    }
}

Status GraphIssues::issues(const Position& position)
{
    Fetching after = m_context.checkpoint.fetching();
    auto asked = ask(position.after);
    if (!asked.ok()) {
        const Errc code = asked.error().code;
        const bool refused = (code == Errc::NotPermitted || code == Errc::NotFound) && after.pages == 0;
        if (refused && m_context.checkpoint.source().way == Way::Automatic) {
            // A token that does not reach so far may still do for the other way, and so may a host that has only that.
            after.way = Way::Rest;
            m_context.checkpoint.set(std::move(after));
            return {};
        }
        return aboutRepository(m_context, asked.error());
    }
    const format::GraphQlPage& page = *asked->page;
    const Position further{page.endCursor, page.open, !page.more};
    ACCORD_CHECK(m_context.list.goOn(position.after, page.more ? page.endCursor : std::string(), page.issues));
    if (after.next.empty()) {
        begunAt(m_context, after, asked->date);
        after.address.clear();
        after.etag.clear();
    }
    noteName(m_context, after, page.repository);
    ++after.pages;
    after.pagesInAll = (page.issuesInAll + m_size - 1) / m_size;
    goOn(after, further);
    return m_context.checkpoint.commit(
        std::move(after), m_context.stop,
        [&](sqlite::Database& database, FetchedWriter& writer) { return write(database, writer, page); });
}

Status GraphIssues::write(sqlite::Database& database, FetchedWriter& writer, const format::GraphQlPage& page)
{
    ACCORD_TRY(const PageOutcome issues, writer.issues(page.issues));
    m_context.checkpoint.countIssues(issues);
    ACCORD_TRY(const PageOutcome comments, writer.comments(page.comments));
    m_context.checkpoint.countComments(comments);
    m_soFar.clear();
    for (const FetchedIssue& issue : page.issues) {
        m_soFar[issue.link.name]; // a discussion without comments is whole as well
    }
    for (const FetchedComment& comment : page.comments) {
        m_soFar[comment.number].push_back(comment);
    }
    for (const FetchedIssue& issue : page.issues) {
        const bool open =
            std::ranges::find(page.open, issue.link.name, &format::OpenDiscussion::number) != page.open.end();
        ACCORD_CHECK(open ? Status() : discussed(database, writer, issue.link.name));
    }
    return {};
}

// Of a discussion that was begun by a process that ended only later pages are here: its comments are counted.
Status GraphIssues::discussed(sqlite::Database& database, FetchedWriter& writer, const std::string& number)
{
    const FetchCheckpoint& checkpoint = m_context.checkpoint;
    const auto whole = m_soFar.extract(number);
    if (!whole.empty()) {
        ACCORD_CHECK(
            collect::keepOnly(database, checkpoint.source().uuid, number, whole.mapped(), checkpoint.fetching().pass));
    } else {
        ACCORD_TRY(const auto wrong,
                   collect::miscounted(database, checkpoint.source().uuid, true, checkpoint.fetching().pass));
        if (std::ranges::find(wrong, number, &Undiscussed::number) != wrong.end()) {
            return {}; // it is asked for again at the end
        }
    }
    return writer.discussed(std::vector<std::string>{number});
}

Status GraphIssues::discussion(Position position)
{
    const format::OpenDiscussion open = position.open.front();
    auto asked =
        m_context.api.graphComments({m_context.checkpoint.repository(), open.number, open.cursor}, m_context.stop);
    if (!asked.ok() && asked.error().code != Errc::NotFound) {
        return asked.error();
    }
    const format::GraphQlPage page = asked.ok() ? std::move(*asked->page) : format::GraphQlPage();
    if (!asked.ok()) {
        m_context.checkpoint.leaveOut({LeftOut::Gone, open.number, whyOf(asked.error())}, "issue " + open.number);
        m_soFar.erase(open.number);
    }
    const bool more = !page.open.empty();
    ACCORD_CHECK(
        m_context.discussion.goOn(open.cursor, more ? page.open.front().cursor : std::string(), page.comments));
    if (more) {
        position.open.front().cursor = page.open.front().cursor;
    } else {
        position.open.erase(position.open.begin());
    }
    if (const auto known = m_soFar.find(open.number); known != m_soFar.end()) {
        known->second.insert(known->second.end(), page.comments.begin(), page.comments.end());
    }
    Fetching after = m_context.checkpoint.fetching();
    goOn(after, position);
    return m_context.checkpoint.commit(std::move(after), m_context.stop,
                                       [&](sqlite::Database& database, FetchedWriter& writer) -> Status {
                                           ACCORD_TRY(const PageOutcome outcome, writer.comments(page.comments));
                                           m_context.checkpoint.countComments(outcome);
                                           return more ? Status() : discussed(database, writer, open.number);
                                       });
}

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/listing.h"

#include "core/base/reason.h"
#include "core/collect/fetch/discussions.h"
#include "core/collect/fetch/graphql.h"
#include "core/collect/fetch/host_api.h"
#include "core/collect/fetch/missing_issues.h"
#include "core/collect/fetched.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::collect {
namespace {

std::string wayText(Way way)
{
    return way == Way::GraphQl ? "GraphQL" : "REST";
}

void beginPass(FetchCheckpoint& checkpoint, Way way)
{
    Fetching fetching = checkpoint.fetching();
    fetching.phase = FetchPhase::Issues;
    fetching.way = way;
    ++fetching.pass;
    fetching.next.clear();
    fetching.listedTo.clear();
    fetching.since = std::exchange(fetching.beganAt, {});
    fetching.pages = 0;
    fetching.pagesInAll = 0;
    fetching.requests = 0;
    fetching.added = 0;
    fetching.changed = 0;
    checkpoint.note(FetchEvent::Began, wayText(way), fetching.since);
    checkpoint.set(std::move(fetching));
}

// The list of a pass that was cut off begins anew where it is to be asked for in another way: a cursor of one means
// nothing to the other.
void resumePass(FetchCheckpoint& checkpoint, Way way)
{
    Fetching fetching = checkpoint.fetching();
    if (fetching.phase == FetchPhase::Issues && (fetching.way == Way::GraphQl) != (way == Way::GraphQl)) {
        fetching.next.clear();
        fetching.pages = 0;
        fetching.pagesInAll = 0;
    }
    fetching.way = way;
    checkpoint.set(std::move(fetching));
}

Status listPage(FetchContext& context, GraphIssues& graph, NamedIssues& named)
{
    if (!context.checkpoint.source().numbers.empty()) {
        return named.page();
    }
    return context.checkpoint.fetching().way == Way::GraphQl ? graph.page() : listIssues(context);
}

Status runPhases(FetchContext& context)
{
    GraphIssues graph(context);
    NamedIssues named(context);
    Discussions discussions(context);
    while (context.checkpoint.fetching().phase != FetchPhase::Idle) {
        if (context.stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        switch (context.checkpoint.fetching().phase) {
        case FetchPhase::Issues:
            ACCORD_CHECK(listPage(context, graph, named));
            break;
        case FetchPhase::Comments:
            ACCORD_CHECK(discussions.bulk());
            break;
        case FetchPhase::Each:
            ACCORD_CHECK(discussions.each());
            break;
        case FetchPhase::Idle:
            break;
        }
    }
    return {};
}

Status carryOut(FetchCheckpoint& checkpoint, const Network& network, std::shared_ptr<RateLimiter> pace,
                const std::stop_token& stop)
{
    ACCORD_CHECK(checkpoint.open());
    HostApi api(network, pace, checkpoint);
    checkpoint.keepLimits(std::move(pace), api.hasToken());
    const Way way = wayFor(checkpoint.source(), api.hasToken());
    if (checkpoint.fetching().phase == FetchPhase::Idle) {
        beginPass(checkpoint, way);
    } else {
        resumePass(checkpoint, way);
    }
    FetchContext context{checkpoint, api, stop};
    return runPhases(context);
}

} // namespace

Way wayFor(const Source& source, bool token)
{
    if (source.way != Way::Automatic && (source.way != Way::GraphQl || source.numbers.empty())) {
        return source.way;
    }
    if (!source.numbers.empty()) {
        return Way::Rest;
    }
    const bool graph = token && source.dialect == Dialect::GitHub && !source.selection.pullRequests;
    return graph ? Way::GraphQl : Way::Rest;
}

FetchOutcome runPass(SharedProject& shared, const Network& network, std::shared_ptr<RateLimiter> pace,
                     const Source& source, const std::stop_token& stop)
{
    FetchCheckpoint checkpoint(shared, source);
    const Status status = carryOut(checkpoint, network, std::move(pace), stop);
    if (!status.ok()) {
        const Error& error = status.error();
        checkpoint.outcome().error = error;
        if (error.code == Errc::Cancelled) {
            checkpoint.note(FetchEvent::Stopped, {}, {});
        } else {
            checkpoint.note(FetchEvent::Failed, {}, messages::sentence(error));
        }
    }
    // The log is for people: that it could not be written must not hide what happened.
    (void)checkpoint.close();
    return checkpoint.outcome();
}

namespace {

void leaveOutUnwanted(const Source& source, std::vector<FetchedIssue>& issues)
{
    const std::set<std::string> wanted(source.numbers.begin(), source.numbers.end());
    if (!wanted.empty()) {
        std::erase_if(issues, [&wanted](const FetchedIssue& issue) { return !wanted.contains(issue.link.name); });
    }
}

// Past the last page, or past a first one that shows that single requests are fewer.
bool ends(const Source& source, const HostPage<FetchedIssue>& page, bool first)
{
    const std::int64_t singly = std::ssize(source.numbers);
    const bool tooLong = page.inAll == 0 || page.inAll - 1 > singly;
    return page.next.empty() || (first && singly > 0 && tooLong);
}

// What the list did not have is asked for one by one; of a later pass it had all that changed.
void endList(Fetching& after, const Source& source, bool whole)
{
    const bool told = whole && !after.since.empty();
    toDiscussions(after);
    if (!source.numbers.empty() && !told) {
        after.phase = FetchPhase::Issues;
        after.next = source.numbers.front();
    }
}

} // namespace

Status writeIssues(FetchContext& context, sqlite::Database& database, FetchedWriter& writer,
                   const std::vector<FetchedIssue>& issues)
{
    FetchCheckpoint& checkpoint = context.checkpoint;
    ACCORD_TRY(const PageOutcome outcome, writer.issues(issues));
    checkpoint.countIssues(outcome);
    for (const FetchedIssue& issue : issues) {
        if (issue.pullRequest && !checkpoint.source().selection.pullRequests) {
            checkpoint.leaveOut({LeftOut::PullRequest, issue.link.name, {}}, issue.link.url);
        }
        if (issue.commentCount == 0) {
            // Nobody needs to be asked what is left of its discussion.
            ACCORD_CHECK(
                collect::keepOnly(database, checkpoint.source().uuid, issue.link.name, {}, checkpoint.fetching().pass));
        }
    }
    return {};
}

Status listIssues(FetchContext& context)
{
    const Source& source = context.checkpoint.source();
    Fetching after = context.checkpoint.fetching();
    const bool first = after.next.empty();
    const std::string address =
        first ? issuesAddress(source, context.checkpoint.repository(), after.since) : after.next;
    auto asked = context.api.issues(address, first && after.address == address ? after.etag : "", context.stop);
    if (!asked.ok()) {
        return aboutRepository(context, asked.error());
    }
    HostPage<FetchedIssue> page = std::move(asked).value();
    if (page.unchanged) {
        toDiscussions(after);
        context.checkpoint.set(after);
        return {};
    }
    ACCORD_CHECK(context.list.goOn(address, page.next, page.rows));
    const std::string before = std::exchange(after.listedTo, listedTo(page, first ? std::string() : after.listedTo));
    if (const Status moved = addPassedOver(context, address, before, page); !moved.ok()) {
        return aboutRepository(context, moved.error());
    }
    if (first) {
        begunAt(context, after, page.date);
        after.address = address;
        // The mark of a first page says nothing about a second one.
        after.etag = page.next.empty() ? page.etag : "";
    }
    noteName(context, after, page.rows.empty() ? std::string() : page.rows.front().link.group);
    ++after.pages;
    after.pagesInAll = std::max(page.inAll, after.pagesInAll);
    after.next = page.next;
    if (ends(source, page, first)) {
        endList(after, source, page.next.empty());
    }
    leaveOutUnwanted(source, page.rows);
    return context.checkpoint.commit(std::move(after), context.stop,
                                     [&](sqlite::Database& database, FetchedWriter& writer) {
                                         return writeIssues(context, database, writer, page.rows);
                                     });
}

} // namespace accord::collect

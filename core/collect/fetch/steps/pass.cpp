// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/steps/pass.h"

#include "core/collect/fetch/steps/discussions.h"
#include "core/collect/fetch/steps/graph.h"
#include "core/collect/fetch/steps/listing.h"
#include "core/collect/fetch/steps/named.h"

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
            return Error{Errc::Cancelled, context.checkpoint.repository(), {}};
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

Status carryOut(FetchCheckpoint& checkpoint, const Network& network, std::shared_ptr<RateLimiter> pace, const std::stop_token& stop)
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

FetchOutcome runPass(SharedProject& desk, const Network& network, std::shared_ptr<RateLimiter> pace, const Source& source,
                     const std::stop_token& stop)
{
    FetchCheckpoint checkpoint(desk, source);
    const Status status = carryOut(checkpoint, network, std::move(pace), stop);
    if (!status.ok()) {
        const Error& error = status.error();
        checkpoint.outcome().error = error;
        if (error.code == Errc::Cancelled) {
            checkpoint.note(FetchEvent::Stopped, {}, {});
        } else {
            checkpoint.note(FetchEvent::Failed, error.subject, error.detail);
        }
    }
    // The log is for people: that it could not be written must not hide what happened.
    (void)checkpoint.close();
    return checkpoint.outcome();
}

} // namespace accord::collect

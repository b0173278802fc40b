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

void beginPass(Ledger& ledger, Way way)
{
    Fetching fetching = ledger.fetching();
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
    ledger.note(FetchEvent::Began, wayText(way), fetching.since);
    ledger.set(std::move(fetching));
}

// The list of a pass that was cut off begins anew where it is to be asked for in another way: a cursor of one means
// nothing to the other.
void resumePass(Ledger& ledger, Way way)
{
    Fetching fetching = ledger.fetching();
    if (fetching.phase == FetchPhase::Issues && (fetching.way == Way::GraphQl) != (way == Way::GraphQl)) {
        fetching.next.clear();
        fetching.pages = 0;
        fetching.pagesInAll = 0;
    }
    fetching.way = way;
    ledger.set(std::move(fetching));
}

Status listPage(Errand& errand, GraphIssues& graph, NamedIssues& named)
{
    if (!errand.ledger.source().numbers.empty()) {
        return named.page();
    }
    return errand.ledger.fetching().way == Way::GraphQl ? graph.page() : listIssues(errand);
}

Status runPhases(Errand& errand)
{
    GraphIssues graph(errand);
    NamedIssues named(errand);
    Discussions discussions(errand);
    while (errand.ledger.fetching().phase != FetchPhase::Idle) {
        if (errand.stop.stop_requested()) {
            return Error{Errc::Cancelled, errand.ledger.repository(), {}};
        }
        switch (errand.ledger.fetching().phase) {
        case FetchPhase::Issues:
            ACCORD_CHECK(listPage(errand, graph, named));
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

Status carryOut(Ledger& ledger, const Network& network, std::shared_ptr<Pace> pace, const std::stop_token& stop)
{
    ACCORD_CHECK(ledger.open());
    Asker asker(network, pace, ledger);
    ledger.keepLimits(std::move(pace), asker.hasToken());
    const Way way = wayFor(ledger.source(), asker.hasToken());
    if (ledger.fetching().phase == FetchPhase::Idle) {
        beginPass(ledger, way);
    } else {
        resumePass(ledger, way);
    }
    Errand errand{ledger, asker, stop};
    return runPhases(errand);
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

FetchOutcome runPass(Desk& desk, const Network& network, std::shared_ptr<Pace> pace, const Source& source,
                     const std::stop_token& stop)
{
    Ledger ledger(desk, source);
    const Status status = carryOut(ledger, network, std::move(pace), stop);
    if (!status.ok()) {
        const Error& error = status.error();
        ledger.outcome().error = error;
        if (error.code == Errc::Cancelled) {
            ledger.note(FetchEvent::Stopped, {}, {});
        } else {
            ledger.note(FetchEvent::Failed, error.subject, error.detail);
        }
    }
    // The log is for people: that it could not be written must not hide what happened.
    (void)ledger.close();
    return ledger.outcome();
}

} // namespace accord::collect

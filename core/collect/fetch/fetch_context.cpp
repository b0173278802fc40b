// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/fetch_context.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/http/reply_policy.h"
#include "core/collect/selection/selection_filter.h"

#include <chrono>
#include <set>
#include <string>

namespace accord::collect {
namespace {

// A host is many machines, whose clocks and copies differ a little: what changed within this time before a pass is
// asked for again by the next one, which costs nothing where it is here already.
constexpr std::chrono::seconds kOverlap{60};

} // namespace

void begunAt(FetchContext& context, Fetching& after, const std::string& date)
{
    const auto seconds = secondsOf(date.empty() ? context.checkpoint.now() : date);
    after.beganAt = seconds ? timeOf(*seconds - kOverlap.count()) : std::string();
}

void noteName(FetchContext& context, Fetching& after, const std::string& repository)
{
    if (!repository.empty() && !text::equalsIgnoringCase(repository, context.checkpoint.repository())) {
        context.checkpoint.note(FetchEvent::Renamed, context.checkpoint.repository(), repository);
        after.renamedTo = repository;
    }
}

void toDiscussions(Fetching& after)
{
    after.phase = FetchPhase::Comments;
    after.next.clear();
    after.listedTo.clear();
    after.pages = 0;
    after.pagesInAll = 0;
}

Status finish(FetchContext& context)
{
    Fetching after = context.checkpoint.fetching();
    after.phase = FetchPhase::Idle;
    after.next.clear();
    after.finishedAt = context.checkpoint.now();
    if (after.added + after.changed == 0) {
        // The next pass asks the same question again: then the host can say in a word that nothing changed.
        after.beganAt = after.since;
        context.checkpoint.note(FetchEvent::Unchanged, {}, {});
    } else {
        context.checkpoint.note(FetchEvent::Finished, std::to_string(after.added) + " " + std::to_string(after.changed),
                                std::to_string(context.checkpoint.requests()));
    }
    return context.checkpoint.commit(std::move(after), context.stop);
}

Error aboutRepository(const FetchContext& context, const Error& error)
{
    if (error.code != Errc::NotFound) {
        return error;
    }
    const Source& source = context.checkpoint.source();
    return Error{Errc::NotFound,
                 error.reason == Reason::GoneFromHost ? Reason::RepositoryGone : Reason::RepositoryNotFound,
                 {context.checkpoint.repository(), source.host, whyOf(error)}};
}

Status PagesOfList::goOn(const std::string& address, const std::string& next, bool news)
{
    constexpr int kMostInVain = 50;
    constexpr int kMostPages = 50'000;
    if (next.empty()) {
        *this = PagesOfList();
        return {};
    }
    m_inVain = news ? 0 : m_inVain + 1;
    if (next == address) {
        return Error{Errc::Network, Reason::PageFollowsItself, {address}};
    }
    if (++m_pages > kMostPages || m_inVain > kMostInVain) {
        return Error{Errc::Network, Reason::ListWithoutEnd, {address, m_pages}};
    }
    return {};
}

namespace {

bool narrows(const IssueSelection& selection)
{
    return !selection.from.empty() || !selection.to.empty() || selection.state != IssueState::Any ||
           !selection.labels.empty() || !selection.keywords.empty();
}

} // namespace

Status leaveOutUnwanted(FetchContext& context, std::vector<Undiscussed>& issues)
{
    Source source = context.checkpoint.source();
    if (source.selection.places.comments) {
        // A keyword may stand in what is still to come.
        source.selection.keywords.clear();
    }
    if (issues.empty() || !narrows(source.selection)) {
        return {};
    }
    ACCORD_TRY(const SelectionFilter chooser, SelectionFilter::of(source));
    std::set<std::string> wanted;
    ACCORD_CHECK(context.checkpoint.read([&](sqlite::Database& database) {
        return collect::forEachFetched(database, source.uuid, 0, [&](const FetchedIssue& issue) -> Status {
            if (context.stop.stop_requested()) {
                return Error{Errc::Cancelled, Reason::Cancelled};
            }
            if (chooser.wanted(issue)) {
                wanted.insert(issue.link.name);
            }
            return {};
        });
    }));
    std::erase_if(issues, [&wanted](const Undiscussed& issue) { return !wanted.contains(issue.number); });
    return {};
}

} // namespace accord::collect

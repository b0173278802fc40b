// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/steps/listing.h"

#include "core/collect/fetch/addresses.h"
#include "core/collect/fetch/steps/gap_recovery.h"
#include "core/store/collect/completeness.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::collect {
namespace {

void leaveOutUnwanted(const Source& source, std::vector<FetchedIssue>& issues)
{
    const std::set<std::string> wanted(source.numbers.begin(), source.numbers.end());
    if (!wanted.empty()) {
        std::erase_if(issues, [&wanted](const FetchedIssue& issue) { return !wanted.contains(issue.link.number); });
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

Status writeIssues(FetchContext& context, store::Database& database, store::FetchedWriter& writer,
                   const std::vector<FetchedIssue>& issues)
{
    FetchCheckpoint& checkpoint = context.checkpoint;
    ACCORD_TRY(const store::PageOutcome outcome, writer.issues(issues));
    checkpoint.countIssues(outcome);
    for (const FetchedIssue& issue : issues) {
        if (issue.pullRequest && !checkpoint.source().selection.pullRequests) {
            checkpoint.leaveOut({LeftOut::PullRequest, issue.link.number, {}}, issue.link.url);
        }
        if (issue.commentCount == 0) {
            // Nobody needs to be asked what is left of its discussion.
            ACCORD_CHECK(
                store::keepOnly(database, checkpoint.source().uuid, issue.link.number, {}, checkpoint.fetching().pass));
        }
    }
    return {};
}

Status listIssues(FetchContext& context)
{
    const Source& source = context.checkpoint.source();
    Fetching after = context.checkpoint.fetching();
    const bool first = after.next.empty();
    const std::string address = first ? issuesAddress(source, context.checkpoint.repository(), after.since) : after.next;
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
    ACCORD_CHECK(checkNext(address, page.next));
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
    noteName(context, after, page.rows.empty() ? std::string() : page.rows.front().link.repository);
    ++after.pages;
    after.pagesInAll = std::max(page.inAll, after.pagesInAll);
    after.next = page.next;
    if (ends(source, page, first)) {
        endList(after, source, page.next.empty());
    }
    leaveOutUnwanted(source, page.rows);
    return context.checkpoint.commit(std::move(after), context.stop,
                                [&](store::Database& database, store::FetchedWriter& writer) {
                                    return writeIssues(context, database, writer, page.rows);
                                });
}

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/steps/listing.h"

#include "core/base/text.h"
#include "core/collect/fetch/addresses.h"
#include "core/store/collect/discussions.h"

#include <algorithm>
#include <array>

namespace accord::collect {
namespace {

Status writeIssues(Errand& errand, store::Database& database, store::FetchedWriter& writer,
                   const std::vector<FetchedIssue>& issues)
{
    Ledger& ledger = errand.ledger;
    ACCORD_TRY(const store::PageOutcome outcome, writer.issues(issues));
    ledger.countIssues(outcome);
    for (const FetchedIssue& issue : issues) {
        if (issue.commentCount == 0) {
            // Nobody needs to be asked what is left of its discussion.
            ACCORD_CHECK(
                store::keepOnly(database, ledger.source().uuid, issue.link.number, {}, ledger.fetching().pass));
        }
    }
    return {};
}

} // namespace

Status listIssues(Errand& errand)
{
    Fetching after = errand.ledger.fetching();
    const bool first = after.next.empty();
    const std::string address =
        first ? issuesAddress(errand.ledger.source(), errand.ledger.repository(), after.since) : after.next;
    auto asked = errand.asker.issues(address, first && after.address == address ? after.etag : "", errand.stop);
    if (!asked.ok()) {
        return aboutRepository(errand, asked.error());
    }
    const HostPage<FetchedIssue> page = std::move(asked).value();
    if (page.unchanged) {
        toDiscussions(after);
        errand.ledger.set(after);
        return {};
    }
    ACCORD_CHECK(checkNext(address, page.next));
    if (first) {
        begunAt(errand, after, page.date);
        after.address = address;
        // The mark of a first page says nothing about a second one.
        after.etag = page.next.empty() ? page.etag : "";
    }
    noteName(errand, after, page.rows.empty() ? std::string() : page.rows.front().link.repository);
    ++after.pages;
    after.pagesInAll = std::max(page.inAll, after.pagesInAll);
    after.next = page.next;
    if (page.next.empty()) {
        toDiscussions(after);
    }
    return errand.ledger.commit(std::move(after), errand.stop,
                                [&](store::Database& database, store::FetchedWriter& writer) {
                                    return writeIssues(errand, database, writer, page.rows);
                                });
}

Status askForIssue(Errand& errand)
{
    const std::vector<std::string>& numbers = errand.ledger.source().numbers;
    Fetching after = errand.ledger.fetching();
    auto at = std::ranges::find(numbers, after.next);
    at = at == numbers.end() ? numbers.begin() : at;
    const std::string address = issueAddress(errand.ledger.source(), errand.ledger.repository(), *at);
    auto asked = errand.asker.issue(address, errand.stop);
    if (!asked.ok() && asked.error().code != Errc::NotFound) {
        return asked.error();
    }
    std::vector<FetchedIssue> rows;
    if (!asked.ok()) {
        errand.ledger.note(FetchEvent::Missing, address, asked.error().detail);
    } else if (FetchedIssue& issue = asked->rows.front(); issue.link.number != *at) {
        errand.ledger.note(FetchEvent::Missing, address, "it is " + issue.link.url + " now");
    } else {
        noteName(errand, after, issue.link.repository);
        rows.push_back(std::move(issue));
    }
    if (at == numbers.begin()) {
        begunAt(errand, after, asked.ok() ? asked->date : std::string());
    }
    ++at;
    after.pages = at - numbers.begin();
    after.pagesInAll = static_cast<std::int64_t>(numbers.size());
    if (at == numbers.end()) {
        toDiscussions(after);
    } else {
        after.next = *at;
    }
    return errand.ledger.commit(std::move(after), errand.stop,
                                [&](store::Database& database, store::FetchedWriter& writer) {
                                    return writeIssues(errand, database, writer, rows);
                                });
}

} // namespace accord::collect

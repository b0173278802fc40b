// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/steps/named.h"

#include "core/base/text.h"
#include "core/collect/fetch/addresses.h"
#include "core/collect/fetch/steps/listing.h"
#include "core/store/collect/completeness.h"

#include <algorithm>

namespace accord::collect {

Status NamedIssues::page()
{
    const std::string& next = m_context.checkpoint.fetching().next;
    const bool inList = next.find("://") != std::string::npos;
    if (inList || (next.empty() && std::ssize(m_context.checkpoint.source().numbers) >= kWorthListing)) {
        return listIssues(m_context);
    }
    return single();
}

// A later pass asks for all of them again, unless the list told what changed. `next` is the first one to come.
Status NamedIssues::load()
{
    const Source& source = m_context.checkpoint.source();
    const Fetching& fetching = m_context.checkpoint.fetching();
    const auto start = std::ranges::find(source.numbers, fetching.next);
    std::vector<std::string> numbers(start == source.numbers.end() ? source.numbers.begin() : start,
                                     source.numbers.end());
    if (fetching.since.empty()) {
        ACCORD_CHECK(m_context.checkpoint.read([&](store::Database& database) -> Status {
            ACCORD_TRY(numbers, store::notFetched(database, source.uuid, numbers));
            return {};
        }));
    }
    m_queue.assign(numbers.begin(), numbers.end());
    m_loaded = true;
    return {};
}

// A host redirects as well where the repository has a new name as where the issue was transferred to another one. The
// list of the repository tells: it has no issues of others.
Result<bool> NamedIssues::isElsewhere(const FetchedIssue& issue)
{
    const FetchCheckpoint& checkpoint = m_context.checkpoint;
    if (text::equalsIgnoringCase(issue.link.repository, checkpoint.repository())) {
        return false;
    }
    const std::string address = issuesAddress(checkpoint.source(), checkpoint.repository(), {});
    ACCORD_TRY(const HostPage<FetchedIssue> list, m_context.api.issues(address, {}, m_context.stop));
    return list.rows.empty() || !text::equalsIgnoringCase(list.rows.front().link.repository, issue.link.repository);
}

Status NamedIssues::single()
{
    if (!m_loaded) {
        ACCORD_CHECK(load());
    }
    Fetching after = m_context.checkpoint.fetching();
    if (m_queue.empty()) {
        toDiscussions(after);
        m_context.checkpoint.set(std::move(after));
        return {};
    }
    const std::string number = m_queue.front();
    const std::string address = issueAddress(m_context.checkpoint.source(), m_context.checkpoint.repository(), number);
    auto asked = m_context.api.issue(address, m_context.stop);
    const bool unreadable =
        !asked.ok() && (asked.error().code == Errc::BadSyntax || asked.error().code == Errc::BadEncoding);
    if (!asked.ok() && !unreadable && asked.error().code != Errc::NotFound) {
        return asked.error();
    }
    std::vector<FetchedIssue> rows;
    if (!asked.ok()) {
        // One that nobody can read must not keep all the others away.
        const LeftOut what = unreadable ? LeftOut::Issue : LeftOut::Gone;
        m_context.checkpoint.leaveOut({what, number, asked.error().detail}, address);
    } else {
        FetchedIssue& issue = asked->rows.front();
        ACCORD_TRY(const bool elsewhere, isElsewhere(issue));
        if (elsewhere || issue.link.number != number) {
            m_context.checkpoint.leaveOut({LeftOut::Gone, number, "it is " + issue.link.url + " now"}, address);
        } else {
            noteName(m_context, after, issue.link.repository);
            rows.push_back(std::move(issue));
        }
    }
    if (after.beganAt.empty()) {
        begunAt(m_context, after, asked.ok() ? asked->date : std::string());
    }
    m_queue.pop_front();
    ++after.pages;
    after.pagesInAll = after.pages + std::ssize(m_queue);
    if (m_queue.empty()) {
        toDiscussions(after);
    } else {
        after.next = m_queue.front();
    }
    return m_context.checkpoint.commit(std::move(after), m_context.stop,
                                  [&](store::Database& database, store::FetchedWriter& writer) {
                                      return writeIssues(m_context, database, writer, rows);
                                  });
}

} // namespace accord::collect

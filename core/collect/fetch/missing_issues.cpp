// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/missing_issues.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/fetch/host_api.h"
#include "core/collect/fetch/listing.h"
#include "core/collect/fetched.h"
#include "core/collect/http/reply_policy.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace accord::collect {
namespace {

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

struct Last
{
    std::string number;
    std::string createdAt;
    std::int64_t inAll = 0;

    static Last parse(const std::string& listedTo)
    {
        const std::vector<std::string_view> words = text::split(listedTo, ' ');
        return words.size() != 3
                   ? Last()
                   : Last{std::string(words[0]), std::string(words[1]), wholeNumber(words[2]).value_or(0)};
    }
};

// The first issue is the one next to the last, whichever way the list goes; or it is the last one again, since
// something new came before it.
bool goesOn(const Last& last, const HostPage<FetchedIssue>& page)
{
    if (page.rows.empty()) {
        return !page.next.empty();
    }
    const std::string& first = page.rows.front().link.name;
    if (first == last.number || (last.inAll > 0 && page.rowsInAll == last.inAll)) {
        return true;
    }
    const auto before = wholeNumber(last.number);
    const auto number = wholeNumber(first);
    return before && number && (*number - *before == 1 || *before - *number == 1);
}

// The last issue may be the one that is gone: then the times tell.
bool reachesBack(const std::vector<FetchedIssue>& rows, const Last& last)
{
    const auto isLast = [&last](const FetchedIssue& issue) { return issue.link.name == last.number; };
    if (rows.empty() || std::ranges::any_of(rows, isLast)) {
        return !rows.empty();
    }
    const std::string& from = rows.front().document.createdAt;
    const bool ascending = from <= rows.back().document.createdAt;
    return ascending ? from < last.createdAt : from > last.createdAt;
}

} // namespace

std::string listedTo(const HostPage<FetchedIssue>& page, const std::string& before)
{
    if (page.rows.empty()) {
        return before;
    }
    const FetchedIssue& last = page.rows.back();
    return last.link.name + " " + last.document.createdAt + " " + std::to_string(page.rowsInAll);
}

Status addPassedOver(FetchContext& context, const std::string& address, const std::string& listedTo,
                     HostPage<FetchedIssue>& page)
{
    const Last last = Last::parse(listedTo);
    if (!countsPages(address) || goesOn(last, page)) {
        return {};
    }
    for (std::int64_t number = pageOf(address) - 1; number > 0; --number) {
        ACCORD_TRY(const HostPage<FetchedIssue> earlier,
                   context.api.issues(withPage(address, number), {}, context.stop));
        page.rows.insert(page.rows.end(), earlier.rows.begin(), earlier.rows.end());
        if (reachesBack(earlier.rows, last)) {
            break;
        }
    }
    return {};
}

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
        ACCORD_CHECK(m_context.checkpoint.read([&](sqlite::Database& database) -> Status {
            ACCORD_TRY(numbers, collect::notFetched(database, source.uuid, numbers));
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
    if (text::equalsIgnoringCase(issue.link.group, checkpoint.repository())) {
        return false;
    }
    const std::string address = issuesAddress(checkpoint.source(), checkpoint.repository(), {});
    ACCORD_TRY(const HostPage<FetchedIssue> list, m_context.api.issues(address, {}, m_context.stop));
    return list.rows.empty() || !text::equalsIgnoringCase(list.rows.front().link.group, issue.link.group);
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
        m_context.checkpoint.leaveOut({what, number, whyOf(asked.error())}, address);
    } else {
        FetchedIssue& issue = asked->rows.front();
        ACCORD_TRY(const bool elsewhere, isElsewhere(issue));
        if (elsewhere || issue.link.name != number) {
            m_context.checkpoint.leaveOut({LeftOut::Gone, number, {Reason::IssueIsElsewhere, {issue.link.url}}},
                                          address);
        } else {
            noteName(m_context, after, issue.link.group);
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
                                       [&](sqlite::Database& database, FetchedWriter& writer) {
                                           return writeIssues(m_context, database, writer, rows);
                                       });
}

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/discussions.h"

#include "core/collect/fetch/fetch_context.h"
#include "core/collect/fetch/host_api.h"
#include "core/collect/fetch/missing_issues.h"
#include "core/collect/fetched.h"
#include "core/collect/http/reply_policy.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::collect {
namespace {

// Fewer requests than this are not worth a look at what the bulk would cost.
constexpr std::int64_t kWorthAsking = 3;

// So many discussions in a row that were here as the host has them, though it counts them otherwise.
constexpr int kInVain = 20;

// "12 https://...": the issue, and where its discussion goes on.
std::pair<std::string, std::string> numberAndAddress(const std::string& next)
{
    const std::size_t blank = next.find(' ');
    return blank == std::string::npos ? std::pair<std::string, std::string>()
                                      : std::pair(next.substr(0, blank), next.substr(blank + 1));
}

void leaveOutUnwanted(const Source& source, std::vector<FetchedComment>& comments)
{
    const std::set<std::string> wanted(source.numbers.begin(), source.numbers.end());
    if (!wanted.empty()) {
        std::erase_if(comments, [&wanted](const FetchedComment& comment) { return !wanted.contains(comment.number); });
    }
}

// Comments of issues that were not listed: nothing can be selected from them until one is.
Status leaveOutStrays(FetchContext& context, sqlite::Database& database, const std::vector<FetchedComment>& comments)
{
    std::set<std::string> numbers;
    for (const FetchedComment& comment : comments) {
        numbers.insert(comment.number);
    }
    const std::vector<std::string> named(numbers.begin(), numbers.end());
    ACCORD_TRY(const auto unknown, collect::notFetched(database, context.checkpoint.source().uuid, named));
    for (const FetchedComment& comment : comments) {
        if (std::ranges::find(unknown, comment.number) != unknown.end()) {
            context.checkpoint.leaveOut({LeftOut::Stray, comment.hostId, {}}, {});
        }
    }
    return {};
}

bool isAmong(const std::vector<Undiscussed>& issues, const std::string& number)
{
    return std::ranges::find(issues, number, &Undiscussed::number) != issues.end();
}

} // namespace

// A pass that asks for everything brings all discussions in bulk, a later one those of the issues that it listed.
std::int64_t Discussions::sinceFor(const Fetching& fetching) const
{
    return fetching.since.empty() ? 0 : fetching.pass;
}

std::int64_t Discussions::cost(const std::vector<Undiscussed>& issues) const
{
    const Dialect dialect = m_context.checkpoint.source().dialect;
    std::int64_t requests = 0;
    for (const Undiscussed& issue : issues) {
        requests += dialect == Dialect::Gitea ? 1 : pagesFor(issue.commentCount, pageSize(dialect));
    }
    return requests;
}

Result<Discussions::Missing> Discussions::missing()
{
    const Source& source = m_context.checkpoint.source();
    const bool pullRequests = source.selection.pullRequests || !source.numbers.empty();
    const std::int64_t since = sinceFor(m_context.checkpoint.fetching());
    Missing missing;
    ACCORD_CHECK(m_context.checkpoint.read([&](sqlite::Database& database) -> Status {
        ACCORD_TRY(missing.all, collect::undiscussed(database, source.uuid, pullRequests));
        ACCORD_TRY(missing.touched, collect::undiscussedSince(database, source.uuid, pullRequests, since));
        ACCORD_TRY(missing.told, collect::commentsTold(database, source.uuid, since));
        return {};
    }));
    ACCORD_CHECK(leaveOutUnwanted(m_context, missing.all));
    std::set<std::string> wanted;
    for (const Undiscussed& issue : missing.all) {
        wanted.insert(issue.number);
    }
    std::erase_if(missing.touched, [&wanted](const Undiscussed& issue) { return !wanted.contains(issue.number); });
    return missing;
}

void Discussions::toEach(std::int64_t pages)
{
    Fetching after = m_context.checkpoint.fetching();
    after.phase = FetchPhase::Each;
    after.next.clear();
    after.pages = 0;
    after.pagesInAll = pages;
    m_context.checkpoint.set(std::move(after));
}

// A pass over a whole repository knows what the bulk has. Otherwise its first page tells, and is not wasted.
Status Discussions::choose()
{
    ACCORD_TRY(const Missing missing, this->missing());
    const Source& source = m_context.checkpoint.source();
    Fetching after = m_context.checkpoint.fetching();
    const std::int64_t perIssue = cost(missing.all);
    const std::int64_t pages = pagesFor(missing.told, pageSize(source.dialect));
    const std::int64_t inBulk = pages + perIssue - cost(missing.touched);
    // The list of a source that names its issues says nothing of the others, whose comments the bulk has as well.
    const bool named = !source.numbers.empty();
    const bool open = named ? perIssue >= kWorthListing : !after.since.empty() && perIssue >= kWorthAsking;
    const bool fewer = !named && inBulk < perIssue;
    const bool bulk = after.way == Way::RestBulk || (after.way == Way::Rest && (fewer || open));
    if (!bulk || missing.touched.empty()) {
        toEach(perIssue);
        return {};
    }
    m_perIssue = after.way == Way::Rest && !fewer ? perIssue : 0;
    after.next = commentsAddress(source, m_context.checkpoint.repository(), after.since);
    after.pagesInAll = pages;
    m_context.checkpoint.set(std::move(after));
    return {};
}

// After the first page of a bulk that may turn out to be long.
void Discussions::turnBack(Fetching& after, const HostPage<FetchedComment>& page)
{
    const std::int64_t perIssue = std::exchange(m_perIssue, 0);
    if (perIssue == 0 || page.next.empty() || (page.inAll > 0 && page.inAll - 1 <= perIssue)) {
        return;
    }
    after.phase = FetchPhase::Each;
    after.next.clear();
    after.pages = 0;
    after.pagesInAll = perIssue;
}

Status Discussions::bulk()
{
    if (m_context.checkpoint.fetching().next.empty()) {
        return choose();
    }
    Fetching after = m_context.checkpoint.fetching();
    const std::string address = after.next;
    auto asked = m_context.api.comments(address, {}, m_context.stop);
    // Some hosts hand out no more than the first so many pages of a long list: what is missing comes issue by issue.
    const bool whole = asked.ok();
    if (!whole && (asked.error().code != Errc::NotFound || after.pages == 0)) {
        return aboutRepository(m_context, asked.error());
    }
    HostPage<FetchedComment> page = whole ? std::move(asked).value() : HostPage<FetchedComment>();
    ACCORD_CHECK(m_context.list.goOn(address, page.next, page.rows));
    leaveOutUnwanted(m_context.checkpoint.source(), page.rows);
    after.next = page.next;
    ++after.pages;
    after.pagesInAll = std::max(page.inAll, after.pages);
    const bool ended = page.next.empty();
    if (ended) {
        after.phase = FetchPhase::Each;
        after.pages = 0;
        after.pagesInAll = 0;
    } else {
        turnBack(after, page);
    }
    return m_context.checkpoint.commit(std::move(after), m_context.stop,
                                       [&](sqlite::Database& database, FetchedWriter& writer) -> Status {
                                           ACCORD_TRY(const PageOutcome outcome, writer.comments(page.rows));
                                           m_context.checkpoint.countComments(outcome);
                                           ACCORD_CHECK(leaveOutStrays(m_context, database, page.rows));
                                           return ended ? bulkEnded(database, writer, whole) : Status();
                                       });
}

Status Discussions::bulkEnded(sqlite::Database& database, FetchedWriter& writer, bool whole)
{
    const Source& source = m_context.checkpoint.source();
    const Fetching& fetching = m_context.checkpoint.fetching();
    const std::int64_t since = sinceFor(fetching);
    const bool pullRequests = source.selection.pullRequests || !source.numbers.empty();
    ACCORD_TRY(const auto touched, collect::undiscussedSince(database, source.uuid, pullRequests, since));
    ACCORD_TRY(const auto wrong, collect::miscounted(database, source.uuid, pullRequests, since));
    m_doubted = whole && fetching.since.empty() && std::ssize(wrong) > fetching.pages + 1;
    std::set<std::string> incomplete;
    for (const Undiscussed& issue : wrong) {
        incomplete.insert(issue.number);
    }
    std::vector<std::string> complete;
    for (const Undiscussed& issue : touched) {
        if (!incomplete.contains(issue.number)) {
            complete.push_back(issue.number);
        }
    }
    return complete.empty() ? Status() : writer.discussed(complete);
}

Status Discussions::load()
{
    ACCORD_TRY(const Missing missing, this->missing());
    m_queue.assign(missing.all.begin(), missing.all.end());
    const auto [number, address] = numberAndAddress(m_context.checkpoint.fetching().next);
    const auto found = std::ranges::find(m_queue, number, &Undiscussed::number);
    if (found == m_queue.end()) {
        toEach(cost(missing.all));
    } else {
        std::rotate(m_queue.begin(), found, found + 1);
        m_fromItsStart = false;
    }
    m_loaded = true;
    return {};
}

Status Discussions::each()
{
    if (!m_loaded) {
        ACCORD_CHECK(load());
    }
    if (m_queue.empty()) {
        return finish(m_context);
    }
    const std::string number = m_queue.front().number;
    Fetching after = m_context.checkpoint.fetching();
    const std::string address =
        after.next.empty() ? discussionAddress(m_context.checkpoint.source(), m_context.checkpoint.repository(), number)
                           : numberAndAddress(after.next).second;
    auto asked = m_context.api.comments(address, number, m_context.stop);
    ++after.pages;
    after.pagesInAll = std::max(after.pages, after.pagesInAll);
    after.next.clear();
    if (!asked.ok()) {
        return asked.error().code == Errc::NotFound ? gone(number, asked.error(), address) : asked.error();
    }
    const HostPage<FetchedComment> page = std::move(asked).value();
    ACCORD_CHECK(m_context.discussion.goOn(address, page.next, page.rows));
    noteIfElsewhere(address, page);
    m_soFar.insert(m_soFar.end(), page.rows.begin(), page.rows.end());
    if (!page.next.empty()) {
        after.next = number + " " + page.next;
    }
    return m_context.checkpoint.commit(
        std::move(after), m_context.stop, [&](sqlite::Database& database, FetchedWriter& writer) -> Status {
            ACCORD_TRY(const PageOutcome outcome, writer.comments(page.rows));
            m_context.checkpoint.countComments(outcome);
            m_newsInIt = m_newsInIt || outcome.added > 0;
            return page.next.empty() ? discussionEnded(database, writer, address) : Status();
        });
}

// An issue may vanish between the list and its discussion.
Status Discussions::gone(const std::string& number, const Error& error, const std::string& address)
{
    m_context.checkpoint.leaveOut({LeftOut::Gone, number, whyOf(error)}, address);
    Fetching after = m_context.checkpoint.fetching();
    after.next.clear();
    toNext();
    const std::vector<std::string> numbers{number};
    return m_context.checkpoint.commit(
        std::move(after), m_context.stop,
        [&](sqlite::Database& /*database*/, FetchedWriter& writer) { return writer.discussed(numbers); });
}

// The discussion of an issue that was transferred is read where the issue is now.
void Discussions::noteIfElsewhere(const std::string& address, const HostPage<FetchedComment>& page)
{
    const std::string here = "/issues/" + m_queue.front().number + "/";
    if (!page.movedTo.empty() && page.movedTo.find(here) == std::string::npos) {
        m_context.checkpoint.note(FetchEvent::Missing, address,
                                  messages::sentence(Message{Reason::IssueIsElsewhere, {page.movedTo}}));
    }
}

// As with issues: a comment that was deleted on a page that was read already moves one of the next page to it.
bool Discussions::mayHaveMoved(const std::string& address) const
{
    return countsPages(address) && std::ssize(m_soFar) != m_queue.front().commentCount;
}

void Discussions::toNext()
{
    m_queue.pop_front();
    m_soFar.clear();
    m_fromItsStart = true;
    m_readAgain = false;
    m_newsInIt = false;
}

Status Discussions::discussionEnded(sqlite::Database& database, FetchedWriter& writer, const std::string& address)
{
    const Source& source = m_context.checkpoint.source();
    const std::string number = m_queue.front().number;
    if (m_fromItsStart) {
        if (!m_readAgain && mayHaveMoved(address)) {
            m_readAgain = true;
            m_soFar.clear();
            return {};
        }
        ACCORD_TRY(const std::int64_t went,
                   collect::keepOnly(database, source.uuid, number, m_soFar, m_context.checkpoint.fetching().pass));
        m_newsInIt = m_newsInIt || went > 0;
    } else {
        // Whether something was deleted cannot be seen from its later pages alone.
        m_fromItsStart = true;
        m_soFar.clear();
        ACCORD_TRY(const auto wrong, collect::miscounted(database, source.uuid, true, 0));
        if (isAmong(wrong, number)) {
            return {};
        }
    }
    m_inVain = m_newsInIt ? 0 : m_inVain + 1;
    m_doubted = m_doubted && !m_newsInIt;
    toNext();
    std::vector<std::string> here{number};
    if (m_doubted && m_inVain >= kInVain) {
        for (; !m_queue.empty(); m_queue.pop_front()) {
            here.push_back(m_queue.front().number);
        }
    }
    return writer.discussed(here);
}

} // namespace accord::collect

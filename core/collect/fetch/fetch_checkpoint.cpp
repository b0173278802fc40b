// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/fetch_checkpoint.h"

#include "core/base/reason.h"
#include "core/collect/fetch/shared_project.h"
#include "core/collect/source_queries.h"
#include "core/messages/catalogue.h"

#include <utility>

namespace accord::collect {
namespace {

constexpr std::chrono::milliseconds kBetween{100};

} // namespace

FetchCheckpoint::FetchCheckpoint(SharedProject& shared, const Source& source)
    : m_project(shared)
    , m_source(source)
{
    m_outcome.source = source.uuid;
}

Status FetchCheckpoint::open()
{
    ACCORD_CHECK(m_project.read([this](sqlite::Database& database) -> Status {
        ACCORD_TRY(m_stored, collect::fetching(database, m_source.uuid));
        return {};
    }));
    m_fetching = m_stored;
    return {};
}

void FetchCheckpoint::keepLimits(std::shared_ptr<const RateLimiter> pace, bool token)
{
    m_limiter = std::move(pace);
    m_token = token;
}

void FetchCheckpoint::remember(Fetching& into) const
{
    if (m_limiter != nullptr) {
        rememberLimits(*m_limiter, m_token, into);
    }
}

const std::string& FetchCheckpoint::repository() const
{
    return m_fetching.renamedTo.empty() ? m_source.repository : m_fetching.renamedTo;
}

Status FetchCheckpoint::commit(Fetching after, const std::stop_token& stop, const Rows& rows)
{
    m_issues = {};
    m_comments = {};
    const auto work = [&](sqlite::Database& database) -> Status {
        ACCORD_TRY(const Fetching stored, collect::fetching(database, m_source.uuid));
        if (stored != m_stored) {
            return Error{Errc::Locked, Reason::SourceChangedMeanwhile, {m_source.repository}};
        }
        FetchedWriter writer(database, m_source.uuid, after.pass);
        if (rows) {
            ACCORD_CHECK(rows(database, writer));
        }
        after.added += m_issues.added;
        after.changed += m_issues.changed;
        after.requests = requests();
        remember(after);
        ACCORD_CHECK(collect::writeFetching(database, m_source.uuid, after));
        return writeLines(database);
    };
    ACCORD_CHECK(m_project.write(work, stop));
    m_outcome.added += m_issues.added;
    m_outcome.changed += m_issues.changed;
    m_outcome.comments += m_comments.added;
    m_outcome.requests = m_sent;
    m_sentBefore = m_sent;
    m_lines.clear();
    m_stored = std::move(after);
    m_fetching = m_stored;
    return tell();
}

std::int64_t FetchCheckpoint::requests() const
{
    return m_fetching.requests + m_sent - m_sentBefore;
}

void FetchCheckpoint::countIssues(const PageOutcome& page)
{
    m_issues.added += page.added;
    m_issues.changed += page.changed;
}

void FetchCheckpoint::countComments(const PageOutcome& page)
{
    m_comments.added += page.added;
    m_comments.changed += page.changed;
}

void FetchCheckpoint::note(FetchEvent event, std::string subject, std::string detail)
{
    m_lines.push_back(FetchLine{m_source.uuid, m_project.now(), event, std::move(subject), std::move(detail)});
}

void FetchCheckpoint::leaveOut(const LeftOutPart& part, const std::string& address)
{
    const std::string name = part.id.empty() ? address + ' ' + messages::sentence(part.problem) : part.id;
    if (!m_leftOut.insert(std::to_string(static_cast<int>(part.what)) + ' ' + name).second) {
        return;
    }
    ++m_outcome.leftOut[part.what];
    if (part.what == LeftOut::Issue || part.what == LeftOut::Comment) {
        note(FetchEvent::LeftOut, address, messages::sentence(part.problem));
    } else if (part.what == LeftOut::Gone) {
        note(FetchEvent::Missing, address, messages::sentence(part.problem));
    }
}

void FetchCheckpoint::waits(std::int64_t seconds, const std::string& why)
{
    // That it could not be written down is no reason not to wait.
    (void)writeAside();
    m_project.tell([&](FetchWatch& watch) { watch.waits(m_source, seconds, why); });
}

Status FetchCheckpoint::close()
{
    m_outcome.requests = m_sent;
    return writeAside();
}

// Between pages. How far the pass has come is not touched.
Status FetchCheckpoint::writeAside()
{
    Fetching after = m_stored;
    remember(after);
    if (m_lines.empty() && after == m_stored) {
        return {};
    }
    const auto work = [&](sqlite::Database& database) -> Status {
        ACCORD_TRY(const Fetching stored, collect::fetching(database, m_source.uuid));
        if (stored == m_stored && after != m_stored) {
            ACCORD_CHECK(collect::writeFetching(database, m_source.uuid, after));
        } else {
            after = m_stored;
        }
        return writeLines(database);
    };
    // Nobody may be kept waiting who wishes to stop: one try has to do.
    std::stop_source hurry;
    hurry.request_stop();
    ACCORD_CHECK(m_project.write(work, hurry.get_token()));
    m_stored = std::move(after);
    m_lines.clear();
    return {};
}

Status FetchCheckpoint::writeLines(sqlite::Database& database)
{
    for (const FetchLine& line : m_lines) {
        ACCORD_CHECK(collect::writeFetchLine(database, line));
    }
    return {};
}

Status FetchCheckpoint::tell()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_told < kBetween && m_toldPhase == m_fetching.phase) {
        return {};
    }
    m_told = now;
    m_toldPhase = m_fetching.phase;
    FetchedCounts counts;
    ACCORD_CHECK(m_project.read([&](sqlite::Database& database) -> Status {
        ACCORD_TRY(counts, collect::fetchedCounts(database, m_source.uuid));
        return {};
    }));
    m_project.tell([&](FetchWatch& watch) { watch.page(m_source, m_fetching, counts); });
    return {};
}

} // namespace accord::collect

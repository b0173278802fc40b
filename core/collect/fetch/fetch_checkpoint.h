// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch.h"
#include "core/collect/fetch/shared_project.h"
#include "core/collect/fetched.h"
#include "core/collect/http/rate_limiter.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::collect {

/// The books of one pass over one source: how far it has come, what is to be written with its next page, and what it
/// came to.
class FetchCheckpoint
{
public:
    FetchCheckpoint(SharedProject& shared, const Source& source);

    /// Reads how far the source has come.
    Status open();

    /// From now on it is written down until when the host wants no requests.
    void keepLimits(std::shared_ptr<const RateLimiter> pace, bool token);

    [[nodiscard]] const Source& source() const { return m_source; }
    [[nodiscard]] const Fetching& fetching() const { return m_fetching; }
    [[nodiscard]] const std::string& repository() const; ///< by its newest name
    [[nodiscard]] FetchOutcome& outcome() { return m_outcome; }

    /// How the pass stands from now on; written with the next page.
    void set(Fetching fetching) { m_fetching = std::move(fetching); }

    using Rows = std::function<Status(sqlite::Database&, FetchedWriter&)>;

    /// The rows of a page, how far that brings the pass, and the lines of the log, in one transaction. Errc::Locked
    /// where somebody changed or removed the source meanwhile.
    Status commit(Fetching after, const std::stop_token& stop, const Rows& rows = {});

    /// For the rows of a page: what they changed.
    void countIssues(const PageOutcome& page);
    void countComments(const PageOutcome& page);

    /// Counts it, and notes it where nobody can read it; once, however often the host sends it.
    void leaveOut(const LeftOutPart& part, const std::string& address);

    void note(FetchEvent event, std::string subject, std::string detail); ///< a line of the log, for the next page
    void sent(std::int64_t requests) { m_sent = requests; }               ///< in all, by this pass's sender
    [[nodiscard]] std::int64_t requests() const;                          ///< of the pass so far

    /// Somebody who ends us meanwhile must find what we wait for: it is written down at once.
    void waits(std::int64_t seconds, const std::string& why);

    /// Writes the lines, and the limits, that no page takes along.
    Status close();

    Status read(const SharedProject::Work& work) { return m_project.read(work); }
    [[nodiscard]] std::string now() const { return m_project.now(); }

private:
    Status writeLines(sqlite::Database& database);
    Status writeAside();
    void remember(Fetching& into) const;
    Status tell();

    SharedProject& m_project;
    Source m_source;
    Fetching m_fetching;
    Fetching m_stored; ///< as it is in the project
    std::shared_ptr<const RateLimiter> m_limiter;
    bool m_token = false;
    FetchOutcome m_outcome;
    PageOutcome m_issues;   ///< of the page that is being written
    PageOutcome m_comments; ///< the same
    std::vector<FetchLine> m_lines;
    std::set<std::string> m_leftOut; ///< what was counted
    std::int64_t m_sent = 0;
    std::int64_t m_sentBefore = 0;
    std::chrono::steady_clock::time_point m_told;
    FetchPhase m_toldPhase = FetchPhase::Idle;
};

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch.h"
#include "core/collect/http/rate_limiter.h"
#include "core/model/collect.h"
#include "core/project/project.h"
#include "core/sqlite/database.h"

#include <functional>
#include <mutex>
#include <span>
#include <stop_token>
#include <string>

namespace accord::collect {

/// What the threads of one fetch share: the project, at which one of them works at a time, and who watches.
class SharedProject
{
public:
    /// `by`: in whose name is fetched.
    SharedProject(Project& project, PersonId by, FetchWatch& watch)
        : m_project(project)
        , m_by(by)
        , m_watch(watch)
    {}

    using Work = std::function<Status(sqlite::Database&)>;

    Status read(const Work& work);

    /// All of it in one transaction, or none; Errc::NotPermitted for who may not fetch. While others write it is waited
    /// for, unless somebody wishes to stop.
    Status write(const Work& work, const std::stop_token& stop);

    void tell(const std::function<void(FetchWatch&)>& what);
    [[nodiscard]] std::string now() const { return m_project.now(); }

private:
    std::mutex m_mutex;
    Project& m_project;
    PersonId m_by;
    FetchWatch& m_watch;
};

// A host's limits from one fetch to the next: who begins again after a stop or a crash waits as if nothing had been.

/// Writes down until when a host wants no requests.
void rememberLimits(const RateLimiter& pace, bool token, Fetching& into);

/// Tells the paces what was written down of the hosts of these sources, by whichever source of the project. What was
/// told to somebody without a token does not hold for one who has a token now.
Status recallLimits(SharedProject& shared, std::span<const Source> sources, const Network& network,
                    RateLimiters& limiters);

} // namespace accord::collect

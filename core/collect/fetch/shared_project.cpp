// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/shared_project.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/collect/http/tokens.h"
#include "core/collect/source_queries.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace accord::collect {
namespace {

// So often somebody who wishes to stop is heard while others write.
constexpr std::chrono::milliseconds kPatience{100};

Result<sqlite::Transaction> beginAtLast(sqlite::Database& database, const std::stop_token& stop)
{
    const auto deadline = std::chrono::steady_clock::now() + sqlite::Transaction::kPatience;
    while (true) {
        Result<sqlite::Transaction> begun = sqlite::Transaction::begin(database, kPatience);
        const bool locked = !begun.ok() && begun.error().code == Errc::Locked;
        if (!locked || std::chrono::steady_clock::now() >= deadline) {
            return begun;
        }
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
    }
}

} // namespace

Status SharedProject::read(const Work& work)
{
    const std::scoped_lock lock(m_mutex);
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(m_project.database()));
    return work(m_project.database());
}

Status SharedProject::write(const Work& work, const std::stop_token& stop)
{
    const std::scoped_lock lock(m_mutex);
    ACCORD_TRY(sqlite::Transaction transaction, beginAtLast(m_project.database(), stop));
    ACCORD_CHECK(permit(m_project, m_by, Action::Fetch));
    ACCORD_CHECK(work(m_project.database()));
    return transaction.commit();
}

void SharedProject::tell(const std::function<void(FetchWatch&)>& what)
{
    const std::scoped_lock lock(m_mutex);
    what(m_watch);
}

namespace {

std::string textOf(const std::optional<std::chrono::sys_seconds>& time)
{
    return time ? timeOf(time->time_since_epoch().count()) : std::string();
}

// A time further ahead than anybody waits was written by a clock that went wrong, or by somebody else: the host is
// asked once more.
void hold(RateLimiter& pace, Bucket bucket, const std::string& until, std::chrono::sys_seconds now,
          std::chrono::seconds longest)
{
    const auto seconds = secondsOf(until);
    const std::chrono::sys_seconds time{std::chrono::seconds(seconds.value_or(0))};
    if (time > now && time <= now + longest) {
        pace.holdUntil(bucket, time, {Reason::LimitOfRequests, {}});
    }
}

} // namespace

void rememberLimits(const RateLimiter& pace, bool token, Fetching& into)
{
    into.restHeldUntil = textOf(pace.heldUntil(Bucket::Rest));
    into.graphQlHeldUntil = textOf(pace.heldUntil(Bucket::GraphQl));
    into.heldWithToken = token ? 1 : 0;
}

Status recallLimits(SharedProject& shared, std::span<const Source> sources, const Network& network,
                    RateLimiters& limiters)
{
    std::vector<std::pair<Source, Fetching>> told;
    ACCORD_CHECK(shared.read([&](sqlite::Database& database) -> Status {
        ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(database));
        for (const Source& source : all) {
            ACCORD_TRY(const Fetching fetching, collect::fetching(database, source.uuid));
            // Nobody is asked for the token of a host that nothing is fetched from.
            if (std::ranges::find(sources, source.base, &Source::base) != sources.end() &&
                !(fetching.restHeldUntil.empty() && fetching.graphQlHeldUntil.empty())) {
                told.emplace_back(source, fetching);
            }
        }
        return {};
    }));
    if (told.empty()) {
        return {};
    }
    const auto now = network.time->now();
    const auto longest = network.mostWait + network.mostWait / 10; // as RateLimiter waits
    for (const auto& [source, fetching] : told) {
        const net::Secret token = network.token ? network.token(tokenHost(source)) : net::Secret();
        if (token.empty() == (fetching.heldWithToken == 0)) {
            const auto pace = limiters.of(source.base, token);
            hold(*pace, Bucket::Rest, fetching.restHeldUntil, now, longest);
            hold(*pace, Bucket::GraphQl, fetching.graphQlHeldUntil, now, longest);
        }
    }
    return {};
}

} // namespace accord::collect

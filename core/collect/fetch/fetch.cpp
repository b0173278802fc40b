// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/fetch.h"

#include "core/collect/confirmed.h"
#include "core/collect/fetch/shared_project.h"
#include "core/collect/fetch/limits.h"
#include "core/collect/fetch/steps/pass.h"
#include "core/collect/http/rate_limiter.h"
#include "core/collect/http/tokens.h"
#include "core/project/permission.h"
#include "core/store/issues/import_guard.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace accord::collect {
namespace {

void work(SharedProject& desk, const Network& network, RateLimiters& limiters, std::span<const Source> sources,
          std::vector<FetchOutcome>& outcomes, std::atomic<std::size_t>& next, const std::stop_token& stop)
{
    for (std::size_t i = next++; i < sources.size(); i = next++) {
        const Source& source = sources[i];
        if (stop.stop_requested()) {
            outcomes[i].source = source.uuid;
            outcomes[i].error = Error{Errc::Cancelled, source.repository, {}};
            continue;
        }
        if (const Status agreed = network.confirmed ? Status() : requireConfirmed(source); !agreed.ok()) {
            outcomes[i].source = source.uuid;
            outcomes[i].error = agreed.error();
            continue;
        }
        std::shared_ptr<RateLimiter> pace = limiters.of(source.base, network.token(tokenHost(source)));
        outcomes[i] = runPass(desk, network, std::move(pace), source, stop);
    }
}

bool wasCancelled(const FetchOutcome& outcome)
{
    return outcome.error && outcome.error->code == Errc::Cancelled;
}

} // namespace

Result<std::vector<FetchOutcome>> fetch(Project& project, std::span<const Source> sources, const Network& network,
                                        FetchWatch& watch, const std::stop_token& stop, PersonId by)
{
    ACCORD_CHECK(permit(project, by, Action::Fetch)); // before anything is sent; asked again where it writes
    ACCORD_TRY(const store::ImportGuard guard,
               store::ImportGuard::hold(project.file(), store::ImportGuard::Sort::Fetch));
    SharedProject desk(project, by, watch);
    RateLimiters limiters(network);
    ACCORD_CHECK(recallLimits(desk, sources, network, limiters));
    std::vector<FetchOutcome> outcomes(sources.size());
    std::atomic<std::size_t> next = 0;
    {
        std::vector<std::jthread> threads;
        const auto most = static_cast<std::size_t>(std::clamp(network.atOnce, 1, 8));
        while (threads.size() < std::min(most, sources.size())) {
            threads.emplace_back([&] { work(desk, network, limiters, sources, outcomes, next, stop); });
        }
    }
    if (std::ranges::any_of(outcomes, wasCancelled)) {
        return Error{Errc::Cancelled, project.file().string(), {}};
    }
    return outcomes;
}

std::map<LeftOut, std::int64_t> leftOut(std::span<const FetchOutcome> outcomes)
{
    std::map<LeftOut, std::int64_t> sums;
    for (const FetchOutcome& outcome : outcomes) {
        for (const auto& [what, count] : outcome.leftOut) {
            sums[what] += count;
        }
    }
    return sums;
}

} // namespace accord::collect

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/fetch.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/confirmed_sources.h"
#include "core/collect/fetch/host_api.h"
#include "core/collect/fetch/listing.h"
#include "core/collect/fetch/shared_project.h"
#include "core/collect/http/rate_limiter.h"
#include "core/collect/http/tokens.h"
#include "core/project/permission.h"
#include "core/store/long_work/work_lock.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <span>
#include <thread>

namespace accord::collect {
namespace {

void work(SharedProject& shared, const Network& network, RateLimiters& limiters, std::span<const Source> sources,
          std::vector<FetchOutcome>& outcomes, std::atomic<std::size_t>& next, const std::stop_token& stop)
{
    for (std::size_t i = next++; i < sources.size(); i = next++) {
        const Source& source = sources[i];
        if (stop.stop_requested()) {
            outcomes[i].source = source.uuid;
            outcomes[i].error = Error{Errc::Cancelled, Reason::Cancelled};
            continue;
        }
        if (const Status agreed = network.confirmed ? Status() : requireConfirmed(source); !agreed.ok()) {
            outcomes[i].source = source.uuid;
            outcomes[i].error = agreed.error();
            continue;
        }
        std::shared_ptr<RateLimiter> pace = limiters.of(source.base, network.token(tokenHost(source)));
        outcomes[i] = runPass(shared, network, std::move(pace), source, stop);
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
    ACCORD_TRY(const store::WorkLock guard, store::WorkLock::hold(project.file(), store::WorkLock::Sort::Fetch));
    SharedProject shared(project, by, watch);
    RateLimiters limiters(network);
    ACCORD_CHECK(recallLimits(shared, sources, network, limiters));
    std::vector<FetchOutcome> outcomes(sources.size());
    std::atomic<std::size_t> next = 0;
    {
        std::vector<std::jthread> threads;
        const auto most = static_cast<std::size_t>(std::clamp(network.atOnce, 1, 8));
        while (threads.size() < std::min(most, sources.size())) {
            threads.emplace_back([&] { work(shared, network, limiters, sources, outcomes, next, stop); });
        }
    }
    if (std::ranges::any_of(outcomes, wasCancelled)) {
        return Error{Errc::Cancelled, Reason::Cancelled};
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

namespace {

// What a host needs for a page of a hundred beyond what it needs for any answer, roughly.
constexpr double kSecondsPerPage = 0.5;

// Both hosts count by the hour.
constexpr double kWindow = 3600;

// What a page of issues costs by GitHub's formula: every connection within each of a hundred issues is a hundredth.
constexpr std::int64_t kPointsPerPage = 6;

class NobodyWatches final : public FetchWatch
{
public:
    void page(const Source& /*source*/, const Fetching& /*fetching*/, const FetchedCounts& /*counts*/) override {}
    void waits(const Source& /*source*/, std::int64_t /*seconds*/, const std::string& /*why*/) override {}
};

// The same list with one row on a page: it has as many pages as there are rows.
std::string ofOne(const std::string& address, Dialect dialect)
{
    const std::string size = std::to_string(pageSize(dialect));
    return text::replacedAll(text::replacedAll(address, "per_page=" + size, "per_page=1"), "limit=" + size, "limit=1");
}

class PageEstimate
{
public:
    PageEstimate(FetchCheckpoint& checkpoint, HostApi& api, std::stop_token stop)
        : m_checkpoint(checkpoint)
        , m_api(api)
        , m_stop(std::move(stop))
        , m_source(checkpoint.source())
        , m_running(checkpoint.fetching().phase != FetchPhase::Idle)
        , m_since(m_running ? checkpoint.fetching().since : checkpoint.fetching().beganAt)
    {}

    Status make(FetchCost& forecast)
    {
        if (!m_source.numbers.empty()) {
            return ofNumbers(forecast);
        }
        ACCORD_CHECK(forecast.way == Way::GraphQl ? ofGraph(forecast) : ofLists(forecast));
        forecast.requests -= std::min(forecast.requests, done());
        return {};
    }

    [[nodiscard]] std::int64_t asked() const { return m_asked; }

private:
    // Of each issue itself and, at most, its discussion.
    Status ofNumbers(FetchCost& forecast)
    {
        forecast.issues = std::ssize(m_source.numbers);
        forecast.requests = 2 * forecast.issues;
        ++m_asked;
        const auto first =
            m_api.issue(issueAddress(m_source, m_checkpoint.repository(), m_source.numbers.front()), m_stop);
        return first.ok() || first.error().code == Errc::NotFound ? Status() : Status(first.error());
    }

    Status ofGraph(FetchCost& forecast)
    {
        ++m_asked;
        ACCORD_TRY(const format::GraphQlPage page, m_api.graphCount(m_checkpoint.repository(), m_since, m_stop));
        forecast.issues = page.issuesInAll;
        forecast.requests = std::max<std::int64_t>(1, pagesFor(page.issuesInAll, pageSize(m_source.dialect)));
        forecast.limit = page.limit.limit;
        forecast.left = page.limit.left;
        if (page.limit.resetsAt) {
            forecast.resetsAt = timeOf(page.limit.resetsAt->time_since_epoch().count());
        }
        return {};
    }

    Status ofLists(FetchCost& forecast)
    {
        const std::int64_t size = pageSize(m_source.dialect);
        ACCORD_TRY(forecast.issues, issues());
        forecast.requests = std::max<std::int64_t>(1, pagesFor(forecast.issues, size));
        if (forecast.issues == 0) {
            return {};
        }
        ++m_asked;
        const std::string address =
            ofOne(commentsAddress(m_source, m_checkpoint.repository(), m_since), m_source.dialect);
        ACCORD_TRY(const HostPage<FetchedComment> page, m_api.comments(address, {}, m_stop));
        const std::int64_t comments = page.rows.empty() ? 0 : std::max<std::int64_t>(page.inAll, 1);
        const std::int64_t perIssue = std::min(forecast.issues, comments) + comments / size;
        const std::int64_t bulk = pagesFor(comments, size);
        forecast.requests += forecast.way == Way::RestPerIssue ? perIssue
                             : forecast.way == Way::RestBulk   ? bulk
                                                               : std::min(bulk, perIssue);
        return {};
    }

    Result<std::int64_t> issues()
    {
        ++m_asked;
        const std::string address =
            ofOne(issuesAddress(m_source, m_checkpoint.repository(), m_since), m_source.dialect);
        ACCORD_TRY(const HostPage<FetchedIssue> page, m_api.issues(address, {}, m_stop));
        if (page.inAll > 0 || page.next.empty()) {
            return page.rows.empty() ? 0 : std::max<std::int64_t>(page.inAll, std::ssize(page.rows));
        }
        // A list that goes on by cursors does not tell its length: there are no more issues than the newest's number.
        ++m_asked;
        ACCORD_TRY(const HostPage<FetchedIssue> newest,
                   m_api.issues(text::replacedAll(address, "direction=asc", "direction=desc"), {}, m_stop));
        std::int64_t number = 0;
        for (const char digit : newest.rows.empty() ? std::string() : newest.rows.front().link.name) {
            number = digit >= '0' && digit <= '9' ? number * 10 + (digit - '0') : number;
        }
        return number;
    }

    // Requests that a pass which was cut off need not send again.
    [[nodiscard]] std::int64_t done() const { return m_running ? m_checkpoint.fetching().requests : 0; }

    FetchCheckpoint& m_checkpoint;
    HostApi& m_api;
    std::stop_token m_stop;
    const Source& m_source;
    bool m_running;
    std::string m_since;
    std::int64_t m_asked = 0;
};

void heard(FetchCost& forecast, const Limit& limit)
{
    if (forecast.limit == 0 && limit.limit > 0) {
        forecast.limit = limit.limit;
        forecast.left = limit.left;
        forecast.resetsAt = timeOf(limit.resetsAt.time_since_epoch().count());
    }
}

double waiting(const FetchCost& forecast, std::chrono::sys_seconds now)
{
    const std::int64_t cost = forecast.requests * (forecast.way == Way::GraphQl ? kPointsPerPage : 1);
    if (forecast.limit <= 0 || cost <= forecast.left) {
        return 0;
    }
    const auto reset = secondsOf(forecast.resetsAt).value_or(now.time_since_epoch().count());
    const auto untilReset = static_cast<double>(std::max<std::int64_t>(0, reset - now.time_since_epoch().count()));
    return untilReset + kWindow * static_cast<double>((cost - forecast.left - 1) / forecast.limit);
}

} // namespace

Result<FetchCost> forecast(Project& project, const Source& source, const Network& network, const std::stop_token& stop)
{
    if (!network.confirmed) {
        ACCORD_CHECK(requireConfirmed(source));
    }
    NobodyWatches nobody;
    SharedProject shared(project, PersonId{}, nobody);
    FetchCheckpoint checkpoint(shared, source);
    ACCORD_CHECK(checkpoint.open());
    RateLimiters limiters(network);
    ACCORD_CHECK(recallLimits(shared, std::span(&source, 1), network, limiters));
    const std::shared_ptr<RateLimiter> pace = limiters.of(source.base, network.token(tokenHost(source)));
    HostApi api(network, pace, checkpoint);
    FetchCost forecast;
    forecast.way = wayFor(source, api.hasToken());
    PageEstimate estimate(checkpoint, api, stop);
    const auto start = std::chrono::steady_clock::now();
    ACCORD_CHECK(estimate.make(forecast));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    heard(forecast, pace->limit(forecast.way == Way::GraphQl ? Bucket::GraphQl : Bucket::Rest));
    const double perRequest = took.count() / static_cast<double>(estimate.asked()) + kSecondsPerPage;
    forecast.seconds = static_cast<double>(forecast.requests) * perRequest + waiting(forecast, network.time->now());
    return forecast;
}

} // namespace accord::collect

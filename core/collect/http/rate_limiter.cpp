// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/rate_limiter.h"

#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/format/host/reply_headers.h"
#include "core/net/curl_transport.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace accord::collect {

namespace {

class SystemTime final : public FetchClock
{
public:
    [[nodiscard]] std::chrono::sys_seconds now() const override
    {
        return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    }

    bool wait(std::chrono::milliseconds time, const std::stop_token& stop) override
    {
        std::mutex mutex;
        std::condition_variable_any nothing;
        std::unique_lock lock(mutex);
        nothing.wait_for(lock, stop, time, [] { return false; });
        return !stop.stop_requested();
    }
};

} // namespace

Network realNetwork(std::function<net::Secret(const std::string& host)> token)
{
    Network network;
    network.transport = [] { return std::make_unique<net::CurlTransport>(); };
    network.token = std::move(token);
    network.time = std::make_shared<SystemTime>();
    network.seed = seedByChance();
    return network;
}

namespace {

// Clocks tell whole seconds here and there: without it a request could come a moment too early.
constexpr std::chrono::seconds kMargin{1};

} // namespace

RateLimiter::RateLimiter(std::shared_ptr<FetchClock> time, int atOnce, std::chrono::seconds mostWait)
    : m_time(std::move(time))
    , m_atOnce(std::clamp(atOnce, 1, 8))
    , m_mostWait(mostWait + mostWait / 10)
{}

RateLimiter::Turn::~Turn()
{
    if (m_limiter != nullptr) {
        m_limiter->giveBack(m_bucket);
    }
}

void RateLimiter::giveBack(Bucket bucket)
{
    const std::scoped_lock lock(m_mutex);
    --m_onTheirWay;
    --stateOf(bucket).onTheirWay;
    m_free.notify_all();
}

std::pair<std::chrono::milliseconds, Message> RateLimiter::toWait(const State& state) const
{
    const auto now = m_time->now();
    const bool limited = state.usedUp() && state.limit.resetsAt > std::max(now, state.heldUntil);
    const auto until = limited ? state.limit.resetsAt : state.heldUntil;
    if (until <= now) {
        return {std::chrono::milliseconds(0), {}};
    }
    return {until - now, limited ? Message{Reason::LimitOfRequests, {}} : state.heldFor};
}

Result<RateLimiter::Turn> RateLimiter::turn(Bucket bucket, const BeforeWait& before, const std::stop_token& stop)
{
    auto& state = stateOf(bucket);
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        // Those on their way may come back with the news that more is left, or a new window.
        const bool newsToCome = state.usedUp() && state.onTheirWay > 0;
        if (m_onTheirWay >= m_atOnce || newsToCome) {
            m_free.wait(lock, stop, [had = m_onTheirWay, this] { return m_onTheirWay < had; });
            continue;
        }
        const auto [time, why] = toWait(state);
        if (time.count() == 0) {
            ++m_onTheirWay;
            ++state.onTheirWay;
            return Turn(*this, bucket);
        }
        if (time > m_mostWait) {
            const auto until = m_time->now() + std::chrono::ceil<std::chrono::seconds>(time);
            const std::string end = timeOf(until.time_since_epoch().count());
            return why.reason == kNoReason ? Error{Errc::Network, Reason::LeftAloneUntil, {"", end}}
                                           : Error{Errc::Network, Reason::LeftAloneUntilBecause, {"", end, why}};
        }
        lock.unlock();
        if (before) {
            before(time, why);
        }
        m_time->wait(time, stop);
        lock.lock();
    }
    return Error{Errc::Cancelled, Reason::Cancelled};
}

void RateLimiter::heard(Bucket bucket, const format::LimitNews& news, std::chrono::sys_seconds hostNow)
{
    if (!news.left) {
        return;
    }
    const std::scoped_lock lock(m_mutex);
    auto& limit = stateOf(bucket).limit;
    const auto now = m_time->now();
    const auto resetsAt = news.resetsAt ? now + (*news.resetsAt - hostNow) + kMargin : std::chrono::sys_seconds{};
    // Replies may arrive in another order than the host wrote them: within a window what is left only shrinks. The
    // clocks' whole seconds let the same end of a window look a little different each time.
    const bool sameWindow = limit.resetsAt > now && resetsAt <= limit.resetsAt + 2 * kMargin;
    limit.limit = news.limit.value_or(std::max({limit.limit, *news.left, std::int64_t{1}}));
    limit.left = sameWindow ? std::min(limit.left, *news.left) : *news.left;
    limit.resetsAt = sameWindow ? std::max(limit.resetsAt, resetsAt) : resetsAt;
}

void RateLimiter::heardNothing(Bucket bucket)
{
    const std::scoped_lock lock(m_mutex);
    --stateOf(bucket).limit.left;
}

void RateLimiter::hold(Bucket bucket, std::chrono::seconds time, const Message& why)
{
    holdUntil(bucket, m_time->now() + time + kMargin, why);
}

void RateLimiter::holdUntil(Bucket bucket, std::chrono::sys_seconds time, const Message& why)
{
    const std::scoped_lock lock(m_mutex);
    auto& state = stateOf(bucket);
    if (time > state.heldUntil) {
        state.heldUntil = time;
        state.heldFor = why;
    }
}

std::optional<std::chrono::sys_seconds> RateLimiter::heldUntil(Bucket bucket) const
{
    const std::scoped_lock lock(m_mutex);
    const auto time = toWait(m_states[static_cast<std::size_t>(bucket)]).first;
    return time.count() == 0 ? std::nullopt
                             : std::optional(m_time->now() + std::chrono::ceil<std::chrono::seconds>(time));
}

Limit RateLimiter::limit(Bucket bucket) const
{
    const std::scoped_lock lock(m_mutex);
    Limit limit = m_states[static_cast<std::size_t>(bucket)].limit;
    limit.left = std::max<std::int64_t>(limit.left, 0);
    return limit;
}

RateLimiters::RateLimiters(const Network& network)
    : m_time(network.time)
    , m_atOnce(network.atOnce)
    , m_mostWait(network.mostWait)
{}

std::shared_ptr<RateLimiter> RateLimiters::of(const std::string& base, const net::Secret& token)
{
    const std::scoped_lock lock(m_mutex);
    auto& pace = m_limiters[{base, token.reveal()}];
    if (!pace) {
        pace = std::make_shared<RateLimiter>(m_time, m_atOnce, m_mostWait);
    }
    return pace;
}

} // namespace accord::collect

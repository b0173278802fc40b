// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/transport.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace accord::collect {

/// Time as manners need it: a test has its own, in which nobody waits.
class FetchClock
{
public:
    FetchClock() = default;
    virtual ~FetchClock() = default;
    FetchClock(const FetchClock&) = delete;
    FetchClock& operator=(const FetchClock&) = delete;

    [[nodiscard]] virtual std::chrono::sys_seconds now() const = 0;

    /// False if somebody wished to stop meanwhile.
    virtual bool wait(std::chrono::milliseconds time, const std::stop_token& stop) = 0;
};

/// How the world is reached.
struct Network
{
    /// A transport for one thread.
    std::function<std::unique_ptr<net::Transport>()> transport;

    /// The token for a host ("github.com"); an empty one if there is none. Called from the threads that work.
    std::function<net::Secret(const std::string& host)> token;

    std::shared_ptr<FetchClock> time;
    int atOnce = 2;         ///< requests at once, 1 to 8
    std::uint64_t seed = 0; ///< of the jitter

    /// So long a host's limit is waited for, and a tenth longer as clocks differ. What asks for more ends the fetch.
    std::chrono::seconds mostWait{3600};

    /// The person agreed to ask sources that nobody confirmed on this machine (see confirmed_sources.h).
    bool confirmed = false;
};

/// The real one: libcurl, the system's clock; tokens as `token` has them.
Network realNetwork(std::function<net::Secret(const std::string& host)> token);

} // namespace accord::collect

namespace accord::format {
struct LimitNews;
}

namespace accord::collect {

/// What a host counts apart.
enum class Bucket : std::uint8_t { Rest = 0, GraphQl = 1 };

/// What is known of a host's limit from its last replies.
struct Limit
{
    std::int64_t limit = 0;              ///< requests (GraphQL: points) per window; 0: the host does not tell
    std::int64_t left = 0;               ///< of the window
    std::chrono::sys_seconds resetsAt{}; ///< when the window ends, by this machine's clock
};

/// Before somebody waits: how long, and what for.
using BeforeWait = std::function<void(std::chrono::milliseconds time, const Message& why)>;

/// When the next request may go to one host with one token: shared by all threads that ask there. What a host tells of
/// its limits in one thread holds for all of them.
class RateLimiter
{
public:
    RateLimiter(std::shared_ptr<FetchClock> time, int atOnce, std::chrono::seconds mostWait);

    /// Permission to send one request. Given back when it goes.
    class Turn
    {
    public:
        Turn(RateLimiter& pace, Bucket bucket)
            : m_limiter(&pace)
            , m_bucket(bucket)
        {}
        Turn(Turn&& other) noexcept
            : m_limiter(std::exchange(other.m_limiter, nullptr))
            , m_bucket(other.m_bucket)
        {}
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        Turn& operator=(Turn&&) = delete;
        ~Turn();

    private:
        RateLimiter* m_limiter;
        Bucket m_bucket;
    };

    /// Waits until a request may go: fewer than `atOnce` are on their way, and no limit forbids it. Errc::Cancelled.
    /// Errc::Network where that would be longer than is waited for at most, with until when, and why.
    Result<Turn> turn(Bucket bucket, const BeforeWait& before, const std::stop_token& stop);

    /// What a reply told. `hostNow` is the host's own time, so that a wrong clock here does not shorten a wait.
    void heard(Bucket bucket, const format::LimitNews& news, std::chrono::sys_seconds hostNow);

    /// A request brought no reply: whether the host counted it is not known, so that it counts.
    void heardNothing(Bucket bucket);

    /// Nothing is sent before `time` has gone by: the host said so.
    void hold(Bucket bucket, std::chrono::seconds time, const Message& why);

    /// The same until a time by this machine's clock.
    void holdUntil(Bucket bucket, std::chrono::sys_seconds time, const Message& why);

    /// Until when nothing may be sent, as far as it is known; nothing if a request may go.
    [[nodiscard]] std::optional<std::chrono::sys_seconds> heldUntil(Bucket bucket) const;

    [[nodiscard]] Limit limit(Bucket bucket) const;

private:
    struct State
    {
        Limit limit; ///< what is left as the host told it last: requests on their way may be among it or not
        int onTheirWay = 0;
        std::chrono::sys_seconds heldUntil{};
        Message heldFor;

        [[nodiscard]] bool usedUp() const { return limit.limit > 0 && limit.left <= onTheirWay; }
    };

    State& stateOf(Bucket bucket) { return m_states[static_cast<std::size_t>(bucket)]; }

    /// How long nothing may be sent for the limits as they are known, and why.
    [[nodiscard]] std::pair<std::chrono::milliseconds, Message> toWait(const State& state) const;
    void giveBack(Bucket bucket);

    std::shared_ptr<FetchClock> m_time;
    const int m_atOnce;
    const std::chrono::seconds m_mostWait;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_free;
    int m_onTheirWay = 0;
    std::array<State, 2> m_states;
};

/// The paces of one fetch: one for each host and token.
class RateLimiters
{
public:
    explicit RateLimiters(const Network& network);

    std::shared_ptr<RateLimiter> of(const std::string& base, const net::Secret& token);

private:
    std::shared_ptr<FetchClock> m_time;
    int m_atOnce;
    std::chrono::seconds m_mostWait;
    std::mutex m_mutex;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<RateLimiter>> m_limiters;
};

} // namespace accord::collect

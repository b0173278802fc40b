// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/collect/http/http_client.h"
#include "core/collect/http/rate_limiter.h"
#include "core/messages/catalogue.h"
#include "core/net/transport.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// A sender whose host and time are made up.
namespace accord::test {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::sys_seconds;

/// Nobody waits: time goes on by what was to be waited for.
class OwnTime final : public collect::FetchClock
{
public:
    [[nodiscard]] sys_seconds now() const override
    {
        const std::scoped_lock lock(m_mutex);
        return std::chrono::floor<seconds>(m_now);
    }

    bool wait(milliseconds time, const std::stop_token& stop) override
    {
        const std::scoped_lock lock(m_mutex);
        m_waits.push_back(time);
        m_now += time;
        if (m_stopInWait != nullptr) {
            m_stopInWait->request_stop();
        }
        return !stop.stop_requested();
    }

    void pass(milliseconds time)
    {
        const std::scoped_lock lock(m_mutex);
        m_now += time;
    }

    [[nodiscard]] std::chrono::sys_time<milliseconds> exactly() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_now;
    }

    [[nodiscard]] std::vector<milliseconds> waits() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_waits;
    }

    void stopInWait(std::stop_source& source) { m_stopInWait = &source; }

private:
    mutable std::mutex m_mutex;
    std::chrono::sys_time<milliseconds> m_now{seconds(1'760'000'000) + milliseconds(900)};
    std::vector<milliseconds> m_waits;
    std::stop_source* m_stopInWait = nullptr;
};

/// What a made-up host heard and when, and what it answers.
struct Script
{
    std::vector<Result<net::Reply>> replies; ///< one after the other, the last one for ever
    std::vector<net::Request> requests;
    std::vector<std::chrono::sys_time<milliseconds>> times;

    /// Between two requests.
    [[nodiscard]] milliseconds between(std::size_t first, std::size_t second) const
    {
        return times.at(second) - times.at(first);
    }
};

class ScriptedTransport final : public net::Transport
{
public:
    ScriptedTransport(Script& script, const OwnTime& time)
        : m_script(script)
        , m_time(time)
    {}

    Result<net::Reply> send(const net::Request& request, const std::stop_token& stop) override
    {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        const auto at = std::min(m_script.requests.size(), m_script.replies.size() - 1);
        m_script.requests.push_back(request);
        m_script.times.push_back(m_time.exactly());
        return m_script.replies[at];
    }

private:
    Script& m_script;
    const OwnTime& m_time;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

inline net::Reply reply(int status, Headers headers, std::string body = "[]")
{
    return {status, std::move(headers), std::move(body)};
}

/// A sender to "https://api.example.org" and everything around it.
struct Asking
{
    explicit Asking(std::vector<Result<net::Reply>> replies, Dialect dialect = Dialect::GitHub, unsigned int seed = 1)
    {
        script.replies = std::move(replies);
        network.transport = [this] { return std::make_unique<ScriptedTransport>(script, *time); };
        network.token = [](const std::string& host) { return net::Secret(host == "api.example.org" ? "s3cret" : ""); };
        network.time = time;
        network.seed = seed;
        source.uuid = namedUuid("a source");
        source.dialect = dialect;
        source.host = "example.org";
        source.base = "https://api.example.org";
        pace = std::make_shared<collect::RateLimiter>(time, 2, std::chrono::hours(1));
        collect::HttpEvents events;
        events.waits = [this](std::int64_t length, const Message& why) {
            told.push_back("waits " + std::to_string(length) + " " + messages::sentence(why));
        };
        events.repeated = [this](const std::string& address, const Message& why) {
            told.push_back("repeated " + address + " " + messages::sentence(why));
        };
        events.renamed = [this](const std::string& address, const std::string& other) {
            told.push_back("renamed " + address + " " + other);
        };
        sender = std::make_unique<collect::HttpClient>(network, source, pace, events);
    }

    Result<net::Reply> get(const std::string& path = "/repos/a/b/issues")
    {
        return sender->get(source.base + path, "", stop.get_token());
    }

    std::shared_ptr<OwnTime> time = std::make_shared<OwnTime>();
    Script script;
    collect::Network network;
    Source source;
    std::shared_ptr<collect::RateLimiter> pace;
    std::unique_ptr<collect::HttpClient> sender;
    std::stop_source stop;
    std::vector<std::string> told;
};

} // namespace accord::test

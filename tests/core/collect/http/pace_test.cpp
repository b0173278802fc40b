// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/curl_transport.h"
#include "tests/core/collect/http/kit.h"
#include "tests/support/catch.h"
#include "tests/support/host/fake_host.h"

#include <atomic>
#include <thread>

using namespace accord;
using namespace accord::test;

namespace {

/// Several threads with a sender each ask a host for single issues.
class Crowd
{
public:
    Crowd(int atOnce, host::HostSettings settings)
        : m_time(std::make_shared<OwnTime>())
        , m_host(host::makeWorld(Dialect::GitHub, 3, {}), withTime(std::move(settings), m_time))
        , m_source(m_host.source())
    {
        m_network.transport = [] { return std::make_unique<net::CurlTransport>(); };
        m_network.token = [](const std::string&) { return net::Secret("t"); };
        m_network.time = m_time;
        m_network.atOnce = atOnce;
    }

    /// How many of the requests did not bring their issue.
    int ask(int threads, int each)
    {
        collect::RateLimiters limiters(m_network);
        std::atomic<int> failed = 0;
        std::vector<std::jthread> crowd;
        for (int i = 0; i < threads; ++i) {
            crowd.emplace_back([&] {
                collect::HttpClient sender(m_network, m_source, limiters.of(m_source.base, net::Secret("t")), {});
                for (int k = 0; k < each; ++k) {
                    const auto number = std::to_string(1 + k % 40);
                    failed += sender.get(m_source.base + "/repos/alice/engine/issues/" + number, "", {}).ok() ? 0 : 1;
                }
            });
        }
        crowd.clear();
        return failed;
    }

    host::FakeHost& host() { return m_host; }

private:
    static host::HostSettings withTime(host::HostSettings settings, const std::shared_ptr<OwnTime>& time)
    {
        settings.now = [time] { return time->now(); };
        return settings;
    }

    std::shared_ptr<OwnTime> m_time;
    host::FakeHost m_host;
    Source m_source;
    collect::Network m_network;
};

} // namespace

TEST_CASE("No more requests are on their way than were wished for")
{
    const int atOnce = GENERATE(1, 2, 3);
    Crowd crowd(atOnce, {});
    crowd.host().fail([](std::size_t) { return host::Fault::Slow; });
    CHECK(crowd.ask(6, 3) == 0);
    CHECK(crowd.host().count() == 18);
    CHECK(crowd.host().mostAtOnce() <= atOnce);
    CHECK(crowd.host().mostAtOnce() >= std::min(atOnce, 2));
}

TEST_CASE("A crowd uses up each window, and never asks for more than is left")
{
    host::HostSettings settings;
    settings.limit = 20;
    settings.window = seconds(90);
    Crowd crowd(3, settings);
    CHECK(crowd.ask(4, 50) == 0);
    // Not one request more than needed, as none was refused.
    CHECK(crowd.host().count() == 200);
    CHECK(crowd.host().tooEarly() == 0);
}

TEST_CASE("Each host and token has its pace, shared by all who ask there")
{
    collect::Network network;
    network.time = std::make_shared<OwnTime>();
    collect::RateLimiters limiters(network);
    const auto one = limiters.of("https://a", net::Secret("t"));
    CHECK(one == limiters.of("https://a", net::Secret("t")));
    CHECK(one != limiters.of("https://a", net::Secret("u")));
    CHECK(one != limiters.of("https://b", net::Secret("t")));
}

TEST_CASE("A turn that nobody gives back is waited for until somebody wishes to stop")
{
    const auto time = std::make_shared<OwnTime>();
    collect::RateLimiter pace(time, 1, std::chrono::hours(1));
    const auto held = pace.turn(collect::Bucket::Rest, {}, {});
    REQUIRE(held.ok());
    std::jthread waiting([&](const std::stop_token& stop) {
        const auto none = pace.turn(collect::Bucket::Rest, {}, stop);
        CHECK(none.error().code == Errc::Cancelled);
    });
    waiting.request_stop();
}

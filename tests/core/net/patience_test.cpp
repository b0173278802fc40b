// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/curl_transport.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/host/fake_host.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace accord;
using namespace accord::net;
using namespace accord::test::host;
using SteadyClock = std::chrono::steady_clock;
using std::chrono::milliseconds;

namespace {

/// A port where connections are taken and nothing is ever said.
class Silence
{
public:
    Silence()
        : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* plain = reinterpret_cast<sockaddr*>(&address);
        REQUIRE(::bind(m_socket, plain, size) == 0);
        REQUIRE(::listen(m_socket, 8) == 0);
        REQUIRE(::getsockname(m_socket, plain, &size) == 0);
        m_port = ntohs(address.sin_port);
    }
    ~Silence() { ::close(m_socket); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

    [[nodiscard]] Request ask(const std::string& scheme) const
    {
        Request request;
        request.address = scheme + "://127.0.0.1:" + std::to_string(m_port) + "/x";
        return request;
    }

private:
    int m_socket;
    int m_port = 0;
};

// Before a host that says nothing is given up: soon on a slow machine, too.
constexpr milliseconds kSoon = Patience().stalled / 3;

/// How long a request goes on after somebody wished to stop; the shortest of some tries, as the machine may be busy.
milliseconds timeToStop(const Request& request)
{
    auto shortest = milliseconds::max();
    for (int i = 0; i < 3; ++i) {
        CurlTransport transport;
        SteadyClock::time_point ended;
        std::stop_source stop;
        Result<Reply> result = Error{};
        std::thread asking([&] {
            result = transport.send(request, stop.get_token());
            ended = SteadyClock::now();
        });
        std::this_thread::sleep_for(milliseconds(150)); // so that the request is under way
        const auto wished = SteadyClock::now();
        stop.request_stop();
        asking.join();
        CHECK(result.error().code == Errc::Cancelled);
        shortest = std::min(shortest, std::chrono::duration_cast<milliseconds>(ended - wished));
    }
    return shortest;
}

Request issuesOf(const FakeHost& host)
{
    Request request;
    request.address = host.base() + "/repos/alice/engine/issues?state=all&per_page=100";
    return request;
}

} // namespace

TEST_CASE("A wish to stop ends a request at once, whatever it waits for")
{
    const Silence silence;
    SECTION("for a secure connection")
    {
        CHECK(timeToStop(silence.ask("https")) < kSoon);
    }
    SECTION("for the reply's beginning")
    {
        CHECK(timeToStop(silence.ask("http")) < kSoon);
    }
    SECTION("for the rest of a reply")
    {
        FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
        host.fail([](std::size_t) { return Fault::Stalled; });
        CHECK(timeToStop(issuesOf(host)) < kSoon);
    }
}

TEST_CASE("A request that nobody wants any more is not begun")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    std::stop_source stop;
    stop.request_stop();
    CurlTransport transport;
    CHECK(transport.send(issuesOf(host), stop.get_token()).error().code == Errc::Cancelled);
    CHECK(host.count() == 0);
}

TEST_CASE("A host that says nothing is given up")
{
    const Silence silence;
    Patience patience;
    patience.connect = milliseconds(200);
    patience.stalled = std::chrono::seconds(1);
    CurlTransport transport(patience);
    const auto scheme = GENERATE(as<std::string>(), "http", "https");
    const auto none = transport.send(silence.ask(scheme), {});
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().code == Errc::Network);
    CHECK_FALSE(accord::test::said(none.error()).empty());
}

TEST_CASE("A reply larger than what is taken is given up")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    Patience patience;
    patience.mostBytes = 1000;
    CurlTransport transport(patience);
    const auto large = transport.send(issuesOf(host), {});
    REQUIRE_FALSE(large.ok());
    CHECK(large.error().code == Errc::Network);
    CHECK(accord::test::says(large.error(), "larger than"));
}

TEST_CASE("Nobody there is an error that names the address")
{
    std::string address;
    {
        const FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
        address = host.base() + "/x";
    }
    CurlTransport transport;
    Request request;
    request.address = address;
    const auto none = transport.send(request, {});
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().code == Errc::Network);
    CHECK(none.error().argument(0) == address);
}

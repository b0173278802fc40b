// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/collect/http/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <ctime>

using namespace accord;
using namespace accord::test;

namespace {

constexpr seconds kMargin{1};

std::string dateOf(sys_seconds time)
{
    const std::time_t value = std::chrono::system_clock::to_time_t(time);
    std::tm parts{};
    gmtime_r(&value, &parts);
    char text[40] = {};
    std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts);
    return text;
}

std::string secondsSince1970(sys_seconds time)
{
    return std::to_string(time.time_since_epoch().count());
}

/// Not a moment too early, and no later than whole seconds make it.
void checkPause(const Asking& asking, seconds told)
{
    REQUIRE(asking.script.times.size() == 2);
    CHECK(asking.script.between(0, 1) >= told);
    CHECK(asking.script.between(0, 1) <= told + kMargin);
}

} // namespace

TEST_CASE("A host that says for how long is asked again after that time")
{
    const int status = GENERATE(403, 429, 503);
    Asking asking({reply(status, {{"retry-after", "7"}}, R"({"message":"later"})"), reply(200, {})});
    REQUIRE(asking.get().ok());
    // A host that is out of service is a failure as well, which is repeated after a drawn pause.
    const auto drawn = status == 503 ? seconds(1) : seconds(0);
    CHECK(asking.script.between(0, 1) >= seconds(7));
    CHECK(asking.script.between(0, 1) <= seconds(7) + kMargin + drawn);
    CHECK(asking.sender->requests() == 2);
}

TEST_CASE("A host that says until when is believed by its own clock")
{
    const auto ahead = GENERATE(seconds(0), seconds(100'000), seconds(-100'000));
    const auto hostNow = OwnTime().now() + ahead;
    Asking asking({reply(429, {{"date", dateOf(hostNow)}, {"retry-after", dateOf(hostNow + seconds(11))}}, "{}"),
                   reply(200, {})});
    REQUIRE(asking.get().ok());
    checkPause(asking, seconds(11));
}

TEST_CASE("When nothing is left the next request waits for the new window")
{
    const auto ahead = GENERATE(seconds(0), seconds(-5000));
    const auto hostNow = OwnTime().now() + ahead;
    const Headers used{{"date", dateOf(hostNow)},
                       {"x-ratelimit-limit", "60"},
                       {"x-ratelimit-remaining", "0"},
                       {"x-ratelimit-reset", secondsSince1970(hostNow + seconds(90))}};

    SECTION("told in a good reply")
    {
        Asking asking({reply(200, used), reply(200, {})});
        REQUIRE(asking.get().ok());
        CHECK(asking.pace->limit(collect::Bucket::Rest).limit == 60);
        CHECK(asking.pace->limit(collect::Bucket::Rest).left == 0);
        REQUIRE(asking.get().ok());
        checkPause(asking, seconds(90));
        CHECK(asking.told == std::vector<std::string>{"waits 91 the limit of requests"});
    }
    SECTION("told with a refusal")
    {
        const int status = GENERATE(403, 429);
        Asking asking({reply(status, used, R"({"message":"API rate limit exceeded"})"), reply(200, {})});
        REQUIRE(asking.get().ok());
        checkPause(asking, seconds(90));
    }
    SECTION("each interface has a limit of its own")
    {
        Asking asking({reply(200, used), reply(200, {}, "{}")});
        REQUIRE(asking.get().ok());
        REQUIRE(asking.sender->post("https://api.example.org/graphql", "{}", false, {}).ok());
        CHECK(asking.script.between(0, 1) == seconds(0));
    }
}

TEST_CASE("A limit without a time is a minute at least, then longer")
{
    const auto [dialect, message] =
        GENERATE(table<Dialect, std::string>({{Dialect::GitHub, "You have exceeded a secondary rate limit."},
                                              {Dialect::GitHub, "You have triggered an abuse detection mechanism."},
                                              {Dialect::Gitee, "403 Forbidden (Rate Limit Exceeded)"}}));
    const auto refusal = reply(403, {}, R"({"message":")" + message + R"("})");
    Asking asking({refusal, refusal, refusal, reply(200, {})}, dialect);
    REQUIRE(asking.get().ok());
    for (std::size_t i = 0; i < 3; ++i) {
        const auto least = seconds(60) * (1 << i);
        CHECK(asking.script.between(i, i + 1) >= least);
        CHECK(asking.script.between(i, i + 1) <= least + least / 10 + kMargin);
    }
}

TEST_CASE("GraphQL tells of its limit in a good reply")
{
    const auto hostNow = OwnTime().now();
    const Headers used{{"x-ratelimit-limit", "5000"},
                       {"x-ratelimit-remaining", "0"},
                       {"x-ratelimit-reset", secondsSince1970(hostNow + seconds(90))}};
    Asking asking({reply(200, used, R"({"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded"}]})"),
                   reply(200, {}, R"({"data":{}})")});
    const auto answer = asking.sender->post("https://api.example.org/graphql", "{}", true, {});
    REQUIRE(answer.ok());
    CHECK(answer.value().value().body == R"({"data":{}})");
    checkPause(asking, seconds(90));
}

TEST_CASE("A wish to stop ends the wait for a limit, and nothing more is sent")
{
    Asking asking({reply(429, {{"retry-after", "3000"}}, "{}"), reply(200, {})});
    asking.time->stopInWait(asking.stop);
    const auto stopped = asking.get();
    REQUIRE_FALSE(stopped.ok());
    CHECK(stopped.error().code == Errc::Cancelled);
    CHECK(asking.script.requests.size() == 1);
}

TEST_CASE("A host that never says anything but later is given up")
{
    Asking asking({reply(429, {{"retry-after", "5"}}, R"({"message":"Too Many Requests"})")});
    const auto never = asking.get();
    REQUIRE_FALSE(never.ok());
    CHECK(accord::test::isError(never.error(), accord::Errc::Network, "https://api.example.org/repos/a/b/issues",
                                "HTTP 429: Too Many Requests"));
    CHECK(asking.script.requests.size() == collect::HttpClient::kMostTries);
}

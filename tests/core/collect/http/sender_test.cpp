// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/collect/http/reply_policy.h"
#include "tests/core/collect/http/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using namespace accord::test;

namespace {

const std::string kAddress = "https://api.example.org/repos/a/b/issues";

Error torn()
{
    return {Errc::Network, Reason::FetchFailed, {kAddress, "transfer closed with 20 bytes remaining to read"}};
}

std::vector<Result<net::Reply>> failuresThenGood(std::size_t count)
{
    std::vector<Result<net::Reply>> replies(count, reply(502, {}, R"({"message":"Server Error"})"));
    replies.push_back(reply(200, {}));
    return replies;
}

} // namespace

TEST_CASE("A request names what it accepts and carries the token of its host")
{
    Asking github({reply(200, {})});
    REQUIRE(github.sender->get(kAddress, "W/\"1\"", {}).ok());
    const auto& sent = github.script.requests.at(0);
    CHECK(sent.address == kAddress);
    CHECK(sent.scheme == "Bearer");
    CHECK(sent.token.reveal() == "s3cret");
    CHECK(std::ranges::count(sent.headers, std::pair<std::string, std::string>("If-None-Match", "W/\"1\"")) == 1);

    Asking gitee({reply(200, {})}, Dialect::Gitee);
    REQUIRE(gitee.get().ok());
    CHECK(gitee.script.requests.at(0).scheme == "token");
}

TEST_CASE("What still holds comes back as 304")
{
    Asking asking({reply(304, {{"etag", "W/\"1\""}}, "")});
    const auto same = asking.sender->get(kAddress, "W/\"1\"", {});
    REQUIRE(same.ok());
    CHECK(same.value().status == 304);
}

TEST_CASE("Whatever fails for the moment is repeated")
{
    const auto failure = GENERATE(as<int>(), 0, 1, 2, 3, 4, 5, 6, 7, 8);
    const std::vector<Result<net::Reply>> kinds{
        torn(),
        reply(500, {}, "{}"),
        reply(502, {}, "<html><title>Bad gateway</title></html>"),
        reply(503, {}, ""),
        reply(504, {}, "{}"),
        reply(200, {{"content-type", "text/html"}}, "<!DOCTYPE html><title>Sign in</title>"),
        reply(200, {}, R"([{"number": 1}, {"num)"),
        reply(200, {}, ""),
        reply(200, {}, R"({"errors":[{"message":"Something went wrong while executing your query."}]})"),
    };
    Asking asking({kinds.at(static_cast<std::size_t>(failure)), reply(200, {}, R"([{"number": 1}])")});
    const auto answer = asking.get();
    REQUIRE(answer.ok());
    CHECK(answer.value().body == R"([{"number": 1}])");
    CHECK(asking.sender->requests() == 2);
    CHECK(asking.told.size() == 1);
}

TEST_CASE("Pauses grow, are drawn within their bounds and again the same from the same seed")
{
    const auto waitsWith = [](unsigned int seed) {
        Asking asking(failuresThenGood(7), Dialect::GitHub, seed);
        REQUIRE(asking.get().ok());
        CHECK(asking.sender->requests() == 8);
        return asking.time->waits();
    };
    const auto waits = waitsWith(1);
    REQUIRE(waits.size() == 7);
    for (std::size_t i = 0; i < waits.size(); ++i) {
        CHECK(waits[i] <= seconds(1 << i));
    }
    CHECK(waits == waitsWith(1));
    CHECK(waits != waitsWith(2));
}

TEST_CASE("A drawn pause may be any up to the longest")
{
    Random random(5);
    for (int repetition = 1; repetition <= 8; ++repetition) {
        const auto longest = collect::longestBackOff(repetition);
        CHECK(longest == std::min(seconds(64), seconds(1 << (repetition - 1))));
        milliseconds sum{0};
        for (int i = 0; i < 4000; ++i) {
            const auto pause = collect::backOff(random, repetition);
            REQUIRE(pause >= milliseconds(0));
            REQUIRE(pause <= longest);
            sum += pause;
        }
        // The mean of so many uniform numbers is within 5 standard errors: 5 / sqrt(12 * 4000) of the longest.
        CHECK(std::abs(static_cast<double>(sum.count()) / 4000.0 / static_cast<double>(longest.count()) - 0.5) < 0.023);
    }
}

TEST_CASE("After eight failures in a row the last reason is told")
{
    Asking asking(failuresThenGood(20));
    const auto never = asking.get();
    REQUIRE_FALSE(never.ok());
    CHECK(accord::test::isError(never.error(), accord::Errc::Network, kAddress, "HTTP 502: Server Error"));
    CHECK(asking.script.requests.size() == 8);
}

TEST_CASE("Where less would help, less is asked for after the pause")
{
    Asking asking({reply(502, {}, "{}"), torn(), reply(200, {}, R"({"data":{}})")});
    const auto post = [&] { return asking.sender->post("https://api.example.org/graphql", "{}", true, {}); };
    const auto first = post();
    REQUIRE(first.ok());
    CHECK_FALSE(first.value().has_value());
    const auto second = post();
    REQUIRE(second.ok());
    CHECK_FALSE(second.value().has_value());
    const auto third = post();
    REQUIRE(third.ok());
    CHECK(third.value().has_value());
    CHECK(asking.time->waits().size() == 2);
    CHECK(asking.script.requests.at(0).method == "POST");
}

TEST_CASE("What the host does not have or does not give is told at once")
{
    const auto [status, code, subject] =
        GENERATE(table<int, Errc, std::string>({{401, Errc::NotPermitted, "api.example.org"},
                                                {403, Errc::NotPermitted, "api.example.org"},
                                                {405, Errc::NotPermitted, "api.example.org"},
                                                {501, Errc::NotPermitted, "api.example.org"},
                                                {404, Errc::NotFound, kAddress},
                                                {410, Errc::NotFound, kAddress},
                                                {422, Errc::NotFound, kAddress},
                                                {451, Errc::NotFound, kAddress},
                                                {400, Errc::Network, kAddress}}));
    Asking asking({reply(status, {}, R"({"message":"No"})")});
    const auto no = asking.get();
    REQUIRE_FALSE(no.ok());
    CHECK(accord::test::isError(no.error(), code, subject, "HTTP " + std::to_string(status) + ": No"));
    CHECK(asking.script.requests.size() == 1);
    CHECK(asking.time->waits().empty());
}

TEST_CASE("A redirect is followed within the origin, and nowhere else")
{
    const int status = GENERATE(301, 302, 307, 308);
    SECTION("within")
    {
        const std::string there = GENERATE(as<std::string>(), "/repositories/12/issues?page=2",
                                           "https://api.example.org/repositories/12/issues?page=2",
                                           "https://API.example.org:443/repositories/12/issues?page=2");
        Asking asking({reply(status, {{"location", there}}, "{}"), reply(200, {})});
        REQUIRE(asking.get().ok());
        CHECK(asking.script.requests.at(1).address.ends_with("/repositories/12/issues?page=2"));
        CHECK(asking.script.requests.at(1).token.reveal() == "s3cret");
        REQUIRE(asking.told.size() == 1);
        CHECK(asking.told[0].starts_with("renamed " + kAddress + " https://"));
    }
    SECTION("elsewhere")
    {
        const std::string there =
            GENERATE(as<std::string>(), "https://evil.example.net/repositories/12/issues",
                     "http://api.example.org/repos/a/b/issues", "https://api.example.org:444/repos/a/b/issues",
                     "https://api.example.org@evil.example.net/", "file:///etc/passwd", "");
        Asking asking({reply(status, {{"location", there}}, "{}"), reply(200, {})});
        CHECK_FALSE(asking.get().ok());
        CHECK(std::ranges::all_of(asking.script.requests, [](const auto& sent) {
            return sent.address.starts_with("https://api.example.org/");
        }));
    }
    SECTION("in a circle")
    {
        Asking asking({reply(status, {{"location", "/repos/a/b/issues"}}, "{}")});
        CHECK_FALSE(asking.get().ok());
        CHECK(asking.script.requests.size() == 6);
    }
}

TEST_CASE("Nothing is sent to an address of another origin")
{
    Asking asking({reply(200, {})});
    const auto other = asking.sender->get("https://example.net/repos/a/b/issues", "", {});
    REQUIRE_FALSE(other.ok());
    CHECK(other.error().code == Errc::Invalid);
    CHECK(asking.script.requests.empty());
}

TEST_CASE("The token stands in no error and no message, even if the host repeats it")
{
    const auto body = std::string(R"({"message":"Bad credentials: s3cret"})");
    const int status = GENERATE(301, 400, 401, 403, 404, 429, 500, 503);
    Asking asking({reply(status, {{"location", "https://example.net/?access_token=s3cret"}}, body)});
    const auto no = asking.sender->get(kAddress + "?access_token=s3cret&page=2", "", {});
    REQUIRE_FALSE(no.ok());
    asking.told.push_back(no.error().argument(0) + accord::test::said(no.error()));
    for (const auto& each : asking.told) {
        CHECK(each.find("s3cret") == std::string::npos);
    }
}

TEST_CASE("A host that asks to be left alone for longer than is waited for ends the asking, and says until when")
{
    const std::string told = GENERATE(as<std::string>{}, "reset", "after", "passing");
    const Headers reset{
        {"x-ratelimit-limit", "60"}, {"x-ratelimit-remaining", "0"}, {"x-ratelimit-reset", "99999999999"}};
    const Headers after{{"retry-after", "99999999999"}};
    Asking asking({told == "reset"   ? reply(403, reset, R"({"message": "API rate limit exceeded"})")
                   : told == "after" ? reply(429, after, R"({"message": "slow down"})")
                                     : reply(503, after, "{}"),
                   reply(200, {})});
    const auto never = asking.get();
    REQUIRE_FALSE(never.ok());
    CHECK(never.error().code == Errc::Network);
    CHECK(never.error().argument(0) == kAddress);
    CHECK(accord::test::says(never.error(), "the host asks to be left alone until "));
    CHECK((told != "reset" || accord::test::says(never.error(), "5138-11-16")));
    for (const milliseconds wait : asking.time->waits()) {
        CHECK(wait <= seconds(64)); // before a repetition only
    }
    CHECK(asking.script.requests.size() == 1);
}

TEST_CASE("A limit that ends within the hour is waited for and said")
{
    const auto inAnHour = std::to_string(OwnTime().now().time_since_epoch().count() + 3600);
    Asking asking(
        {reply(403, {{"x-ratelimit-limit", "60"}, {"x-ratelimit-remaining", "0"}, {"x-ratelimit-reset", inAnHour}},
               R"({"message": "API rate limit exceeded"})"),
         reply(200, {})});
    REQUIRE(asking.get().ok());
    REQUIRE(asking.told.size() == 1);
    CHECK(asking.told.front().starts_with("waits 36"));
}

TEST_CASE("A token that the host puts into an address is told nobody and followed nowhere")
{
    const std::string echo = GENERATE(as<std::string>(), "https://api.example.org/s3cret/issues",
                                      "/repos/a/b/issues?page=2&sig=s3cret", "/repos/a/b/%733cret?page=2");
    SECTION("of a redirect")
    {
        Asking asking({reply(302, {{"location", echo}}, "{}"), reply(200, {})});
        const auto no = asking.get();
        REQUIRE_FALSE(no.ok());
        CHECK(no.error().code == Errc::Network);
        CHECK(accord::test::says(no.error(), "HTTP 302, a redirect that leads nowhere"));
        CHECK(asking.script.requests.size() == 1);
        CHECK(asking.told.empty());
    }
    SECTION("of the next page, or in a mark")
    {
        Asking asking({reply(200, {{"link", "<" + echo + ">; rel=\"next\""}, {"etag", echo}, {"date", "x"}})});
        const net::Reply got = must(asking.get());
        CHECK(got.header("link").empty());
        CHECK(got.header("etag").empty());
        CHECK(got.header("date") == "x");
    }
}

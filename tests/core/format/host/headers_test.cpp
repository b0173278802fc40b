// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/reply_headers.h"
#include "tests/support/catch.h"

#include <string>

using accord::format::LimitNews;
using accord::format::messageOf;
using accord::format::readLimits;
using accord::format::readLinkHeader;
using std::chrono::seconds;
using std::chrono::sys_seconds;

namespace {

constexpr sys_seconds kNow{seconds(1'700'000'000)};

} // namespace

TEST_CASE("links of a page are read as hosts write them", "[format]")
{
    const auto links = readLinkHeader(R"(<https://api.github.com/repositories/1/issues?page=2>; rel="next", )"
                                      R"(<https://api.github.com/repositories/1/issues?page=9>; rel="last")");
    CHECK(links.next == "https://api.github.com/repositories/1/issues?page=2");
    CHECK(links.last == "https://api.github.com/repositories/1/issues?page=9");

    const auto gitee = readLinkHeader("<https://gitee.com/api/v5/x?page=1>; rel='prev',<https://gitee.com/y>;rel=next");
    CHECK(gitee.next == "https://gitee.com/y");
    CHECK(gitee.last.empty());
}

TEST_CASE("links may hold commas, other parameters and several relations", "[format]")
{
    const auto links = readLinkHeader(R"(<https://h/a?labels=x,y;z>; title="one, \"two\"; rel=last"; REL="Next LAST")");
    CHECK(links.next == "https://h/a?labels=x,y;z");
    CHECK(links.last == "https://h/a?labels=x,y;z");
    CHECK(readLinkHeader(R"(<a>; rel="prev"; rel="next", <b> ; rel = next , <c>; rel="next")").next == "b");
    CHECK(readLinkHeader("<>; rel=next").next.empty());
}

TEST_CASE("what is no link leads nowhere", "[format]")
{
    for (const char* const text : {"", " , ", "<https://h/a", "https://h/a; rel=next", "<a>", "<a>;", "<a>; rel",
                                   "<a>; rel=\"next", "<a>; x=\"", "<a> rel=next", ";;;", "<a>;=next"}) {
        INFO(text);
        const auto links = readLinkHeader(text);
        CHECK(links.last.empty());
        CHECK((links.next.empty() || links.next == "a"));
    }
    CHECK(readLinkHeader("<a>; rel=next, nonsense, <b>; rel=last").next == "a");
}

TEST_CASE("limits are read from the headers of both hosts", "[format]")
{
    const LimitNews github = readLimits({{"x-ratelimit-limit", "5000"},
                                         {"x-ratelimit-remaining", "0"},
                                         {"x-ratelimit-reset", "1700003600"},
                                         {"x-ratelimit-resource", "core"},
                                         {"date", "Tue, 14 Nov 2023 22:13:20 GMT"}},
                                        kNow);
    CHECK(github.limit == 5000);
    CHECK(github.left == 0);
    CHECK(github.resetsAt == kNow + seconds(3600));
    CHECK(github.date == kNow);
    CHECK_FALSE(github.retryAfter);

    const LimitNews other =
        readLimits({{"ratelimit-limit", "60"}, {"ratelimit-remaining", "59.0"}, {"ratelimit-reset", "30"}}, kNow);
    CHECK(other.limit == 60);
    CHECK(other.left == 59);
    CHECK(other.resetsAt == kNow + seconds(30));
}

TEST_CASE("what a host asks to wait is in seconds or until a date by its own clock", "[format]")
{
    CHECK(readLimits({{"retry-after", "60"}}, kNow).retryAfter == seconds(60));
    const std::pair<std::string, std::string> later{"retry-after", "Tue, 14 Nov 2023 22:14:20 GMT"};
    CHECK(readLimits({later}, kNow).retryAfter == seconds(60));
    CHECK(readLimits({later, {"date", "Tue, 14 Nov 2023 22:14:10 GMT"}}, kNow).retryAfter == seconds(10));
    CHECK(readLimits({later}, kNow + seconds(100)).retryAfter == seconds(0)); // gone by
}

TEST_CASE("malformed limits count as absent", "[format]")
{
    const LimitNews news = readLimits({{"x-ratelimit-limit", "many"},
                                       {"x-ratelimit-remaining", "-1"},
                                       {"x-ratelimit-reset", "99999999999999999999"},
                                       {"retry-after", "soon"},
                                       {"date", "today"}},
                                      kNow);
    CHECK(news == LimitNews{});
}

TEST_CASE("what a refusal says is one line", "[format]")
{
    CHECK(messageOf(R"({"message": "API rate limit\n exceeded", "documentation_url": "https://x"})") ==
          "API rate limit exceeded");
    CHECK(messageOf(R"({"error": "invalid_token", "error_description": "401 Unauthorized"})") == "401 Unauthorized");
    CHECK(messageOf(R"({"message": null, "error": "x"})") == "x");
    CHECK(messageOf("<!DOCTYPE html>\n<html><head><title>Unicorn! &middot; GitHub</title></head></html>") ==
          "Unicorn! · GitHub");
    CHECK(messageOf("<html><body>no title</body></html>").empty());
    CHECK(messageOf("404 page not found\nmore") == "404 page not found");
    CHECK(messageOf("[1, 2]").empty());
    CHECK(messageOf("{\"message\": \"torn").empty());
    CHECK(messageOf("").empty());
}

TEST_CASE("a long message is cut between two characters", "[format]")
{
    std::string text;
    for (int i = 0; i < 100; ++i) {
        text += "过多";
    }
    const std::string message = messageOf(R"({"message": ")" + text + "\"}");
    CHECK(message.size() <= accord::format::kLongestMessage);
    CHECK(message.size() > accord::format::kLongestMessage - 6);
    CHECK(message.ends_with("..."));
    CHECK(text.starts_with(message.substr(0, message.size() - 3)));
    CHECK((message.size() - 3) % 3 == 0);
}

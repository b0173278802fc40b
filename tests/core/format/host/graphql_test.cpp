// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/graphql.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

using accord::Errc;
using accord::format::GraphQlPage;
using accord::format::readGraphQlDiscussion;
using accord::format::readGraphQlPage;
using accord::format::readGraphQlRefusal;
using accord::test::errorOf;
using accord::test::must;

namespace {

const char* const kIssues = R"({"data": {
 "rateLimit": {"cost": 4, "limit": 5000, "remaining": 4996, "resetAt": "2023-11-14T22:13:20Z"},
 "repository": {"nameWithOwner": "o/new", "issues": {"totalCount": 250,
  "pageInfo": {"hasNextPage": true, "endCursor": "Y3Vyc29yOjI="},
  "nodes": [
   {"number": 7, "url": "https://github.com/o/new/issues/7", "title": "T", "body": "B", "state": "CLOSED",
    "stateReason": "NOT_PLANNED", "createdAt": "2024-10-23T00:00:00Z", "updatedAt": "2024-10-24T00:00:00Z",
    "closedAt": "2024-10-24T00:00:00Z", "authorAssociation": "MEMBER", "author": {"login": "ada"},
    "labels": {"nodes": [{"name": "bug"}, {"name": "help"}]}, "milestone": {"title": "v1"},
    "reactionGroups": [{"content": "THUMBS_UP", "reactors": {"totalCount": 2}},
                       {"content": "EYES", "reactors": {"totalCount": 0}},
                       {"content": "NEW_ONE", "reactors": {"totalCount": 1}}],
    "closing": {"nodes": [{"closer": {"url": "https://github.com/o/new/pull/9"}}]},
    "referring": {"nodes": [{"source": {"url": "https://github.com/o/new/issues/8"}}, {"source": {}}, null,
                            {"source": {"url": "https://github.com/o/new/issues/8"}}]},
    "comments": {"totalCount": 101, "pageInfo": {"hasNextPage": true, "endCursor": "C1"}, "nodes": [
      {"url": "https://github.com/o/new/issues/7#issuecomment-2912345678901", "body": "first",
       "createdAt": "2024-10-23T01:00:00Z", "updatedAt": "2024-10-23T02:00:00Z", "authorAssociation": "NONE",
       "author": null}]}},
   {"number": 10, "url": "https://github.com/o/new/issues/10", "title": "U", "body": "", "state": "OPEN",
    "stateReason": null, "createdAt": "2024-10-25T00:00:00Z", "updatedAt": "2024-10-25T00:00:00Z", "closedAt": null,
    "authorAssociation": "NONE", "author": null, "labels": null, "milestone": null, "reactionGroups": null,
    "closing": {"nodes": [{"closer": null}]}, "referring": null,
    "comments": {"totalCount": 0, "pageInfo": {"hasNextPage": false, "endCursor": null}, "nodes": []}}]}}}})";

std::string refused(const std::string& type, const std::string& message, const std::string& path = "[\"repository\"]")
{
    return R"({"data": {"repository": null}, "errors": [{"type": ")" + type + R"(", "path": )" + path +
           R"(, "message": ")" + message + "\"}]}";
}

} // namespace

TEST_CASE("a page of GraphQL's issues is what REST would have told", "[format]")
{
    const GraphQlPage page = must(readGraphQlPage(kIssues, "x"));
    CHECK(page.repository == "o/new");
    CHECK(page.issuesInAll == 250);
    CHECK(page.more);
    CHECK(page.endCursor == "Y3Vyc29yOjI=");
    CHECK(page.limit.cost == 4);
    CHECK(page.limit.limit == 5000);
    CHECK(page.limit.left == 4996);
    CHECK(page.limit.resetsAt == std::chrono::sys_seconds(std::chrono::seconds(1'700'000'000)));
    CHECK(page.open == std::vector<accord::format::OpenDiscussion>{{"7", "C1"}});

    REQUIRE(page.issues.size() == 2);
    const accord::FetchedIssue& issue = page.issues[0];
    CHECK(issue.link.url == "https://github.com/o/new/issues/7");
    CHECK(issue.document.title == "T");
    CHECK(issue.document.body == "B");
    CHECK(issue.document.state == "closed");
    CHECK(issue.document.stateReason == "not_planned");
    CHECK(issue.document.author == "ada");
    CHECK(issue.document.role == "MEMBER");
    CHECK(issue.document.updatedAt == "2024-10-24T00:00:00Z");
    CHECK(issue.document.hostLabels == std::vector<std::string>{"bug", "help"});
    CHECK(issue.facts.milestone == "v1");
    CHECK(issue.facts.reactions == std::map<std::string, std::int64_t>{{"+1", 2}, {"new_one", 1}});
    CHECK(issue.facts.closedBy == "https://github.com/o/new/pull/9");
    CHECK(issue.facts.referredBy == std::vector<std::string>{"https://github.com/o/new/issues/8"});
    CHECK(issue.commentCount == 101);
    CHECK(issue.document.comments.empty());
    CHECK(page.issues[1].facts == accord::IssueFacts{});

    REQUIRE(page.comments.size() == 1);
    CHECK(page.comments[0].hostId == "2912345678901");
    CHECK(page.comments[0].number == "7");
    CHECK(page.comments[0].comment.author.empty());
    CHECK(page.comments[0].comment.body == "first");
    CHECK(page.comments[0].updatedAt == "2024-10-23T02:00:00Z");
}

TEST_CASE("a discussion goes on where its page ended", "[format]")
{
    const auto page = must(readGraphQlDiscussion(
        R"({"data": {"repository": {"nameWithOwner": "o/r", "issue": {"number": 7, "comments": {"totalCount": 102,
           "pageInfo": {"hasNextPage": false, "endCursor": "C2"}, "nodes": [
           {"url": "https://github.com/o/r/issues/7#issuecomment-5", "body": "b", "createdAt": "2024-10-23T01:00:00Z",
            "updatedAt": "2024-10-23T01:00:00Z", "author": {"login": "eva"}}]}}}}})",
        "x"));
    REQUIRE(page.comments.size() == 1);
    CHECK(page.comments[0].number == "7");
    CHECK(page.comments[0].hostId == "5");
    CHECK(page.open.empty());
    CHECK(page.limit.limit == 0); // it is switched off
    CHECK(errorOf(readGraphQlDiscussion(R"({"data": {"repository": {"issue": null}}})", "x")).code == Errc::NotFound);
}

TEST_CASE("the count of issues is read alone", "[format]")
{
    const auto page = must(
        readGraphQlPage(R"({"data": {"repository": {"nameWithOwner": "o/r", "issues": {"totalCount": 12}}}})", "x"));
    CHECK(page.issuesInAll == 12);
    CHECK_FALSE(page.more);
}

TEST_CASE("what GraphQL refuses is an error with the host's words", "[format]")
{
    const auto limited = refused("RATE_LIMITED", "API rate limit exceeded");
    CHECK(readGraphQlRefusal(limited)->rateLimited());
    CHECK(accord::test::isError(errorOf(readGraphQlPage(limited, "https://h/graphql")), accord::Errc::Network,
                                "https://h/graphql", "API rate limit exceeded"));
    CHECK(errorOf(readGraphQlPage(refused("NOT_FOUND", "Could not resolve"), "x")).code == Errc::NotFound);
    CHECK(errorOf(readGraphQlPage(refused("FORBIDDEN", "No"), "x")).code == Errc::NotPermitted);
    const std::string timeout = R"({"data": null, "errors": [{"message": "Something went wrong"}]})";
    CHECK(readGraphQlRefusal(timeout)->type.empty());
    CHECK(accord::test::says(errorOf(readGraphQlPage(timeout, "x")), "Something went wrong"));
    CHECK_FALSE(readGraphQlRefusal(kIssues));
    CHECK_FALSE(readGraphQlRefusal("<html>"));
}

TEST_CASE("what a token must not see beside the text leaves no hole in it", "[format]")
{
    const std::string whole = kIssues;
    const auto with = [&](const std::string& path) {
        return R"({"errors": [{"type": "FORBIDDEN", "message": "m", "path": )" + path + "}], " + whole.substr(1);
    };
    CHECK(must(readGraphQlPage(with(R"(["repository", "issues", "nodes", 0, "referring", "nodes", 1, "source"])"), "x"))
              .issues.size() == 2);
    CHECK(errorOf(readGraphQlPage(with(R"(["repository", "issues", "nodes", 0, "comments"])"), "x")).code ==
          Errc::NotPermitted);
}

TEST_CASE("a reply of GraphQL in another shape is refused", "[format]")
{
    const auto misfit = [](const std::string& body) {
        const accord::Error error = errorOf(readGraphQlPage(body, "x"));
        CHECK(error.code == Errc::BadSyntax);
        return accord::test::problemOf(error);
    };
    CHECK(misfit("[]") == "found an array in the reply, expected an object");
    CHECK(misfit("{}") == "found nothing in \"repository\" of the reply, expected an object");
    CHECK(misfit(R"({"data": {"repository": {}}})") ==
          "found nothing in \"issues\" of the repository, expected an object");
    CHECK(misfit(R"({"data": {"repository": {"issues": {"nodes": []}}}})") ==
          "found nothing in \"pageInfo\" of the issues, expected where it goes on");
    CHECK(misfit(R"({"data": {"repository": {"issues": {"nodes": [], "pageInfo": {"hasNextPage": true}}}}})") ==
          "found nothing in \"pageInfo\" of the issues, expected where it goes on");
    CHECK(misfit(std::string(kIssues).substr(0, 900)) == "found the end of the reply in its middle");
}

TEST_CASE("queries hold what is asked for as variables, never as text", "[format]")
{
    const auto issues =
        nlohmann::json::parse(accord::format::issuesQuery({"o/r\"){evil}", "2024-01-01T00:00:00Z", "C", 50, 25}));
    CHECK(issues["variables"]["owner"] == "o");
    CHECK(issues["variables"]["name"] == "r\"){evil}");
    CHECK(issues["variables"]["after"] == "C");
    CHECK(issues["variables"]["filter"]["since"] == "2024-01-01T00:00:00Z");
    CHECK(issues["variables"]["issues"] == 50);
    CHECK(issues["variables"]["comments"] == 25);
    const std::string query = issues["query"];
    CHECK(query.find("evil") == std::string::npos);
    CHECK(std::ranges::count(query, '{') == std::ranges::count(query, '}'));
    CHECK(std::ranges::count(query, '(') == std::ranges::count(query, ')'));

    // Nothing is said of what is not wished for.
    const auto first = nlohmann::json::parse(accord::format::issuesQuery({"o/r", {}, {}, 100, 100}));
    CHECK_FALSE(first["variables"].contains("after"));
    CHECK_FALSE(first["variables"].contains("filter"));

    const auto comments = nlohmann::json::parse(accord::format::commentsQuery({"o/r", "7", "C1", 10}));
    CHECK(comments["variables"]["number"] == 7);
    CHECK(comments["variables"]["commentsAfter"] == "C1");
    const auto count = nlohmann::json::parse(accord::format::countQuery("o/r", ""));
    CHECK(count["query"].get<std::string>().find("totalCount") != std::string::npos);
}

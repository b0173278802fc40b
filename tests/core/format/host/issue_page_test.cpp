// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/pages.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <string>

using accord::Dialect;
using accord::Errc;
using accord::FetchedIssue;
using accord::format::readHostIssue;
using accord::format::readIssuePage;
using accord::test::errorOf;
using accord::test::must;

namespace {

const char* const kGitHub = R"([
 {"url": "https://api.github.com/repos/o/r/issues/7", "html_url": "https://github.com/o/r/issues/7",
  "comments_url": "https://api.github.com/repos/o/r/issues/7/comments", "id": 2912345678901, "node_id": "I_x",
  "number": 7, "title": "Out of memory", "user": {"login": "ada", "id": 1, "type": "User"},
  "labels": [{"id": 1, "name": "bug", "color": "d73a4a", "description": null}, {"name": null}, "plain"],
  "state": "closed", "state_reason": "not_planned", "locked": false, "assignee": null, "assignees": [],
  "milestone": {"title": "v1.2", "number": 3, "due_on": null}, "comments": 2,
  "created_at": "2024-10-23T00:00:00Z", "updated_at": "2024-10-24T00:00:00Z", "closed_at": "2024-10-24T00:00:00Z",
  "closed_by": {"login": "bob"}, "author_association": "CONTRIBUTOR", "active_lock_reason": null, "body": "text",
  "reactions": {"url": "https://api.github.com/repos/o/r/issues/7/reactions", "total_count": 4, "+1": 3, "-1": 0,
                "laugh": 0, "hooray": 0, "confused": 0, "heart": 1, "rocket": 0, "eyes": 0},
  "timeline_url": "https://api.github.com/repos/o/r/issues/7/timeline", "performed_via_github_app": null},
 {"url": "https://api.github.com/repos/o/r/issues/8", "html_url": "https://github.com/o/r/pull/8", "number": 8,
  "title": "Fix it", "user": null, "labels": [], "state": "open", "state_reason": null, "milestone": null,
  "comments": 0, "created_at": "2024-10-25T00:00:00Z", "updated_at": "2024-10-25T00:00:00Z", "closed_at": null,
  "author_association": "NONE", "body": null,
  "pull_request": {"url": "https://api.github.com/repos/o/r/pulls/8", "merged_at": null}}
])";

const char* const kGitee = R"({"id": 9000, "url": "https://gitee.com/api/v5/repos/o/r/issues/IBZ414",
  "html_url": "https://gitee.com/o/r/issues/IBZ414", "number": "IBZ414", "parent_id": 0, "depth": 0,
  "state": "rejected", "title": "内存不足", "body": "报错", "user": {"id": 5, "login": "li", "name": "Li Lei"},
  "labels": [{"id": 1, "name": "kind/bug", "color": "FF0000"}], "assignee": null, "milestone": null, "comments": 3,
  "created_at": "2023-05-11T01:10:11+08:00", "updated_at": "2023-05-12T09:10:11+08:00",
  "plan_started_at": null, "finished_at": "2023-05-12T09:10:11+08:00", "issue_type": "Bug-Report",
  "program": null, "security_hole": false, "issue_state": "已拒绝"})";

const char* const kGitea = R"([{"id": 4, "url": "https://git.example.org/api/v1/repos/o/r/issues/4",
  "html_url": "https://git.example.org/o/r/issues/4", "number": 4, "user": {"id": -1, "login": "Ghost"},
  "original_author": "", "title": "T", "body": "", "ref": "", "labels": null, "milestone": null, "state": "open",
  "is_locked": false, "comments": 1, "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:07+01:00",
  "closed_at": null, "pull_request": null, "repository": {"id": 1, "full_name": "o/r"}},
 {"id": 5, "html_url": "https://git.example.org/o/r/pulls/5", "number": 5, "user": {"login": "eva"}, "title": "P",
  "state": "closed", "comments": 0, "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:06Z",
  "pull_request": {"merged": true}}])";

// A page of one issue in which the member has that value.
std::string with(const std::string& member, const std::string& value)
{
    const std::string members[][2] = {{"html_url", R"("https://github.com/o/r/issues/7")"},
                                      {"updated_at", R"("2024-10-24T00:00:00Z")"},
                                      {"title", R"("T")"}};
    std::string object = "{\"" + member + "\":" + value;
    for (const auto& [key, usual] : members) {
        object += key == member ? "" : ",\"" + key + "\":" + usual;
    }
    return "[" + object + "}]";
}

std::string misfit(const std::string& body)
{
    const accord::Error error = errorOf(readIssuePage(body, Dialect::GitHub, "https://api/x"));
    CHECK(error.code == Errc::BadSyntax);
    CHECK(error.argument(0) == "https://api/x");
    return accord::test::problemOf(error);
}

} // namespace

TEST_CASE("a page of GitHub's issues is read with everything it tells", "[format]")
{
    const auto issues = must(readIssuePage(kGitHub, Dialect::GitHub, "x"));
    REQUIRE(issues.size() == 2);
    const FetchedIssue& issue = issues[0];
    CHECK(issue.link.url == "https://github.com/o/r/issues/7");
    CHECK(issue.link.name == "7");
    CHECK(issue.document.title == "Out of memory");
    CHECK(issue.document.body == "text");
    CHECK(issue.document.state == "closed");
    CHECK(issue.document.stateReason == "not_planned");
    CHECK(issue.document.author == "ada");
    CHECK(issue.document.role == "CONTRIBUTOR");
    CHECK(issue.document.createdAt == "2024-10-23T00:00:00Z");
    CHECK(issue.document.updatedAt == "2024-10-24T00:00:00Z");
    CHECK(issue.document.closedAt == "2024-10-24T00:00:00Z");
    CHECK(issue.document.hostLabels == std::vector<std::string>{"bug", "plain"});
    CHECK(issue.facts.milestone == "v1.2");
    CHECK(issue.facts.reactions == std::map<std::string, std::int64_t>{{"+1", 3}, {"heart", 1}});
    CHECK(issue.commentCount == 2);
    CHECK_FALSE(issue.pullRequest);

    CHECK(issues[1].pullRequest);
    CHECK(issues[1].link.url == "https://github.com/o/r/issues/8");
    CHECK(issues[1].document.author.empty()); // a deleted account
    CHECK(issues[1].document.body.empty());
    CHECK(issues[1].facts == accord::IssueFacts{});
}

TEST_CASE("one of Gitee's issues is read, its times in UTC", "[format]")
{
    const FetchedIssue issue = must(readHostIssue(kGitee, Dialect::Gitee, "x"));
    CHECK(issue.link.name == "IBZ414");
    CHECK(issue.link.url == "https://gitee.com/o/r/issues/IBZ414");
    CHECK(issue.document.title == "内存不足");
    CHECK(issue.document.state == "rejected");
    CHECK(issue.document.author == "li");
    CHECK(issue.document.createdAt == "2023-05-10T17:10:11Z");
    CHECK(issue.document.updatedAt == "2023-05-12T01:10:11Z");
    CHECK(issue.document.closedAt == "2023-05-12T01:10:11Z");
    CHECK(issue.document.hostLabels == std::vector<std::string>{"kind/bug"});
    CHECK(issue.commentCount == 3);
}

TEST_CASE("a page of Gitea's issues tells pull requests by their member or their address", "[format]")
{
    const auto issues = must(readIssuePage(kGitea, Dialect::Gitea, "x"));
    REQUIRE(issues.size() == 2);
    CHECK(issues[0].link.url == "https://git.example.org/o/r/issues/4");
    CHECK(issues[0].document.updatedAt == "2024-02-03T03:05:07Z");
    CHECK_FALSE(issues[0].pullRequest);
    CHECK(issues[0].document.hostLabels.empty());
    CHECK(issues[1].pullRequest);
    CHECK(issues[1].link.url == "https://git.example.org/o/r/issues/5");
}

TEST_CASE("an empty page holds no issue", "[format]")
{
    CHECK(must(readIssuePage("[]", Dialect::GitHub, "x")).empty());
}

TEST_CASE("members that are null or not there count as empty", "[format]")
{
    for (const char* const key : {"title", "body", "user", "labels", "milestone", "reactions", "comments", "state",
                                  "state_reason", "closed_at", "pull_request", "author_association"}) {
        INFO(key);
        CHECK(must(readIssuePage(with(key, "null"), Dialect::GitHub, "x")).size() == 1);
    }
    // A person without a name to sign in with, as mirrors of other hosts have them.
    CHECK(must(readIssuePage(with("user", R"({"name": "Ada L."})"), Dialect::Gitea, "x"))[0].document.author ==
          "Ada L.");
    CHECK(must(readIssuePage(with("updated_at", R"(null, "created_at": "2024-01-01T00:00:00Z")"), Dialect::GitHub,
                             "x"))[0]
              .document.updatedAt == "2024-01-01T00:00:00Z");
}

TEST_CASE("what is no page of issues is refused with what stood where", "[format]")
{
    CHECK(misfit("{}") == "found an object in the reply, expected an array of issues");
    CHECK(misfit("[1]") == "found a number in issue 1, expected an object");
    CHECK(misfit(with("title", "5")) == "found a number in \"title\" of issue 1, expected text");
    CHECK(misfit(with("user", "\"ada\"")) == "found text in \"user\" of issue 1, expected an object");
    CHECK(misfit(with("labels", "{}")) == "found an object in \"labels\" of issue 1, expected an array");
    CHECK(misfit(with("labels", "[true]")) == "found true or false in \"labels\" of issue 1, expected labels");
    CHECK(misfit(with("comments", "-1")) == "found a number in \"comments\" of issue 1, expected a count");
    CHECK(misfit(with("comments", "1e300")) == "found a number in \"comments\" of issue 1, expected a count");
    CHECK(misfit(with("updated_at", "\"yesterday\"")) ==
          "found another text in \"updated_at\" of issue 1, expected a time such as 2024-03-15T10:30:00Z");
    CHECK(misfit(with("updated_at", "null")) ==
          "found nothing in \"updated_at\" of issue 1, expected a time such as 2024-03-15T10:30:00Z");
    CHECK(misfit(with("html_url", "\"https://github.com/o/r\"")) ==
          "found \"https://github.com/o/r\" in \"html_url\" of issue 1, expected the link of an issue");
    CHECK(misfit(with("html_url", "null")) ==
          "found nothing in \"html_url\" of issue 1, expected the link of an issue");
}

TEST_CASE("what is no JSON is refused: torn replies, pages in HTML, other bytes", "[format]")
{
    const std::string whole = kGitHub;
    for (std::size_t size = 1; size < whole.size(); size += 7) {
        CHECK(misfit(whole.substr(0, size)) == "found the end of the reply in its middle");
    }
    CHECK(misfit("") == "found nothing, expected JSON");
    CHECK(misfit("\n<html><title>Unicorn!</title></html>") == "found an HTML page, expected JSON");
    CHECK(misfit("Bad gateway") == "found no JSON at byte 1");
    CHECK(misfit(std::string(200, '[')).starts_with("found more than 100 objects and arrays within each other"));
    CHECK(errorOf(readIssuePage("[\"\xff\"]", Dialect::GitHub, "x")).code == Errc::BadEncoding);
}

TEST_CASE("Whoever is there no more is nobody, however a host puts it, and people may be called a ghost")
{
    const auto author = [](const std::string& user) {
        const std::string body = R"([{"html_url": "https://github.com/o/r/issues/7", "title": "T",
            "updated_at": "2024-10-24T00:00:00Z", "created_at": "2024-10-24T00:00:00Z", "user": )" +
                                 user + "}]";
        return must(readIssuePage(body, Dialect::GitHub, "page")).at(0).document.author;
    };
    CHECK(author("null").empty());
    CHECK(author(R"({"id": -1, "login": "Ghost"})").empty());
    CHECK(author(R"({"id": 10137, "login": "ghost"})").empty());
    CHECK(author(R"({"id": 7, "login": "ghost"})") == "ghost");
    CHECK(author(R"({"login": "Ghost"})") == "Ghost");
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/pages.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <string>

using accord::Dialect;
using accord::Errc;
using accord::format::readCommentPage;
using accord::test::errorOf;
using accord::test::must;

namespace {

const char* const kGitHubComments = R"([
 {"url": "https://api.github.com/repos/o/r/issues/comments/2912345678901",
  "html_url": "https://github.com/o/r/issues/7#issuecomment-2912345678901",
  "issue_url": "https://api.github.com/repos/o/r/issues/7", "id": 2912345678901, "node_id": "IC_x",
  "user": {"login": "ada"}, "created_at": "2024-10-23T01:00:00Z", "updated_at": "2024-10-23T02:00:00Z",
  "author_association": "MEMBER", "body": "first", "reactions": {"total_count": 0}},
 {"html_url": "https://github.com/o/r/pull/8#issuecomment-3", "issue_url": "https://api.github.com/repos/o/r/issues/8",
  "id": 3, "user": null, "created_at": "2024-10-24T01:00:00Z", "author_association": "NONE", "body": null}
])";

const char* const kGiteeComments = R"([
 {"id": 11, "body": "好", "user": {"login": "li"}, "source": null, "target": {"issue": {"id": 1, "title": "T",
  "number": "IBZ414"}, "pull_request": null}, "created_at": "2023-05-11T01:10:11+08:00",
  "updated_at": "2023-05-11T01:10:11+08:00"},
 {"id": 12, "body": "gone", "user": {"login": "li"}, "target": {"issue": null, "pull_request": null},
  "created_at": "2023-05-11T01:10:11+08:00", "updated_at": "2023-05-11T01:10:11+08:00"}])";

const char* const kGiteaComments = R"([
 {"id": 1, "html_url": "https://git.example.org/o/r/issues/4#issuecomment-1", "pull_request_url": "",
  "issue_url": "https://git.example.org/o/r/issues/4", "user": {"login": "eva"}, "body": "a",
  "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:06Z"},
 {"id": 2, "pull_request_url": "https://git.example.org/o/r/pulls/5", "issue_url": "", "user": {"login": "eva"},
  "body": "b", "created_at": "2024-02-03T04:05:06Z", "updated_at": "2024-02-03T04:05:06Z"}])";

std::string misfitOfComments(const std::string& body)
{
    const accord::Error error = errorOf(readCommentPage(body, Dialect::GitHub, "https://api/x", ""));
    CHECK(error.code == Errc::BadSyntax);
    CHECK(error.argument(0) == "https://api/x");
    return accord::test::problemOf(error);
}

} // namespace

TEST_CASE("comments of a whole repository name their issues", "[format]")
{
    const auto comments = must(readCommentPage(kGitHubComments, Dialect::GitHub, "x", ""));
    REQUIRE(comments.size() == 2);
    CHECK(comments[0].hostId == "2912345678901");
    CHECK(comments[0].number == "7");
    CHECK(comments[0].updatedAt == "2024-10-23T02:00:00Z");
    CHECK(comments[0].comment.author == "ada");
    CHECK(comments[0].comment.role == "MEMBER");
    CHECK(comments[0].comment.createdAt == "2024-10-23T01:00:00Z");
    CHECK(comments[0].comment.body == "first");
    CHECK(comments[1].number == "8"); // of a pull request
    CHECK(comments[1].comment.author.empty());
    CHECK(comments[1].comment.body.empty());
    CHECK(comments[1].updatedAt == "2024-10-24T01:00:00Z");
}

TEST_CASE("Gitee's comments name their issue in their target; one whose issue is gone is left out", "[format]")
{
    const auto comments = must(readCommentPage(kGiteeComments, Dialect::Gitee, "x", ""));
    REQUIRE(comments.size() == 1);
    CHECK(comments[0].number == "IBZ414");
    CHECK(comments[0].comment.createdAt == "2023-05-10T17:10:11Z");
}

TEST_CASE("Gitea's comments name an issue or a pull request", "[format]")
{
    const auto comments = must(readCommentPage(kGiteaComments, Dialect::Gitea, "x", ""));
    REQUIRE(comments.size() == 2);
    CHECK(comments[0].number == "4");
    CHECK(comments[1].number == "5");
}

TEST_CASE("comments of one issue need not name it", "[format]")
{
    const auto comments = must(readCommentPage(kGiteeComments, Dialect::Gitee, "x", "IC0001"));
    REQUIRE(comments.size() == 2);
    CHECK(comments[0].number == "IC0001");
    CHECK(comments[1].number == "IC0001");
}

TEST_CASE("what is no page of comments is refused with what stood where", "[format]")
{
    CHECK(misfitOfComments("{}") == "found an object in the reply, expected an array of comments");
    CHECK(misfitOfComments("[null]") == "found null in comment 1, expected an object");
    CHECK(misfitOfComments(R"([{"created_at": "2024-02-03T04:05:06Z"}])") ==
          "found nothing in \"id\" of comment 1, expected a value");
    CHECK(misfitOfComments(R"([{"id": 1}])") == "found nothing in \"created_at\" of comment 1, expected a value");
    CHECK(misfitOfComments(R"([{"id": 1.5, "created_at": "2024-02-03T04:05:06Z"}])") ==
          "found a number in \"id\" of comment 1, expected text or a whole number");
    CHECK(
        misfitOfComments(R"([{"id": 1, "created_at": "2024-02-03T04:05:06Z", "issue_url": "https://github.com/o"}])") ==
        "found \"https://github.com/o\" in \"issue_url\" of comment 1, expected the link of an issue");
    CHECK(misfitOfComments(R"([{"id": 1, "created_at")") == "found the end of the reply in its middle");
}

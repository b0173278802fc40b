// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/format/link.h"
#include "tests/support/catch.h"

#include <sstream>

using accord::Comment;
using accord::Errc;
using accord::Error;
using accord::Reason;
using accord::format::CommentSidecar;
using accord::format::parseIssueLink;
using accord::format::sidecarOf;

TEST_CASE("Sidecars: the name tells whose comments a file holds", "[format]")
{
    CHECK(sidecarOf("1234.comments.json") == "1234");
    CHECK(sidecarOf("Issues_Comments.JSONL") == "Issues");
    CHECK(sidecarOf("a-comments.json") == "a");
    CHECK(sidecarOf("comments.jsonl") == "");
    for (const char* other :
         {"issues.json", "mycomments.json", "comments.txt", "comments", ".comments.json", "a.comments"}) {
        INFO(other);
        CHECK_FALSE(sidecarOf(other).has_value());
    }
}

TEST_CASE("Sidecars: comments go to the issue that they name, oldest first", "[format]")
{
    std::istringstream in(R"([
        {"issue_url": "https://api.github.com/repos/o/r/issues/1", "user": {"login": "bob"}, "body": "second",
         "author_association": "OWNER", "created_at": "2024-02-01T00:00:00Z", "reactions": {"body": "no"}},
        {"issue_url": "https://api.github.com/repos/o/r/issues/2", "body": "of another", "created_at": "2024-01-01T00:00:00Z"},
        {"issue_url": "https://api.github.com/repos/o/r/issues/1", "user": null, "body": "first",
         "created_at": "2024-01-01T09:00:00+08:00"}])");
    CommentSidecar sidecar(in, "c.json");
    CHECK(sidecar.errors().empty());
    CHECK(sidecar.size() == 3);
    CHECK(*sidecar.commentsOf(*parseIssueLink("https://github.com/o/r/issues/1"), false) ==
          std::vector<Comment>{{"", "", "2024-01-01T01:00:00Z", "first"},
                               {"bob", "OWNER", "2024-02-01T00:00:00Z", "second"}});
    CHECK(sidecar.commentsOf(*parseIssueLink("https://github.com/o/r/issues/3"), true)->empty());
}

TEST_CASE("Sidecars: comments that name no issue belong to the only one", "[format]")
{
    std::istringstream in("{\"body\":\"a\"}\n{\"body\":3}\n{\"issue_url\":\"x\"}\n{\"body\":\"b\"}\n");
    CommentSidecar sidecar(in, "c.jsonl");
    CHECK(sidecar.errors() ==
          std::vector<Error>{
              {Errc::BadSyntax, Reason::UnexpectedInKey, {"c.jsonl:2", Reason::ANumber, "body", Reason::SomeText}},
              {Errc::BadSyntax,
               Reason::UnexpectedInKey,
               {"c.jsonl:3", accord::Message{Reason::Quoted, {"x"}}, "issue_url", Reason::LinkOfIssue}}});
    const auto issue = *parseIssueLink("https://gitee.com/o/r/issues/IBZ414");
    CHECK(sidecar.commentsOf(issue, false)->empty());
    CHECK(*sidecar.commentsOf(issue, true) == std::vector<Comment>{{"", "", "", "a"}, {"", "", "", "b"}});
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/issue_json/issue_reader.h"
#include "tests/core/must.h"
#include "tests/support/real_data.h"

#include <fstream>
#include <sstream>

using accord::Errc;
using accord::Error;
using accord::Message;
using accord::Reason;
using accord::format::CollectedIssue;
using accord::format::IssueReader;

namespace {

struct Outcome
{
    std::vector<CollectedIssue> issues;
    std::vector<Error> errors;
};

Outcome readAll(const std::string& text)
{
    std::istringstream in(text);
    IssueReader reader(in, "x.json");
    Outcome outcome;
    CollectedIssue issue;
    for (;;) {
        const auto more = reader.next(issue);
        if (!more) {
            outcome.errors.push_back(more.error());
        } else if (*more) {
            outcome.issues.push_back(issue);
        } else {
            return outcome;
        }
    }
}

std::string issueText(int number)
{
    const std::string text = std::to_string(number);
    return R"({"url":"https://api.github.com/repos/o/r/issues/)" + text + R"(","title":"T)" + text + R"("})";
}

const char* const kFull = R"({
  "url": "https://api.github.com/repos/o/r/issues/7",
  "html_url": "https://github.com/o/r/issues/7",
  "id": 12345678901, "number": 7, "title": "Out of memory \u00e9 \ud83d\ude00",
  "user": {"login": "ada", "id": 1, "title": "not this one", "plan": {"login": "nor this"}},
  "labels": [{"id": 1, "name": "bug", "description": null}, "plain", {"name": null}],
  "state": "closed", "state_reason": "completed", "locked": false, "assignee": null,
  "comments": 2, "reactions": {"+1": 3, "body": "no", "nested": [[{"title": "no"}]]},
  "created_at": "2024-10-23T00:00:00Z", "updated_at": "2024-10-24T00:00:00Z", "closed_at": null,
  "author_association": "CONTRIBUTOR", "body": "line\r\nnext \"quoted\"",
  "comments_list": [
    {"user": {"login": "bob"}, "author_association": "MEMBER", "created_at": "2024-10-23T01:00:00Z", "body": "first"},
    {"user": null, "author_association": null, "created_at": "2024-10-23T02:00:00Z", "body": null}
  ]
})";

} // namespace

TEST_CASE("Issues: a full object in the shape of GitHub's API", "[format]")
{
    const Outcome outcome = readAll(kFull);
    REQUIRE(outcome.errors.empty());
    REQUIRE(outcome.issues.size() == 1);
    const CollectedIssue& issue = outcome.issues[0];
    CHECK(issue.link.url == "https://github.com/o/r/issues/7");
    CHECK_FALSE(issue.pullRequest);
    CHECK(issue.line == 1);
    accord::Document expected;
    expected.title = "Out of memory é 😀";
    expected.body = "line\r\nnext \"quoted\"";
    expected.state = "closed";
    expected.stateReason = "completed";
    expected.author = "ada";
    expected.role = "CONTRIBUTOR";
    expected.createdAt = "2024-10-23T00:00:00Z";
    expected.updatedAt = "2024-10-24T00:00:00Z";
    expected.hostLabels = {"bug", "plain"};
    expected.comments = {{"bob", "MEMBER", "2024-10-23T01:00:00Z", "first"}, {"", "", "2024-10-23T02:00:00Z", ""}};
    CHECK(issue.document == expected);
}

TEST_CASE("Issues: null counts as absent and nothing of the issue before remains", "[format]")
{
    const Outcome outcome = readAll(std::string(kFull) + R"({"html_url": "https://github.com/o/r/issues/8",
        "title": null, "body": null, "user": null, "labels": null, "comments_list": null, "pull_request": null})");
    REQUIRE(outcome.errors.empty());
    REQUIRE(outcome.issues.size() == 2);
    CHECK(outcome.issues[1].document == accord::Document{});
    CHECK_FALSE(outcome.issues[1].pullRequest);
    CHECK(outcome.issues[1].line == 15);
}

TEST_CASE("Issues: Gitee's alphanumeric numbers and local times", "[format]")
{
    const Outcome outcome = readAll(R"({"html_url": "https://gitee.com/ascend/MindSpeed/issues/IBZ414",
        "number": "IBZ414", "state": "progressing", "title": "显存不足", "user": {"login": "ming"},
        "labels": [{"name": "bug"}], "created_at": "2025-01-01T07:30:05+08:00",
        "finished_at": "2025-03-04T12:00:00.250+08:00", "body": "b"})");
    REQUIRE(outcome.issues.size() == 1);
    CHECK(outcome.issues[0].link.name == "IBZ414");
    CHECK(outcome.issues[0].document.createdAt == "2024-12-31T23:30:05Z");
    CHECK(outcome.issues[0].document.closedAt == "2025-03-04T04:00:00.250Z");
    CHECK(outcome.issues[0].document.state == "progressing");
}

TEST_CASE("Issues: pull requests are recognised", "[format]")
{
    const Outcome outcome = readAll(R"([
        {"html_url": "https://github.com/o/r/pull/1", "url": "https://api.github.com/repos/o/r/issues/1",
         "pull_request": {"url": "https://api.github.com/repos/o/r/pulls/1"}},
        {"html_url": "https://github.com/o/r/pull/2"},
        {"html_url": "https://github.com/o/r/issues/3"}])");
    REQUIRE(outcome.errors.empty());
    REQUIRE(outcome.issues.size() == 3);
    CHECK(outcome.issues[0].pullRequest);
    CHECK(outcome.issues[0].link.url == "https://github.com/o/r/issues/1");
    CHECK(outcome.issues[1].pullRequest);
    CHECK(outcome.issues[1].link.name == "2");
    CHECK_FALSE(outcome.issues[2].pullRequest);
}

TEST_CASE("Issues: arrays, several arrays, JSON Lines and objects in a row are the same", "[format]")
{
    const std::string a = issueText(1);
    const std::string b = issueText(2);
    const std::string c = issueText(3);
    for (const std::string& text :
         {"[" + a + "," + b + "," + c + "]", "[\n" + a + ",\n" + b + "\n]\n[" + c + "]",
          "[" + a + "," + b + "][" + c + "]", a + "\n" + b + "\n" + c, a + "\r\n\r\n" + b + "\r\n" + c + "\r\n",
          "\xEF\xBB\xBF" + a + "\n" + b + "\n" + c, " \n" + a + "\n" + b + "\n " + c + "\n",
          "{\n" + a.substr(1) + "{\n" + b.substr(1) + c}) {
        INFO(text);
        const Outcome outcome = readAll(text);
        CHECK(outcome.errors.empty());
        REQUIRE(outcome.issues.size() == 3);
        CHECK(outcome.issues[0].document.title == "T1");
        CHECK(outcome.issues[2].link.name == "3");
    }
    CHECK(readAll("").issues.empty());
    CHECK(readAll("[]\n").errors.empty());
}

TEST_CASE("Issues: in JSON Lines a broken line costs only itself", "[format]")
{
    const Outcome outcome = readAll(
        issueText(1) + "\n{\"title\": \"stops\n" + issueText(2) + "\n[1]\n{\"title\":3}\nx\n" +
        "{\"html_url\":\"https://github.com/o/r\"}\n{\"title\":\"a\xff\"}\n" + issueText(3) + "x\n" + issueText(4));
    REQUIRE(outcome.issues.size() == 3);
    CHECK(outcome.issues[2].line == 10);
    const std::vector<Error> expected = {
        {Errc::BadSyntax, Reason::ObjectCut, {"x.json:2"}},
        {Errc::BadSyntax, Reason::Unexpected, {"x.json:4", Reason::AnArray, Reason::AnObject}},
        {Errc::BadSyntax, Reason::UnexpectedInKey, {"x.json:5", Reason::ANumber, "title", Reason::SomeText}},
        {Errc::BadSyntax, Reason::SaysOf, {"x.json:6", "syntax error while parsing value - invalid literal"}},
        {Errc::BadSyntax,
         Reason::UnexpectedInKey,
         {"x.json:7", Message{Reason::Quoted, {"https://github.com/o/r"}}, "html_url", Reason::LinkOfIssue}},
        {Errc::BadEncoding, Reason::NotUtf8AtByte, {"x.json:8", 12}},
    };
    REQUIRE(outcome.errors.size() == 7);
    CHECK(std::vector<Error>(outcome.errors.begin(), outcome.errors.end() - 1) == expected);
    CHECK(outcome.errors[6].argument(0) == "x.json:9");
}

TEST_CASE("Issues: JSON that stops in the middle is told with its lines", "[format]")
{
    const std::string text = "[" + issueText(1) + ",\n{\"title\":\n\"a\",\n\"body\": \"b";
    const Outcome outcome = readAll(text);
    CHECK(outcome.issues.size() == 1);
    CHECK(outcome.errors == std::vector<Error>{{Errc::BadSyntax,
                                                Reason::Unexpected,
                                                {"x.json:4", Reason::EndOfFile, Message{Reason::RestOfObject, {2}}}}});
    CHECK(readAll("[" + issueText(1) + "\n").errors ==
          std::vector<Error>{
              {Errc::BadSyntax, Reason::Unexpected, {"x.json:2", Reason::EndOfFile, Reason::RestOfArray}}});
    CHECK(readAll("[" + issueText(1) + " " + issueText(2)).errors ==
          std::vector<Error>{{Errc::BadSyntax, Reason::Unexpected, {"x.json:1", "'{'", Reason::CommaOrBracket}}});
    CHECK(readAll("[1]").errors ==
          std::vector<Error>{{Errc::BadSyntax, Reason::Unexpected, {"x.json:1", "'1'", Reason::AnObject}}});
    CHECK(readAll("name,code\n").errors ==
          std::vector<Error>{{Errc::BadSyntax, Reason::Unexpected, {"x.json:1", "'n'", Reason::ObjectOrArray}}});
}

TEST_CASE("Issues: wrong shapes are told with the field", "[format]")
{
    const auto complaint = [](const std::string& fields) {
        const Outcome outcome = readAll("{\"html_url\":\"https://github.com/o/r/issues/1\",\n" + fields + "}");
        return outcome.errors.size() == 1 ? accord::test::problemOf(outcome.errors[0]) : std::string("no error");
    };
    CHECK(complaint(R"("body": {"text": "x"})") == "found an object in \"body\", expected text");
    CHECK(complaint(R"("body": true)") == "found true or false in \"body\", expected text");
    CHECK(complaint(R"("user": "ada")") == "found text in \"user\", expected an object");
    CHECK(complaint(R"("user": [])") == "found an array in \"user\", expected an object");
    CHECK(complaint(R"("labels": "bug")") == "found text in \"labels\", expected an array");
    CHECK(complaint(R"("labels": [3])") == "found a number in \"labels\", expected text or an object");
    CHECK(complaint(R"("comments_list": ["x"])") == "found text in \"comments_list\", expected a comment");
    CHECK(complaint(R"("comments_list": {})") == "found an object in \"comments_list\", expected an array");
    CHECK(complaint(R"("comments": 3)") == "no error");
}

TEST_CASE("Issues: what is not needed must be JSON as well", "[format]")
{
    const auto withField = [](const std::string& rest) {
        return readAll("{\"html_url\":\"https://github.com/o/r/issues/1\",\"title\":\"a\"," + rest + "\n" +
                       issueText(2));
    };
    for (const char* rest :
         {R"("x":123456789012345678901234567890})", R"("x":-0.5e-3})", R"("x":"\ud83d\ude00\u0000"})",
          R"("x":[true,false,null,{"a":[]}]})", R"("x":{"x":1,"x":2}}  )", R"("title":"a"})"}) {
        INFO(rest);
        const Outcome outcome = withField(rest);
        CHECK(outcome.errors.empty());
        REQUIRE(outcome.issues.size() == 2);
        CHECK(outcome.issues[0].document.title == "a");
    }
    for (const char* rest :
         {R"("x":tru})", R"("x":nul})", R"("x":01})", R"("x":1.})", R"("x":1e999})", R"("x":"\ud83d"})", R"("x":"\q"})",
          R"("x":[1 2]})", R"("x":[1,]})", R"("x":{"a"}})", R"("x":{1:2}})", R"("x":[1}})", R"("x":1)", R"("x":1}})",
          R"("x":1} 2)", R"("x":1,})", "\"x\":\"\t\"}", R"("x\q":1})"}) {
        INFO(rest);
        const Outcome outcome = withField(rest);
        REQUIRE(outcome.errors.size() == 1);
        CHECK(outcome.errors[0].code == Errc::BadSyntax);
        CHECK(outcome.errors[0].argument(0) == "x.json:1");
        REQUIRE(outcome.issues.size() == 1);
        CHECK(outcome.issues[0].line == 2);
    }
    const Outcome twice = withField(R"("title":"b","labels":["c"],"labels":["d"]})");
    REQUIRE(twice.issues.size() == 2);
    CHECK(twice.issues[0].document.title == "b"); // the last one counts
    const Outcome marked = readAll(issueText(1) + "\n\xEF\xBB\xBF" + issueText(2));
    CHECK(marked.errors.empty());
    CHECK(marked.issues.size() == 2);
}

TEST_CASE("Issues: nesting is passed over, absurdly deep nesting refused", "[format]")
{
    const auto nested = [](std::size_t depth) {
        return readAll("[{\"html_url\":\"https://github.com/o/r/issues/1\",\"x\":" + std::string(depth, '[') +
                       std::string(depth, ']') + "}]");
    };
    CHECK(nested(90).errors.empty());
    CHECK(nested(90).issues.size() == 1);
    CHECK(nested(100000).errors.size() == 1);
    CHECK(nested(100000).issues.empty());
}

TEST_CASE("Issues: real issues of a language-model project are read whole", "[format][real]")
{
    ACCORD_REAL_DATA(file, "ik_llama/issues.jsonl");
    std::ifstream in(file, std::ios::binary);
    IssueReader reader(in, "issues.jsonl");
    CollectedIssue issue;
    std::size_t issues = 0;
    std::size_t comments = 0;
    for (auto more = reader.next(issue); *more; more = reader.next(issue)) {
        ++issues;
        comments += issue.document.comments.size();
        CHECK_FALSE(issue.document.title.empty());
        CHECK(issue.link.group == "ikawrakow/ik_llama.cpp");
    }
    CHECK(issues == 121);
    CHECK(comments == 1366);
    CHECK(reader.bytesRead() == std::filesystem::file_size(file));
}

TEST_CASE("Issues: objects that lie across the reader's chunks", "[format]")
{
    const std::size_t chunk = std::size_t{1024} * 1024;
    for (const bool lines : {false, true}) {
        for (std::size_t size = chunk - 90; size < chunk - 60; ++size) {
            // A body of escapes and brackets: each of them meets the border once.
            std::string body(size, 'f');
            body.replace(size - 8, 8, R"(\\\"}]{\n)");
            const std::string big =
                R"({"html_url":"https://github.com/o/r/issues/9","body":")" + body + "\",\"state\":\"open\"}";
            const Outcome outcome =
                readAll(lines ? big + "\n" + issueText(2) + "\n" : "[" + big + ",\n" + issueText(2) + "]");
            REQUIRE(outcome.errors.empty());
            REQUIRE(outcome.issues.size() == 2);
            REQUIRE(outcome.issues[0].document.body == std::string(size - 8, 'f') + "\\\"}]{\n");
            REQUIRE(outcome.issues[0].document.state == "open");
            REQUIRE(outcome.issues[1].line == 2);
        }
    }
}

TEST_CASE("Issues: a pull request of which everything is null is none", "[format]")
{
    // So GitHub told of every issue in 2012 and 2013.
    const Outcome outcome = readAll(R"([
        {"html_url": "https://github.com/o/r/issues/1",
         "pull_request": {"html_url": null, "diff_url": null, "patch_url": null}, "title": "One"},
        {"html_url": "https://github.com/o/r/issues/2", "pull_request": {"html_url": null, "merged": false}},
        {"html_url": "https://github.com/o/r/issues/3", "pull_request": {"html_url": null, "more": {"a": null}}},
        {"html_url": "https://github.com/o/r/pull/4", "pull_request": {"html_url": null}}])");
    REQUIRE(outcome.issues.size() == 4);
    CHECK_FALSE(outcome.issues[0].pullRequest);
    CHECK(outcome.issues[0].document.title == "One");
    CHECK(outcome.issues[1].pullRequest);
    CHECK(outcome.issues[2].pullRequest);
    CHECK(outcome.issues[3].pullRequest);
}

TEST_CASE("Issues: days and hours that there are not are told", "[format]")
{
    const Outcome outcome = readAll(R"({"html_url": "https://github.com/o/r/issues/1", "created_at": "yesterday"}
{"html_url": "https://github.com/o/r/issues/2", "updated_at": "2024-13-45T99:99:99Z"}
{"html_url": "https://github.com/o/r/issues/3", "closed_at": "2023-02-29T10:00:00Z"}
{"html_url": "https://github.com/o/r/issues/4", "comments_list": [{"created_at": "2024-01-01"}]}
{"html_url": "https://github.com/o/r/issues/5", "created_at": "2024-02-29T23:59:60Z"}
)");
    CHECK(outcome.issues.size() == 1);
    REQUIRE(outcome.errors.size() == 4);
    CHECK(accord::test::says(outcome.errors[0],
                             "found \"yesterday\" in \"created_at\", expected a time such as 2024-03-15T10:30:00Z"));
    CHECK(outcome.errors[1].argument(0).ends_with(":2"));
    CHECK(accord::test::says(outcome.errors[2], "\"closed_at\""));
    CHECK(accord::test::says(outcome.errors[3], "2024-01-01"));
}

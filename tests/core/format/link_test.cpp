// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/link.h"
#include "tests/support/catch.h"

#include <sstream>

using accord::Errc;
using accord::Error;
using accord::Reason;
using accord::TextKind;
using accord::TextLink;
using accord::format::parseIssueLink;
using accord::format::parseTextLink;
using accord::format::readLinkList;

TEST_CASE("Links: all spellings of one issue give one link", "[format]")
{
    const TextLink expected{"github.com", "vllm-project/vllm", "16071",
                            "https://github.com/vllm-project/vllm/issues/16071"};
    for (const char* spelling :
         {"https://github.com/vllm-project/vllm/issues/16071", "http://github.com/vllm-project/vllm/issues/16071",
          "HTTPS://GitHub.com/vllm-project/vllm/issues/16071", "https://www.github.com/vllm-project/vllm/issues/16071/",
          "github.com/vllm-project/vllm/issues/16071", "  https://github.com/vllm-project/vllm/issues/16071\r\n",
          "https://github.com/vllm-project/vllm/issues/16071#issuecomment-2787654321",
          "https://github.com/vllm-project/vllm/issues/16071?notification_referrer_id=1",
          "https://github.com/vllm-project/vllm/issues/16071/?a=b#c",
          "https://github.com:443/vllm-project/vllm/issues/16071",
          "https://api.github.com/repos/vllm-project/vllm/issues/16071"}) {
        INFO(spelling);
        CHECK(parseIssueLink(spelling) == expected);
    }
}

TEST_CASE("Links: an address that is made from a link gives the same link", "[format]")
{
    for (const char* spelling :
         {"http://www.www.github.com/o/r/issues/2", "https://www.api.github.com/repos/o/r/issues/2",
          "https://code.example.org:80/o/r/issues/2", "https://www.x.org:8080/o/r/issues/2", "http://1.2/o/r/issues/2",
          "https://x.org./o/r/issues/2"}) {
        INFO(spelling);
        const auto link = parseIssueLink(spelling);
        REQUIRE(link.has_value());
        CHECK(parseIssueLink(link->url) == link);
    }
    CHECK(parseIssueLink("http://www.www.github.com/o/r/issues/2")->host == "github.com");
}

TEST_CASE("Links: Gitee and self-hosted hosts", "[format]")
{
    const TextLink gitee{"gitee.com", "ascend/MindSpeed", "IBZ414", "https://gitee.com/ascend/MindSpeed/issues/IBZ414"};
    CHECK(parseIssueLink("https://gitee.com/ascend/MindSpeed/issues/IBZ414") == gitee);
    CHECK(parseIssueLink("https://gitee.com/ascend/MindSpeed/issues/ibz414?from=project-issue") == gitee);
    CHECK(parseIssueLink("https://gitee.com/api/v5/repos/ascend/MindSpeed/issues/IBZ414") == gitee);
    CHECK(parseIssueLink("https://code.example.org/team/tool/issues/7")->url ==
          "https://code.example.org/team/tool/issues/7");
    CHECK(parseIssueLink("https://code.example.org/api/v3/repos/team/tool/issues/7")->url ==
          "https://code.example.org/team/tool/issues/7");
    CHECK(parseIssueLink("http://gitea:3000/team/tool/issues/7")->host == "gitea:3000");
}

TEST_CASE("Links: what names no issue", "[format]")
{
    for (const char* other : {"",
                              "https://",
                              "https://github.com",
                              "https://github.com/o/r",
                              "https://github.com/o/r/issues",
                              "https://github.com/o/r/issues/",
                              "https://github.com/o/r/issues/new",
                              "https://github.com/o/r/pull/12",
                              "https://github.com/o/r/pulls/12",
                              "https://github.com/o/r/issues/0",
                              "https://github.com/o/r/issues/12a",
                              "https://github.com/o/r/issues/IBZ414",
                              "https://gitee.com/o/r/issues/new",
                              "https://gitee.com/o/r/issues/index",
                              "https://github.com/o/r/issues/12/events",
                              "https://github.com//r/issues/12",
                              "https://github.com/o/../issues/12",
                              "ftp://github.com/o/r/issues/12",
                              "javascript://github.com/o/r/issues/12",
                              "o/r/issues/12",
                              "https://user:secret@github.com/o/r/issues/12",
                              "https://git hub.com/o/r/issues/12",
                              "https://code.example.org:80:443/o/r/issues/12",
                              "https://www.x.org:443:80:8080/o/r/issues/12",
                              "https://www./o/r/issues/12",
                              "https://www.1/o/r/issues/12",
                              "https://[::1]/o/r/issues/12",
                              "https:/github.com/o/r/issues/12",
                              "https:///github.com/o/r/issues/12",
                              "https://github.com\\o/r/issues/12",
                              "https://github.com/o%2fr/issues/12",
                              "https://github.com/o/r/discussions/12",
                              "https://api.github.com/o/r/issues/12",
                              "not a link"}) {
        INFO(other);
        CHECK_FALSE(parseIssueLink(other).has_value());
    }
}

TEST_CASE("Links: a list with comments, blank lines and lines that are no links", "[format]")
{
    std::istringstream in("\xEF\xBB\xBF# collected in 2025\r\n"
                          "https://github.com/o/r/issues/1\r\n"
                          "\r\n"
                          "https://gitee.com/o/r/issues/IBZ414 # the second\n"
                          "o/r/pull/3\n"
                          "https://github.com/o/r/issues/1#issuecomment-5\n"
                          "l\xe9\n"
                          "https://github.com/o/r/issues/9");
    const auto list = readLinkList(in, "links.txt");
    REQUIRE(list.links.size() == 4);
    CHECK(list.links[0].link.url == "https://github.com/o/r/issues/1");
    CHECK(list.links[0].line == 2);
    CHECK(list.links[1].link.name == "IBZ414");
    CHECK(list.links[2].link == list.links[0].link);
    CHECK(list.links[3].line == 8);
    CHECK(list.errors ==
          std::vector<Error>{
              {Errc::BadSyntax, Reason::Unexpected, {"links.txt:5", "\"o/r/pull/3\"", Reason::LinkOfText}},
              {Errc::BadEncoding, Reason::NotUtf8AtByte, {"links.txt:7", 2}},
          });
}

TEST_CASE("Links: texts that are no issues have a kind, a group, a name and one address", "[format]")
{
    struct Case
    {
        std::string_view spelled;
        TextLink link;
    };
    const std::string github = "https://github.com/o/r/";
    const auto inRepository = [&github](std::string name, const std::string& path, TextKind kind) {
        return TextLink{"github.com", "o/r", std::move(name), github + path, kind};
    };
    const std::string so = "stackoverflow.com";
    const std::vector<Case> cases{
        {"https://github.com/o/r/issues/12", inRepository("12", "issues/12", TextKind::Issue)},
        {"https://github.com/o/r/pull/12", inRepository("12", "pull/12", TextKind::PullRequest)},
        {"http://www.github.com/o/r/pull/12/files?w=1#diff-1", inRepository("12", "pull/12", TextKind::PullRequest)},
        {"https://api.github.com/repos/o/r/pulls/12", inRepository("12", "pull/12", TextKind::PullRequest)},
        {"https://github.com/o/r/pull/12#discussion_r345",
         inRepository("12#r345", "pull/12#discussion_r345", TextKind::ReviewComment)},
        {"https://github.com/o/r/commit/9FC18ec0", inRepository("9fc18ec0", "commit/9fc18ec0", TextKind::Commit)},
        {"https://github.com/o/r/pull/12/commits/9fc18ec0",
         inRepository("9fc18ec0", "commit/9fc18ec0", TextKind::Commit)},
        {"https://github.com/o/r/discussions/7", inRepository("7", "discussions/7", TextKind::Post)},
        {"https://gitee.com/o/r/pulls/7",
         {"gitee.com", "o/r", "7", "https://gitee.com/o/r/pulls/7", TextKind::PullRequest}},
        {"https://gitlab.com/a/b/c/-/merge_requests/7",
         {"gitlab.com", "a/b/c", "7", "https://gitlab.com/a/b/c/-/merge_requests/7", TextKind::PullRequest}},
        {"https://gitlab.com/a/b/-/issues/7",
         {"gitlab.com", "a/b", "7", "https://gitlab.com/a/b/-/issues/7", TextKind::Issue}},
        {"https://stackoverflow.com/questions/46443566",
         {so, so, "46443566", "https://stackoverflow.com/questions/46443566", TextKind::Post}},
        {"http://stackoverflow.com/questions/46443566/how-to-do-it?rq=1",
         {so, so, "46443566", "https://stackoverflow.com/questions/46443566", TextKind::Post}},
        {"stackoverflow.com/questions/46443566/how-to/47#47",
         {so, so, "a47", "https://stackoverflow.com/a/47", TextKind::Post}},
        {"https://blog.example.org/2024/Why-Tests?page=2#top",
         {"blog.example.org", "blog.example.org", "Why-Tests", "https://blog.example.org/2024/Why-Tests?page=2",
          TextKind::Document}},
        {"text:Interviews/P03", {"", "Interviews", "P03", "text:Interviews/P03", TextKind::Document}},
        {"text:a/b/50%25%2F2", {"", "a/b", "50%/2", "text:a/b/50%25%2F2", TextKind::Document}},
    };
    for (const Case& each : cases) {
        INFO(each.spelled);
        const auto link = parseTextLink(each.spelled);
        REQUIRE(link.has_value());
        CHECK(*link == each.link);
        CHECK(parseTextLink(link->url) == link);
    }
}

TEST_CASE("Links: what names no text", "[format]")
{
    for (const char* other :
         {"", "A.1", "no link", "vllm.ai", "o/r/pull/3", "javascript:alert(1)", "file:///etc/passwd",
          "https://user:secret@github.com/o/r/pull/12", "https://example.org:80:80/a", "text:", "text:P03", "text:/P03",
          "text:Interviews/", "text:a\n/b"}) {
        INFO(other);
        CHECK_FALSE(parseTextLink(other).has_value());
    }
}

TEST_CASE("Links: case makes no difference where a host or we ourselves tell none apart", "[format]")
{
    const auto same = [](const char* a, const char* b) {
        return accord::addressKey(parseTextLink(a)->url) == accord::addressKey(parseTextLink(b)->url);
    };
    CHECK(same("https://github.com/O/R/pull/12", "https://github.com/o/r/pull/12"));
    CHECK(same("text:Interviews/P03", "text:interviews/p03"));
    CHECK_FALSE(same("https://video.example.org/watch?v=aB", "https://video.example.org/watch?v=ab"));
}

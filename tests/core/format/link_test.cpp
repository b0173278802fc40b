// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/link.h"
#include "tests/support/catch.h"

#include <sstream>

using accord::Errc;
using accord::Error;
using accord::IssueLink;
using accord::Reason;
using accord::format::parseIssueLink;
using accord::format::readLinkList;

TEST_CASE("Links: all spellings of one issue give one link", "[format]")
{
    const IssueLink expected{"github.com", "vllm-project/vllm", "16071",
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
    const IssueLink gitee{"gitee.com", "ascend/MindSpeed", "IBZ414",
                          "https://gitee.com/ascend/MindSpeed/issues/IBZ414"};
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
                          "https://github.com/o/r/pull/3\n"
                          "https://github.com/o/r/issues/1#issuecomment-5\n"
                          "l\xe9\n"
                          "https://github.com/o/r/issues/9");
    const auto list = readLinkList(in, "links.txt");
    REQUIRE(list.links.size() == 4);
    CHECK(list.links[0].link.url == "https://github.com/o/r/issues/1");
    CHECK(list.links[0].line == 2);
    CHECK(list.links[1].link.number == "IBZ414");
    CHECK(list.links[2].link == list.links[0].link);
    CHECK(list.links[3].line == 8);
    CHECK(list.errors == std::vector<Error>{
                             {Errc::BadSyntax,
                              Reason::Unexpected,
                              {"links.txt:5", "\"https://github.com/o/r/pull/3\"", Reason::LinkOfIssue}},
                             {Errc::BadEncoding, Reason::NotUtf8AtByte, {"links.txt:7", 2}},
                         });
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/format/text_files.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <sstream>

using namespace accord;
using accord::format::CollectedIssue;
using accord::format::TextDefaults;
using accord::test::errorOf;
using accord::test::must;

namespace {

const TextDefaults kDefaults{"Interviews", {}, ""};

std::vector<CollectedIssue> all(format::TextReader& reader)
{
    std::vector<CollectedIssue> texts;
    CollectedIssue text;
    while (must(reader.next(text))) {
        texts.push_back(text);
    }
    return texts;
}

std::vector<CollectedIssue> table(const std::string& content)
{
    format::TextTableReader reader(std::make_unique<std::istringstream>(content), "t.csv", kDefaults);
    return all(reader);
}

std::vector<CollectedIssue> json(const std::string& content)
{
    std::istringstream in(content);
    format::IssueReader reader(in, "t.jsonl", kDefaults);
    return all(reader);
}

CollectedIssue plain(const std::string& content, format::PlainShape shape = format::PlainShape::Text)
{
    return must(format::readPlainText(content, shape, "P03.txt", "P03", kDefaults));
}

} // namespace

TEST_CASE("Texts: JSON says which text it is, and has parts with their place in a recording", "[format]")
{
    const auto texts = json(
        R"({"kind": "transcript", "name": "P03", "group": "Round 2", "language": "zh-Hans", "title": "访谈", "date": "2026-05-01",)"
        R"( "parts": [{"author": "访谈者", "begins": "00:01:02", "text": "请介绍一下"}, {"author": "P03", "begins": 75.5, "text": "好"}]})"
        "\n"
        R"({"kind": "Review Comment", "link": "https://github.com/o/r/pull/1#discussion_r2", "author": "ada", "text": "nit"})"
        "\n"
        R"({"link": "https://stackoverflow.com/q/5", "title": "Why?", "body": "It fails", "parts": [{"author": "bo", "date": "2026-05-02T01:00:00Z", "text": "Because"}]})"
        "\n"
        R"({"name": "notes", "text": "What we saw"})");
    REQUIRE(texts.size() == 4);
    CHECK(texts[0].link == localLink("Round 2", "P03", TextKind::Transcript));
    CHECK(texts[0].language == "zh-Hans");
    CHECK(texts[0].document.createdAt == "2026-05-01T00:00:00Z");
    REQUIRE(texts[0].document.comments.size() == 2);
    CHECK(texts[0].document.comments[0] == Comment{"访谈者", "", "", "请介绍一下", 62'000});
    CHECK(texts[0].document.comments[1].begins == 75'500);
    CHECK(texts[1].link.kind == TextKind::ReviewComment);
    CHECK(texts[1].document.author == "ada");
    CHECK(texts[2].link.kind == TextKind::Post);
    CHECK(texts[2].document.comments[0].createdAt == "2026-05-02T01:00:00Z");
    CHECK_FALSE(texts[2].document.comments[0].begins);
    CHECK(texts[3].link == localLink("Interviews", "notes", TextKind::Document));
}

TEST_CASE("Texts: what a file says of a text is refused where it cannot be", "[format]")
{
    const auto refused = [](const std::string& object) {
        std::istringstream in(object);
        format::IssueReader reader(in, "t.json", kDefaults);
        CollectedIssue text;
        return errorOf(reader.next(text));
    };
    CHECK(refused(R"({"kind": "memo", "name": "P03"})").arguments.back() == Argument(Reason::KindOfText));
    CHECK(refused(R"({"kind": "post", "text": "Whose?"})").arguments.back() == Argument(Reason::NameOfText));
    CHECK(refused(R"({"name": "a\nb"})").arguments.back() == Argument(Reason::NameOfText));
    CHECK(refused(R"({"name": "P03", "language": "Chinese, simplified"})").arguments.back() ==
          Argument(Reason::CodeOfLanguage));
    CHECK(refused(R"({"name": "P03", "parts": [{"begins": "later"}]})").arguments.back() ==
          Argument(Reason::PlaceInRecording));
    CHECK(refused(R"({"kind": "post", "link": "over there"})").arguments.back() == Argument(Reason::LinkOfText));
    CHECK(refused(R"({"title": "An issue of nobody"})").arguments.back() == Argument(Reason::LinkOfIssue));
}

TEST_CASE("Texts: rows of a table that name the same text are its parts", "[format]")
{
    const auto texts = table("kind,name,date,author,text,begins\n"
                             "transcript,P03,2026-05-01,Ada,Welcome,0:00\n"
                             "transcript,P03,,P03,\"Thanks, all\",0:07.5\n"
                             "post,Question 1,2026-05-02,Bo,Why?,\n"
                             "post,Question 1,2026-05-03,Cy,Because,\n");
    REQUIRE(texts.size() == 2);
    CHECK(texts[0].document.body.empty());
    REQUIRE(texts[0].document.comments.size() == 2);
    CHECK(texts[0].document.comments[1] == Comment{"P03", "", "", "Thanks, all", 7'500});
    CHECK(texts[1].document.author == "Bo");
    CHECK(texts[1].document.body == "Why?");
    REQUIRE(texts[1].document.comments.size() == 1);
    CHECK(texts[1].document.comments[0].createdAt == "2026-05-03T00:00:00Z");
}

TEST_CASE("Texts: a table tells its columns, and a malformed row leaves its text out alone", "[format]")
{
    const auto refused = [](const std::string& content) {
        format::TextTableReader reader(std::make_unique<std::istringstream>(content), "t.csv", kDefaults);
        CollectedIssue text;
        return errorOf(reader.next(text));
    };
    CHECK(refused("title,text\na,b\n").reason == Reason::ColumnMissing);
    CHECK(refused("name,memo\na,b\n").reason == Reason::ColumnNotKnown);
    CHECK(refused("name,text,body\na,b,c\n").reason == Reason::ColumnTwice);
    format::TextTableReader reader(
        std::make_unique<std::istringstream>("name,text,begins\nP1,a,0:01\nP1,b,later\nP1,c,0:03\nP2,d,0:01\n"),
        "t.csv", kDefaults);
    CollectedIssue text;
    CHECK(errorOf(reader.next(text)).argument(0) == "t.csv:3");
    REQUIRE(must(reader.next(text)));
    CHECK(text.link.name == "P2");
    CHECK_FALSE(must(reader.next(text)));
}

TEST_CASE("Texts: a file is one text, with the heading of its first line", "[format]")
{
    const CollectedIssue memo = plain("# What we saw\n\nNote: the build fails.\nIt did so twice: once here.\n");
    CHECK(memo.link == localLink("Interviews", "P03", TextKind::Document));
    CHECK(memo.document.title == "What we saw");
    CHECK(memo.document.body == "Note: the build fails.\nIt did so twice: once here.\n");
    CHECK(memo.document.comments.empty());
    CHECK(plain("no heading").document.title == "P03");
    CHECK(errorOf(format::readPlainText("l\xe9", format::PlainShape::Text, "a.txt", "a", kDefaults)).code ==
          Errc::BadEncoding);
}

TEST_CASE("Texts: transcripts as people and programs write them", "[format]")
{
    for (const char* written :
         {"[00:00:01] Ada: Welcome\n[00:01:02] P03: Thanks\nall of you\n[0:02] Ada: Go on\n[0:03] P03: Yes\n",
          "Ada (00:00:01): Welcome\nP03 (00:01:02): Thanks\nall of you\nAda (0:02): Go on\nP03 (0:03): Yes\n",
          "00:00:01 Ada: Welcome\n00:01:02 P03: Thanks\nall of you\n0:02 Ada: Go on\n0:03 P03: Yes\n",
          "Ada 00:00:01\nWelcome\n\nP03 00:01:02\nThanks\nall of you\n\nAda 0:02\nGo on\n\nP03 0:03\nYes\n"}) {
        INFO(written);
        const CollectedIssue text = plain(written);
        CHECK(text.link.kind == TextKind::Transcript);
        REQUIRE(text.document.comments.size() == 4);
        CHECK(text.document.comments[0] == Comment{"Ada", "", "", "Welcome", 1'000});
        CHECK(text.document.comments[1] == Comment{"P03", "", "", "Thanks\nall of you", 62'000});
    }
    const CollectedIssue chinese =
        plain("访谈者：你平时用哪个框架？\n受访者：主要是 MindSpore。\n访谈者：为什么：成本？\n受访者：对。\n");
    CHECK(chinese.link.kind == TextKind::Transcript);
    REQUIRE(chinese.document.comments.size() == 4);
    CHECK(chinese.document.comments[1] == Comment{"受访者", "", "", "主要是 MindSpore。", {}});
    CHECK(chinese.document.comments[2].body == "为什么：成本？");
}

TEST_CASE("Texts: captions are a transcript with a part for each cue", "[format]")
{
    const CollectedIssue web = plain("WEBVTT\n\n1\n00:01.000 --> 00:04.000\n<v Ada>Welcome</v>\n\n"
                                     "00:01:02.500 --> 00:01:04.000 align:start\nP03: Thanks\nall of you\n",
                                     format::PlainShape::Captions);
    CHECK(web.link.kind == TextKind::Transcript);
    REQUIRE(web.document.comments.size() == 2);
    CHECK(web.document.comments[0] == Comment{"Ada", "", "", "Welcome", 1'000});
    CHECK(web.document.comments[1] == Comment{"P03", "", "", "Thanks\nall of you", 62'500});
    const CollectedIssue sub = plain("1\r\n00:00:01,250 --> 00:00:04,000\r\nWelcome\r\n", format::PlainShape::Captions);
    REQUIRE(sub.document.comments.size() == 1);
    CHECK(sub.document.comments[0] == Comment{"", "", "", "Welcome", 1'250});
}

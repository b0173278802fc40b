// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/import_issues.h"
#include "core/store/events/derive.h"
#include "core/store/issues/issues.h"
#include "core/study/rounds.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/format/tables/made_tables.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sys/stat.h>

#include <fstream>
#include <thread>

using namespace accord;
using accord::exchange::ImportReport;
using accord::exchange::Malformed;
using accord::test::importFiles;
using accord::test::issueJson;
using accord::test::issueLines;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;

namespace {

Issue issueNumber(Project& project, int number)
{
    const std::string url = "https://github.com/toolkit/core/issues/" + std::to_string(number);
    const auto id = must(store::textByAddress(project.database(), url));
    REQUIRE(id.has_value());
    return must(store::textById(project.database(), *id));
}

std::int64_t count(Project& project, const std::string& table)
{
    return must(project.database().number("SELECT count(*) FROM " + table));
}

ImportReport importLinks(Project& project, const std::filesystem::path& file, Malformed malformed = Malformed::Refuse)
{
    NoProgress progress;
    return must(exchange::importLinks(project, {file}, malformed, progress, {}));
}

} // namespace

TEST_CASE("Import issues: a list, lines, a single object and a folder of them", "[exchange]")
{
    Sample sample(0, 0);
    const auto folder = sample.folder / "collected";
    writeFile(folder / "list.json", "[" + issueJson(1, "one", 3) + "," + issueJson(2, "two") + "]");
    writeFile(folder / "deep" / "lines.jsonl", issueLines(3, 5));
    writeFile(folder / "deep" / "6.json", issueJson(6, "six", 1));
    writeFile(folder / "notes.txt", "not an issue");
    const ImportReport report = importFiles(sample.project, {folder});
    CHECK(report.written);
    CHECK(report.issuesAdded == 6);
    CHECK(report.comments == 3 + 6 + 1);
    CHECK(report.problemCount == 0);
    const Issue issue = issueNumber(sample.project, 1);
    REQUIRE(issue.document.has_value());
    CHECK(issue.document->title == "Issue 1");
    CHECK(issue.document->body == "one");
    CHECK(issue.document->author == "ada");
    REQUIRE(issue.document->comments.size() == 3);
    CHECK(issue.document->comments[2].body == "comment 2");
    const auto counts = must(study::issueCounts(sample.project));
    CHECK(counts.issues == 6);
    CHECK(counts.withText == 6);
    CHECK(counts.comments == 10);
    CHECK(counts.repositories == 1);
    const auto checked = must(store::check(sample.project.database()));
    CHECK(checked.sound());
    CHECK(checked.interruptedImports == 0);
}

TEST_CASE("Import issues: a link that leads out of the folder is passed over", "[exchange]")
{
    Sample sample(0, 0);
    const auto folder = sample.folder / "unpacked";
    const auto secret = writeFile(sample.folder / "secret.json", issueJson(9, "nobody else's business"));
    writeFile(folder / "1.json", issueJson(1, "one"));
    std::filesystem::create_directories(folder / "deep");
    std::filesystem::create_symlink(secret, folder / "2.json");
    std::filesystem::create_symlink("../../secret.json", folder / "deep" / "3.json");
    std::filesystem::create_symlink("../../secret.json", folder / "deep" / "1-comments.json");
    std::filesystem::create_symlink("nowhere.json", folder / "4.json");
    std::filesystem::create_symlink("../1.json", folder / "deep" / "within.json");
    const ImportReport report = importFiles(sample.project, {folder});
    CHECK(report.issuesAdded == 1);
    CHECK(report.unchanged == 1);
}

TEST_CASE("Import issues: comments from a sidecar", "[exchange]")
{
    Sample sample(0, 0);
    const auto folder = sample.folder / "collected";
    writeFile(folder / "issues.jsonl", issueLines(1, 3));
    writeFile(folder / "issues-comments.jsonl",
              R"({"issue_url":"https://api.github.com/repos/toolkit/core/issues/2","body":"from beside"})"
              "\n");
    writeFile(folder / "9.json", issueJson(9, "nine"));
    writeFile(folder / "9.comments.json", R"([{"body":"first"},{"body":"second"}])");
    CHECK(importFiles(sample.project, {folder}).comments == 6 + 1 + 2);
    CHECK(issueNumber(sample.project, 2).document->comments.back().body == "from beside");
    CHECK(issueNumber(sample.project, 1).document->comments.size() == 2);
    CHECK(issueNumber(sample.project, 9).document->comments.size() == 2);
}

TEST_CASE("Import links: issues without text, which a later import of issues fills in", "[exchange]")
{
    Sample sample(0, 0);
    const auto links = writeFile(sample.folder / "links.txt", "https://github.com/toolkit/core/issues/1\n\n"
                                                              "# a remark\n"
                                                              "https://gitee.com/team/tool/issues/ibz414\n"
                                                              "https://github.com/toolkit/core/issues/1\n");
    const ImportReport listed = importLinks(sample.project, links);
    CHECK(listed.issuesAdded == 2);
    CHECK(listed.unchanged == 1);
    CHECK_FALSE(issueNumber(sample.project, 1).document.has_value());
    const auto gitee =
        must(store::textByAddress(sample.project.database(), "https://gitee.com/team/tool/issues/IBZ414"));
    REQUIRE(gitee.has_value());
    CHECK(must(store::textById(sample.project.database(), *gitee)).link.url ==
          "https://gitee.com/team/tool/issues/IBZ414");

    const ImportReport filled =
        importFiles(sample.project, {writeFile(sample.folder / "a.json", issueJson(1, "text"))});
    CHECK(filled.textsAdded == 1);
    CHECK(filled.issuesAdded == 0);
    CHECK(issueNumber(sample.project, 1).document->body == "text");
    CHECK(importLinks(sample.project, links).unchanged == 3);
    CHECK(issueNumber(sample.project, 1).document.has_value());
}

TEST_CASE("Import issues: an edited text is a further version, and the older one stays", "[exchange]")
{
    Sample sample(0, 0);
    (void)importFiles(sample.project, {writeFile(sample.folder / "a.jsonl", issueLines(1, 2))});
    const DocumentId before = issueNumber(sample.project, 1).documentId;
    const ImportReport report = importFiles(
        sample.project, {writeFile(sample.folder / "b.jsonl", issueJson(1, "edited") + "\n" + issueLines(2, 2))});
    CHECK(report.textsChanged == 1);
    CHECK(report.unchanged == 1);
    CHECK(issueNumber(sample.project, 1).document->body == "edited");
    CHECK(must(store::documentById(sample.project.database(), before)).body.starts_with("body 1"));
    CHECK(must(store::documentById(sample.project.database(), before)).comments.size() == 2);
    CHECK(count(sample.project, "document") == 3);
}

TEST_CASE("Import issues: the same again changes nothing", "[exchange]")
{
    Sample sample(0, 0);
    const auto file = writeFile(sample.folder / "a.jsonl", issueLines(1, 5) + issueLines(2, 3));
    CHECK(importFiles(sample.project, {file}).unchanged == 2);
    const std::vector<std::string> tables{"text", "document", "part", "text_group", "event", "item"};
    std::vector<std::vector<std::string>> before;
    for (const std::string& table : tables) {
        before.push_back(test::dumpTable(sample.project, table));
    }
    CHECK(importFiles(sample.project, {file, file}).unchanged == 14);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        CHECK(test::dumpTable(sample.project, tables[i]) == before[i]);
    }
}

TEST_CASE("Import issues: pull requests are counted and left out", "[exchange]")
{
    Sample sample(0, 0);
    const auto file = writeFile(
        sample.folder / "a.json",
        R"([{"html_url":"https://github.com/toolkit/core/pull/8","url":"https://api.github.com/repos/toolkit/core/issues/8",)"
        R"("title":"A change","pull_request":{"url":"x"}},)" +
            issueJson(1, "one") + "]");
    const ImportReport report = importFiles(sample.project, {file});
    CHECK(report.problemCount == 0);
    CHECK(report.pullRequests == 1);
    CHECK(report.issuesAdded == 1);
}

TEST_CASE("Import issues: malformed parts are told with file and line, and nothing is written", "[exchange]")
{
    Sample sample(0, 0);
    const std::vector<std::string> before = test::dump(sample.project);
    const auto broken =
        writeFile(sample.folder / "broken.jsonl", issueLines(1, 2) + "{\"title\":\"no link\"}\n" +
                                                      issueJson(3, "bad \xff byte") + "\n" + issueLines(4, 4));
    const auto stops = writeFile(sample.folder / "stops.json", "[" + issueJson(5, "five") + ",\n{\"html_url\":\"htt");
    const ImportReport refused = importFiles(sample.project, {broken, stops});
    CHECK_FALSE(refused.written);
    CHECK(refused.problemCount == 3);
    REQUIRE(refused.problems.size() == 3);
    CHECK(refused.problems[0].argument(0) == broken.string() + ":3");
    CHECK(refused.problems[0].code == Errc::BadSyntax);
    CHECK(refused.problems[1].argument(0) == broken.string() + ":4");
    CHECK(refused.problems[1].code == Errc::BadEncoding);
    CHECK(refused.problems[2].argument(0) == stops.string() + ":2");
    CHECK(test::dump(sample.project) == before);

    const ImportReport accepted = importFiles(sample.project, {broken, stops}, Malformed::LeaveOut);
    CHECK(accepted.written);
    CHECK(accepted.problemCount == 3);
    CHECK(accepted.issuesAdded == 4);
    CHECK(issueNumber(sample.project, 5).document->body == "five");
}

TEST_CASE("Import links: lines that are no links are told, and left out if that is accepted", "[exchange]")
{
    Sample sample(0, 0);
    const std::vector<std::string> before = test::dump(sample.project);
    const auto file = writeFile(sample.folder / "links.txt", "https://github.com/toolkit/core/issues/1\nno link\n");
    const ImportReport refused = importLinks(sample.project, file);
    CHECK_FALSE(refused.written);
    REQUIRE(refused.problems.size() == 1);
    CHECK(refused.problems[0].argument(0) == file.string() + ":2");
    CHECK(test::dump(sample.project) == before);
    CHECK(importLinks(sample.project, file, Malformed::LeaveOut).issuesAdded == 1);
}

TEST_CASE("Import issues: a file that is not there leaves the project as it was", "[exchange]")
{
    Sample sample(0, 0);
    const std::vector<std::string> before = test::dump(sample.project);
    const auto there = writeFile(sample.folder / "a.jsonl", issueLines(1, 2));
    NoProgress progress;
    const auto missing = sample.folder / "missing.jsonl";
    CHECK(test::errorOf(exchange::importIssues(sample.project, {there, missing}, Malformed::LeaveOut, progress, {}))
              .code == Errc::NotFound);
    CHECK_FALSE(exchange::importLinks(sample.project, {missing}, Malformed::LeaveOut, progress, {}).ok());
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Import issues: the address of a repository in another case is the same repository", "[exchange]")
{
    Sample sample(0, 0);
    const auto links = writeFile(sample.folder / "links.txt", "https://github.com/ToolKit/core/issues/1\n"
                                                              "https://github.com/toolkit/CORE/issues/1\n");
    const ImportReport linked = importLinks(sample.project, links);
    CHECK(linked.issuesAdded == 1);
    CHECK(linked.unchanged == 1);
    const ImportReport texts = importFiles(
        sample.project, {writeFile(sample.folder / "i.jsonl", issueJson(1, "a") + "\n" + issueJson(2, "b"))});
    CHECK(texts.textsAdded == 1);
    CHECK(texts.issuesAdded == 1);
    CHECK(must(study::issueCounts(sample.project)).repositories == 1);
    CHECK(issueNumber(sample.project, 1).link.url == "https://github.com/ToolKit/core/issues/1"); // as it came first
    CHECK(issueNumber(sample.project, 1).document->body == "a");
}

TEST_CASE("Import issues: an older dump does not take the place of a newer text", "[exchange]")
{
    Sample sample(0, 0);
    const auto dump = [&](const std::string& name, const std::string& day, const std::string& body) {
        return writeFile(sample.folder / name, R"({"html_url":"https://github.com/toolkit/core/issues/1","title":"T",)"
                                               R"("created_at":"2024-01-01T00:00:00Z","updated_at":")" +
                                                   day + R"(T00:00:00Z","body":")" + body + "\"}");
    };
    (void)importFiles(sample.project, {dump("new.json", "2024-03-01", "new")});
    const auto before = test::dumpTable(sample.project, "document");
    const ImportReport older = importFiles(sample.project, {dump("old.json", "2024-02-01", "old")});
    CHECK(older.textsOlder == 1);
    CHECK(older.textsChanged + older.unchanged == 0);
    CHECK(test::dumpTable(sample.project, "document") == before);
    CHECK(importFiles(sample.project, {dump("newer.json", "2024-03-02", "newer")}).textsChanged == 1);
    CHECK(issueNumber(sample.project, 1).document->body == "newer");
}

TEST_CASE("Import issues: comments of issues that are in none of the files are counted", "[exchange]")
{
    Sample sample(0, 0);
    const auto folder = sample.folder / "collected";
    const auto comment = [](int number) {
        return R"({"issue_url":"https://api.github.com/repos/ToolKit/core/issues/)" + std::to_string(number) +
               R"(","body":"c"})" + "\n";
    };
    writeFile(folder / "1.json", issueJson(1, "one"));
    writeFile(folder / "2.json", issueJson(2, "two"));
    writeFile(folder / "comments.json", comment(1) + comment(2) + comment(2) + comment(9) + "{\"body\":\"whose?\"}\n");
    writeFile(folder / "5.comments.json", comment(5) + comment(5));
    const ImportReport report = importFiles(sample.project, {folder});
    CHECK(report.written);
    CHECK(report.issuesAdded == 2);
    CHECK(issueNumber(sample.project, 2).document->comments.size() == 2 + 1);
    CHECK(report.strayComments == 1 + 2);
}

TEST_CASE("Import issues: a comment among issues is told, and does not replace the text of its issue", "[exchange]")
{
    Sample sample(0, 0);
    const auto mixed = writeFile(sample.folder / "mixed.jsonl",
                                 issueJson(1, "one") + "\n" +
                                     R"({"html_url":"https://github.com/toolkit/core/issues/1#issuecomment-7",)"
                                     R"("issue_url":"https://api.github.com/repos/toolkit/core/issues/1",)"
                                     R"("created_at":"2030-01-01T00:00:00Z","body":"a comment"})"
                                     "\n" +
                                     R"({"url":"https://api.github.com/repos/toolkit/core/issues/comments/8",)"
                                     R"("issue_url":"https://api.github.com/repos/toolkit/core/issues/1","body":"c"})"
                                     "\n" +
                                     issueJson(2, "two"));
    const ImportReport refused = importFiles(sample.project, {mixed});
    CHECK_FALSE(refused.written);
    REQUIRE(refused.problems.size() == 2);
    CHECK(refused.problems[0].argument(0) == mixed.string() + ":2");
    CHECK(accord::test::says(refused.problems[0], "found a comment, expected an issue; comments belong in a file"));
    CHECK(refused.problems[1].argument(0) == mixed.string() + ":3");
    const ImportReport accepted = importFiles(sample.project, {mixed}, Malformed::LeaveOut);
    CHECK(accepted.issuesAdded == 2);
    CHECK(issueNumber(sample.project, 1).document->body == "one");
}

TEST_CASE("Import issues: discussions that the host counts and the files do not have are told", "[exchange]")
{
    Sample sample(0, 0);
    const auto told = [](int number, const std::string& comments) {
        return R"({"html_url":"https://github.com/toolkit/core/issues/)" + std::to_string(number) + R"(","comments":)" +
               comments + "}\n";
    };
    const auto folder = sample.folder / "collected";
    writeFile(folder / "list.jsonl",
              told(1, "14") + told(2, "0") + told(3, "null") + told(4, R"([{"body":"a"}])") + told(5, "2"));
    writeFile(folder / "list.comments.json",
              R"([{"issue_url":"https://api.github.com/repos/toolkit/core/issues/5","body":"c"}])");
    const ImportReport report = importFiles(sample.project, {folder});
    CHECK(report.issuesAdded == 5);
    CHECK(report.withoutDiscussion == 1);
    const auto documentOf = [&](int number) { return *issueNumber(sample.project, number).document; };
    CHECK(documentOf(1).comments.empty());
    CHECK(documentOf(1).commentsTold.value == 14);
    CHECK(documentOf(2).commentsTold.value == 0);
    CHECK(documentOf(4).comments.size() == 1);
    CHECK(must(study::issueCounts(sample.project)).comments == 2); // those that are here
    // Another count is not another text.
    writeFile(folder / "list.jsonl", told(1, "15"));
    CHECK(importFiles(sample.project, {folder}).textsChanged == 0);
    writeFile(folder / "list.jsonl",
              told(1, "14") + told(2, "0") + told(3, "null") + told(4, R"([{"body":"a"}])") + told(5, "2"));
    CHECK(importFiles(sample.project, {folder}).withoutDiscussion == 0); // said once
}

TEST_CASE("Import texts: a plain text comes through a pipe as from a file", "[exchange]")
{
    const std::string words = "[0:00:00] Interviewer: what did you do?\n[0:00:05] P3: I made the batch smaller.\n";
    const auto imported = [&words](Sample& sample, bool pipe) {
        std::filesystem::create_directory(sample.folder / "talks");
        const auto file = sample.folder / "talks" / "P03.txt";
        std::jthread writer;
        if (pipe) {
            REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
            writer = std::jthread([&] { std::ofstream(file) << words; });
        } else {
            writeFile(file, words);
        }
        NoProgress progress;
        CHECK(must(exchange::importTexts(sample.project, {file}, {}, Malformed::Refuse, progress, {})).othersAdded ==
              1);
        const auto id = must(store::textByAddress(sample.project.database(), "text:talks/P03"));
        REQUIRE(id.has_value());
        return must(store::textById(sample.project.database(), *id));
    };
    Sample fromFile(0, 0);
    Sample fromPipe(0, 0);
    const Issue text = imported(fromFile, false);
    CHECK(text.document->body.find("I made the batch smaller.") != std::string::npos);
    CHECK(imported(fromPipe, true).document == text.document);
}

TEST_CASE("Import texts: documents of a folder and tables of a spreadsheet program come by the same door", "[exchange]")
{
    Sample sample(0, 0);
    const auto folder = sample.folder / "memos";
    writeFile(folder / "a.docx", test::zipped({{"word/document.xml",
                                                "<w:document><w:body><w:p><w:pPr><w:pStyle w:val=\"Title\"/></w:pPr>"
                                                "<w:r><w:t>First</w:t></w:r></w:p><w:p><w:r><w:t>It fails.</w:t></w:r>"
                                                "</w:p></w:body></w:document>"}}));
    writeFile(folder / "b.html", "<title>Second</title><p>It hangs.</p>");
    writeFile(folder / "c.txt", "Third\n");
    writeFile(folder / "posts.csv", "name;text\np1;It was slow, and then\np2;it was gone\n");
    writeFile(folder / "rows.xlsx",
              test::madeExcel({{"Rows", "<row r=\"1\">" + test::textCell("A1", "name") + test::textCell("B1", "text") +
                                            "</row><row r=\"2\">" + test::textCell("A2", "r1") +
                                            test::textCell("B2", "from a sheet") + "</row>"}}));
    NoProgress progress;
    const ImportReport report =
        must(exchange::importTexts(sample.project, {folder}, {}, Malformed::Refuse, progress, {}));
    CHECK(report.othersAdded == 6);
    CHECK(report.problemCount == 0);
    const auto text = [&sample](const std::string& address) {
        const auto id = must(store::textByAddress(sample.project.database(), address));
        REQUIRE(id.has_value());
        return must(store::textById(sample.project.database(), *id)).document.value();
    };
    CHECK(text("text:memos/a").title == "First");
    CHECK(text("text:memos/a").body == "It fails.\n");
    CHECK(text("text:memos/b").title == "Second");
    CHECK(text("text:memos/b").body == "It hangs.\n");
    CHECK(text("text:posts/p1").body == "It was slow, and then");
    CHECK(text("text:rows/r1").body == "from a sheet");

    // The same again brings nothing, and what is hostile nothing at all.
    CHECK(must(exchange::importTexts(sample.project, {folder}, {}, Malformed::Refuse, progress, {})).othersAdded == 0);
    writeFile(folder / "d.docx", "no archive");
    const ImportReport refused =
        must(exchange::importTexts(sample.project, {folder}, {}, Malformed::Refuse, progress, {}));
    CHECK_FALSE(refused.written);
    REQUIRE(refused.problems.size() == 1);
    CHECK(refused.problems[0].argument(0) == (folder / "d.docx").string());
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/import_issues.h"
#include "core/store/events/derive.h"
#include "core/store/search_index.h"
#include "core/study/rounds.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sys/stat.h>

#include <fstream>
#include <functional>
#include <thread>

using namespace accord;
using accord::exchange::Malformed;
using accord::test::CallingProgress;
using accord::test::importFiles;
using accord::test::issueLines;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;
namespace fs = std::filesystem;

namespace {

// A project that has texts already: some of which the interrupted import edits, some of which it fills in.
void prepare(Sample& sample)
{
    (void)importFiles(sample.project, {writeFile(sample.folder / "earlier.jsonl", issueLines(1, 30))});
    NoProgress progress;
    std::string links;
    for (int number = 31; number <= 60; ++number) {
        links += "https://github.com/toolkit/core/issues/" + std::to_string(number) + "\n";
    }
    (void)must(exchange::importLinks(sample.project, {writeFile(sample.folder / "links.txt", links)}, Malformed::Refuse,
                                     progress, {}));
}

// The import reads `before` files and then a pipe at whose other end the stop is asked for: it has taken in those
// files by then, or is about to. `meanwhile` happens first, in another thread.
Error stoppedAfter(Project& project, const fs::path& folder, const std::vector<fs::path>& before,
                   const std::function<void()>& meanwhile)
{
    const fs::path pipe = folder / "pipe.jsonl";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    std::stop_source stop;
    std::jthread stopper([&] {
        std::ofstream end(pipe);
        meanwhile();
        stop.request_stop();
        end << issueLines(900, 901);
    });
    std::vector<fs::path> files = before;
    files.push_back(pipe);
    files.push_back(writeFile(folder / "behind.jsonl", issueLines(950, 960)));
    NoProgress progress;
    Error error =
        test::errorOf(exchange::importIssues(project, files, Malformed::LeaveOut, progress, stop.get_token()));
    fs::remove(pipe);
    return error;
}

std::size_t found(Project& project, const std::string& word)
{
    return must(store::search(project.database(), store::SearchQuery::parse(word), 1000, 0)).issues.size();
}

void indexAll(Project& project)
{
    while (must(store::indexFurther(project.database(), 50)) > 0) {
    }
}

} // namespace

TEST_CASE("Cancelled import: the project is as it was, wherever the import had come to", "[exchange]")
{
    Sample sample(1, 4);
    prepare(sample);
    const std::vector<std::string> before = test::dump(sample.project);
    std::vector<fs::path> files;
    for (int part = 0; part < 6; ++part) {
        // Edited texts, filled in ones, new ones of the same and of another repository.
        std::string lines = issueLines(1 + part * 20, 20 + part * 20, 60000);
        lines += R"({"html_url":"https://gitee.com/other/)" + std::to_string(part) + R"(/issues/IABC1","title":"t"})";
        files.push_back(writeFile(sample.folder / ("part" + std::to_string(part) + ".jsonl"), lines));
        const Error error = stoppedAfter(sample.project, sample.folder.path(), files, [] {});
        CHECK(error.code == Errc::Cancelled);
        CHECK((test::dump(sample.project) == before));
    }
    const auto report = must(store::check(sample.project.database()));
    CHECK(report.sound());
    CHECK(report.interruptedImports == 0);
    // And the same files can be brought in afterwards.
    CHECK(importFiles(sample.project, files).issuesAdded == 60 + 6);
}

TEST_CASE("Cancelled import: of lists of links, too", "[exchange]")
{
    Sample sample(0, 0);
    const std::vector<std::string> before = test::dump(sample.project);
    const auto file = writeFile(sample.folder / "links.txt", "https://github.com/toolkit/core/issues/1\n");
    std::stop_source stop;
    CallingProgress progress([&stop] { stop.request_stop(); });
    const auto other = writeFile(sample.folder / "more.txt", "https://github.com/toolkit/core/issues/2\n");
    CHECK(test::errorOf(
              exchange::importLinks(sample.project, {file, other}, Malformed::Refuse, progress, stop.get_token()))
              .code == Errc::Cancelled);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Cancelled import: texts that were indexed meanwhile neither stay findable nor hide later ones", "[exchange]")
{
    Sample sample(0, 0);
    (void)importFiles(sample.project, {writeFile(sample.folder / "earlier.jsonl", issueLines(1, 3))});
    const auto files = {
        writeFile(sample.folder / "taken.jsonl",
                  "{\"html_url\":\"https://github.com/toolkit/core/issues/70\",\"title\":\"ghostly\"}\n" +
                      issueLines(71, 120, 30000))};
    Project other = test::reopened(sample.project);
    // Another process indexes what the import has committed so far.
    std::size_t early = 0;
    const auto index = [&] {
        while (early == 0) {
            indexAll(other);
            early = found(other, "ghostly");
        }
    };
    CHECK(stoppedAfter(sample.project, sample.folder.path(), files, index).code == Errc::Cancelled);
    indexAll(other);
    CHECK(found(other, "ghostly") == 0);
    CHECK(found(other, "body") == 3);

    (void)importFiles(
        sample.project,
        {writeFile(sample.folder / "later.jsonl",
                   "{\"html_url\":\"https://github.com/toolkit/core/issues/300\",\"title\":\"latecomer\"}\n" +
                       issueLines(301, 340))});
    indexAll(other);
    CHECK(must(store::indexState(other.database())).complete());
    CHECK(found(other, "latecomer") == 1);
    CHECK(found(other, "ghostly") == 0);
    CHECK(found(other, "body") == 3 + 40);
}

TEST_CASE("Cancelled import: an issue that a round took in meanwhile stays, without its text", "[exchange]")
{
    Sample sample(1, 0);
    const auto files = {writeFile(sample.folder / "taken.jsonl", issueLines(1, 150, 60000))};
    Project other = test::reopened(sample.project);
    std::int64_t taken = 0;
    const auto takeIn = [&] {
        study::RoundPlan plan;
        plan.name = "Early";
        while (!study::startRound(other, plan).ok()) {
        }
        taken = must(other.database().number("SELECT count(DISTINCT text_id) FROM item")); // others may have come since
    };
    CHECK(stoppedAfter(sample.project, sample.folder.path(), files, takeIn).code == Errc::Cancelled);
    CHECK(taken > 0);
    CHECK(must(study::issueCount(other)) == taken);
    CHECK(must(other.database().number("SELECT count(*) FROM document")) == 0);
    CHECK(must(store::check(other.database())).sound());
}

TEST_CASE("Taking back an import looks up who refers to a text instead of reading all issues", "[exchange]")
{
    Sample sample(0, 0);
    // What SQLite asks for every text that goes, because issues refer to texts.
    const auto plan = must(sample.project.database().plan("SELECT 1 FROM text WHERE document_id = 1"));
    REQUIRE(plan.size() == 1);
    CHECK(plan[0].find("USING COVERING INDEX") != std::string::npos);
}

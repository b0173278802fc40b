// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/long_work.h"
#include "core/store/study/rounds.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <array>
#include <cstdio>
#include <random>

using namespace accord;
using test::must;

namespace fs = std::filesystem;

namespace {

constexpr int kIssues = 800;

std::string wordsOf(std::mt19937& random, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += "w" + std::to_string(random() % 3000) + (i % 12 == 11 ? ".\n" : " ");
    }
    return text;
}

// As long as the texts of real issues are, with their discussion.
void addTexts(Project& project)
{
    std::mt19937 random(1);
    sqlite::Database& database = project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const store::LongWork work = must(store::LongWork::begin(database, "issues", "texts.jsonl", project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(database, work.id()));
    for (int issue = 1; issue <= kIssues; ++issue) {
        Document document;
        document.title = wordsOf(random, 9);
        document.body = wordsOf(random, 500);
        for (int comment = 0; comment < 4; ++comment) {
            document.comments.push_back(
                Comment{"user" + std::to_string(random() % 900), "MEMBER", project.now(), wordsOf(random, 130)});
        }
        (void)must(writer.issue(test::sampleLink(issue), document));
    }
    must(work.finish(project.now()));
    must(transaction.commit());
}

// A label for each item, as somebody gives them one after another: most with a line about it, some with a note.
void labelEverything(const fs::path& package)
{
    std::mt19937 random(2);
    Project project = must(Project::open(package));
    sqlite::Database& database = project.database();
    const RoundId round = project.rounds().front().id;
    const PersonId person = project.people().front().id;
    const std::array<CategoryId, 3> categories{must(project.categoryCoded("A.2")).id,
                                               must(project.categoryCoded("A.1.i")).id,
                                               must(project.categoryCoded("B.1.i")).id};
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    unsigned seconds = 0;
    for (const ItemId item : must(store::itemsInOrder(database, round))) {
        seconds += 5 + static_cast<unsigned>(random() % 60);
        std::array<char, 40> at{};
        (void)std::snprintf(at.data(), at.size(), "2026-03-%02uT%02u:%02u:%02u.%03uZ", 1 + seconds / 86400 % 28,
                            seconds / 3600 % 24, seconds / 60 % 60, seconds % 60,
                            static_cast<unsigned>(random() % 1000));
        store::EventWriter events = must(store::EventWriter::begin(database, at.data()));
        LabelGiven label;
        label.item = item;
        label.content.verdict = Verdict::Category;
        label.content.category = categories.at(random() % categories.size());
        label.content.summary = random() % 5 == 0 ? "" : wordsOf(random, 4);
        label.content.note = random() % 12 == 0 ? wordsOf(random, 10) : "";
        label.content.flagged = random() % 10 == 0;
        label.seconds = static_cast<double>(random() % 90'000) / 1000;
        label.codebook = project.codebook();
        (void)must(events.append({person}, label));
    }
    must(transaction.commit());
}

} // namespace

TEST_CASE("Return: of a whole package of labels less than a hundredth of its size is sent back, and gives the same",
          "[package][merge]")
{
    test::Sample sample(2, kIssues);
    addTexts(sample.project);
    NoProgress progress;
    const fs::path package = sample.folder / "package.accord";
    (void)must(exchange::writePackage(sample.project, {sample.people.at(0), {}, {}}, package, progress, {}));
    labelEverything(package);
    const fs::path file = sample.folder / "return.accord";
    {
        Project theirs = must(Project::open(package));
        const auto report = must(exchange::writeReturn(theirs, file, progress, {}));
        CHECK(report.labels == kIssues);
        INFO(report.bytes << " of " << report.packageBytes);
        CHECK(report.bytes * 100 < report.packageBytes);
    }
    const fs::path byPackage = sample.folder / "by-package.accord";
    const fs::path byReturn = sample.folder / "by-return.accord";
    must(sqlite::copyDatabase(sample.project.database(), byPackage));
    must(sqlite::copyDatabase(sample.project.database(), byReturn));
    CHECK(test::merged(byPackage, {package}).fresh().labels == kIssues);
    CHECK(test::merged(byReturn, {file}).fresh().labels == kIssues);
    CHECK(test::visible(byPackage) == test::visible(byReturn));
}

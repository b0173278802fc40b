// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/import_issues.h"
#include "core/labelling/labelling.h"
#include "core/project/repair.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/long_work/work_lock.h"
#include "core/store/search_index.h"
#include "core/store/study/assignment.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <random>
#include <set>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPage = 4096;
constexpr int kTalkedOver = 20; ///< decisions in which all three took part

// A project of some hundred pages, closed.
fs::path made(const test::TempFolder& folder)
{
    Sample sample(3, 60);
    (void)test::importFiles(sample.project,
                            {test::writeFile(sample.folder / "i.jsonl", test::issueLines(1, 40, 2000))});
    for (int turn = 0; turn < 12; ++turn) {
        for (int item = 0; item < 60; ++item) {
            LabelContent content = sample.labelled((turn + item) % 2 == 0 ? "A.1" : "B.1");
            content.summary = "turn " + std::to_string(turn) + " item " + std::to_string(item);
            sample.give(turn % 3, item, content);
        }
    }
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(sample.project.database()));
    store::EventWriter events = must(store::EventWriter::begin(sample.project.database(), sample.project.now()));
    for (int item = 0; item < kTalkedOver; ++item) {
        DecisionContent content = sample.decided("A.1");
        content.takingPart = sample.people;
        (void)must(
            events.append({sample.people[0]}, DecisionMade{sample.items[static_cast<std::size_t>(item)], content}));
    }
    must(store::assign(events, sample.people[0], sample.round, sample.people[1], {sample.items, {}}));
    must(transaction.commit());
    must(sqlite::copyDatabase(sample.project.database(), folder / "pilot.accord"));
    return folder / "pilot.accord";
}

// How often somebody took part in a decision.
std::int64_t tookPart(const fs::path& file)
{
    Project project = must(Project::open(file));
    return must(project.database().number("SELECT count(*) FROM taking_part t JOIN event a ON a.seq = t.event WHERE "
                                          "a.kind = 'decision'"));
}

// How many items are handed out.
std::int64_t handedOut(const fs::path& file)
{
    Project project = must(Project::open(file));
    return must(project.database().number(
        "SELECT count(*) FROM assigned_item h JOIN event a ON a.seq = h.event WHERE a.kind = 'assignment' "
        "AND h.state = 1 AND a.about_person = 2"));
}

std::set<std::string> eventsOf(Project& project)
{
    sqlite::Statement query = must(project.database().prepare(
        "SELECT hex(uuid) || coalesce(summary, '') FROM event LEFT JOIN answer ON event = seq"));
    std::set<std::string> events;
    while (must(query.step())) {
        events.insert(query.string(0));
    }
    return events;
}

std::set<std::string> eventsOf(const fs::path& file)
{
    Project project = must(Project::open(file));
    return eventsOf(project);
}

void execute(const fs::path& file, std::string_view sql)
{
    const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    must(database->execute(sql));
}

// Pages of a table, by SQLite's own account.
std::vector<std::int64_t> pagesOf(const fs::path& file, std::string_view table, std::string_view type)
{
    const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    sqlite::Statement query =
        must(database->prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ? ORDER BY pageno"));
    query.bind(table).bind(type);
    std::vector<std::int64_t> pages;
    while (must(query.step())) {
        pages.push_back(query.integer(0));
    }
    return pages;
}

void spoil(const fs::path& file, std::int64_t page, std::uint32_t seed)
{
    std::string bytes = test::readFile(file);
    std::mt19937 random(seed);
    for (std::size_t i = 0; i < kPage; ++i) {
        bytes.at(static_cast<std::size_t>(page - 1) * kPage + i) = static_cast<char>(random());
    }
    (void)test::writeFile(file, bytes);
}

} // namespace

TEST_CASE("Repair: a sound project is left alone", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    const Repair repair = must(repairProject(file));
    CHECK_FALSE(repair.needed);
    CHECK(repair.kept.empty());
    CHECK_FALSE(fs::exists(folder / "pilot.backups"));
}

TEST_CASE("Repair: what is derived is derived again, and what was there is kept", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    Project before = must(Project::open(file));
    std::vector<std::string> whole = test::dump(before);
    execute(file, "UPDATE label SET verdict = 3, category_id = NULL WHERE item_id % 3 = 0;"
                  "DELETE FROM label WHERE item_id % 7 = 0;"
                  "DELETE FROM codebook; UPDATE category SET name = 'Wrong', retired = 1 WHERE code = 'A.1'");
    CHECK_FALSE(must(checkIntegrity(before)).sound());
    const Repair repair = must(repairProject(file));
    CHECK(repair.needed);
    CHECK_FALSE(repair.salvaged);
    CHECK(repair.before.wrongLabels > 0);
    CHECK(repair.after.sound());
    CHECK(repair.lost.empty());
    CHECK(fs::exists(repair.kept));
    Project after = must(Project::open(file));
    std::vector<std::string> now = test::dump(after);
    const auto notDerived = [](const std::string& line) { return line.starts_with("search_"); };
    std::erase_if(whole, notDerived);
    std::erase_if(now, notDerived);
    CHECK(now == whole);
    while (must(store::indexFurther(after.database(), 100)) > 0) {
    }
    CHECK(must(store::search(after.database(), store::SearchQuery::parse("body"), 100, 0)).issues.size() == 40);
}

TEST_CASE("Repair: it does not derive while an import or decisions in bulk are under way", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    execute(file, "DELETE FROM label WHERE item_id % 7 = 0");
    for (const auto sort : {store::WorkLock::Sort::Import, store::WorkLock::Sort::Decisions}) {
        const auto underWay = must(store::WorkLock::tryToHold(file, sort));
        CHECK(errorOf(repairProject(file)).code == Errc::Locked);
    }
    CHECK(must(repairProject(file)).after.sound());
}

TEST_CASE("Repair: the file is kept as it was before anything is taken back in it", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    execute(file, R"sql(
        INSERT INTO import (id, uuid, kind, source, started_at, first_event)
        SELECT 77, randomblob(16), 'labels', 'x.csv', '2026-01-01', max(seq)
        FROM event;
        INSERT INTO person (uuid, name, initials, colour, created_at, import_id)
        VALUES (randomblob(16), 'Cut off', 'CO', 1, '2026-01-01', 77)
    )sql");
    const bool broken = GENERATE(false, true);
    if (broken) {
        const auto leaves = pagesOf(file, "event", "leaf");
        spoil(file, leaves.at(leaves.size() / 2), 5);
    } else {
        execute(file, "DELETE FROM label WHERE item_id % 7 = 0");
    }
    const Repair repair = must(repairProject(file));
    CHECK(repair.salvaged == broken);
    CHECK(repair.after.sound());
    {
        const auto kept = must(sqlite::Database::open(repair.kept, sqlite::Database::Mode::ReadOnly));
        CHECK(must(kept->number("SELECT count(*) FROM import WHERE finished_at IS NULL")) == 1);
        CHECK(must(kept->number("SELECT count(*) FROM person WHERE name = 'Cut off'")) == 1);
    }
    // Whoever opens it next takes it back.
    Project project = must(Project::open(file));
    CHECK(must(project.database().number("SELECT count(*) FROM import WHERE finished_at IS NULL")) == 0);
    CHECK(must(project.database().number("SELECT count(*) FROM person WHERE name = 'Cut off'")) == 0);
    CHECK(must(checkIntegrity(project)).sound());
}

TEST_CASE("Repair: an index that lost its entries is made again", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    const auto events = eventsOf(file);
    const auto pages = pagesOf(file, "event_by_item", "leaf");
    REQUIRE(pages.size() > 1);
    spoil(file, pages[0], 7);
    const Repair repair = must(repairProject(file));
    CHECK(repair.after.sound());
    CHECK(repair.lost.empty());
    CHECK(eventsOf(file) == events);
}

TEST_CASE("Repair: whichever page of the log of events is destroyed, only the events on it are lost, and it says so",
          "[repair]")
{
    const test::TempFolder start;
    const fs::path sound = made(start);
    const auto whole = eventsOf(sound);
    const auto leaves = pagesOf(sound, "event", "leaf");
    REQUIRE(leaves.size() > 10);
    // The last one has the decisions, with those who took part in them.
    for (std::size_t i = (leaves.size() - 1) % 5; i < leaves.size(); i += 5) {
        INFO("page " << leaves[i]);
        const test::TempFolder folder;
        const fs::path file = folder / "pilot.accord";
        fs::copy_file(sound, file);
        spoil(file, leaves[i], static_cast<std::uint32_t>(i));
        const std::string damaged = test::readFile(file);
        const Repair repair = must(repairProject(file));
        CHECK(repair.salvaged);
        CHECK(repair.after.sound());
        CHECK_FALSE(repair.lost.empty());
        const auto left = eventsOf(file);
        CHECK(std::ranges::includes(whole, left));
        // A leaf holds a few dozen of them.
        CHECK(left.size() + 60 > whole.size());
        CHECK(left.size() < whole.size());
        CHECK(fs::exists(repair.kept));
    }
}

TEST_CASE("Repair: where the page that leads to all events is destroyed, every event is found by its shape", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    const auto whole = eventsOf(file);
    const auto inner = pagesOf(file, "event", "internal");
    REQUIRE_FALSE(inner.empty());
    for (const std::int64_t page : inner) {
        spoil(file, page, 3);
    }
    const Repair repair = must(repairProject(file));
    CHECK(repair.salvaged);
    CHECK(repair.after.sound());
    CHECK(eventsOf(file) == whole);
    CHECK(tookPart(file) == 3 * kTalkedOver);
    CHECK(handedOut(file) == 60);
}

TEST_CASE("Repair: where the first page is destroyed, every event is found by its shape", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    const auto whole = eventsOf(file);
    spoil(file, 1, 5);
    const std::string damaged = test::readFile(file);
    const Repair repair = must(repairProject(file));
    CHECK(repair.salvaged);
    CHECK(eventsOf(file) == whole);
    CHECK(tookPart(file) == 3 * kTalkedOver);
    CHECK(handedOut(file) == 60);
    CHECK(test::readFile(repair.kept) == damaged);
    CHECK_FALSE(repair.lost.empty()); // the project's name
    Project project = must(Project::open(file));
    CHECK(project.people().size() == 3);
    CHECK(must(checkIntegrity(project)).sound());
}

TEST_CASE("Repair: an event that refers to something lost stays, and is told of", "[repair]")
{
    const test::TempFolder folder;
    const fs::path file = made(folder);
    const auto whole = eventsOf(file);
    execute(file, "PRAGMA foreign_keys = OFF; DELETE FROM item WHERE id % 10 = 0");
    const Repair repair = must(repairProject(file));
    CHECK_FALSE(repair.lost.empty());
    CHECK(eventsOf(file) == whole);
    CHECK(repair.after.wrongLabels == 0);
}

TEST_CASE("Repair: of a file in which nothing can be read nothing is made", "[repair]")
{
    const test::TempFolder folder;
    const auto file = test::writeFile(folder / "pilot.accord", std::string(40000, 'x'));
    const Error error = errorOf(repairProject(file));
    CHECK((error.code == Errc::Damaged || error.code == Errc::NotADatabase));
    CHECK(test::readFile(file) == std::string(40000, 'x'));
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
    CHECK(errorOf(repairProject(folder / "none.accord")).code == Errc::NotFound);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "core/project/repair.h"
#include "core/sqlite/backup.h"
#include "core/store/schema.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <iostream>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
namespace fs = std::filesystem;

namespace {

// A closed project in the state in which it is handed on.
fs::path sound(const test::TempFolder& folder)
{
    test::Sample sample(2, 4);
    sample.give(0, 0, "A.1");
    sample.give(1, 0, "B.1");
    fs::path copy = folder / "given.accord";
    must(sqlite::copyDatabase(sample.project.database(), copy));
    return copy;
}

// What somebody can do to a file with SQLite's own shell, which trusts everybody.
void forge(const fs::path& file, const std::string& sql)
{
    sqlite3* handle = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
    char* said = nullptr;
    const int code = sqlite3_exec(handle, ("PRAGMA writable_schema = ON; PRAGMA foreign_keys = OFF; " + sql).c_str(),
                                  nullptr, nullptr, &said);
    INFO(sql << ": " << (said == nullptr ? "" : said));
    CHECK(code == SQLITE_OK);
    sqlite3_free(said);
    sqlite3_close(handle);
}

struct Forgery
{
    const char* sql;
    const char* told;
};

constexpr Forgery kForgeries[] = {
    {"CREATE TRIGGER spy AFTER INSERT ON event BEGIN DELETE FROM event; END", "trigger \"spy\""},
    {"CREATE VIEW more AS SELECT * FROM event", "view \"more\""},
    {"DROP TABLE label; CREATE VIEW label AS SELECT 1 AS round_id", "view \"label\""},
    {"CREATE TABLE more (id INTEGER PRIMARY KEY)", "table \"more\""},
    {"CREATE INDEX more ON event (hex(note))", "index \"more\""},
    {"CREATE VIRTUAL TABLE more USING fts5 (x)", "table \"more\""},
    {"DROP INDEX event_by_item", "lacks the index \"event_by_item\""},
    {"ALTER TABLE person ADD COLUMN more TEXT", "table \"person\" is not as"},
    {"UPDATE sqlite_master SET sql = replace(sql, 'note TEXT', 'note TEXT DEFAULT (hex(1))') WHERE name = 'event'",
     "table \"event\" is not as"},
    {"UPDATE sqlite_master SET sql = replace(sql, 'unicode61', 'porter') WHERE name = 'search'",
     "table \"search\" is not as"},
};

double fastestMs(const std::function<void()>& work)
{
    auto best = std::chrono::steady_clock::duration::max();
    for (int i = 0; i < 20; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        best = std::min(best, std::chrono::steady_clock::now() - start);
    }
    return std::chrono::duration<double, std::milli>(best).count();
}

} // namespace

TEST_CASE("Trust: a file that brings along anything of its own is refused and left as it is", "[store]")
{
    for (const Forgery& forgery : kForgeries) {
        INFO(forgery.sql);
        const test::TempFolder folder;
        const fs::path file = sound(folder);
        forge(file, forgery.sql);
        const std::string before = test::readFile(file);
        const Error error = errorOf(Project::open(file));
        INFO(test::describe(error));
        CHECK(error.code == Errc::NotAProject);
        CHECK(accord::test::says(error, forgery.told));
        CHECK(errorOf(Project::openAsItIs(file)) == error);
        CHECK((test::readFile(file) == before));
    }
}

TEST_CASE("Trust: the name of a foreign part cannot forge the sentence that tells it", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    forge(file, "CREATE TABLE \"x\"\" is fine\n" + std::string(500, 'y') + "\" (a)");
    const std::string detail = accord::test::said(errorOf(Project::open(file)));
    CHECK(detail.size() < 150 + file.string().size());
    CHECK(detail.find('\n') == std::string::npos);
    CHECK(std::ranges::count(detail, '"') == 2);
}

TEST_CASE("Trust: what lies in the folder where we stand has no part in it", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    const fs::path stood = fs::current_path();
    test::writeFile(folder / ":memory:", "no database");
    fs::current_path(folder.path());
    const auto opened = store::openProject(file, store::Migrations(embedded::migrations()));
    fs::current_path(stood);
    CHECK(opened.ok());
    CHECK(test::readFile(folder / ":memory:") == "no database");
}

TEST_CASE("Trust: statistics that somebody's ANALYZE left are no reason to refuse a file", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    forge(file, "ANALYZE");
    CHECK(Project::open(file).ok());
}

TEST_CASE("Trust: an older file is compared with the schema of its time before it is brought up to date", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    store::Migrations next = embedded::migrations();
    next.push_back({"9999_next.sql", "CREATE TABLE next (id INTEGER PRIMARY KEY) STRICT;"});
    forge(file, "CREATE TRIGGER spy AFTER UPDATE ON person BEGIN DELETE FROM event; END");
    const std::string before = test::readFile(file);
    CHECK(errorOf(store::openProject(file, next)).code == Errc::NotAProject);
    CHECK((test::readFile(file) == before));
    for (const auto& entry : fs::directory_iterator(folder.path())) {
        CHECK(entry.path().filename().string().find("before-schema") == std::string::npos);
    }
}

TEST_CASE("Trust: triggers and views do not run even where nobody compared the schema", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    forge(file, "CREATE TRIGGER spy AFTER UPDATE ON person BEGIN DELETE FROM event; END; "
                "CREATE VIEW more AS SELECT * FROM event");
    const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    const std::int64_t events = must(database->number("SELECT count(*) FROM event"));
    REQUIRE(events > 0);
    must(database->execute("UPDATE person SET name = 'Somebody' WHERE id = 1"));
    CHECK(must(database->number("SELECT count(*) FROM event")) == events);
    CHECK_FALSE(database->number("SELECT count(*) FROM more").ok());
}

TEST_CASE("Trust: what holds the schema and the word index cannot be written to, references still work", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::openProject(sound(folder)));
    CHECK_FALSE(database->execute("PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = ''").ok());
    CHECK_FALSE(database->execute("DELETE FROM search_data").ok());
    CHECK_FALSE(database->execute("INSERT INTO search_config VALUES ('version', 99)").ok());
    CHECK_FALSE(database->number("SELECT load_extension('x')").ok());
    CHECK(must(database->number("PRAGMA trusted_schema")) == 0);
    CHECK(must(database->number("PRAGMA cell_size_check")) == 1);
    CHECK(must(database->number("PRAGMA mmap_size")) == 0);

    must(database->execute("INSERT INTO import (uuid, kind, source, started_at) "
                           "VALUES (randomblob(16), '', '', '')"));
    must(database->execute("INSERT INTO document SELECT 77, 1, max(id), '', '', '', '', '', '', '', '[]', 0, '', '' "
                           "FROM import; INSERT INTO part VALUES (88, 77, 0, '', '', '', '', NULL)"));
    must(database->execute("DELETE FROM document WHERE id = 77"));
    CHECK(must(database->number("SELECT count(*) FROM part WHERE id = 88")) == 0);
    CHECK_FALSE(database->execute("DELETE FROM person").ok());
}

TEST_CASE("Trust: what a value, a statement and an expression may grow to is bounded", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::openProject(sound(folder)));
    std::string deep = "1";
    for (int i = 0; i < 300; ++i) {
        deep = "(" + deep + "+1)";
    }
    CHECK_FALSE(database->number("SELECT " + deep).ok());
    CHECK_FALSE(database->number("SELECT 1 /*" + std::string(300000, ' ') + "*/").ok());
    CHECK_FALSE(database->number("SELECT length(zeroblob(300000000))").ok());
    CHECK(must(database->number("SELECT length(zeroblob(1000000))")) == 1000000);
}

TEST_CASE("Trust: a small file with a damaged page is refused, but can be looked at", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    std::int64_t root = 0;
    {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadOnly));
        root = must(database->number("SELECT rootpage FROM sqlite_master WHERE name = 'event'"));
    }
    std::string bytes = test::readFile(file);
    REQUIRE(static_cast<std::int64_t>(bytes.size()) >= root * 4096);
    // The first cell of the table's page now begins in its header.
    bytes.replace(static_cast<std::size_t>(root - 1) * 4096 + 8, 2, std::string("\0\1", 2));
    test::writeFile(file, bytes);
    const Error error = errorOf(Project::open(file));
    CHECK(error.code == Errc::Damaged);
    CHECK_FALSE(accord::test::said(error).empty());
    Project project = must(Project::openAsItIs(file));
    const auto checked = checkIntegrity(project);
    CHECK((!checked.ok() || !checked->sound()));
}

TEST_CASE("Trust: looking at a file takes little beside opening it", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = sound(folder);
    (void)must(store::openProject(file)); // what is made once in a process
    const double bare = fastestMs([&] {
        sqlite3* handle = nullptr;
        sqlite3_open(file.c_str(), &handle);
        sqlite3_exec(handle, "PRAGMA journal_mode = WAL; SELECT count(*) FROM event", nullptr, nullptr, nullptr);
        sqlite3_close(handle);
    });
    const double ours = fastestMs([&] { (void)must(store::openProject(file)); });
    std::cout << "opening a small project: " << ours << " ms, bare SQLite " << bare << " ms\n";
    CHECK(ours < 20 * bare + 20);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <filesystem>

using namespace accord;
using accord::test::must;
namespace fs = std::filesystem;

namespace {

// Today's schema with one more step, as the next release will have it.
store::Migrations oneMore(std::string_view step)
{
    store::Migrations migrations = embedded::migrations();
    migrations.push_back({"9999_next.sql", step});
    return migrations;
}

std::vector<fs::path> filesBeside(const fs::path& file)
{
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(file.parent_path())) {
        if (entry.path() != file) {
            found.push_back(entry.path());
        }
    }
    return found;
}

std::string nameIn(const fs::path& file, const store::Migrations& migrations)
{
    const auto database = must(store::openProject(file, migrations));
    return must(store::projectValue(*database, "name"));
}

// What the copy of pilot.accord is called that is made before the next step.
std::string backupOfPilot()
{
    return "pilot.before-schema-" + std::to_string(store::newestSchema() + 1) + "-from-" +
           std::to_string(store::newestSchema()) + ".accord";
}

// A project of today's schema with a name in it.
fs::path namedProject(const fs::path& file)
{
    const auto database = must(store::createProject(file));
    must(store::setProjectValue(*database, "name", "Pilot"));
    return file;
}

} // namespace

TEST_CASE("Schema: a new file has passed through every migration and says whose it is", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::createProject(folder / "new.accord"));
    CHECK(must(database->number("PRAGMA user_version")) == store::newestSchema());
    CHECK(store::newestSchema() == static_cast<int>(embedded::migrations().size()));
    CHECK(must(database->number("PRAGMA application_id")) == 0x41636364);
    CHECK(must(database->number("PRAGMA foreign_keys")) == 1);
    CHECK(must(database->number("PRAGMA synchronous")) == 2);
    CHECK(must(database->number("SELECT journal_mode = 'wal' FROM pragma_journal_mode")) == 1);
    CHECK(must(database->number("PRAGMA trusted_schema")) == 0);
}

TEST_CASE("Schema: every table is STRICT and every reference is to a table that is there", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::createProject(folder / "new.accord"));
    // The word index and the tables behind it are SQLite's own.
    CHECK(must(database->number("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND "
                                "strict = 0 AND name NOT LIKE 'sqlite_%'")) == 0);
    CHECK(must(database->number("SELECT count(*) FROM pragma_table_list WHERE strict = 1")) > 10);
    CHECK(must(database->number(
              "SELECT count(*) FROM pragma_table_list t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table' AND "
              "f.\"table\" NOT IN (SELECT name FROM pragma_table_list)")) == 0);

    CHECK_FALSE(database
                    ->execute("INSERT INTO round (uuid, name, blind, created_at) "
                              "VALUES (zeroblob(16), 'R', 'perhaps', '')")
                    .ok());
    CHECK_FALSE(database
                    ->execute("INSERT INTO item (uuid, round_id, text_id, occurrence, position) "
                              "VALUES (zeroblob(16), 7, 7, 1, 0)")
                    .ok());
}

TEST_CASE("Schema: a file that exists is not made anew", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = namedProject(folder / "pilot.accord");
    const std::string before = test::readFile(file);
    CHECK(test::errorOf(store::createProject(file)).code == Errc::Exists);
    CHECK((test::readFile(file) == before));
    CHECK(test::errorOf(store::createProject(folder / "no/such/folder.accord")).code == Errc::NotFound);
}

TEST_CASE("Schema: nothing is left behind where a project cannot be made", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.accord";
    CHECK_FALSE(store::createProject(file, oneMore("CREATE TABLE round (id INTEGER) STRICT;")).ok());
    CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("Schema: an older file is copied and then brought up to date", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = namedProject(folder / "pilot.accord");
    const store::Migrations next = oneMore("ALTER TABLE person ADD COLUMN email TEXT NOT NULL DEFAULT '';");
    {
        const auto database = must(store::openProject(file, next));
        CHECK(must(database->number("PRAGMA user_version")) == store::newestSchema() + 1);
        CHECK(must(database->number("SELECT count(*) FROM pragma_table_info('person') WHERE name = 'email'")) == 1);
        CHECK(must(store::projectValue(*database, "name")) == "Pilot");
    }
    const fs::path backup = folder / backupOfPilot();
    REQUIRE(filesBeside(file) == std::vector<fs::path>{backup});
    CHECK(nameIn(backup, embedded::migrations()) == "Pilot"); // which opens it as what it was
    const std::string kept = test::readFile(backup);

    // The next time there is nothing to do, and the backup stays as it is.
    CHECK(nameIn(file, next) == "Pilot");
    CHECK((test::readFile(backup) == kept));

    // The release before it refuses the file now, and says which schemas met.
    const Error error = test::errorOf(store::openProject(file));
    CHECK(error.code == Errc::TooNew);
    CHECK(accord::test::says(error, "its format is " + std::to_string(store::newestSchema() + 1) +
                                        ", this program knows up to " + std::to_string(store::newestSchema())));
}

TEST_CASE("Schema: a step that fails leaves the file as it was, with its backup", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = namedProject(folder / "pilot.accord");
    const store::Migrations broken = oneMore("CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT; DROP TABLE nothing;");
    CHECK_FALSE(store::openProject(file, broken).ok());
    const auto database = must(store::openProject(file));
    CHECK(must(database->number("PRAGMA user_version")) == store::newestSchema());
    CHECK(must(database->number("SELECT count(*) FROM sqlite_master WHERE name = 'extra'")) == 0);
    CHECK(must(store::projectValue(*database, "name")) == "Pilot");
}

TEST_CASE("Schema: a backup that broke off is not taken for a backup", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = namedProject(folder / "pilot.accord");
    test::writeFile(folder / (backupOfPilot() + ".part"), "half a");
    (void)must(store::openProject(file, oneMore("CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;")));
    CHECK(nameIn(folder / backupOfPilot(), embedded::migrations()) == "Pilot");
}

TEST_CASE("Schema: where no backup can be made the file is not brought up to date", "[store]")
{
    const test::TempFolder folder;
    // A name that leaves no room for what a backup's name adds to it (255 bytes on the usual file systems).
    const fs::path file = namedProject(folder / (std::string(230, 'p') + ".accord"));
    CHECK_FALSE(store::openProject(file, oneMore("CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;")).ok());
    CHECK(nameIn(file, embedded::migrations()) == "Pilot");
}

TEST_CASE("Schema: a write-protected file is not brought up to date but refused", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = namedProject(folder / "pilot.accord");
    fs::permissions(file, fs::perms::owner_read);
    const auto opened = store::openProject(file, oneMore("CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;"));
    CHECK(test::errorOf(opened).code == Errc::ReadOnly);
}

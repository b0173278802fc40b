// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/repair.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/take_back.h"
#include "core/store/salvage.h"
#include "core/store/schema.h"
#include "core/store/tables.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <map>

using namespace accord;
using test::must;

namespace fs = std::filesystem;

namespace {

// What an import brings, with all that can hang on it: number 77 in each table. The issue gets its uuid from its link.
constexpr auto kImported = R"sql(
    INSERT INTO import (id, uuid, kind, source, started_at, finished_at, first_event)
    VALUES (77, randomblob(16), 'labels', 'x.csv', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 6999);
    INSERT INTO person (id, uuid, name, initials, colour, created_at, import_id)
    VALUES (77, randomblob(16), 'Person 77', 'P7', 1, '2026-01-01T00:00:00.000Z', 77);
    INSERT INTO text_group (id, host, name) VALUES (77, 'github.com', 'other/one');
    INSERT INTO text (id, uuid, kind, group_id, name, import_id) VALUES (77, zeroblob(16), 1, 77, '77', 77);
    INSERT INTO document
    VALUES (77, 77, 77, 'open', '', 'ann', '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '', '[]', 1,
            'Title', 'Body T5');
    UPDATE text SET document_id = 77 WHERE id = 77;
    INSERT INTO part VALUES (77, 77, 1, 'bo', '', '2026-01-01T00:00:00.000Z', 'Comment', 1500);
    INSERT INTO text_version VALUES (77, 3);
    INSERT INTO issue_fact VALUES (77, '2026-01-01T00:00:00.000Z', 'v1', '{}', '', '[]');
    INSERT INTO keyword VALUES (77, 'T5');
    INSERT INTO hit VALUES (77, 77, '[[1, 5, 2]]');
    INSERT INTO round (id, uuid, name, blind, created_at, import_id)
    VALUES (77, randomblob(16), 'Round 77', 0, '2026-01-01T00:00:00.000Z', 77);
    INSERT INTO item VALUES (77, randomblob(16), 77, 77, 1, 0, 77);
    INSERT INTO event (seq, uuid, kind, clock, at, person_id, item_id, import_id, codebook)
    SELECT 7000, randomblob(16), 'label', 70, '2026-01-01T00:00:00.000Z', 77, 77, 77, uuid FROM codebook WHERE id = 1;
    INSERT INTO answer (event, verdict, exclusion) VALUES (7000, 2, 4);
    INSERT INTO event (seq, uuid, kind, clock, at, subject, import_id, round_id, about_person)
    VALUES (7001, zeroblob(16), 'assignment', 71, '2026-01-01T00:00:00.000Z', zeroblob(16), 77, 77, 77);
    INSERT INTO event (seq, uuid, kind, clock, at, person_id, item_id, import_id, state)
    VALUES (7002, randomblob(16), 'decision', 72, '2026-01-01T00:00:00.000Z', 1, 77, 77, 1);
    INSERT INTO answer (event, verdict, exclusion, source) VALUES (7002, 2, 4, 3);
    INSERT INTO event_later VALUES (7001, 1);
    INSERT INTO passage SELECT 7000, 0, uuid, 1, 0, 4, 'Body', '', ' T5' FROM text WHERE id = 77;
    INSERT INTO taking_part VALUES (7002, 77);
    INSERT INTO assigned_item VALUES (7001, 77, 1);
    INSERT INTO label VALUES (77, 77, 77, 7000, 70, 2, NULL, 0, 1);
    INSERT INTO decision VALUES (77, 77, 7002, 72, 1, 2, NULL, 3);
)sql";

constexpr auto kKept = R"sql(
    INSERT INTO presence VALUES (randomblob(16), 1, 1);
    INSERT INTO left_out VALUES (randomblob(16));
    INSERT INTO saved_filter VALUES ('worst', 'pending'), ('flagged', 'all flagged');
    INSERT INTO fetched_issue VALUES (1, randomblob(16), '1', 1, '2026-01-01T00:00:00.000Z', 0, 1, '', '{}');
    INSERT INTO fetched_comment VALUES (1, '1', '2026-01-01T00:00:00.000Z', '5', '{}', randomblob(16));
    INSERT INTO fetching VALUES (randomblob(16), '{}');
    INSERT INTO fetch_log VALUES (1, randomblob(16), '2026-01-01T00:00:00.000Z', 1, '', '');
)sql";

void fill(sqlite::Database& database, std::string_view sql)
{
    must(database.execute("PRAGMA foreign_keys = OFF"));
    must(database.execute(sql));
    must(database.query("UPDATE text SET uuid = :uuid WHERE name = '77' AND group_id = 77")
             .bind(":uuid", store::textUuid(canonicalUrl("github.com", "other/one", "77")))
             .run());
    must(database.execute("UPDATE passage SET text = (SELECT uuid FROM text WHERE id = 77) WHERE event = 7000"));
    must(database.execute("PRAGMA foreign_keys = ON"));
}

std::vector<std::string> rowsOf(sqlite::Database& database, std::string_view table)
{
    sqlite::Statement query = must(database.prepare("SELECT * FROM " + std::string(table)));
    std::vector<std::string> rows;
    while (must(query.step())) {
        std::string row;
        for (int i = 0; i < query.columnCount(); ++i) {
            row += (query.isNull(i) ? "NULL" : std::string(query.bytes(i))) + "|";
        }
        rows.push_back(std::move(row));
    }
    std::ranges::sort(rows);
    return rows;
}

using Rows = std::map<std::string, std::vector<std::string>>;

Rows allRows(sqlite::Database& database)
{
    Rows rows;
    for (const store::TableAccount& table : store::kTables) {
        if (table.name != "search") { // has no rows that could be read
            rows[std::string(table.name)] = rowsOf(database, table.name);
        }
    }
    return rows;
}

/// A project with a row in every table, in a file that nobody has open; and one of the same that has none of them yet.
struct FilledTables
{
    FilledTables()
    {
        team.give(0, 0, "A.1");
        base = team.copy("base.accord");
        full = team.copy("full.accord");
        test::importTaxonomyIn(full, test::changedTaxonomy("\"Memory\"", "\"Storage\""));
        Project project = must(Project::open(full));
        fill(project.database(), kImported);
        fill(project.database(), kKept);
        // Who made the settings is known here only.
        must(project.database().execute("UPDATE event SET person_id = 1 WHERE kind = 'settings'"));
        CHECK(must(checkIntegrity(project)).sound());
        rows = allRows(project.database());
        for (const auto& [table, all] : rows) {
            INFO(table);
            CHECK_FALSE(all.empty());
        }
    }

    test::Team team;
    fs::path base;
    fs::path full;
    Rows rows; ///< of the full one
};

// The full project once more as salvage reads it, in a project with what `later` adds to it.
Rows salvagedRows(const FilledTables& filled, std::string_view later)
{
    const fs::path file = test::writeFile(filled.team.folder / "anew.accord", "");
    const auto fresh = must(store::fillProject(file));
    must(fresh->execute(later));
    const auto damaged = must(sqlite::Database::open(filled.full, sqlite::Database::Mode::ReadWrite));
    const store::Salvaged salvaged = must(store::salvage(*damaged, *fresh));
    CHECK(salvaged.identity);
    CHECK(salvaged.brokenRows == 0);
    CHECK(salvaged.brokenPages == 0);
    return allRows(*fresh);
}

} // namespace

TEST_CASE("Tables: what becomes of each is said once", "[store]")
{
    const test::Sample sample(1, 1);
    Project project = test::reopened(sample.project);
    sqlite::Statement query = must(project.database().prepare(R"sql(
        SELECT name
        FROM pragma_table_list
        WHERE schema = 'main'
          AND type <> 'view'
          AND type <> 'shadow'
          AND name NOT GLOB 'sqlite_*'
    )sql"));
    std::vector<std::string> there = must(query.all<std::string>());
    std::vector<std::string> said;
    std::ranges::transform(store::kTables, std::back_inserter(said),
                           [](const store::TableAccount& table) { return std::string(table.name); });
    std::ranges::sort(there);
    std::ranges::sort(said);
    CHECK(there == said);
}

TEST_CASE("Tables: a repair brings over every row of those that are to be salvaged", "[store][repair]")
{
    const FilledTables filled;
    Rows found = salvagedRows(filled, "");
    for (const store::TableAccount& table : store::kTables) {
        INFO(table.name);
        if (table.repair == store::InRepair::Salvaged) {
            CHECK(found[std::string(table.name)] == filled.rows.at(std::string(table.name)));
        } else {
            CHECK(found[std::string(table.name)].empty());
        }
    }
}

TEST_CASE("Tables: a repair brings over rows from before a column was added", "[store][repair]")
{
    const FilledTables filled;
    Rows found = salvagedRows(filled, "ALTER TABLE event ADD COLUMN mood INTEGER;"
                                      "ALTER TABLE item ADD COLUMN weight INTEGER NOT NULL DEFAULT 1;"
                                      "ALTER TABLE saved_filter ADD COLUMN person_id INTEGER");
    for (const store::TableAccount& table : store::kTables) {
        INFO(table.name);
        if (table.repair == store::InRepair::Salvaged) {
            CHECK(found[std::string(table.name)].size() == filled.rows.at(std::string(table.name)).size());
        }
    }
    CHECK(found["item"].back().ends_with("|1|"));
    CHECK(found["event"].back().ends_with("|NULL|"));
}

TEST_CASE("Tables: a merge brings what is merged, and leaves to each copy what is its own", "[store][merge]")
{
    const FilledTables filled;
    Rows before;
    {
        Project project = must(Project::open(filled.base));
        before = allRows(project.database());
    }
    (void)test::merged(filled.base, {filled.full});
    Project project = must(Project::open(filled.base));
    Rows after = allRows(project.database());
    for (const store::TableAccount& table : store::kTables) {
        INFO(table.name);
        const std::string name(table.name);
        if (table.merge == store::InMerge::Private) {
            // A project counts on from the greatest time of both.
            CHECK((after[name] == before[name] || name == "project"));
        } else if (name == "import") {
            CHECK(after[name].size() == before[name].size() + 2); // that one, and the merge
        } else if (name == "event_later") {
            CHECK(after[name].size() > before[name].size()); // of the settings
        } else if (name != "search") {
            CHECK(after[name].size() == filled.rows.at(name).size());
            CHECK(after[name].size() >= before[name].size());
        }
    }
    CHECK(must(checkIntegrity(project)).sound());
}

TEST_CASE("Tables: of an import that is taken back nothing stays", "[store]")
{
    const FilledTables filled;
    Project project = must(Project::open(filled.base));
    sqlite::Database& database = project.database();
    const Rows before = allRows(database);
    fill(database, kImported);
    must(database.execute("UPDATE import SET finished_at = NULL WHERE id = 77"));
    Rows between = allRows(database);
    const Uuid uuid = *must(database.query("SELECT uuid FROM import WHERE id = 77").one<Uuid>());
    must(store::takeBack(store::LongWork(database, ImportId{77}, uuid)));
    Rows after = allRows(database);
    for (const store::TableAccount& table : store::kTables) {
        INFO(table.name);
        const std::string name(table.name);
        if (name == "search") {
            continue;
        }
        if (table.undo == store::InUndo::Stays) {
            CHECK(after[name] == between[name]);
        } else {
            CHECK(between[name].size() > before.at(name).size());
            CHECK(after[name] == before.at(name));
        }
    }
    CHECK(must(database.number("SELECT count(*) FROM pragma_foreign_key_check")) == 0);
}

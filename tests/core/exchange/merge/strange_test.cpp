// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/compression.h"
#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/sqlite/database.h"
#include "core/store/merging/returned.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <ctime>

using namespace accord;
using test::errorOf;
using test::must;
using test::visible;

namespace fs = std::filesystem;

namespace {

void changeIn(const fs::path& file, const std::string& sql)
{
    const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    must(database->execute(sql));
}

double processorSeconds()
{
    std::timespec time{};
    (void)::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// What a merge takes that leaves out so many changes of the round.
double secondsFor(int changes)
{
    test::Team team;
    team.lead();
    const fs::path package = team.package(0);
    changeIn(package, R"(
        WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < )" +
                          std::to_string(changes) + R"()
        INSERT INTO event (uuid, kind, clock, at, round_id, subject, state, detail)
        SELECT randomblob(16), 'round', 1000 + i, '2026-03-02T10:00:00.000Z', 1, randomblob(16), 2,
               '{"name": "Name ' || i || '"}'
        FROM number)");
    NoProgress progress;
    const std::vector<fs::path> files{package};
    MergeChoices choices;
    choices.by = team.people[0];
    const double begin = processorSeconds();
    const auto report = must(exchange::planMerge(team.project, files, choices, progress, {}));
    const double took = processorSeconds() - begin;
    CHECK(report.nothingNew());
    return took;
}

} // namespace

TEST_CASE("Merge: names of several lines, times that are none and notes without end are refused", "[merge]")
{
    const auto [sql, what] = GENERATE(table<std::string, Reason>({
        {"UPDATE person SET name = 'Ann' || char(10) || 'Bob'", Reason::NameOfLines},
        {"UPDATE person SET initials = char(27) || '[2J'", Reason::NameOfLines},
        {"UPDATE round SET name = 'Main' || char(27) || ']0;x' || char(7)", Reason::NameOfLines},
        {"UPDATE category SET name = 'Crash' || char(0x2028)", Reason::NameOfLines},
        {"UPDATE event SET detail = json_set(detail, '$.categories[0].name', 'a' || char(27)) WHERE kind = 'taxonomy'",
         Reason::NameOfLines},
        {R"(INSERT INTO event (uuid, kind, clock, at, round_id, subject, state, detail)
            VALUES (randomblob(16), 'round', 5000, '2026-03-02T10:00:00.000Z', 1, randomblob(16), 2,
                    '{"name": "a\u000d"}'))",
         Reason::NameOfLines},
        {"UPDATE event SET at = '2026-13-45T10:00:00.000Z' WHERE kind = 'label'", Reason::UnsoundTime},
        {"UPDATE event SET at = '2026-02-30T10:00:00.000Z' WHERE kind = 'label'", Reason::UnsoundTime},
        {"UPDATE event SET at = '' WHERE kind = 'label'", Reason::UnsoundTime},
        {"UPDATE round SET created_at = '1999-99-99'", Reason::UnsoundTime},
        {"UPDATE event SET note = hex(zeroblob(40000)) WHERE kind = 'label'", Reason::UnsoundEvent},
        {"UPDATE event SET note = char(0) || hex(zeroblob(40000)) WHERE kind = 'label'", Reason::UnsoundEvent},
        {"UPDATE answer SET summary = hex(zeroblob(40000))", Reason::UnsoundLabel},
    }));
    INFO(sql);
    test::Team team;
    const fs::path file = team.copy();
    test::giveIn(file, "Person 1", 0, "A.1");
    changeIn(file, sql);
    const auto before = visible(team.file);
    NoProgress progress;
    const std::vector<fs::path> files{file};
    const Error error = errorOf(exchange::merge(team.project, files, {}, progress, {}));
    CHECK(error.reason == Reason::UnsoundContent);
    CHECK(test::says(error, messages::sentence(Message{what, {}})));
    CHECK(visible(team.file) == before);
}

TEST_CASE("Merge: what is left out of a package costs as much as there is of it", "[merge]")
{
    (void)secondsFor(10);
    const double few = secondsFor(2000);
    const double many = secondsFor(8000);
    INFO(few << " s, " << many << " s");
    CHECK(many < 8 * few); // four times as many: sixteen where each were compared with all
}

namespace {

// As somebody sends it back who filled the package with `sql`.
Result<TemporaryFile> unpacked(test::Team& team, const std::string& sql)
{
    const fs::path package = team.package(0);
    changeIn(package, sql);
    const fs::path file = team.folder / "return.accord";
    const auto database = must(sqlite::Database::open(package, sqlite::Database::Mode::ReadOnly));
    ACCORD_CHECK(store::packReturn(*database, file, {}));
    return store::unpackReturn(file, team.file, {});
}

} // namespace

TEST_CASE("Return: one that holds more than a project has is refused before it is made a project", "[merge]")
{
    test::Team team;
    const Error error = errorOf(unpacked(team, R"(
        WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 20000)
        INSERT INTO person (uuid, name, initials, colour, created_at)
        SELECT randomblob(16), 'P' || i, 'P', 0, '' FROM number)"));
    CHECK(error.reason == Reason::UnsoundContent);
    CHECK(test::says(error, messages::sentence(Message{Reason::TooManyPeople, {}})));
}

TEST_CASE("Return: what would not be unpacked is not packed", "[merge]")
{
    test::Team team;
    const Error error = errorOf(unpacked(team, R"(
        WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 400)
        INSERT INTO event (uuid, kind, clock, at, person_id, item_id, note)
        SELECT CAST(printf('%016d', i) AS BLOB), 'label', 1000 + i, '2026-03-02T10:00:00.000Z', 1, 1,
               hex(zeroblob(30000))
        FROM number)"));
    CHECK(error.reason == Reason::ReturnTooLarge);
}

TEST_CASE("Return: a few bytes are not unpacked to megabytes", "[merge]")
{
    test::Team team;
    const std::string zeros(std::size_t{20} << 20U, '\0');
    const fs::path file =
        test::writeFile(team.folder / "return.accord", "Accord return 1\n" + must(compressed(zeros, "zeros", {})));
    CHECK(fs::file_size(file) < 100'000);
    CHECK(errorOf(store::unpackReturn(file, team.file, {})).reason == Reason::UnpacksTooLarge);
}

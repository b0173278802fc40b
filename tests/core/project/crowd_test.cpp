// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/project/label_matrix.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "core/store/events/derive.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/opener_and_closer.h"

#include <sys/wait.h>
#include <unistd.h>

#include <vector>

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

constexpr int kProcesses = 7;
constexpr int kEach = 60;

// One process: its labels one by one, and between them what a window reads. 0 if all went well.
int labelAndRead(const std::filesystem::path& file, const Location& location, RoundId round, PersonId by,
                 const std::vector<ItemId>& items, const LabelContent& content)
{
    const test::OpenerAndCloser other(file);
    auto project = Project::open(file, location);
    if (!project.ok()) {
        return 1;
    }
    int given = 0;
    for (const ItemId item : items) {
        if (!labelling::submitLabel(*project, {round, item, by, content, 1}).ok()) {
            return 2;
        }
        const auto labelMatrix = LabelMatrix::load(*project, round);
        if (!labelMatrix.ok()) {
            return 3;
        }
        ++given;
        const auto mine = std::ranges::find(labelMatrix->annotators(), by) - labelMatrix->annotators().begin();
        int seen = 0;
        for (int row = 0; row < labelMatrix->rows(); ++row) {
            seen += labelMatrix->cell(row, static_cast<int>(mine)).verdict == Verdict::Category ? 1 : 0;
        }
        if (seen != given) {
            return 4;
        }
    }
    return 0;
}

} // namespace

TEST_CASE("Crowd: seven processes keep every label once, with a log and with a rollback journal", "[project]")
{
    const Location location = GENERATE(Location{}, Location{Place::Network, "NFS"});
    const test::TempFolder folder;
    const std::filesystem::path file = folder / "pilot.accord";
    RoundId round;
    std::vector<PersonId> people;
    std::vector<ItemId> items;
    LabelContent content;
    {
        Sample sample(kProcesses, kEach);
        must(sqlite::copyDatabase(sample.project.database(), file));
        round = sample.round;
        people = sample.people;
        items = sample.items;
        content = sample.labelled("A.1");
    }
    (void)must(Project::open(file, location)); // switches the journal
    std::vector<pid_t> children;
    for (const PersonId person : people) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            ::_exit(labelAndRead(file, location, round, person, items, content));
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        CHECK(status == 0);
    }
    Project project = must(Project::open(file, location));
    CHECK(project.opened().writeAheadLog == (location.place == Place::Local));
    const auto report = must(store::check(project.database()));
    CHECK(report.sound());
    CHECK(report.labels == kProcesses * kEach);
    sqlite::Database& database = project.database();
    CHECK(must(database.number("SELECT count(*) FROM event WHERE kind = 'label'")) == kProcesses * kEach);
    CHECK(must(database.number("SELECT count(DISTINCT clock) FROM event WHERE kind = 'label'")) == kProcesses * kEach);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/disk.h"
#include "core/project/presence.h"
#include "core/project/repair.h"
#include "core/sqlite/transaction.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

/// What a copy of the project file alone has, as `cp` makes it.
std::int64_t labelsInCopy(const fs::path& file)
{
    const test::TempFolder folder;
    fs::copy_file(file, folder / "copy.accord");
    Project project = must(Project::open(folder / "copy.accord"));
    CHECK(must(checkIntegrity(project)).sound());
    return must(project.database().number("SELECT count(*) FROM event WHERE kind = 'label'"));
}

} // namespace

TEST_CASE("Disk: when nobody wrote for a while, the project file alone has everything", "[project]")
{
    Sample sample(2, 40);
    Project open = test::reopened(sample.project);
    WriteBack writeBack;
    WriteBack::Moment now{};
    must(writeBack.turn(open, now += 10s));
    must(writeBack.turn(open, now += 10s));
    const std::int64_t before = labelsInCopy(sample.file);
    for (int i = 0; i < 40; ++i) {
        sample.give(0, i, "A.1");
        must(writeBack.turn(open, now += 1s)); // never quiet for long enough
    }
    CHECK(labelsInCopy(sample.file) == before);
    must(writeBack.turn(open, now += 1s));
    CHECK(labelsInCopy(sample.file) == before);
    must(writeBack.turn(open, now += 1s));
    CHECK(labelsInCopy(sample.file) == before + 40);
}

TEST_CASE("Disk: what somebody still reads an older state of is written back when they are done", "[project]")
{
    Sample sample(2, 6);
    Project open = test::reopened(sample.project);
    Project reader = test::reopened(sample.project);
    WriteBack writeBack;
    WriteBack::Moment now{};
    must(writeBack.turn(open, now += 10s));
    must(writeBack.turn(open, now += 10s));
    {
        const auto snapshot = must(sqlite::Snapshot::begin(reader.database()));
        REQUIRE(must(reader.database().number("SELECT count(*) FROM event")) > 0);
        sample.give(0, 0, "A.1");
        must(writeBack.turn(open, now += 1s));
        must(writeBack.turn(open, now += 3s));
        CHECK(labelsInCopy(sample.file) == 0);
    }
    must(writeBack.turn(open, now += 1s));
    CHECK(labelsInCopy(sample.file) == 1);
}

TEST_CASE("Disk: whoever goes while others stay leaves what was done in the project file", "[project]")
{
    Sample sample(2, 6);
    Project stays = test::reopened(sample.project);
    WriteBack writeBack;
    must(writeBack.turn(stays, WriteBack::Moment{}));
    must(writeBack.turn(stays, WriteBack::Moment{} + 10s));
    {
        const Project goes = test::reopened(sample.project);
        sample.give(0, 0, "A.1");
        CHECK(labelsInCopy(sample.file) == 0);
    }
    CHECK(labelsInCopy(sample.file) == 0); // it only read
    {
        const Project moved = std::move(sample.project);
    }
    CHECK(labelsInCopy(sample.file) == 1);
    CHECK(fs::exists(sample.file.string() + "-wal"));
}

TEST_CASE("Disk: a copy has everything but who has the project open, and is written over nothing", "[project]")
{
    Sample sample(2, 6);
    sample.give(0, 0, "A.1");
    Presence presence;
    must(presence.turn(sample.project, sample.people[0], Presence::Moment{} + 1s));
    REQUIRE(must(sample.project.database().number("SELECT count(*) FROM presence")) == 1);
    const fs::path target = sample.folder / "copy.accord";
    must(copyProject(sample.project, target));
    CHECK(must(sample.project.database().number("SELECT count(*) FROM presence")) == 1);
    {
        Project copy = must(Project::open(target));
        CHECK(must(copy.database().number("SELECT count(*) FROM presence")) == 0);
        CHECK(must(checkIntegrity(copy)).sound());
        must(presence.leave(sample.project));
        CHECK(test::dump(copy) == test::dump(sample.project));
    }
    CHECK(errorOf(copyProject(sample.project, target)).code == Errc::Exists);
    CHECK(errorOf(copyProject(sample.project, sample.file)).code == Errc::Exists);
    CHECK(errorOf(copyProject(sample.project, sample.folder / "away/copy.accord")).code == Errc::NotFound);
    std::stop_source stop;
    stop.request_stop();
    CHECK(errorOf(copyProject(sample.project, sample.folder / "other.accord", stop.get_token())).code ==
          Errc::Cancelled);
    CHECK_FALSE(fs::exists(sample.folder / "other.accord"));
}

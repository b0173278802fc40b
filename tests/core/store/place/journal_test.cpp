// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/project/presence.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/derive.h"
#include "core/store/study/people.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <set>

using namespace accord;
using accord::test::must;
using accord::test::Sample;
namespace fs = std::filesystem;

namespace {

const Location kLocal;
const Location kNetwork{Place::Network, "NFS"};
const Location kCloud{Place::Cloud, "Dropbox"};

std::string modeOf(Project& project)
{
    sqlite::Statement query = must(project.database().prepare("PRAGMA journal_mode"));
    REQUIRE(must(query.step()));
    return query.string(0);
}

std::set<std::string> namesIn(const fs::path& folder)
{
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

// Runs `work`, which ends the process without closing anything: 0 if all was as it should be.
void inProcessThatDies(const std::function<void()>& work)
{
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        work();
        ::_exit(2);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    REQUIRE(status == 0);
}

// A closed file with one person, one round and some items.
struct Closed
{
    Closed()
    {
        Sample sample(1, 4);
        round = sample.round;
        person = sample.people[0];
        item = sample.items[0];
        content = sample.labelled("A.1");
        must(sqlite::copyDatabase(sample.project.database(), file));
    }

    [[nodiscard]] bool label(const Location& where) const
    {
        auto project = Project::open(file, where);
        return project.ok() && labelling::submitLabel(*project, {round, item, person, content, 1}).ok();
    }

    test::TempFolder folder;
    fs::path file = folder / "pilot.accord";
    RoundId round;
    PersonId person;
    ItemId item;
    LabelContent content;
};

} // namespace

TEST_CASE("Journal: a log on a local disk, a rollback journal on a network", "[store]")
{
    const Closed closed;
    {
        Project project = must(Project::open(closed.file, kLocal));
        CHECK(modeOf(project) == "wal");
        CHECK(project.opened().writeAheadLog);
        CHECK(must(project.database().number("PRAGMA synchronous")) == 2);
    }
    {
        Project project = must(Project::open(closed.file, kNetwork));
        CHECK(modeOf(project) == "delete");
        CHECK_FALSE(project.opened().writeAheadLog);
        CHECK(project.opened().location == kNetwork);
        CHECK(must(project.database().number("PRAGMA synchronous")) == 3);
        CHECK(closed.label(kNetwork));
    }
    Project project = must(Project::open(closed.file, kLocal));
    CHECK(modeOf(project) == "wal");
    CHECK(namesIn(closed.folder.path()) ==
          std::set<std::string>{"pilot.accord", "pilot.accord-owner", "pilot.accord-shm", "pilot.accord-wal"});
}

TEST_CASE("Journal: a log that others use is not switched off, and not used over a network", "[store]")
{
    const Closed closed;
    Project inside = must(Project::open(closed.file, kLocal));
    const auto outside = Project::open(closed.file, kNetwork);
    REQUIRE_FALSE(outside.ok());
    CHECK(outside.error().code == Errc::Locked);
    CHECK(modeOf(inside) == "wal");
    CHECK(closed.label(kLocal));
}

TEST_CASE("Journal: a rollback journal stays while a window on another machine has the file open", "[store]")
{
    const Closed closed;
    Project remote = must(Project::open(closed.file, kNetwork));
    Presence window;
    must(window.turn(remote, {}, Presence::Moment(std::chrono::hours(1))));
    {
        Project local = must(Project::open(closed.file, kLocal));
        CHECK(modeOf(local) == "delete");
        CHECK_FALSE(local.opened().writeAheadLog);
        CHECK(must(local.database().number("PRAGMA synchronous")) == 3);
    }
    CHECK(closed.label(kNetwork));
    must(window.leave(remote));
    Project local = must(Project::open(closed.file, kLocal));
    CHECK(modeOf(local) == "wal");
}

TEST_CASE("Journal: a rollback journal stays while somebody is writing, and nobody waits for that", "[store]")
{
    const Closed closed;
    Project remote = must(Project::open(closed.file, kNetwork));
    const auto held = must(sqlite::Transaction::begin(remote.database()));
    Project local = must(Project::open(closed.file, kLocal));
    CHECK(modeOf(local) == "delete");
}

TEST_CASE("Journal: a file in a cloud folder is only read, and nothing is left beside it", "[store]")
{
    const Closed closed;
    const auto before = fs::last_write_time(closed.file);
    {
        Project project = must(Project::open(closed.file, kCloud));
        CHECK(project.readOnly());
        CHECK(project.opened().location == kCloud);
        CHECK(project.people().size() == 1);
        const Status given =
            labelling::submitLabel(project, {closed.round, closed.item, closed.person, closed.content, 1});
        REQUIRE_FALSE(given.ok());
        CHECK(given.error().code == Errc::ReadOnly);
        CHECK(namesIn(closed.folder.path()) == std::set<std::string>{"pilot.accord"});
    }
    CHECK(namesIn(closed.folder.path()) == std::set<std::string>{"pilot.accord"});
    CHECK(fs::last_write_time(closed.file) == before);
}

TEST_CASE("Journal: a log that a killed process left is taken into the file, and told of once", "[store]")
{
    const Closed closed;
    inProcessThatDies([&] {
        auto project = Project::open(closed.file, kLocal);
        const bool done =
            project.ok() &&
            labelling::submitLabel(*project, {closed.round, closed.item, closed.person, closed.content, 1}).ok();
        ::_exit(done ? 0 : 1);
    });
    REQUIRE(fs::file_size(closed.folder / "pilot.accord-wal") > 0);
    {
        Project project = must(Project::open(closed.file, kLocal));
        CHECK(project.opened().recoveredPages > 0);
        CHECK(project.opened().nobodyElse);
        CHECK(must(store::check(project.database())).labels == 1);
    }
    CHECK(must(Project::open(closed.file, kLocal)).opened().recoveredPages == 0);
}

TEST_CASE("Journal: what a killed process had half written is undone, and told of once", "[store]")
{
    const Closed closed;
    inProcessThatDies([&] {
        auto project = Project::open(closed.file, kNetwork);
        if (!project.ok()) {
            ::_exit(1);
        }
        sqlite::Database& database = project->database();
        // With room for a page or two, pages go to the file before the commit.
        bool done = database.execute("PRAGMA cache_size = 1").ok();
        auto transaction = sqlite::Transaction::begin(database);
        for (int i = 0; i < 200 && done; ++i) {
            done = store::setProjectValue(database, "half " + std::to_string(i), std::string(4000, 'x')).ok();
        }
        done = done && fs::file_size(closed.folder / "pilot.accord-journal") > 0;
        ::_exit(done ? 0 : 1); // before anything is rolled back
    });
    {
        Project project = must(Project::open(closed.file, kNetwork));
        CHECK(project.opened().recoveredPages > 0);
        CHECK(must(store::projectValue(project.database(), "half 0")).empty());
        CHECK(must(store::check(project.database())).sound());
    }
    CHECK(must(Project::open(closed.file, kNetwork)).opened().recoveredPages == 0);
    CHECK(namesIn(closed.folder.path()) == std::set<std::string>{"pilot.accord"});
}

TEST_CASE("Journal: no project is made in a cloud folder, where it could only be read", "[store]")
{
    const test::TempFolder folder;
    fs::create_directory(folder / ".stfolder");
    const auto made = Project::create(folder / "pilot.accord", "Pilot");
    REQUIRE_FALSE(made.ok());
    CHECK(made.error().code == Errc::ReadOnly);
    CHECK(accord::test::says(made.error(), "Syncthing"));
    CHECK(namesIn(folder.path()) == std::set<std::string>{".stfolder"});
}

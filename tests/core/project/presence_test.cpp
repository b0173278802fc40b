// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/project/presence.h"
#include "core/sqlite/transaction.h"
#include "core/store/presence.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

using namespace accord;
using namespace std::chrono_literals;
using accord::test::must;
using accord::test::Sample;

namespace {

const Presence::Moment kStart = Presence::Moment(1000h);

// The people that a window shows, "?" for somebody who has not said who they are; "(Ann)" while only heard of.
std::vector<std::string> names(const Presence& presence, const Project& project)
{
    std::vector<std::string> names;
    for (const Present& other : presence.others()) {
        const auto person = project.person(other.person);
        const std::string name = person == nullptr ? "?" : person->name;
        names.push_back(other.seen ? name : "(" + name + ")");
    }
    return names;
}

std::int64_t rowsIn(Project& project)
{
    return static_cast<std::int64_t>(must(store::presence(project.database())).size());
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("Presence: windows see each other come, change who they are, and go", "[project]")
{
    Sample sample(2, 0);
    Project other = test::reopened(sample.project);
    Presence mine;
    Presence theirs;
    must(mine.turn(sample.project, sample.people[0], kStart));
    CHECK(mine.others().empty());
    must(theirs.turn(other, {}, kStart));
    CHECK(names(theirs, other) == Names{"(Person 1)"}); // was there before: perhaps only its row is
    must(mine.turn(sample.project, sample.people[0], kStart + 1s));
    CHECK(names(mine, sample.project) == Names{"?"});
    must(theirs.turn(other, sample.people[1], kStart + 2s));
    must(mine.turn(sample.project, sample.people[0], kStart + 10s));
    CHECK(names(mine, sample.project) == Names{"Person 2"});
    must(theirs.turn(other, sample.people[1], kStart + 11s));
    CHECK(names(theirs, other) == Names{"Person 1"}); // its heart beat
    must(mine.leave(sample.project));
    must(theirs.turn(other, sample.people[1], kStart + 12s));
    CHECK(theirs.others().empty());
    must(theirs.leave(other));
    CHECK(rowsIn(other) == 0);
}

TEST_CASE("Presence: the heart beats every ten seconds and not more often", "[project]")
{
    Sample sample(1, 0);
    Presence presence;
    const auto heartbeat = [&] { return must(store::presence(sample.project.database())).front().heartbeat; };
    for (auto second = 0s; second < 30s; second += 1s) {
        must(presence.turn(sample.project, sample.people[0], kStart + second));
    }
    CHECK(heartbeat() == 3);
}

TEST_CASE("Presence: whoever was cut off is gone after three intervals, and so is the row", "[project]")
{
    Sample sample(2, 0);
    Project other = test::reopened(sample.project);
    Presence mine;
    Presence theirs;
    must(mine.turn(sample.project, sample.people[0], kStart));
    must(theirs.turn(other, sample.people[1], kStart));
    for (auto second = 1s; second < 31s; second += 1s) {
        must(mine.turn(sample.project, sample.people[0], kStart + second));
        CHECK(names(mine, sample.project) == Names{"Person 2"});
    }
    must(mine.turn(sample.project, sample.people[0], kStart + 31s));
    CHECK(mine.others().empty());
    CHECK(rowsIn(other) == 1);
    // It was only asleep: it is there again with its next beat.
    must(theirs.turn(other, sample.people[1], kStart + 40s));
    must(mine.turn(sample.project, sample.people[0], kStart + 41s));
    CHECK(names(mine, sample.project) == Names{"Person 2"});
}

TEST_CASE("Presence: clocks of machines are never compared", "[project]")
{
    Sample sample(2, 0);
    Project other = test::reopened(sample.project);
    Presence mine;
    Presence theirs;
    // Years apart, and one runs at half the speed of the other.
    for (int tick = 0; tick < 100; ++tick) {
        must(mine.turn(sample.project, sample.people[0], kStart + 2s * tick));
        must(theirs.turn(other, sample.people[1], Presence::Moment(1s) + 1s * tick));
    }
    CHECK(names(mine, sample.project) == Names{"Person 2"});
    CHECK(names(theirs, other) == Names{"Person 1"});
}

TEST_CASE("Presence: whoever only watches, or may only read, leaves nothing", "[project]")
{
    Sample sample(1, 0);
    Presence shown;
    must(shown.turn(sample.project, sample.people[0], kStart));
    Presence watching(Presence::Mode::Watching);
    Project watched = test::reopened(sample.project);
    must(watching.turn(watched, {}, kStart));
    CHECK(names(watching, watched) == Names{"(Person 1)"});
    CHECK(rowsIn(watched) == 1);
    Project readOnly = must(Project::open(sample.file, Location{Place::Cloud, "Dropbox"}));
    Presence reader;
    must(reader.turn(readOnly, sample.people[0], kStart));
    must(reader.turn(readOnly, sample.people[0], kStart + 60s));
    CHECK(reader.others().empty()); // stood still for all that time; the row is not the reader's to take away
    CHECK(rowsIn(readOnly) == 1);
    must(reader.leave(readOnly));
}

TEST_CASE("Presence: rows of a process that was killed are gone when the next one opens the file", "[project]")
{
    const test::TempFolder folder;
    const std::filesystem::path file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        auto project = Project::open(file);
        Presence presence;
        const bool done = project.ok() && presence.turn(*project, {}, kStart).ok();
        ::_exit(done ? 0 : 1); // without closing anything
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    CHECK(status == 0);
    Project project = must(Project::open(file));
    CHECK(project.opened().recoveredPages > 0);
    CHECK(rowsIn(project) == 0);
}

TEST_CASE("Presence: a heartbeat is no news for those who follow the labels", "[project]")
{
    Sample sample(1, 3);
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(sample.project));
    Presence theirs;
    must(theirs.turn(other, sample.people[0], kStart));
    CHECK(must(feed.poll(sample.project)).empty());
    must(theirs.leave(other));
    CHECK(must(feed.poll(sample.project)).empty());
}

TEST_CASE("Presence: a heartbeat does not wait for whoever writes for long", "[project]")
{
    Sample sample(1, 0);
    Project other = test::reopened(sample.project);
    Presence theirs;
    {
        const auto held = must(sqlite::Transaction::begin(sample.project.database()));
        const Status status = theirs.turn(other, sample.people[0], kStart);
        REQUIRE_FALSE(status.ok());
        CHECK(status.error().code == Errc::Locked);
    }
    must(theirs.turn(other, sample.people[0], kStart + 1s)); // made up for
    CHECK(rowsIn(sample.project) == 1);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/beside.h"
#include "core/base/reason.h"
#include "core/exchange/demo.h"
#include "core/exchange/export_labels.h"
#include "core/exchange/package.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/backups.h"
#include "core/project/restore_backup.h"
#include "core/sqlite/backup.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sys/stat.h>

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

namespace fs = std::filesystem;

namespace {

constexpr const char* kEndings[] = {"-journal", "-wal", "-shm", "-owner", "-guard"};

// A change with a log and one without: SQLite takes the journal of that name for its own.
void change(const fs::path& file, const char* name)
{
    Project project = must(Project::open(file, Location{Place::Network, "NFS"}));
    must(store::setProjectValue(project.database(), "name", name));
}

} // namespace

TEST_CASE("Beside: nothing is made under the name of a file that belongs to another", "[base]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    const auto backup = must(backups::make(sample.project, backups::Occasion::Asked));
    const auto then = test::dump(sample.project);
    NoProgress progress;
    for (const std::string base : {"study", "study.txt", "pilot.accord"}) {
        for (const std::string ending : kEndings) {
            const fs::path file = sample.folder / (base + ending);
            INFO(file);
            const auto refused = [&file](const Error& error) {
                return error.code == Errc::Unwritable && error.argument(0) == file.string();
            };
            const bool there = fs::exists(file); // the log of the open project
            CHECK((there || refused(errorOf(Project::create(file, "Study")))));
            CHECK((there || refused(errorOf(exchange::createDemo(file, progress, {})))));
            CHECK(refused(errorOf(backups::restoreAs(backup.file, file))));
            CHECK(refused(errorOf(backups::restoreInPlace(backup.file, file))));
            CHECK(refused(
                errorOf(exchange::writePackage(sample.project, {sample.people[0], {}, {}}, file, progress, {}))));
            CHECK(refused(
                errorOf(exchange::exportLabels(sample.project, sample.round, exchange::ExportFormat::Long, file))));
            CHECK(refused(errorOf(exchange::exportTaxonomy(sample.project, file))));
            CHECK(fs::exists(file) == there);
        }
    }
    CHECK(errorOf(Project::create(sample.folder / "study-JOURNAL", "Study")).code == Errc::Unwritable);
    CHECK(errorOf(Project::create(sample.folder / "a.0f3a9c1b2d4e.accord-part", "Study")).code == Errc::Unwritable);
    CHECK(must(Project::create(sample.folder / "reading-journal.accord", "Study")).name() == "Study");
    CHECK(test::dump(sample.project) == then);
}

TEST_CASE("Beside: backups, a package and what is returned of one get no such name, and none lies in the way", "[base]")
{
    test::Team team;
    const fs::path package = team.package(0);
    const fs::path copy = team.copy();
    test::giveIn(package, "Person 1", 0, "A.1");
    (void)must(backups::make(team.project, backups::Occasion::Asked));
    const auto then = test::dump(team.project);
    NoProgress progress;
    Project theirs = must(Project::open(package));
    for (const std::string base : {"study", "new.accord"}) {
        for (const std::string ending : kEndings) {
            const fs::path file = team.folder / (base + ending);
            INFO(file);
            const auto refused = [&file](const Error& error) {
                return error.code == Errc::Unwritable && error.argument(0) == file.string();
            };
            CHECK(refused(errorOf(exchange::writeReturn(theirs, file, progress, {}))));
            CHECK(refused(errorOf(exchange::writePackage(team.project, {team.people[0], {}, {}}, file, progress, {}))));
            CHECK_FALSE(fs::exists(file));
        }
    }
    // The folder of the backups is no file to write to, and a file in its place is left as it is.
    const fs::path folder = backups::folderOf(team.file);
    REQUIRE(fs::is_directory(folder));
    const auto inside = std::distance(fs::directory_iterator(folder), fs::directory_iterator());
    CHECK_FALSE(exchange::writeReturn(theirs, folder, progress, {}).ok());
    CHECK_FALSE(exchange::writePackage(team.project, {team.people[0], {}, {}}, folder, progress, {}).ok());
    CHECK_FALSE(exchange::exportTaxonomy(team.project, folder).ok());
    CHECK_FALSE(sqlite::copyDatabase(team.project.database(), folder).ok());
    CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == inside);
    const fs::path returned = team.folder / "returned";
    (void)must(exchange::writeReturn(theirs, returned, progress, {}));
    const std::string bytes = test::readFile(returned);
    fs::remove_all(folder);
    fs::rename(returned, folder);
    CHECK_FALSE(backups::make(team.project, backups::Occasion::Asked).ok());
    CHECK(test::readFile(folder) == bytes);
    // Neither what is returned nor a package takes the place of what is there.
    const std::string before = test::readFile(copy);
    CHECK(errorOf(exchange::writeReturn(theirs, copy, progress, {})).code == Errc::Exists);
    CHECK(errorOf(exchange::writePackage(team.project, {team.people[0], {}, {}}, copy, progress, {})).code ==
          Errc::Exists);
    CHECK(errorOf(exchange::writeReturn(theirs, package, progress, {})).code == Errc::Exists);
    CHECK(test::readFile(copy) == before);
    CHECK(test::dump(team.project) == then);
}

TEST_CASE("Beside: a project that has such a name is lost to no other one", "[base]")
{
    const test::TempFolder folder;
    const std::string ending = GENERATE("-journal", "-wal", "-shm", "-owner", "-guard");
    const fs::path file = folder / "study";
    const fs::path other = folder / ("study" + ending);
    (void)must(Project::create(folder / "other.accord", "The other one"));
    const auto refused = [&](const Error& error) {
        return error.reason == Reason::StrangerBeside && test::says(error, other.string());
    };
    SECTION("it was there first")
    {
        fs::rename(folder / "other.accord", other);
        const std::string bytes = test::readFile(other);
        NoProgress progress;
        CHECK(errorOf(Project::create(file, "Study")).code == Errc::Exists);
        CHECK(errorOf(exchange::createDemo(file, progress, {})).code == Errc::Exists);
        CHECK(refused(errorOf(backups::restoreInPlace(other, file))));
        CHECK_FALSE(fs::exists(file));
        CHECK(test::readFile(other) == bytes);
        sqlite::removeDatabase(file);
        CHECK(test::readFile(other) == bytes);
    }
    SECTION("it came there later")
    {
        (void)must(Project::create(file, "Study"));
        fs::rename(folder / "other.accord", other);
        const std::string bytes = test::readFile(other);
        CHECK(refused(errorOf(Project::open(file))));
        CHECK(refused(errorOf(Project::open(file, Location{Place::Network, "NFS"}))));
        CHECK(refused(errorOf(backups::restoreInPlace(other, file))));
        CHECK(test::readFile(other) == bytes);
        fs::rename(other, folder / "other.accord"); // as it says
        change(file, "changed");
        CHECK(must(Project::open(file)).name() == "changed");
        CHECK(must(Project::open(folder / "other.accord")).name() == "The other one");
    }
    SECTION("it is no file at all")
    {
        (void)must(Project::create(file, "Study"));
        REQUIRE(::mkfifo(other.c_str(), 0600) == 0);
        CHECK(refused(errorOf(Project::open(file))));
        fs::remove(other);
        fs::create_symlink("other.accord", other);
        CHECK(refused(errorOf(Project::open(file))));
        CHECK(must(Project::open(folder / "other.accord")).name() == "The other one");
    }
}

TEST_CASE("Beside: what SQLite and Accord leave there is known, also half made", "[base]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    for (const std::string_view ending : kBesideEndings) {
        INFO(ending);
        const fs::path file = sample.file.string().append(ending);
        CHECK(fs::exists(file) == (ending != "-journal" && ending != "-guard"));
        CHECK_FALSE(isStrangerBeside(file, ending));
        CHECK_FALSE(isStrangerBeside(test::writeFile(sample.folder / "none", ""), ending));
        CHECK(isStrangerBeside(test::writeFile(sample.folder / "text", "item,label\n1,A.1\n"), ending));
    }
    for (const char* ending : {"-journal", "-wal", "-shm"}) {
        CHECK_FALSE(isStrangerBeside(test::writeFile(sample.folder / "zeros", std::string(4096, '\0')), ending));
    }
    CHECK_FALSE(isStrangerBeside(test::writeFile(sample.folder / "half", kOwnerHeading.substr(0, 9)), "-owner"));
    must(sample.project.database().execute("PRAGMA journal_mode = DELETE"));
    must(sample.project.database().execute("BEGIN IMMEDIATE; UPDATE project SET value = value || 'x'"));
    const fs::path journal = sample.file.string() + "-journal";
    CHECK(fs::exists(journal));
    CHECK_FALSE(isStrangerBeside(journal, "-journal"));
}

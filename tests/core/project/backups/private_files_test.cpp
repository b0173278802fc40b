// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/files.h"
#include "core/exchange/package.h"
#include "core/project/backups.h"
#include "core/project/repair.h"
#include "core/project/restore_backup.h"
#include "core/store/long_work/work_lock.h"
#include "core/store/merging/returned.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

#include <sys/stat.h>
#include <unistd.h>

#include <vector>

using namespace accord;
using accord::backups::Occasion;
using accord::test::must;

namespace fs = std::filesystem;

namespace {

/// As most systems have it: new files can be read by everybody.
class UsualMask
{
public:
    explicit UsualMask(mode_t mask = 022)
        : m_before(::umask(mask))
    {}
    ~UsualMask() { ::umask(m_before); }
    UsualMask(const UsualMask&) = delete;
    UsualMask& operator=(const UsualMask&) = delete;

private:
    mode_t m_before;
};

struct stat about(const fs::path& file)
{
    struct stat found = {};
    REQUIRE(::stat(file.c_str(), &found) == 0);
    return found;
}

mode_t modeOf(const fs::path& file)
{
    return about(file).st_mode & 0777U;
}

// A group that the user may give a file to, other than the one that new files get; the same where there is none.
gid_t otherGroup()
{
    if (::geteuid() == 0) {
        return ::getegid() + 1;
    }
    std::vector<gid_t> groups(64);
    groups.resize(static_cast<std::size_t>(std::max(0, ::getgroups(static_cast<int>(groups.size()), groups.data()))));
    const auto other = std::ranges::find_if(groups, [](gid_t group) { return group != ::getegid(); });
    return other == groups.end() ? ::getegid() : *other;
}

// Everything below the folder but the project itself, the file that stays under its name.
void checkAll(const fs::path& folder, const fs::path& project, mode_t file, mode_t inside, gid_t group)
{
    int seen = 0;
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(folder)) {
        if (each.path() == project) {
            continue;
        }
        INFO(each.path());
        CHECK(modeOf(each.path()) == (each.is_directory() ? inside : file));
        // SQLite gives the group of a log as the superuser only.
        const bool log = each.path().string().ends_with("-wal") || each.path().string().ends_with("-shm");
        CHECK((about(each.path()).st_gid == group || (log && ::geteuid() != 0)));
        ++seen;
    }
    CHECK(seen >= 4);
}

} // namespace

TEST_CASE("Private files: who may not read the project may read nothing that is made beside it", "[backups]")
{
    const UsualMask mask;
    const auto [file, folder] =
        GENERATE(table<mode_t, mode_t>({{0600, 0700}, {0660, 0770}, {0640, 0750}, {0644, 0755}}));
    INFO("mode " << file);
    test::Team team;
    const gid_t group = otherGroup();
    {
        const Project closed = std::move(team.project);
    }
    REQUIRE(::chown(team.file.c_str(), static_cast<uid_t>(-1), group) == 0);
    REQUIRE(::chmod(team.file.c_str(), file) == 0);
    team.project = must(Project::open(team.file));
    (void)must(backups::make(team.project, Occasion::Asked));
    (void)must(store::WorkLock::hold(team.file));
    team.give(0, 0, "A.1");
    const fs::path package = team.package(0);
    const fs::path returned = team.folder / "returned";
    {
        Project theirs = must(Project::open(package));
        NoProgress progress;
        (void)must(exchange::writeReturn(theirs, returned, progress, {}));
    }
    {
        const TemporaryFile part = must(store::unpackReturn(returned, team.file, {}));
        CHECK(modeOf(part.path()) == file);
        CHECK(about(part.path()).st_gid == group);
    }
    fs::remove(package);
    fs::remove(returned);
    fs::remove(package.string() + "-guard");
    checkAll(team.folder.path(), team.file, file, folder, group);
}

TEST_CASE("Private files: a narrow mask of the user makes nothing wider than the project", "[backups]")
{
    const UsualMask mask(077);
    const mode_t mode = GENERATE(0600U, 0660U, 0644U);
    test::Team team;
    const gid_t group = otherGroup();
    {
        const Project closed = std::move(team.project);
    }
    REQUIRE(::chown(team.file.c_str(), static_cast<uid_t>(-1), group) == 0);
    REQUIRE(::chmod(team.file.c_str(), mode) == 0);
    team.project = must(Project::open(team.file));
    (void)must(backups::make(team.project, Occasion::Asked));
    (void)must(store::WorkLock::hold(team.file));
    team.give(0, 0, "A.1");
    const fs::path package = team.package(0);
    const fs::path returned = team.folder / "returned";
    {
        Project theirs = must(Project::open(package));
        NoProgress progress;
        (void)must(exchange::writeReturn(theirs, returned, progress, {}));
    }
    {
        const TemporaryFile part = must(store::unpackReturn(returned, team.file, {}));
        CHECK((modeOf(part.path()) & ~mode) == 0);
        CHECK(about(part.path()).st_gid == group);
    }
    // What goes to others is as the mask of who makes it says.
    for (const fs::path& file : {package, returned}) {
        CHECK(modeOf(file) == 0600);
        fs::remove(file);
    }
    fs::remove(package.string() + "-guard");
    int seen = 0;
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(team.folder.path())) {
        INFO(each.path());
        const mode_t most = each.is_directory() ? mode | ((mode & 0444U) >> 2U) : mode;
        CHECK((modeOf(each.path()) & ~most) == 0);
        const bool log = each.path().string().ends_with("-wal") || each.path().string().ends_with("-shm");
        CHECK((about(each.path()).st_gid == group || each.path() == team.folder.path() || (log && ::geteuid() != 0)));
        ++seen;
    }
    CHECK(seen >= 4);
}

TEST_CASE("Private files: what a restore and a repair keep is as private, and so is what is restored", "[backups]")
{
    const UsualMask mask;
    test::Team team;
    REQUIRE(::chmod(team.file.c_str(), 0600) == 0);
    const backups::Backup backup = must(backups::make(team.project, Occasion::Asked));
    must(backups::restoreAs(backup.file, team.folder / "other.accord"));
    CHECK(modeOf(team.folder / "other.accord") == 0600);
    {
        const Project closed = std::move(team.project);
    }
    CHECK(modeOf(must(backups::restoreInPlace(backup.file, team.file))) == 0600);
    team.project = must(Project::open(team.file));
    team.give(0, 0, "A.1");
    must(team.project.database().execute("DELETE FROM label"));
    const Repair repair = must(repairProject(team.file));
    CHECK(repair.needed);
    CHECK(modeOf(repair.kept) == 0600);
    CHECK(modeOf(team.file) == 0600);
}

TEST_CASE("Private files: a folder of backups from before the project was made private is closed", "[backups]")
{
    const UsualMask mask;
    test::Team team;
    REQUIRE(::chmod(team.file.c_str(), 0644) == 0);
    (void)must(backups::make(team.project, Occasion::Asked));
    CHECK(modeOf(backups::folderOf(team.file)) == 0755);
    REQUIRE(::chmod(team.file.c_str(), 0600) == 0);
    (void)must(backups::make(team.project, Occasion::Asked));
    CHECK(modeOf(backups::folderOf(team.file)) == 0700);
    // Who closed it further meant it.
    REQUIRE(::chmod(team.file.c_str(), 0644) == 0);
    (void)must(backups::make(team.project, Occasion::Asked));
    CHECK(modeOf(backups::folderOf(team.file)) == 0700);
}

TEST_CASE("Private files: a folder that the backups were linked to is left as it is", "[backups]")
{
    const UsualMask mask;
    test::Team team;
    const fs::path elsewhere = team.folder / "elsewhere";
    fs::create_directory(elsewhere);
    REQUIRE(::chmod(elsewhere.c_str(), 0755) == 0);
    REQUIRE(::chmod(team.file.c_str(), 0600) == 0);
    fs::create_directory_symlink(elsewhere, backups::folderOf(team.file));
    const backups::Backup made = must(backups::make(team.project, Occasion::Asked));
    CHECK(modeOf(elsewhere) == 0755);
    CHECK(modeOf(made.file) == 0600);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/derive.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/long_work.h"
#include "core/store/long_work/work_lock.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <cerrno>
#include <filesystem>
#include <iterator>
#include <utility>

using namespace accord;
using accord::test::must;

namespace {

// What an import leaves that dies between two of its turns.
void leaveHalfAnImport(const std::filesystem::path& file)
{
    Project project = must(Project::open(file));
    sqlite::Database& database = project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const store::LongWork work = must(store::LongWork::begin(database, "issues", "half.jsonl", project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(database, work.id()));
    TextLink link{"github.com", "toolkit/core", "7", {}};
    link.url = canonicalUrl(link.host, link.group, link.name);
    (void)must(writer.link(link));
    REQUIRE(transaction.commit().ok());
}

std::int64_t interruptedIn(Project& project)
{
    return must(store::check(project.database())).interruptedImports;
}

} // namespace

TEST_CASE("Import guard: one of a sort at a time, in a file that stays", "[store]")
{
    using Sort = store::WorkLock::Sort;
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    const auto guardFile = store::WorkLock::fileOf(file);
    {
        store::WorkLock guard = must(store::WorkLock::hold(file));
        const auto second = store::WorkLock::hold(file);
        REQUIRE_FALSE(second.ok());
        CHECK(second.error().code == Errc::Locked);
        CHECK(accord::test::says(second.error(), "another import is running"));
        CHECK(store::WorkLock::tryToHold(file, Sort::Fetch).ok());
        CHECK(store::WorkLock::tryToHold(file, Sort::Decisions).ok());
        CHECK_FALSE(store::WorkLock::hold(file).ok()); // those that came and went took nothing with them
        // The room on the disk has no name that could stay behind.
        guard.reserve();
        CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
        guard.giveBack();
    }
    CHECK(std::filesystem::file_size(guardFile) == 0);
    CHECK(store::WorkLock::hold(file).ok());
}

TEST_CASE("Import guard: whoever may write to the project may hold it", "[store]")
{
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    using std::filesystem::perms;
    const perms team = perms::owner_read | perms::owner_write | perms::group_read | perms::group_write;
    std::filesystem::permissions(file, team);
    (void)must(store::WorkLock::hold(file));
    CHECK(std::filesystem::status(store::WorkLock::fileOf(file)).permissions() == team);
    Project::remove(file);
    CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("Import guard: a folder without locks is not another import", "[store]")
{
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    for (const int error : {ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL}) {
        store::WorkLock::replaceLock([error](int, store::WorkLock::Sort) { return error; });
        const Error refused = test::errorOf(store::WorkLock::hold(file));
        CHECK(refused.code == Errc::Unwritable);
        CHECK(accord::test::says(refused, "has no locks"));
    }
    for (const int error : {EAGAIN, EACCES}) {
        store::WorkLock::replaceLock([error](int, store::WorkLock::Sort) { return error; });
        CHECK(test::errorOf(store::WorkLock::hold(file)).code == Errc::Locked);
    }
    store::WorkLock::replaceLock(nullptr);
    CHECK(store::WorkLock::hold(file).ok());
}

TEST_CASE("Import guard: nobody holds a file that was removed before it was locked", "[store]")
{
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    bool removed = false;
    store::WorkLock::replaceLock([&](int handle, store::WorkLock::Sort sort) {
        if (!std::exchange(removed, true)) {
            std::filesystem::remove(store::WorkLock::fileOf(file));
        }
        return store::WorkLock::systemLock(handle, sort);
    });
    const store::WorkLock guard = must(store::WorkLock::hold(file));
    store::WorkLock::replaceLock(nullptr);
    CHECK(removed);
    CHECK(test::errorOf(store::WorkLock::hold(file)).code == Errc::Locked);
    // A link in its place leads nowhere else.
    std::filesystem::remove(store::WorkLock::fileOf(file));
    std::filesystem::create_symlink(folder / "other", store::WorkLock::fileOf(file));
    CHECK(test::errorOf(store::WorkLock::hold(file)).code == Errc::Unwritable);
    CHECK_FALSE(std::filesystem::exists(folder / "other"));
}

TEST_CASE("Import guard: what a dead import left is taken back on opening, a living one is left alone", "[store]")
{
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    leaveHalfAnImport(file);
    {
        const store::WorkLock alive = must(store::WorkLock::hold(file));
        Project project = must(Project::open(file));
        CHECK(interruptedIn(project) == 1);
        CHECK(must(study::issueCounts(project)).issues == 1);
    }
    Project project = must(Project::open(file));
    CHECK(interruptedIn(project) == 0);
    CHECK(must(study::issueCounts(project)).issues == 0);
}

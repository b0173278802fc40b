// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "core/store/acts/check.h"
#include "core/store/issues/import_guard.h"
#include "core/store/issues/imports.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/sqlite/transaction.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <filesystem>

using namespace accord;
using accord::test::must;

namespace {

// What an import leaves that dies between two of its turns.
void leaveHalfAnImport(const std::filesystem::path& file)
{
    Project project = must(Project::open(file));
    store::Database& database = project.database();
    store::Transaction transaction = must(store::Transaction::begin(database));
    const ImportId import = must(store::beginImport(database, "issues", "half.jsonl", project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(database, import));
    IssueLink link{"github.com", "toolkit/core", "7", {}};
    link.url = store::canonicalUrl(link.host, link.repository, link.number);
    (void)must(writer.link(link));
    REQUIRE(transaction.commit().ok());
}

std::int64_t interruptedIn(Project& project)
{
    return must(store::check(project.database())).interruptedImports;
}

} // namespace

TEST_CASE("Import guard: one at a time, and nothing stays behind", "[store]")
{
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    {
        store::ImportGuard guard = must(store::ImportGuard::hold(file));
        guard.reserve();
        CHECK(std::filesystem::file_size(folder / "pilot.accord-import") > 0);
        guard.giveBack();
        CHECK(std::filesystem::file_size(folder / "pilot.accord-import") == 0);
        const auto second = store::ImportGuard::hold(file);
        REQUIRE_FALSE(second.ok());
        CHECK(second.error().code == Errc::Locked);
    }
    CHECK_FALSE(std::filesystem::exists(folder / "pilot.accord-import"));
    CHECK(store::ImportGuard::hold(file).ok());
}

TEST_CASE("Import guard: what a dead import left is taken back on opening, a living one is left alone", "[store]")
{
    const test::TempFolder folder;
    const auto file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    leaveHalfAnImport(file);
    {
        const store::ImportGuard alive = must(store::ImportGuard::hold(file));
        Project project = must(Project::open(file));
        CHECK(interruptedIn(project) == 1);
        CHECK(must(store::issueCounts(project.database())).issues == 1);
    }
    Project project = must(Project::open(file));
    CHECK(interruptedIn(project) == 0);
    CHECK(must(store::issueCounts(project.database())).issues == 0);
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
namespace fs = std::filesystem;

namespace {

// Runs `work` as a user who owns nothing here; what it answers is the exit code. 255 where that cannot be done.
template <class Work>
int asNobody(const Work& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        int code = 254;
        if (::setgid(65534) == 0 && ::setuid(65534) == 0) {
            try {
                code = work();
            } catch (const std::exception& error) {
                std::cerr << error.what() << '\n';
                code = 253;
            }
        }
        ::_exit(code);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 255;
}

bool isRoot(const char* testCase)
{
    if (::geteuid() == 0) {
        return true;
    }
    std::cerr << testCase << ": skipped, only the superuser can become somebody else\n";
    SUCCEED("skipped: not the superuser");
    return false;
}

// Opens, reads the name, and tries to write: 0 when reading works and writing says that the file is read only.
int readsAndRefusesToWrite(const fs::path& file)
{
    const auto database = store::openProject(file);
    if (!database.ok()) {
        std::cerr << test::describe(database.error()) << '\n';
        return 1;
    }
    if (must(store::projectValue(**database, "name")) != "Sample" || !(*database)->readOnly()) {
        return 2;
    }
    const auto transaction = sqlite::Transaction::begin(**database);
    return !transaction.ok() && transaction.error().code == Errc::ReadOnly ? 0 : 3;
}

fs::path closedSample(const test::TempFolder& folder)
{
    test::Sample sample(2, 4);
    sample.give(0, 0, "A.1");
    fs::path copy = folder / "pilot.accord";
    must(sqlite::copyDatabase(sample.project.database(), copy));
    // A backup is written without a log: bring it into the state in which a closed project is.
    (void)must(store::openProject(copy));
    return copy;
}

} // namespace

TEST_CASE("Bad files: what is no database is told apart from what is another program's", "[store]")
{
    const test::TempFolder folder;
    CHECK(errorOf(store::openProject(folder / "missing.accord")).code == Errc::NotFound);
    CHECK(errorOf(store::openProject(folder.path())).code == Errc::NotADatabase);
    CHECK(errorOf(store::openProject(test::writeFile(folder / "empty.accord", ""))).code == Errc::NotADatabase);
    const fs::path text = test::writeFile(folder / "text.accord", std::string(5000, 'x'));
    CHECK(errorOf(store::openProject(text)).code == Errc::NotADatabase);
    CHECK(test::readFile(text) == std::string(5000, 'x'));

    const fs::path other = folder / "other.accord";
    {
        const auto database = must(sqlite::Database::open(other, sqlite::Database::Mode::Create));
        must(database->execute("CREATE TABLE event (id INTEGER); INSERT INTO event VALUES (1)"));
    }
    const std::string before = test::readFile(other);
    const Error error = errorOf(store::openProject(other));
    CHECK(error.code == Errc::NotAProject);
    CHECK(error.argument(0) == other.string());
    CHECK((test::readFile(other) == before));
}

TEST_CASE("Bad files: a newer schema is refused with both numbers and not touched", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = closedSample(folder);
    {
        const auto database = must(store::openProject(file));
        must(database->execute("PRAGMA user_version = 7"));
    }
    const std::string before = test::readFile(file);
    const Error error = errorOf(store::openProject(file));
    CHECK(error.code == Errc::TooNew);
    CHECK(accord::test::says(error,
                             "its format is 7, this program knows up to " + std::to_string(store::newestSchema())));
    CHECK((test::readFile(file) == before));
}

TEST_CASE("Bad files: a file that was cut off is damaged, wherever the cut is", "[store]")
{
    const test::TempFolder folder;
    const std::string whole = test::readFile(closedSample(folder));
    REQUIRE(whole.size() > 20000);
    for (const std::size_t size :
         {std::size_t{20}, std::size_t{99}, std::size_t{600}, std::size_t{4095}, std::size_t{4096}, std::size_t{10000},
          whole.size() / 2, whole.size() - 4096, whole.size() - 1}) {
        INFO("cut to " << size << " of " << whole.size());
        const fs::path cut = test::writeFile(folder / "cut.accord", whole.substr(0, size));
        const Error error = errorOf(store::openProject(cut));
        CHECK((error.code == Errc::Damaged || (size < 512 && error.code == Errc::NotADatabase)));
        CHECK(error.argument(0) == cut.string());
        fs::remove(cut);
    }
}

TEST_CASE("Bad files: a write-protected file opens for reading and says so when written to", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = closedSample(folder);
    fs::permissions(file, fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
    CHECK(readsAndRefusesToWrite(file) == 0);
    Project project = must(Project::open(file));
    CHECK(project.readOnly());
    CHECK(project.people().size() == 2);
}

TEST_CASE("Bad files: somebody else's file and a folder without the right to write open for reading", "[store]")
{
    if (!isRoot("Bad files: somebody else's file")) {
        return;
    }
    const test::TempFolder folder;
    const fs::path file = closedSample(folder);
    const auto readable = fs::perms::owner_all | fs::perms::group_read | fs::perms::others_read;
    fs::permissions(file,
                    fs::perms::owner_write | fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
    fs::permissions(folder.path(), readable | fs::perms::group_exec | fs::perms::others_exec);
    CHECK(asNobody([&] { return readsAndRefusesToWrite(file); }) == 0);

    // The folder may be written to, the file not.
    fs::permissions(folder.path(), fs::perms::all);
    CHECK(asNobody([&] { return readsAndRefusesToWrite(file); }) == 0);
    // Whoever may write is not kept from it by what the reader left.
    const auto database = must(store::openProject(file));
    CHECK(store::setProjectValue(*database, "name", "Written").ok());

    fs::permissions(file, fs::perms::owner_all);
    CHECK(asNobody([&] { return errorOf(store::openProject(file)).code == Errc::Unreadable ? 0 : 1; }) == 0);
}

TEST_CASE("Bad files: a file that another connection keeps to itself is locked", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = closedSample(folder);
    const auto holder = must(store::openProject(file));
    const auto other = must(store::openProject(file));
    {
        const auto writing = must(sqlite::Transaction::begin(*holder));
        const auto refused = sqlite::Transaction::begin(*other, std::chrono::milliseconds(20));
        CHECK(errorOf(refused).code == Errc::Locked);
        CHECK(errorOf(refused).argument(0) == file.string());
        // Reading goes on.
        CHECK(must(store::projectValue(*other, "name")) == "Sample");
    }
    CHECK(sqlite::Transaction::begin(*other, std::chrono::milliseconds(20)).ok());
}

TEST_CASE("Bad files: an exclusive lock of another program is told when the file is opened", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = closedSample(folder);
    const auto holder = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    must(holder->execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE"));
    CHECK(errorOf(store::openProject(file)).code == Errc::Locked);
    must(holder->execute("COMMIT"));
    CHECK(store::openProject(file).ok());
}

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/project/feed.h"
#include "core/project/repair.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/derive.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/opener_and_closer.h"
#include "tests/support/process.h"

#include <sqlite3.h>
#include <sys/wait.h>

#include <functional>
#include <set>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;
namespace fs = std::filesystem;

namespace {

/// Runs in a process of its own, begun before this process has a database open; goes on when it is told to.
class OtherProcess
{
public:
    explicit OtherProcess(const std::function<bool(const std::function<void()>& waitForWord)>& work)
    {
        REQUIRE(::pipe(m_word) == 0);
        REQUIRE(::pipe(m_answer) == 0);
        m_process = ::fork();
        REQUIRE(m_process >= 0);
        if (m_process == 0) {
            ::close(m_word[1]);
            const auto waitForWord = [this] {
                char byte = 'r'; // ready
                (void)!::write(m_answer[1], &byte, 1);
                if (::read(m_word[0], &byte, 1) != 1) {
                    ::_exit(3);
                }
            };
            ::_exit(work(waitForWord) ? 0 : 1);
        }
        ::close(m_word[0]);
        ::close(m_answer[1]);
    }
    ~OtherProcess()
    {
        ::close(m_word[1]);
        ::close(m_answer[0]);
        if (m_process > 0) {
            ::waitpid(m_process, nullptr, 0);
        }
    }
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;

    void waitUntilReady() const
    {
        char byte = 0;
        REQUIRE(::read(m_answer[0], &byte, 1) == 1);
    }
    void goOn() const { REQUIRE(::write(m_word[1], "g", 1) == 1); }
    [[nodiscard]] int end()
    {
        int status = 0;
        ::waitpid(m_process, &status, 0);
        m_process = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    int m_word[2]{};
    int m_answer[2]{};
    pid_t m_process = -1;
};

std::set<std::string> namesLeft(const fs::path& folder)
{
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

const char* const kIssue = "https://github.com/tessera-ai/tessera/issues/917";

void labelByCommand(const std::string& file, int times)
{
    for (int i = 0; i < times; ++i) {
        const auto done = test::cli({"label", file, "--as", "Jonas Lindqvist", "--round", "Pilot", "--issue", kIssue,
                                     "--category", i % 2 == 0 ? "A.2" : "C.7"});
        REQUIRE(done.code == 0);
    }
}

std::int64_t labelEntries(Project& project)
{
    return must(project.database().number("SELECT count(*) FROM event WHERE kind = 'label'"));
}

} // namespace

TEST_CASE("Locks: whoever opens and closes the files in a process that has the project open drops none of its locks",
          "[project]")
{
    const test::TempFolder folder;
    const std::string file = (folder / "demo.accord").string();
    REQUIRE(test::cli({"demo", file}).code == 0);
    Project window = must(Project::open(file));
    const std::int64_t before = labelEntries(window);
    const Round round = must(window.roundNamed("Pilot"));
    const ItemId item = must(labelling::itemsForLink(window, round.id, kIssue)).front();
    const PersonId mira = window.people().front().id;
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = must(window.categoryCoded("A.2")).id;
    {
        // A second connection, as the window has: what the first one locked is unlocked by whoever goes last.
        const Project writer = must(Project::open(file));
        test::openAndClose(file);
    }
    test::openAndClose(file);
    REQUIRE(test::cli({"info", file}).code == 0);
    REQUIRE(fs::exists(file + "-wal"));
    REQUIRE(fs::exists(file + "-shm"));
    for (int i = 0; i < 3; ++i) {
        must(labelling::submitLabel(window, {round.id, item, mira, content, 1}));
        test::openAndClose(file);
    }
    labelByCommand(file, 4);
    CHECK(labelEntries(window) == before + 7);
    CHECK(must(checkIntegrity(window)).sound());
    Project later = must(Project::open(file));
    CHECK(labelEntries(later) == before + 7);
}

TEST_CASE("Locks: what one connection of a process locked, another one unlocks, and the file is free afterwards",
          "[project]")
{
    const Location where = GENERATE(Location{}, Location{Place::Network, "NFS"});
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    {
        (void)must(Project::open(file, where));
        auto first = std::make_unique<Project>(must(Project::open(file, where)));
        Project second = must(Project::open(file, where));
        REQUIRE(second.database().number("SELECT count(*) FROM event").ok());
        first.reset();
        test::openAndClose(file);
        CHECK(test::cli({"info", file.string()}).code == 0);
        CHECK(fs::exists(file.string() + "-wal") == (where.place == Place::Local));
        CHECK(second.database().number("SELECT count(*) FROM event").ok());
    }
    // The last to go takes the log into the file: nothing of ours keeps it from being alone.
    CHECK(namesLeft(folder.path()) == std::set<std::string>{"pilot.accord"});
}

TEST_CASE("Locks: a program that locks the usual way and one of ours see each other", "[project]")
{
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    // The other program: SQLite as it comes, its calls of the system untouched.
    OtherProcess older([&file](const std::function<void()>& waitForWord) {
        sqlite3_vfs* vfs = sqlite3_vfs_find("unix");
        vfs->xSetSystemCall(vfs, nullptr, nullptr);
        sqlite3* handle = nullptr;
        const auto run = [&handle](const char* sql) { return sqlite3_exec(handle, sql, nullptr, nullptr, nullptr); };
        if (sqlite3_open(file.c_str(), &handle) != SQLITE_OK || run("SELECT count(*) FROM event") != SQLITE_OK) {
            return false;
        }
        waitForWord(); // has it open
        if (run("BEGIN IMMEDIATE") != SQLITE_OK) {
            return false;
        }
        waitForWord(); // writes
        if (run("COMMIT") != SQLITE_OK) {
            return false;
        }
        waitForWord(); // we write
        if (run("BEGIN IMMEDIATE") != SQLITE_BUSY) {
            return false;
        }
        sqlite3_close(handle);
        waitForWord(); // has gone: the log must stay, as we have it open
        return true;
    });
    older.waitUntilReady();
    {
        (void)must(Project::open(file));
    }
    CHECK(fs::exists(file.string() + "-wal")); // the other one still has it open
    Project project = must(Project::open(file));
    CHECK_FALSE(project.opened().nobodyElse);
    older.goOn();
    older.waitUntilReady();
    CHECK(errorOf(sqlite::Transaction::begin(project.database(), std::chrono::milliseconds(20))).code == Errc::Locked);
    older.goOn();
    older.waitUntilReady();
    {
        const auto held = must(sqlite::Transaction::begin(project.database()));
        test::openAndClose(file);
        older.goOn();
        older.waitUntilReady();
    }
    CHECK(fs::exists(file.string() + "-wal"));
    CHECK(fs::exists(file.string() + "-shm"));
    older.goOn();
    CHECK(older.end() == 0);
}

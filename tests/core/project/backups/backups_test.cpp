// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups.h"
#include "core/project/repair.h"
#include "core/project/restore_backup.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/people.h"
#include "core/study/people.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <atomic>
#include <future>
#include <set>
#include <thread>
#include <vector>

using namespace accord;
using accord::backups::Occasion;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;
namespace fs = std::filesystem;

namespace {

/// A clock that stands where it was put.
class SetClock final : public Clock
{
public:
    explicit SetClock(std::int64_t at)
        : m_at(at)
    {}
    [[nodiscard]] std::string now() const override { return timeOf(m_at); }
    void pass(std::int64_t seconds) { m_at += seconds; }

private:
    std::int64_t m_at;
};

std::vector<std::string> dumpOf(const fs::path& file)
{
    const test::TempFolder folder;
    fs::copy_file(file, folder / "look.accord");
    Project project = must(Project::open(folder / "look.accord"));
    return test::dump(project);
}

void close(Project& project)
{
    const Project closed = std::move(project);
}

std::size_t filesIn(const fs::path& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

} // namespace

TEST_CASE("Backups: a name tells when, of which project and why", "[backups]")
{
    const std::int64_t at = *secondsOf("2026-11-20T10:05:07.123Z");
    CHECK(timeOf(at) == "2026-11-20T10:05:07Z");
    const std::string name = backups::fileName(at, "3f2a9c1b", Occasion::BeforeMerge);
    CHECK(name == "2026-11-20T10-05-07Z-3f2a9c1b-before-merge.accord");
    const auto read = backups::fromFileName("folder/" + name);
    REQUIRE(read.has_value());
    CHECK(read->at == "2026-11-20T10:05:07Z");
    CHECK(read->project == "3f2a9c1b");
    CHECK(read->reason == Occasion::BeforeMerge);
    for (const char* other : {"pilot.accord", "2026-11-20T10-05-07Z-3f2a9c1b-hourly.accord.0123456789ab.accord-part",
                              "2026-13-20T10-05-07Z-3f2a9c1b-hourly.accord", "2026-11-20T10-05-07Z-3f2a9c1b-.accord",
                              "2026-11-20T10-05-07Z-3f2a9c1b-hourly.txt"}) {
        CHECK_FALSE(backups::fromFileName(other).has_value());
    }
}

TEST_CASE("Backups: one is made of what changed, at most once an hour, and has everything", "[backups]")
{
    Sample sample;
    const auto clock = std::make_shared<SetClock>(*secondsOf("2026-11-20T10:05:00Z"));
    sample.project.setClock(clock);
    sample.give(0, 0, "A.1");
    CHECK(must(backups::list(sample.file)).empty());
    const auto first = must(backups::makeIfChanged(sample.project, Occasion::Open));
    REQUIRE(first.has_value());
    CHECK(dumpOf(first->file) == test::dump(sample.project));
    CHECK(first->bytes == fs::file_size(first->file));

    clock->pass(7200);
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value()); // nothing happened
    sample.give(1, 1, "B");
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value());
    sample.give(1, 2, "B");
    clock->pass(3599);
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value()); // too soon
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value());
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value());
    (void)must(study::addPerson(sample.project, "Somebody New"));
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value()); // too soon, and little
    clock->pass(600);
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value());

    const auto all = must(backups::list(sample.file));
    REQUIRE(all.size() == 4);
    CHECK(all[0].reason == Occasion::BeforeBulk);
    CHECK(all[3].at == "2026-11-20T10:05:00Z");
    const auto contents = must(backups::contents(all[1].file));
    CHECK(contents.name == "Sample");
    CHECK(contents.labels == 3);
    CHECK(contents.people == 3);
    CHECK(contents.issues == 6);
    CHECK(contents.events == 3 + 6);                     // labels; people, taxonomy, settings and the round
    CHECK(filesIn(backups::folderOf(sample.file)) == 4); // and looking left nothing behind
}

TEST_CASE("Backups: those that are too many go, another project's and those that were asked for stay", "[backups]")
{
    Sample sample;
    const fs::path folder = backups::folderOf(sample.file);
    fs::create_directory(folder);
    const auto old = test::writeFile(folder / "2020-01-01T00-00-00Z-deadbeef-hourly.accord", "another's");
    const auto clock = std::make_shared<SetClock>(*secondsOf("2026-01-01T10:00:00Z"));
    sample.project.setClock(clock);
    const auto asked = must(backups::make(sample.project, Occasion::Asked));
    for (int i = 0; i < 40; ++i) {
        sample.give(0, i % 6, (i / 6) % 2 == 0 ? "A.1" : "B.1");
        clock->pass(3600);
        CHECK(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value());
    }
    CHECK(fs::exists(old));
    CHECK(fs::exists(asked.file));
    CHECK(filesIn(folder) == 2 + 24 + 1); // the newest, and one of the day before these
}

TEST_CASE("Backups: one command with a clock that is half a year ahead removes nothing, nor keeps new ones away",
          "[backups]")
{
    Sample sample;
    const auto clock = std::make_shared<SetClock>(*secondsOf("2026-01-01T10:00:00Z"));
    sample.project.setClock(clock);
    sample.give(0, 0, "A.1");
    (void)must(backups::makeIfChanged(sample.project, Occasion::Asked));
    for (const Occasion reason : {Occasion::Hourly, Occasion::BeforeBulk}) {
        sample.give(0, 1, reason == Occasion::Hourly ? "A.1" : "B.1");
        clock->pass(3600);
        REQUIRE(must(backups::makeIfChanged(sample.project, reason)).has_value());
    }
    constexpr std::int64_t kAhead = 200 * 24 * 3600;
    clock->pass(kAhead);
    sample.give(0, 2, "A.1");
    REQUIRE(must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value());
    CHECK(must(backups::list(sample.file)).size() == 4);

    clock->pass(-kAhead + 3600);
    sample.give(0, 3, "A.1");
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value());
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value()); // it has all
    clock->pass(60);
    sample.give(0, 4, "A.1");
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::Hourly)).has_value()); // too soon
    CHECK(must(backups::list(sample.file)).size() == 5);
    // And one that is behind: what is made now is not what is dropped.
    clock->pass(-kAhead);
    CHECK(fs::exists(must(backups::makeIfChanged(sample.project, Occasion::Hourly))->file));
}

TEST_CASE("Backups: of many rules in a row the first has one made, and work by hand another", "[backups]")
{
    Sample sample(4, 40);
    const auto clock = std::make_shared<SetClock>(*secondsOf("2026-01-01T10:00:00Z"));
    sample.project.setClock(clock);
    int made = 0;
    for (int rule = 0; rule < 10; ++rule) {
        sample.give(0, rule, "A.1");
        made += must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value() ? 1 : 0;
        clock->pass(30);
    }
    CHECK(made == 1);
    for (int i = 0; i < 100; ++i) {
        sample.give(1 + i / 40, i % 40, "B.1");
    }
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::BeforeBulk)).has_value());
    // What is asked for is made, also where one of itself has it all, which may be removed some day.
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::Asked)).has_value());
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::Asked)).has_value());
}

TEST_CASE("Backups: none where nothing may be written", "[backups]")
{
    Sample sample(1, 1);
    fs::permissions(sample.file, fs::perms::owner_read);
    Project project = must(Project::open(sample.file));
    CHECK(project.readOnly());
    CHECK(errorOf(backups::makeIfChanged(project, Occasion::Open)).code == Errc::ReadOnly);
    CHECK_FALSE(fs::exists(backups::folderOf(sample.file)));
}

TEST_CASE("Backups: others write on while one is made, and it holds one state", "[backups]")
{
    Sample sample(2, 40);
    {
        // Some megabytes, so that a copy takes several steps.
        auto transaction = must(sqlite::Transaction::begin(sample.project.database()));
        must(store::setProjectValue(sample.project.database(), "padding", std::string(4'000'000, 'x')));
        must(transaction.commit());
    }
    const auto source = must(sqlite::Database::open(sample.file, sqlite::Database::Mode::ReadWrite));
    std::atomic<bool> over = false;
    std::atomic<int> given = 0;
    std::jthread other([&] {
        for (int i = 0; !over; ++i) {
            sample.give(0, i % 40, i % 2 == 0 ? "A.1" : "B.1");
            ++given;
        }
    });
    for (int copy = 0; copy < 10; ++copy) {
        const fs::path target = sample.folder / ("copy" + std::to_string(copy) + ".accord");
        const int before = given;
        must(sqlite::copyDatabase(*source, target));
        Project copied = must(Project::open(target));
        const Integrity found = must(checkIntegrity(copied));
        CHECK(found.sound());
        CHECK(found.events >= before + 1);
    }
    over = true;
    other.join();
    CHECK(given > 0);
    CHECK(must(checkIntegrity(sample.project)).sound());
}

TEST_CASE("Backups: a copy that is stopped leaves nothing", "[backups]")
{
    Sample sample;
    std::stop_source stop;
    stop.request_stop();
    CHECK(errorOf(backups::makeIfChanged(sample.project, Occasion::Asked, stop.get_token())).code == Errc::Cancelled);
    CHECK(filesIn(backups::folderOf(sample.file)) == 0);
}

TEST_CASE("Restore: into the project's place, with what was there kept, once nobody has it open", "[backups]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    const auto then = test::dump(sample.project);
    const auto backup = must(backups::make(sample.project, Occasion::Asked));
    sample.give(0, 0, "B");
    sample.give(1, 1, "B");
    const auto now = test::dump(sample.project);
    CHECK(errorOf(backups::restoreInPlace(backup.file, sample.file)).code == Errc::Locked);
    CHECK(test::dump(sample.project) == now);
    close(sample.project);
    const fs::path kept = must(backups::restoreInPlace(backup.file, sample.file));
    sample.project = must(Project::open(sample.file));
    CHECK(test::dump(sample.project) == then);
    CHECK(must(checkIntegrity(sample.project)).sound());
    CHECK(dumpOf(kept) == now);
    // And there again.
    close(sample.project);
    (void)must(backups::restoreInPlace(kept, sample.file));
    sample.project = must(Project::open(sample.file));
    CHECK(test::dump(sample.project) == now);
    CHECK(must(backups::list(sample.file)).size() == 3);
    sample.give(2, 2, "A");
    CHECK(must(checkIntegrity(sample.project)).sound());
}

TEST_CASE("Restore: never over anything, and only from a project", "[backups]")
{
    Sample sample;
    const auto backup = must(backups::make(sample.project, Occasion::Asked));
    const auto there = test::writeFile(sample.folder / "there.accord", "mine");
    CHECK(errorOf(backups::restoreAs(backup.file, there)).code == Errc::Exists);
    CHECK(test::readFile(there) == "mine");
    must(backups::restoreAs(backup.file, sample.folder / "new.accord"));
    CHECK(dumpOf(sample.folder / "new.accord") == test::dump(sample.project));
    CHECK(errorOf(backups::restoreAs(there, sample.folder / "other.accord")).code == Errc::NotADatabase);
    CHECK(errorOf(backups::restoreInPlace(there, sample.file)).code == Errc::NotADatabase);
    {
        const auto other = must(sqlite::Database::open(sample.folder / "other.db", sqlite::Database::Mode::Create));
        must(other->execute("CREATE TABLE t (x)"));
    }
    CHECK(errorOf(backups::restoreAs(sample.folder / "other.db", sample.folder / "o.accord")).code ==
          Errc::NotAProject);
    CHECK(errorOf(backups::restoreAs(sample.folder / "none", sample.folder / "o.accord")).code == Errc::NotFound);
    CHECK_FALSE(fs::exists(sample.folder / "o.accord"));
}

TEST_CASE("Restore: what is stopped leaves everything as it was", "[backups]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    const auto backup = must(backups::make(sample.project, Occasion::Asked));
    sample.give(0, 0, "B");
    const auto now = test::dump(sample.project);
    std::stop_source stop;
    stop.request_stop();
    close(sample.project);
    CHECK(errorOf(backups::restoreInPlace(backup.file, sample.file, stop.get_token())).code == Errc::Cancelled);
    CHECK(errorOf(backups::restoreAs(backup.file, sample.folder / "copy.accord", stop.get_token())).code ==
          Errc::Cancelled);
    sample.project = must(Project::open(sample.file));
    CHECK(test::dump(sample.project) == now);
    CHECK(filesIn(backups::folderOf(sample.file)) == 1);
    CHECK_FALSE(fs::exists(sample.folder / "copy.accord"));
}

TEST_CASE("Restore: a log that a project left which was removed is not taken for one of the new file's", "[backups]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    const auto then = test::dump(sample.project);
    const auto backup = must(backups::make(sample.project, Occasion::Asked));
    const fs::path file = sample.folder / "gone.accord";
    (void)test::writeFile(file.string() + "-wal", "\x37\x7f\x06\x82 what was not written back");
    CHECK(errorOf(backups::restoreAs(backup.file, file)).code == Errc::Exists);
    const fs::path kept = must(backups::restoreInPlace(backup.file, file));
    CHECK(test::readFile(kept.string() + "-wal") == "\x37\x7f\x06\x82 what was not written back");
    Project project = must(Project::open(file));
    CHECK(test::dump(project) == then);
}

TEST_CASE("Restore: in place of a file that cannot be read at all, and of none", "[backups]")
{
    fs::path backup;
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.accord";
    {
        Project project = must(Project::create(file, "Pilot"));
        backup = must(backups::make(project, Occasion::Asked)).file;
    }
    (void)test::writeFile(file, "no database at all, but somebody's work");
    const fs::path kept = must(backups::restoreInPlace(backup, file));
    CHECK(test::readFile(kept) == "no database at all, but somebody's work");
    CHECK(must(Project::open(file)).name() == "Pilot");
    fs::remove(file);
    CHECK(must(backups::restoreInPlace(backup, file)).empty());
    CHECK(must(Project::open(file)).name() == "Pilot");
}

TEST_CASE("Backups: what lies in the folder and is no project any more is none to rely on", "[backups]")
{
    Sample sample(1, 1);
    const backups::Backup first = must(backups::make(sample.project, Occasion::BeforeBulk));
    CHECK_FALSE(must(backups::makeIfChanged(sample.project, Occasion::BeforeMerge)).has_value());
    {
        const auto other = must(sqlite::Database::open(first.file, sqlite::Database::Mode::ReadWrite));
        must(other->execute("CREATE TABLE foreign_part (id INTEGER PRIMARY KEY)"));
    }
    CHECK(must(backups::makeIfChanged(sample.project, Occasion::BeforeMerge)).has_value());
}

TEST_CASE("Backups: several programs that make one in the same second all get theirs", "[backups]")
{
    Sample sample;
    constexpr int kPrograms = 4;
    constexpr int kTimes = 5;
    std::vector<std::future<std::vector<fs::path>>> programs;
    for (int program = 0; program < kPrograms; ++program) {
        programs.push_back(std::async(std::launch::async, [&sample] {
            Project project = must(Project::open(sample.file));
            std::vector<fs::path> made;
            for (int times = 0; times < kTimes; ++times) {
                made.push_back(must(backups::make(project, backups::Occasion::Asked)).file);
            }
            return made;
        }));
    }
    std::set<fs::path> files;
    for (auto& program : programs) {
        for (const fs::path& file : program.get()) {
            CHECK(fs::exists(file));
            files.insert(file);
        }
    }
    CHECK(files.size() == std::size_t{kPrograms * kTimes});
}

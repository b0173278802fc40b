// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/exchange/labels/import_labels.h"
#include "core/project/repair.h"
#include "core/store/events/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/events/event_writer.h"
#include "core/store/long_work/batched_write.h"
#include "core/store/long_work/take_back.h"
#include "core/store/long_work/work_lock.h"
#include "core/store/study/rounds.h"
#include "core/study/lifecycle.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <functional>
#include <latch>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <vector>

using namespace accord;
using accord::store::WorkLock;
using accord::test::must;
using accord::test::Sample;

namespace {

/// Something happens before the system is asked for a lock, as if the one who asks for it were slow.
class SlowLock
{
public:
    explicit SlowLock(std::function<void(WorkLock::Sort)> before)
    {
        WorkLock::replaceLock([before = std::move(before)](int handle, WorkLock::Sort sort) {
            before(sort);
            return WorkLock::systemLock(handle, sort);
        });
    }
    ~SlowLock() { WorkLock::replaceLock(nullptr); }
    SlowLock(const SlowLock&) = delete;
    SlowLock& operator=(const SlowLock&) = delete;
};

store::BatchedWrite begun(Project& project, std::string_view kind)
{
    return must(store::BatchedWrite::begin(project.database(), kind, "test", store::BatchedWrite::Brings::Events,
                                           project.now()));
}

// Decides every item, in work that is not finished.
void decideAll(Sample& sample, store::BatchedWrite& batches)
{
    (void)must(batches.turn());
    store::EventWriter events = must(store::EventWriter::begin(sample.project.database(), sample.project.now()));
    events.setImport(batches.import());
    events.deriveLater();
    batches.deriveLater(store::BatchedWrite::Derive::AtTheEnd);
    for (const ItemId item : sample.items) {
        (void)must(events.append({sample.people[0]}, DecisionMade{item, sample.decided("A.1")}));
    }
    must(batches.pause());
}

int decided(Project& project, RoundId round)
{
    int count = 0;
    must(store::forEachDecision(project.database(), round, [&](const store::DecisionCell&) { ++count; }));
    return count;
}

// What work of the kind leaves that is killed.
void leaveKilled(Sample& sample, std::string_view kind)
{
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        sample.project = test::reopened(sample.project);
        store::BatchedWrite batches = begun(sample.project, kind);
        decideAll(sample, batches);
        ::_exit(7);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    REQUIRE(WEXITSTATUS(status) == 7);
}

std::int64_t unfinished(Project& project)
{
    return must(store::check(project.database())).interruptedImports;
}

} // namespace

TEST_CASE("Take back: what finishes while somebody waits for the guard stays", "[store]")
{
    // The own guard, or that of killed work of the other sort, which is taken back first.
    const std::string kind = GENERATE(std::string("labels"), std::string("decisions"));
    const bool other = GENERATE(true, false);
    INFO(kind << (other ? ", beside killed work of the other sort" : ""));
    Sample sample(1, 300);
    if (other) {
        leaveKilled(sample, kind == "labels" ? "decisions" : "labels");
    }
    std::optional<store::BatchedWrite> batches = begun(sample.project, kind);
    decideAll(sample, *batches);
    {
        const SlowLock slow([&](WorkLock::Sort) {
            if (batches) {
                must(batches->finish(sample.project.now()));
                batches.reset();
            }
        });
        (void)test::reopened(sample.project);
    }
    CHECK_FALSE(batches.has_value());
    CHECK(decided(sample.project, sample.round) == 300);
    CHECK(unfinished(sample.project) == 0);
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Take back: work whose guard was removed finds that it is gone and says so", "[store]")
{
    const bool late = GENERATE(true, false);
    INFO((late ? "all of it was written" : "some is still to be written"));
    Sample sample(1, 300);
    const auto before = test::dump(sample.project);
    {
        store::BatchedWrite batches = begun(sample.project, "decisions");
        decideAll(sample, batches);
        // Nobody of ours does that; a person who tidies up the folder may.
        std::filesystem::remove(WorkLock::fileOf(sample.file));
        (void)test::reopened(sample.project);
        CHECK(decided(sample.project, sample.round) == 0);
        const Error error = late ? test::errorOf(batches.finish(sample.project.now())) : test::errorOf(batches.turn());
        CHECK(error.code == Errc::Locked);
        CHECK(accord::test::says(error, "undone"));
    }
    CHECK(test::dump(sample.project) == before);
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Take back: neither finished work nor other work of the same number is touched", "[store]")
{
    Sample sample(1, 50);
    sqlite::Database& database = sample.project.database();
    const auto uuidOf = [&](ImportId import) {
        sqlite::Statement query = must(database.prepare("SELECT uuid FROM import WHERE id = ?"));
        query.bind(import);
        (void)must(query.step());
        return query.uuid(0);
    };
    Uuid first;
    ImportId number;
    {
        const store::BatchedWrite batches = begun(sample.project, "decisions");
        number = batches.import();
        first = uuidOf(number);
    }
    store::BatchedWrite batches = begun(sample.project, "decisions");
    REQUIRE(batches.import() == number); // numbers are used again
    decideAll(sample, batches);
    CHECK(store::takeBack(store::LongWork(database, number, first)).error().code == Errc::Locked);
    must(batches.finish(sample.project.now()));
    CHECK(store::takeBack(store::LongWork(database, number, uuidOf(number))).error().code == Errc::Locked);
    CHECK(decided(sample.project, sample.round) == 50);
    CHECK(must(store::check(database)).sound());
}

TEST_CASE("Take back: of two who take the same work back one stops, and what comes after is left alone", "[store]")
{
    Sample sample(1, 2000);
    const auto before = test::dump(sample.project);
    leaveKilled(sample, "decisions");
    Project other = test::reopened(sample.project); // takes it back
    CHECK(test::dump(sample.project) == before);
    leaveKilled(sample, "decisions");
    // Both believe that they have the guard.
    WorkLock::replaceLock([](int, WorkLock::Sort) { return 0; });
    std::latch both(2);
    const auto open = [&] {
        both.arrive_and_wait();
        (void)test::reopened(sample.project);
    };
    std::jthread first(open);
    std::jthread second(open);
    first.join();
    second.join();
    WorkLock::replaceLock(nullptr);
    (void)test::reopened(sample.project);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Batches: what is not to be there any more at the end leaves nothing", "[store]")
{
    Sample sample(1, 300);
    const auto before = test::dump(sample.project);
    {
        store::BatchedWrite batches = begun(sample.project, "labels");
        decideAll(sample, batches);
        const Status refused = batches.finish(sample.project.now(), [] {
            return Status(Error{Errc::NotPermitted, Reason::RoundClosed, {"Main"}});
        });
        CHECK(refused.error() == Error{Errc::NotPermitted, Reason::RoundClosed, {"Main"}});
    }
    CHECK(test::dump(sample.project) == before);
}

namespace {

const std::string kWho = "Person 1"; // imports and decides

// Three people say A.1 or B.1 of as many issues as there are items, each in a row.
std::string labelFile(int items, const std::string& prefix)
{
    std::string text = "link";
    for (int person = 1; person <= 3; ++person) {
        text += "," + prefix + std::to_string(person);
    }
    for (int item = 1; item <= items; ++item) {
        text += "\n" + test::sampleLink(item).url;
        for (int person = 1; person <= 3; ++person) {
            text += (item + person) % 5 == 0 ? ",B.1" : ",A.1";
        }
    }
    return text + "\n";
}

std::int64_t labelsIn(Project& project, RoundId round)
{
    sqlite::Statement query = must(project.database().prepare("SELECT count(*) FROM label WHERE round_id = ?"));
    query.bind(round);
    (void)must(query.step());
    return query.integer(0);
}

// An import that said that it ended is there whole. One that was killed is there whole or not at all: it may have
// written its end before it was killed.
void checkWholeOrAbsent(Project& project, const std::string& round, int exitCode, int labels)
{
    const auto there = project.roundNamed(round);
    INFO(round << ": " << exitCode);
    if (exitCode == 0) {
        CHECK(there.ok());
    } else if (exitCode != 128 + SIGKILL) {
        CHECK_FALSE(there.ok());
    }
    if (there.ok()) {
        CHECK(labelsIn(project, there->id) == labels);
    }
}

// Waits until work of the kind that has not finished has written so much, or the process has ended.
void awaitEvents(Project& project, const test::Process& worker, const std::string& kind, int events)
{
    sqlite::Statement query =
        must(project.database().prepare("SELECT count(*) FROM import m WHERE m.finished_at IS NULL AND m.kind = ?1 AND "
                                        "(SELECT count(*) FROM event WHERE "
                                        "import_id = m.id AND seq > m.first_event) >= ?2"));
    for (bool written = false; !written;) {
        siginfo_t ended = {};
        REQUIRE(::waitid(P_PID, static_cast<id_t>(worker.pid()), &ended, WEXITED | WNOHANG | WNOWAIT) == 0);
        if (ended.si_pid != 0) {
            return;
        }
        query.bind(std::string_view(kind)).bind(std::int64_t{events});
        (void)must(query.step());
        written = query.integer(0) > 0;
        query.reset();
        std::this_thread::yield();
    }
}

} // namespace

TEST_CASE("Take back: an import is killed while a rule decides, and others open the project", "[store]")
{
    constexpr int kItems = 6000;
    Sample sample(3, kItems);
    for (int round = 0; round < 2; ++round) {
        INFO("round " << round);
        const std::string name = "Decided " + std::to_string(round);
        const std::string killed = "Killed " + std::to_string(round);
        const auto file = test::writeFile(sample.folder / "labels.csv", labelFile(kItems, "Person "));
        REQUIRE(test::cli({"import", "labels", sample.file, file, "--round", name, "--as", kWho}).code == 0);
        test::Process import(test::accordCli(),
                             {"import", "labels", sample.file, file, "--round", killed, "--as", kWho});
        awaitEvents(sample.project, import, "labels", kItems);
        test::Process decide(test::accordCli(),
                             {"decide", sample.file, "--round", name, "--rule", "plurality", "--as", kWho});
        awaitEvents(sample.project, decide, "decisions", 0);
        import.kill();
        const int importCode = import.wait().code; // 0 on a machine so slow that it had ended before
        CHECK((importCode == 128 + SIGKILL || importCode == 0));
        // Taking back what the import wrote takes them longer than the rule takes.
        std::vector<std::jthread> openers;
        std::atomic<bool> stop = false;
        std::atomic<int> failed = 0;
        for (int i = 0; i < 2; ++i) {
            openers.emplace_back([&] {
                do { // once in any case: the rule may be ready before this thread begins
                    failed += test::cli({"info", sample.file}).code == 0 ? 0 : 1;
                } while (!stop);
            });
        }
        const test::Finished finished = decide.wait();
        stop = true;
        openers.clear();
        CHECK(failed == 0);
        INFO(finished.out << finished.err);
        REQUIRE(finished.code == 0);
        must(sample.project.refresh());
        CHECK(decided(sample.project, must(sample.project.roundNamed(name)).id) == kItems);
        checkWholeOrAbsent(sample.project, killed, importCode, 3 * kItems);
        CHECK(unfinished(sample.project) == 0);
    }
    CHECK(must(checkIntegrity(sample.project)).sound());
}

TEST_CASE("Take back: of processes that import, decide, open and are killed, what ended well is there whole", "[store]")
{
    constexpr int kItems = 1500;
    constexpr int kRounds = 4;
    Sample sample(3, kItems);
    const auto file = test::writeFile(sample.folder / "labels.csv", labelFile(kItems, "Person "));
    REQUIRE(test::cli({"import", "labels", sample.file, file, "--round", "First", "--as", kWho}).code == 0);
    std::mt19937 random(17);
    int imported = 0;
    int ruled = 0;
    for (int round = 0; round < kRounds; ++round) {
        INFO("round " << round);
        const std::string name = "R" + std::to_string(round);
        std::vector<std::unique_ptr<test::Process>> work;
        std::vector<std::string> rounds;
        for (int i = 0; i < 3; ++i) {
            rounds.push_back(name + "-" + std::to_string(i));
            work.push_back(std::make_unique<test::Process>(
                test::accordCli(), std::vector<std::string>{"import", "labels", sample.file, file, "--round",
                                                            rounds.back(), "--as", kWho}));
        }
        const std::string decidedRound = round == 0 ? std::string("First") : "R" + std::to_string(round - 1) + "-kept";
        work.push_back(std::make_unique<test::Process>(
            test::accordCli(), std::vector<std::string>{"decide", sample.file, "--round", decidedRound, "--rule",
                                                        "plurality", "--as", kWho}));
        // One of the imports is killed after others have opened the project so many times.
        const std::size_t victim = random() % 3;
        const int when = static_cast<int>(random() % 4);
        for (int opened = 0; opened < 6; ++opened) {
            if (opened == when) {
                work[victim]->kill();
            }
            CHECK(test::cli({"info", sample.file}).code == 0);
        }
        std::vector<test::Finished> finished;
        for (auto& process : work) {
            finished.push_back(process->wait());
        }
        Project project = must(Project::open(sample.file));
        CHECK(unfinished(project) == 0);
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            INFO(rounds[i] << ": " << finished[i].code << " " << finished[i].err);
            CHECK((finished[i].code == 0 || finished[i].code == 4 || finished[i].code == 128 + SIGKILL));
            checkWholeOrAbsent(project, rounds[i], finished[i].code, 3 * kItems);
            imported += project.roundNamed(rounds[i]).ok() ? 1 : 0;
        }
        INFO("decide: " << finished[3].code << " " << finished[3].err);
        CHECK(finished[3].code == 0);
        ruled += finished[3].code == 0 ? 1 : 0;
        CHECK(decided(project, must(project.roundNamed(decidedRound)).id) == kItems);
        REQUIRE(test::cli({"import", "labels", sample.file, file, "--round", name + "-kept", "--as", kWho}).code == 0);
    }
    CHECK(ruled == kRounds);
    WARN(imported << " imports are there whole, beside those that were killed");
    CHECK(must(checkIntegrity(sample.project)).sound());
}

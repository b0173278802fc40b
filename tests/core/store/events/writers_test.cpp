// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/project/feed.h"
#include "core/store/events/derive.h"
#include "core/store/events/labels.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdint>
#include <latch>
#include <random>
#include <set>
#include <thread>

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

constexpr int kWriters = 4;
constexpr int kEach = 200;

// Gives a label for every item; what went wrong, if anything did.
std::string labelAll(const Sample& sample, int person)
{
    try {
        Project project = test::reopened(sample.project);
        for (const ItemId item : sample.items) {
            const PersonId by = sample.people[static_cast<std::size_t>(person)];
            must(labelling::submitLabel(project, {sample.round, item, by, sample.labelled("A.1"), 1.5}));
        }
        return {};
    } catch (const std::exception& error) {
        return error.what();
    }
}

// Reads until told to stop, and counts the labels that the feed tells of.
std::string watch(const Sample& sample, const std::atomic<bool>& stop, std::latch& watching, int& seen)
{
    try {
        Project project = test::reopened(sample.project);
        Feed feed = must(Feed::start(project));
        watching.count_down();
        for (bool last = false; !last;) {
            last = stop;
            const Changes changes = must(feed.poll(project));
            seen += static_cast<int>(changes.labels.size());
            int cells = 0;
            must(store::forEachLabel(project.database(), sample.round, [&](const store::LabelCell&) { ++cells; }));
            if (cells < seen) {
                return "the feed told of labels that cannot be read yet";
            }
        }
        return {};
    } catch (const std::exception& error) {
        if (!watching.try_wait()) {
            watching.count_down();
        }
        return error.what();
    }
}

// The child's whole life: labels one item after another and reports each that was kept.
[[noreturn]] void labelUntilKilled(const std::filesystem::path& file, RoundId round, PersonId by,
                                   const std::vector<ItemId>& items, const LabelContent& content, std::int32_t first,
                                   int pipe)
{
    auto project = Project::open(file);
    for (std::int32_t number = first; project.ok(); ++number) {
        const ItemId item = items[static_cast<std::size_t>(number) % items.size()];
        if (!labelling::submitLabel(*project, {round, item, by, content, static_cast<double>(number)}).ok() ||
            ::write(pipe, &number, sizeof number) != sizeof number) {
            break;
        }
    }
    ::_exit(1);
}

} // namespace

TEST_CASE("Writers: four at a time keep every label once, and nobody waits in vain", "[store]")
{
    Sample sample(kWriters, kEach);
    std::atomic<bool> stop = false;
    int seen = 0;
    std::latch watching(1);
    std::string readerProblem;
    std::vector<std::string> problems(kWriters);
    {
        std::jthread reader([&] { readerProblem = watch(sample, stop, watching, seen); });
        watching.wait();
        {
            std::vector<std::jthread> writers;
            for (int i = 0; i < kWriters; ++i) {
                writers.emplace_back([&, i] { problems[static_cast<std::size_t>(i)] = labelAll(sample, i); });
            }
        }
        stop = true;
    }
    CHECK(problems == std::vector<std::string>(kWriters));
    CHECK(readerProblem.empty());
    CHECK(seen == kWriters * kEach);
    sqlite::Database& database = sample.project.database();
    const auto report = must(store::check(database));
    CHECK(report.sound());
    CHECK(report.labels == kWriters * kEach);
    CHECK(must(database.number("SELECT count(*) FROM event WHERE kind = 'label'")) == kWriters * kEach);
    CHECK(must(database.number("SELECT count(DISTINCT item_id * 100 + person_id) FROM event WHERE kind = 'label'")) ==
          kWriters * kEach);
    CHECK(must(database.number("SELECT count(DISTINCT clock) FROM event")) ==
          kWriters * kEach + kWriters + 3); // with those of people, taxonomy, settings and the round
}

TEST_CASE("Kill: every label that was acknowledged is there after the process was killed", "[store]")
{
    Sample sample(1, 30);
    const LabelContent content = sample.labelled("B.1");
    std::minstd_rand random(5);
    std::set<std::int32_t> acknowledged;
    std::int32_t next = 1;
    for (int round = 0; round < 20; ++round) {
        int ends[2] = {-1, -1};
        REQUIRE(::pipe(ends) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            ::close(ends[0]);
            labelUntilKilled(sample.file, sample.round, sample.people[0], sample.items, content, next, ends[1]);
        }
        ::close(ends[1]);
        std::int32_t number = 0;
        // After so many labels, and then wherever it happens to be.
        for (auto left = random() % 25 + 1; left > 0 && ::read(ends[0], &number, sizeof number) > 0; --left) {
            acknowledged.insert(number);
        }
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        CHECK(WIFSIGNALED(status));
        while (::read(ends[0], &number, sizeof number) > 0) {
            acknowledged.insert(number);
        }
        ::close(ends[0]);
        next = *acknowledged.rbegin() + 2; // the one behind it may have been kept without being acknowledged

        Project project = must(Project::open(sample.file));
        std::set<std::int32_t> kept;
        sqlite::Statement query = must(project.database().prepare("SELECT seconds FROM answer"));
        while (must(query.step())) {
            kept.insert(static_cast<std::int32_t>(query.real(0)));
        }
        CHECK(std::ranges::includes(kept, acknowledged));
        CHECK(kept.size() <= acknowledged.size() + static_cast<std::size_t>(round) + 1);
        CHECK(must(store::check(project.database())).sound());
    }
    CHECK(acknowledged.size() >= 20);
}

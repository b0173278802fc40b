// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/rules.h"
#include "core/store/events/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/batched_write.h"
#include "core/store/long_work/work_lock.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <latch>
#include <set>
#include <thread>

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

constexpr int kAnnotators = 3;

// Every annotator says A.1 of so many issues, and the final label is A.1, too.
exchange::LabelPlan planFor(const Sample& sample, int issues, const std::string& prefix)
{
    exchange::LabelPlan plan;
    for (int issue = 1; issue <= issues; ++issue) {
        const int item = plan.itemNumber(test::sampleLink(issue), 1);
        for (int person = 1; person <= kAnnotators; ++person) {
            exchange::LabelPlan::PlannedLabel label;
            label.item = item;
            label.person = plan.personNumber(prefix + std::to_string(person));
            label.content = sample.labelled("A.1");
            plan.labels.push_back(label);
        }
        DecisionContent decided = sample.decided("A.1");
        decided.source = DecisionSource::Import;
        plan.decisions.push_back({item, -1, decided, {}});
    }
    return plan;
}

// A clock that lets something happen when it is asked for the so-many-th time.
class AtLook final : public Clock
{
public:
    AtLook(int look, std::function<void()> then)
        : m_left(look)
        , m_then(std::move(then))
    {}
    [[nodiscard]] std::string now() const override
    {
        if (--m_left == 0) {
            m_then();
        }
        return nowUtc();
    }

private:
    mutable int m_left;
    std::function<void()> m_then;
};

// Long work that has written a person, items and labels, in a round of its own or in one that people look at, and has
// not finished. `derived`: the labels hold already.
void writeHalf(Sample& sample, store::BatchedWrite& batches, bool newRound, bool derived)
{
    sqlite::Database& database = sample.project.database();
    (void)must(batches.turn());
    const Person person =
        must(store::insertPerson(database, Person{{}, newUuid(), "New", "N", 1}, "2026", batches.import()));
    const RoundId round =
        newRound ? must(store::insertRound(database, Round{{}, newUuid(), "New", false}, "2026", batches.import())).id
                 : sample.round;
    store::IssueWriter issues = must(store::IssueWriter::begin(database, batches.import()));
    store::ItemWriter items = must(store::ItemWriter::begin(database, round, batches.import()));
    store::EventWriter events = must(store::EventWriter::begin(database, "2026"));
    events.setImport(batches.import());
    if (!derived) {
        events.deriveLater();
        batches.deriveLater(store::BatchedWrite::Derive::AtTheEnd);
    }
    const int known = static_cast<int>(sample.items.size());
    std::vector<ItemId> assigned;
    for (int number = 1; number <= known + 300; ++number) {
        const IssueId issue = must(issues.link(test::sampleLink(number))).issue;
        const ItemId item = !newRound && number <= known ? sample.items[static_cast<std::size_t>(number - 1)]
                                                         : must(items.add(issue, 1));
        assigned.push_back(item);
        for (const PersonId by : {person.id, sample.people[0]}) {
            (void)must(events.append({by}, LabelGiven{item, sample.labelled("A.1")}));
        }
        (void)must(events.append({}, DecisionMade{item, sample.decided("A.1")}));
    }
    Round content{round, {}, "New", false};
    content.purpose = RoundPurpose::Pilot;
    must(store::writeRound(events, person.id, content));
    must(store::assign(events, person.id, round, person.id, {assigned, {}}));
    must(batches.pause());
}

store::BatchedWrite beginBatches(Project& project)
{
    return must(store::BatchedWrite::begin(project.database(), "labels", "half.csv",
                                           store::BatchedWrite::Brings::Events, project.now()));
}

int decisionsIn(Project& project, RoundId round)
{
    int count = 0;
    must(store::forEachDecision(project.database(), round, [&](const store::DecisionCell&) { ++count; }));
    return count;
}

} // namespace

TEST_CASE("Batches: a cancelled import of labels leaves the project as it was", "[store]")
{
    for (const std::string round : {"Main", "New"}) {
        INFO(round);
        Sample sample(1, 300);
        sample.give(0, 5, "B.1");
        const auto before = test::dump(sample.project);
        const auto plan = planFor(sample, 400, "New person ");
        std::stop_source stop;
        // Once for the import, for each person and for a new round; then before the first label.
        sample.project.setClock(std::make_shared<AtLook>(round == "New" ? 6 : 5, [&] { stop.request_stop(); }));
        NoProgress progress;
        const auto report = exchange::writeLabels(sample.project, plan, round, "labels", progress, stop.get_token());
        REQUIRE_FALSE(report.ok());
        CHECK(report.error().code == Errc::Cancelled);
        CHECK(test::dump(sample.project) == before);
    }
}

namespace {

// Whether commits wait for the disk, and what the log and the cache may grow to.
std::vector<std::int64_t> settingsOf(sqlite::Database& database)
{
    std::vector<std::int64_t> values;
    for (const char* pragma : {"PRAGMA synchronous", "PRAGMA wal_autocheckpoint", "PRAGMA cache_size"}) {
        values.push_back(must(database.number(pragma)));
    }
    return values;
}

} // namespace

TEST_CASE("Batches: only the last one waits for the disk, and then the connection is as it was", "[store]")
{
    Sample sample(1, 3);
    sqlite::Database& database = sample.project.database();
    const std::vector<std::int64_t> before = settingsOf(database);
    constexpr std::int64_t kFull = 2;
    constexpr std::int64_t kNormal = 1;
    REQUIRE(before.front() == kFull);
    const bool later = GENERATE(true, false);
    const bool finishes = GENERATE(true, false);
    INFO("derived later " << later << ", finishes " << finishes);
    {
        store::BatchedWrite batches = beginBatches(sample.project);
        if (later) {
            batches.deriveLater(store::BatchedWrite::Derive::AtTheEnd);
        }
        must(batches.turn());
        CHECK(settingsOf(database).front() == kNormal);
        must(batches.pause());
        if (finishes) {
            bool asked = false;
            must(batches.finish(sample.project.now(), [&]() -> Status {
                asked = true;
                CHECK(settingsOf(database) == before);
                return {};
            }));
            CHECK(asked);
        }
    }
    CHECK(settingsOf(database) == before);
}

TEST_CASE("Batches: what was not finished is taken back, wherever it had got to", "[store]")
{
    const bool newRound = GENERATE(true, false);
    const bool derived = GENERATE(true, false);
    const bool dies = GENERATE(true, false);
    INFO("new round " << newRound << ", derived " << derived << ", process dies " << dies);
    Sample sample(1, 20);
    sample.give(0, 5, "B.1");
    sample.give(0, 5, "B.2");
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[5], sample.decided("B.1")}}));
    const auto before = test::dump(sample.project);
    if (dies) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            Sample& inChild = sample;
            inChild.project = test::reopened(sample.project);
            store::BatchedWrite batches = beginBatches(inChild.project);
            writeHalf(inChild, batches, newRound, derived);
            ::_exit(7);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        REQUIRE(WEXITSTATUS(status) == 7);
        CHECK(must(store::check(sample.project.database())).interruptedImports == 1);
        CHECK(test::dump(sample.project) != before);
        (void)test::reopened(sample.project);
    } else {
        store::BatchedWrite batches = beginBatches(sample.project);
        writeHalf(sample, batches, newRound, derived);
        CHECK(test::dump(sample.project) != before);
    }
    CHECK(test::dump(sample.project) == before);
    CHECK(must(store::check(sample.project.database())).sound());
    CHECK(std::filesystem::file_size(store::WorkLock::fileOf(sample.file)) == 0);
    CHECK(store::WorkLock::hold(sample.file).ok());
}

TEST_CASE("Batches: labels and decisions are seen by others when the work is done, and not before", "[store]")
{
    const bool newRound = GENERATE(true, false);
    INFO("new round " << newRound);
    Sample sample(1, 20);
    sample.give(0, 5, "B.1");
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    store::BatchedWrite batches = beginBatches(sample.project);
    writeHalf(sample, batches, newRound, newRound);
    const Changes half = must(feed.poll(other));
    CHECK((half.labels.empty() && half.decisions.empty() && !half.everything));
    CHECK(other.people().size() == 1);
    CHECK(other.rounds().size() == 1);
    CHECK(decisionsIn(other, sample.round) == 0);
    CHECK(must(labelling::currentContent(other, sample.round, sample.items[5], sample.people[0])).category ==
          sample.category("B.1"));
    CHECK(test::labelHistory(other.database(), sample.items[5]).size() == 1);
    CHECK(must(store::check(other.database())).sound());

    must(batches.finish(sample.project.now()));
    const Changes changes = must(feed.poll(other));
    CHECK_FALSE(changes.everything);
    CHECK(changes.contents);
    CHECK(changes.labels.size() == 640);
    CHECK(changes.decisions.size() == 320);
    CHECK(changes.labels.front().verdict == Verdict::Category); // what holds now
    CHECK(other.people().size() == 2);
    CHECK(other.rounds().size() == (newRound ? 2 : 1));
    CHECK(decisionsIn(other, other.rounds().back().id) == 320);
    CHECK(must(store::check(other.database())).sound());
    CHECK(must(feed.poll(other)).empty());
}

TEST_CASE("Batches: a feed that had counted events which were taken back misses none of those in their place",
          "[store]")
{
    Sample sample(1, 10);
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    {
        store::BatchedWrite batches = beginBatches(sample.project);
        (void)must(batches.turn());
        store::EventWriter events = must(store::EventWriter::begin(sample.project.database(), sample.project.now()));
        events.deriveLater();
        events.setImport(batches.import());
        for (const ItemId item : sample.items) {
            (void)must(events.append({sample.people[0]}, LabelGiven{item, sample.labelled("A.1")}));
        }
        must(batches.pause());
        CHECK(must(feed.poll(other)).empty());
    }
    for (int item = 0; item < 10; ++item) {
        sample.give(0, item, "B.1");
    }
    const Changes changes = must(feed.poll(other));
    CHECK((changes.everything || changes.labels.size() == 10));
}

TEST_CASE("Batches: a label that was given during an import holds, by the logical clock", "[store]")
{
    Sample sample(1, 20);
    Project other = test::reopened(sample.project);
    store::BatchedWrite batches = beginBatches(sample.project);
    writeHalf(sample, batches, false, false);
    must(labelling::submitLabel(other, {sample.round, sample.items[3], sample.people[0], sample.labelled("B.2"), 1}));
    must(batches.finish(sample.project.now()));
    CHECK(must(labelling::currentContent(other, sample.round, sample.items[3], sample.people[0])).category ==
          sample.category("B.2"));
    CHECK(must(labelling::currentContent(other, sample.round, sample.items[4], sample.people[0])).category ==
          sample.category("A.1"));
    CHECK(must(store::check(other.database())).sound());
}

TEST_CASE("Batches: decisions in bulk are seen all at once, and put back all at once", "[store]")
{
    constexpr int kItems = 4000;
    Sample sample(1, kItems);
    (void)must([&] {
        NoProgress progress;
        return exchange::writeLabels(sample.project, planFor(sample, kItems, "Person "), "Second", "labels", progress,
                                     {});
    }());
    const RoundId round = must(sample.project.roundNamed("Second")).id;
    std::set<int> seen;
    std::atomic<bool> stop = false;
    std::latch watching(1);
    std::jthread watcher([&] {
        Project other = test::reopened(sample.project);
        watching.count_down();
        while (!stop) {
            int byRule = 0;
            must(store::forEachDecision(other.database(), round, [&](const store::DecisionCell& cell) {
                byRule += cell.source == DecisionSource::Rule ? 1 : 0;
            }));
            seen.insert(byRule);
        }
    });
    watching.wait();
    must([&]() -> Status {
        // The import decided everything; a rule may only change what is open.
        std::vector<reconcile::Decided> open;
        for (const ItemId item : must(store::itemsInOrder(sample.project.database(), round))) {
            open.push_back({item, DecisionContent{}});
        }
        return reconcile::decide(sample.project, round, sample.people[0], open);
    }());
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, round));
    const auto preview = reconcile::preview(labelMatrix, reconcile::Rule{reconcile::Rule::Kind::Unanimous, 0});
    REQUIRE(preview.decisions.size() == kItems);
    const auto outcome = must(reconcile::apply(sample.project, round, sample.people[0], preview));
    CHECK(outcome.after.size() == kItems);
    CHECK(must(reconcile::putBack(sample.project, round, sample.people[0], outcome.before, outcome.after)) == kItems);
    CHECK(must(reconcile::putBack(sample.project, round, sample.people[0], outcome.after, outcome.before)) == kItems);
    stop = true;
    watcher.join();
    for (const int count : seen) {
        CHECK((count == 0 || count == kItems));
    }
    CHECK(must(store::check(sample.project.database())).sound());
    CHECK(store::WorkLock::tryToHold(sample.file, store::WorkLock::Sort::Decisions).ok());
}

TEST_CASE("Batches: while an import and decisions in bulk run, others get their labels in", "[store]")
{
    constexpr int kItems = 6000;
    Sample sample(1, kItems);
    const auto plan = planFor(sample, kItems, "Person ");
    std::atomic<bool> stop = false;
    std::latch labelling(1);
    int given = 0;
    std::chrono::steady_clock::duration longest{};
    std::jthread other([&] {
        Project project = test::reopened(sample.project);
        labelling.count_down();
        for (; !stop; ++given) {
            const ItemId item = sample.items[static_cast<std::size_t>(given % kItems)];
            const auto start = std::chrono::steady_clock::now();
            must(labelling::submitLabel(project, {sample.round, item, sample.people[0], sample.labelled("B.1"), 1}));
            longest = std::max(longest, std::chrono::steady_clock::now() - start);
        }
    });
    labelling.wait();
    NoProgress progress;
    const auto start = std::chrono::steady_clock::now();
    (void)must(exchange::writeLabels(sample.project, plan, "Second", "labels", progress, {}));
    const auto took = std::chrono::steady_clock::now() - start;
    stop = true;
    other.join();
    // One transaction would let nobody in until the end. A turn is 30 ms; a machine under load has its own ideas, so
    // the bound is thirty-three of them, and at least one label for every five turns.
    CHECK(longest < 33 * store::BatchedWrite::kBatch);
    CHECK(given >= took / (5 * store::BatchedWrite::kBatch));
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Batches: are longer as long as nobody else writes", "[store]")
{
    Sample sample;
    store::BatchedWrite write = must(store::BatchedWrite::begin(
        sample.project.database(), "labels", "labels", store::BatchedWrite::Brings::Events, sample.project.now()));
    // As long as twenty of the usual ones; whatever takes longer here makes fewer of them.
    const auto until = std::chrono::steady_clock::now() + 20 * store::BatchedWrite::kBatch;
    int batches = 0;
    while (std::chrono::steady_clock::now() < until) {
        batches += must(write.turn()) ? 1 : 0;
    }
    CHECK(batches <= 8);
    must(write.finish(sample.project.now()));
    CHECK(must(store::check(sample.project.database())).sound());
}

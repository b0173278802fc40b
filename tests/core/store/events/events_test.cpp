// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/reconcile/decisions.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

int below(Random& random, int end)
{
    return static_cast<int>(accord::below(random, static_cast<std::uint64_t>(end)));
}

LabelContent randomLabel(const Sample& sample, Random& random)
{
    static constexpr std::array<std::string_view, 6> kCodes{"A", "A.1", "A.1.i", "A.2", "B.1.i", "B.2"};
    LabelContent content;
    switch (below(random, 8)) {
    case 0:
        break; // withdrawn
    case 1:
        content = test::notForStudy(Exclusion::Unusable);
        break;
    case 2:
        content = test::cannotTell();
        break;
    default:
        content = sample.labelled(kCodes[static_cast<std::size_t>(below(random, 6))]);
        break;
    }
    content.flagged = below(random, 4) == 0;
    content.confidence = static_cast<Confidence>(below(random, 4));
    content.summary = below(random, 2) == 0 ? "leaks, \"slowly\"" : "";
    content.note = below(random, 3) == 0 ? "见日志\nline 2" : "";
    return content;
}

DecisionContent randomDecision(const Sample& sample, Random& random)
{
    DecisionContent content;
    content.reason = "because";
    switch (below(random, 4)) {
    case 0:
        return content; // opened again
    case 1:
        content.state = DecisionState::Deferred;
        return content;
    case 2:
        content = sample.decided("B.2");
        break;
    default:
        content = sample.decided("A.1");
        break;
    }
    content.cause = Cause::CodebookGap;
    content.codebookChange = below(random, 2) == 0;
    return content;
}

// The derived tables with everything that is the same in every copy of the project.
std::vector<std::string> derived(Project& project)
{
    std::vector<std::string> lines;
    for (const char* sql : {"SELECT hex(a.uuid) || ' ' || l.person_id || ' ' || l.item_id || ' ' || l.clock || ' ' || "
                            "l.verdict || ' ' || coalesce(l.category_id, '-') || ' ' || l.flagged FROM label l "
                            "JOIN event a ON a.seq = l.event ORDER BY 1",
                            "SELECT hex(a.uuid) || ' ' || d.item_id || ' ' || d.clock || ' ' || d.state || ' ' || "
                            "d.verdict || ' ' || coalesce(d.category_id, '-') || ' ' || d.source FROM decision d "
                            "JOIN event a ON a.seq = d.event ORDER BY 1"}) {
        sqlite::Statement query = must(project.database().prepare(sql));
        while (must(query.step())) {
            lines.push_back(query.string(0));
        }
    }
    return lines;
}

struct GivenEvent
{
    Uuid uuid;
    std::int64_t clock = 0;
    PersonId by;
    Payload said;
};

// What several copies of a project did without knowing of each other: clocks that collide, one identifier each.
std::vector<GivenEvent> randomHistory(const Sample& sample, Random& random, int count)
{
    std::vector<GivenEvent> history;
    for (int i = 0; i < count; ++i) {
        GivenEvent event;
        for (std::uint8_t& byte : event.uuid.bytes) {
            byte = static_cast<std::uint8_t>(random.next());
        }
        event.clock = 1 + below(random, count / 4);
        const ItemId item =
            sample.items[static_cast<std::size_t>(below(random, static_cast<int>(sample.items.size())))];
        event.by = sample.people[static_cast<std::size_t>(below(random, static_cast<int>(sample.people.size())))];
        if (below(random, 4) == 0) {
            event.said = DecisionMade{item, randomDecision(sample, random)};
        } else {
            event.said = LabelGiven{item, randomLabel(sample, random)};
        }
        history.push_back(std::move(event));
    }
    return history;
}

// As a merge takes an event: with its identifier and time, and the clock goes on from there. None where it is here.
EventId taken(Project& project, store::EventWriter& events, const GivenEvent& event)
{
    sqlite::Database& database = project.database();
    sqlite::Statement known = must(database.prepare("SELECT 1 FROM event WHERE uuid = ?"));
    known.bind(event.uuid);
    if (must(known.step())) {
        return {};
    }
    const EventId seq = must(events.append({event.by}, event.said)).id;
    sqlite::Statement stamp = must(database.prepare("UPDATE event SET uuid = ?, clock = ? WHERE seq = ?"));
    stamp.bind(event.uuid).bind(event.clock).bind(seq);
    must(stamp.run());
    for (const std::string_view rule : {store::kDeriveLabels, store::kDeriveDecisions}) {
        must(store::derive(database, rule, EventId{seq.value - 1}, seq, {}));
    }
    sqlite::Statement floor =
        must(database.prepare("INSERT INTO project (key, value) VALUES ('clock', ?1) ON CONFLICT DO "
                              "UPDATE SET value = max(CAST(value AS INTEGER), ?1)"));
    floor.bind(event.clock);
    must(floor.run());
    return seq;
}

// Several transactions, as several merges would be.
int copyAll(Project& project, const std::vector<GivenEvent>& history)
{
    int count = 0;
    for (std::size_t from = 0; from < history.size(); from += 7) {
        auto transaction = must(sqlite::Transaction::begin(project.database()));
        auto events = must(store::EventWriter::begin(project.database(), "2026-01-01T00:00:00.000Z"));
        events.deriveLater();
        for (std::size_t i = from; i < std::min(from + 7, history.size()); ++i) {
            count += taken(project, events, history[i]).valid() ? 1 : 0;
        }
        must(transaction.commit());
    }
    return count;
}

} // namespace

TEST_CASE("Events: whatever people do, what stands now is what each said last", "[store]")
{
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(3, 5);
    std::map<std::pair<int, int>, LabelContent> labels;
    std::map<int, DecisionContent> decisions;
    for (int step = 0; step < 120; ++step) {
        const int item = below(random, 5);
        if (below(random, 4) == 0) {
            decisions[item] = randomDecision(sample, random);
            must(reconcile::decide(sample.project, sample.round, sample.people[0],
                                   {{sample.items[static_cast<std::size_t>(item)], decisions[item]}}));
        } else {
            const int person = below(random, 3);
            const LabelContent content = randomLabel(sample, random);
            labels[{person, item}] = content;
            sample.give(person, item, content);
        }
    }
    for (const auto& [where, content] : labels) {
        const auto label = must(store::labelOf(sample.project.database(), sample.round,
                                               sample.items[static_cast<std::size_t>(where.second)],
                                               sample.people[static_cast<std::size_t>(where.first)]));
        REQUIRE(label.has_value());
        CHECK((label->content == content));
    }
    for (const auto& [item, content] : decisions) {
        const auto decision = must(
            store::decisionOf(sample.project.database(), sample.round, sample.items[static_cast<std::size_t>(item)]));
        REQUIRE(decision.has_value());
        CHECK((decision->content == content));
    }
    const auto report = must(store::check(sample.project.database()));
    CHECK(report.sound());
    // With those of the taxonomy, the study's settings, the round and each person.
    CHECK(report.events == 123 + std::ssize(sample.people));
    CHECK(report.interruptedImports == 0);
}

TEST_CASE("Events: nothing that people did is overwritten, and each event names the one it replaces", "[store]")
{
    Sample sample(2, 1);
    const std::vector<std::string> codes{"A.1", "B.1", "A.1", "B.2"};
    for (const std::string& code : codes) {
        sample.give(0, 0, code);
    }
    sample.give(0, 0, LabelContent{});
    sample.give(1, 0, "A.2");
    const auto history = test::labelHistory(sample.project.database(), sample.items[0]);
    REQUIRE(history.size() == 6);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        CHECK(history[i].content.category == sample.category(codes[i]));
    }
    CHECK(history[4].content.verdict == Verdict::None);
    CHECK(must(sample.project.database().number("SELECT count(*) FROM event a JOIN event b ON b.uuid = a.replaces AND "
                                                "b.seq = a.seq - 1 AND b.clock < a.clock "
                                                "WHERE a.kind = 'label' AND a.person_id = 1")) == 4);
    CHECK(must(store::labelsOf(sample.project.database(), sample.round, sample.items[0])).size() == 2);
}

TEST_CASE("Events: the order in which a copy learns of events makes no difference", "[store]")
{
    const std::uint64_t seed = GENERATE(11U, 12U, 13U, 14U);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(3, 4);
    const auto copyFile = sample.folder / "copy.accord";
    must(sqlite::copyDatabase(sample.project.database(), copyFile));
    Project copy = must(Project::open(copyFile));

    std::vector<GivenEvent> history = randomHistory(sample, random, 160);
    CHECK(copyAll(sample.project, history) == 160);
    accord::shuffle(random, history);
    CHECK(copyAll(copy, history) == 160);
    const auto expected = derived(sample.project);
    REQUIRE(expected.size() > 10);
    CHECK(derived(copy) == expected);
    CHECK(must(store::check(sample.project.database())).sound());
    CHECK(must(store::check(copy.database())).sound());

    // Merging twice changes nothing.
    accord::shuffle(random, history);
    CHECK(copyAll(copy, history) == 0);
    CHECK(derived(copy) == expected);
}

TEST_CASE("Events: a label given after a merge holds, however late the other copy's clock is", "[store]")
{
    Sample sample(2, 2);
    sample.give(0, 0, "A.1");
    sample.give(0, 1, "A.1");
    const auto at = [&](std::int64_t clock, std::uint8_t byte, int item) {
        GivenEvent event;
        event.clock = clock;
        event.uuid.bytes.fill(byte);
        event.by = sample.people[0];
        event.said = LabelGiven{sample.items[static_cast<std::size_t>(item)], sample.labelled("B.1")};
        return event;
    };
    // A late one first, so that the newest row is not the one with the greatest clock.
    CHECK(copyAll(sample.project, {at(900, 0xff, 0), at(1, 0xfe, 1)}) == 2);
    const auto codeOf = [&](int item) {
        const auto label = must(store::labelOf(sample.project.database(), sample.round,
                                               sample.items[static_cast<std::size_t>(item)], sample.people[0]));
        return sample.project.taxonomy()->find(label->content.category)->code;
    };
    CHECK(codeOf(0) == "B.1");
    CHECK(codeOf(1) == "A.1");
    sample.give(0, 0, "B.2");
    CHECK(codeOf(0) == "B.2");
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Check: a changed, a missing and an invented row of the derived tables are found", "[store]")
{
    Sample sample(2, 3);
    sample.give(0, 0, "A.1");
    sample.give(1, 0, "B.1");
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], sample.decided("A.1")}}));
    sqlite::Database& database = sample.project.database();
    REQUIRE(must(store::check(database)).sound());
    const auto after = [&](const char* tampering) {
        auto transaction = must(sqlite::Transaction::begin(database));
        must(database.execute(tampering));
        must(transaction.commit());
        const auto report = must(store::check(database));
        CHECK_FALSE(report.sound());
        return report;
    };
    CHECK(after("UPDATE label SET category_id = category_id + 1 WHERE person_id = 1").wrongLabels == 2);
    CHECK(after("DELETE FROM label WHERE person_id = 1").wrongLabels == 1);
    CHECK(after("INSERT INTO label SELECT round_id, person_id, 2, event, clock, verdict, category_id, flagged, cited "
                "FROM label")
              .wrongLabels == 2);
    CHECK(after("UPDATE decision SET state = 2").wrongDecisions == 2);
    CHECK(after("DELETE FROM decision").wrongDecisions == 1);
}

TEST_CASE("Check: a reference to nothing and an unfinished import are told", "[store]")
{
    Sample sample(1, 1);
    sample.give(0, 0, "A.1");
    sqlite::Database& database = sample.project.database();
    must(database.execute(
        "INSERT INTO import (uuid, kind, source, started_at) VALUES (randomblob(16), 'issues', 'x', '')"));
    const auto interrupted = must(store::check(database));
    CHECK(interrupted.sound()); // harmless
    CHECK(interrupted.interruptedImports == 1);
    must(database.execute("PRAGMA foreign_keys = OFF; UPDATE event SET import_id = 99 WHERE kind = 'label'"));
    const auto dangling = must(store::check(database));
    REQUIRE(dangling.findings.size() == 1);
    CHECK(dangling.findings[0].reason == Reason::RowRefersToNothing);
    CHECK(dangling.findings[0].arguments.at(2).text() == "import");
    CHECK_FALSE(dangling.damaged);
}

TEST_CASE("Events: a clock at the end of time is damage, not something to count on from", "[store]")
{
    for (const char* clock : {"9223372036854775807", "1000000000000001"}) {
        INFO(clock);
        test::Sample sample(1, 1);
        sample.give(0, 0, "A.1");
        must(sample.project.database().execute("UPDATE event SET clock = " + std::string(clock)));
        const Status given = labelling::submitLabel(
            sample.project, {sample.round, sample.items[0], sample.people[0], sample.labelled("B.1"), 0});
        REQUIRE_FALSE(given.ok());
        CHECK(given.error().code == Errc::Damaged);
    }
}

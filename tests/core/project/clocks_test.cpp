// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/events/labels.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

// A wall clock that goes back an hour at every look, from the end of the day.
class Backwards final : public Clock
{
public:
    [[nodiscard]] std::string now() const override
    {
        m_hour = (m_hour + 23) % 24;
        return std::string("2026-03-04T") + (m_hour < 10 ? "0" : "") + std::to_string(m_hour) + ":00:00.000Z";
    }

private:
    mutable int m_hour = 0;
};

const char* const kCodes[] = {"A.1", "B.1", "A.2", "B.2", "A.1.i"};

} // namespace

TEST_CASE("Clocks: with a clock that goes backwards the last label given holds, and the history is in order",
          "[project]")
{
    Sample sample(1, 2);
    sample.project.setClock(std::make_shared<Backwards>());
    for (const char* code : kCodes) {
        sample.give(0, 0, code);
    }
    CHECK(must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])).category ==
          sample.category("A.1.i"));
    const std::vector<Label> history = test::labelHistory(sample.project.database(), sample.items[0]);
    REQUIRE(history.size() == 5);
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(history[i].content.category == sample.category(kCodes[i]));
        CHECK((i == 0 || history[i].at < history[i - 1].at)); // the wall clock told another order
    }
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Clocks: of two machines whose clocks are years apart the later event holds", "[project]")
{
    Sample sample(2, 2);
    Project behind = test::reopened(sample.project);
    class Fixed final : public Clock
    {
        [[nodiscard]] std::string now() const override { return "1999-12-31T23:59:59.000Z"; }
    };
    behind.setClock(std::make_shared<Fixed>());
    Feed feed = must(Feed::start(sample.project));
    sample.give(0, 0, "A.1");
    must(labelling::submitLabel(behind, {sample.round, sample.items[0], sample.people[0], sample.labelled("B.1"), 1}));
    CHECK(must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])).category ==
          sample.category("B.1"));
    const Changes changes = must(feed.poll(sample.project));
    REQUIRE(changes.labels.size() == 2);
    CHECK(changes.labels.back().category == sample.category("B.1"));
    sample.give(0, 0, "A.2");
    CHECK(must(labelling::currentContent(behind, sample.round, sample.items[0], sample.people[0])).category ==
          sample.category("A.2"));
}

TEST_CASE("Clocks: decisions follow the logical clock, too", "[project]")
{
    Sample sample(1, 1);
    sample.project.setClock(std::make_shared<Backwards>());
    for (const char* code : kCodes) {
        must(reconcile::decide(sample.project, sample.round, sample.people[0],
                               {{sample.items[0], sample.decided(code)}}));
    }
    CHECK(must(reconcile::currentDecision(sample.project, sample.round, sample.items[0])).category ==
          sample.category("A.1.i"));
    const std::vector<Decision> history = must(reconcile::decisionHistory(sample.project, sample.items[0]));
    REQUIRE(history.size() == 5);
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(history[i].content.category == sample.category(kCodes[i]));
    }
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    CHECK(labelMatrix.decision(0).category == sample.category("A.1.i"));
}

TEST_CASE("Clocks: people and rounds are listed in the order in which they came", "[project]")
{
    Sample sample(0, 3);
    sample.project.setClock(std::make_shared<Backwards>());
    for (const char* name : {"Cem", "Ann", "Ben"}) {
        (void)must(study::addPerson(sample.project, name));
    }
    study::RoundPlan plan;
    plan.name = "Again";
    (void)must(study::startRound(sample.project, plan));
    must(sample.project.refresh());
    std::vector<std::string> names;
    for (const Person& person : sample.project.people()) {
        names.push_back(person.name);
    }
    CHECK(names == std::vector<std::string>{"Cem", "Ann", "Ben"});
    CHECK(sample.project.rounds().back().name == "Again");
}

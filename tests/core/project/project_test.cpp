// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "core/project/repair.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

TEST_CASE("Project: people, rounds and categories are found by what people type", "[project]")
{
    Sample sample(3, 2);
    CHECK(sample.project.name() == "Sample");
    CHECK(must(sample.project.personNamed(" person 2 ")).id == sample.people[1]);
    CHECK(must(sample.project.roundNamed("MAIN")).id == sample.round);
    CHECK(must(sample.project.categoryCoded("a.1.II")).name == "Set up");
    const Error person = errorOf(sample.project.personNamed("Nobody"));
    CHECK(person.code == Errc::NotFound);
    CHECK(accord::test::says(person, "Person 1, Person 2, Person 3"));
    CHECK(accord::test::says(errorOf(sample.project.roundNamed("Second")), "Main"));
    const Error code = errorOf(sample.project.categoryCoded("B.3"));
    CHECK(code.code == Errc::UnknownCategory);
    CHECK(test::says(code, "B.1, B.2"));
    CHECK(sample.project.person(PersonId{99}) == nullptr);
    CHECK(sample.project.round(RoundId{99}) == nullptr);
}

TEST_CASE("Project: a blind round is closed until the blind is lifted", "[project]")
{
    Sample sample(1, 2);
    study::RoundPlan plan;
    plan.name = "Blind";
    const Round round = must(study::startRound(sample.project, plan));
    CHECK(errorOf(sample.project.requireOpen(round.id)).code == Errc::NotPermitted);
    CHECK(sample.project.requireOpen(sample.round).ok());
    must(study::liftBlind(sample.project, {}, round.id, "everybody is done"));
    CHECK(sample.project.requireOpen(round.id).ok());
}

TEST_CASE("Project: the check of an honest project finds nothing", "[project]")
{
    Sample sample(2, 2);
    sample.give(0, 0, "A.1");
    const Integrity found = must(checkIntegrity(sample.project));
    CHECK(found.sound());
    CHECK(found.labels == 1);
    CHECK(found.events == 1 + 5); // the label; people, taxonomy, settings and the round
}

TEST_CASE("People: a name is needed, and nobody joins twice", "[study]")
{
    Sample sample(1, 0);
    const Person person = must(study::addPerson(sample.project, "  Mira Okafor "));
    CHECK(person.name == "Mira Okafor");
    CHECK(person.initials == "MO");
    CHECK(must(study::addPerson(sample.project, "Label3")).initials == "L3");
    CHECK(must(study::addPerson(sample.project, "张伟")).initials == "张伟");
    CHECK(must(study::addPerson(sample.project, "Jo", "X")).initials == "X");
    CHECK(errorOf(study::addPerson(sample.project, "mira okafor")).code == Errc::Exists);
    CHECK(errorOf(study::addPerson(sample.project, " \t")).code == Errc::Invalid);
    CHECK(errorOf(study::addPerson(sample.project, "bad \xff")).code == Errc::Invalid);
    CHECK(sample.project.people().size() == 5);
}

TEST_CASE("Rounds: over all issues or new ones only, shuffled by a seed, cut to a number", "[study]")
{
    Sample sample(1, 20);
    const auto issuesOf = [&](const Round& round) {
        std::vector<std::int64_t> issues;
        must(store::forEachItem(sample.project.database(), round.id,
                                [&](const Item& row) { issues.push_back(row.issue.value); }));
        return issues;
    };
    study::RoundPlan plan;
    plan.name = "Shuffled";
    plan.shuffled = true;
    plan.first = 10;
    plan.seed = 42;
    const Round shuffled = must(study::startRound(sample.project, plan));
    CHECK(shuffled.blind);
    const auto first = issuesOf(shuffled);
    CHECK(first.size() == 10);
    CHECK_FALSE(std::ranges::is_sorted(first));
    plan.name = "Again";
    CHECK(issuesOf(must(study::startRound(sample.project, plan))) == first);
    plan.name = "Other";
    plan.seed = 43;
    CHECK(issuesOf(must(study::startRound(sample.project, plan))) != first);

    CHECK(errorOf(study::startRound(sample.project, plan)).code == Errc::Exists);
    plan.name = " ";
    CHECK(errorOf(study::startRound(sample.project, plan)).code == Errc::Invalid);
    plan.name = "New ones";
    plan.onlyNew = true;
    CHECK(errorOf(study::startRound(sample.project, plan)).code == Errc::NotFound);
    CHECK(sample.project.rounds().size() == 4);
}

TEST_CASE("Project: what cannot be read again is known as before, all of it", "[project]")
{
    Sample sample(2, 2);
    Project other = test::reopened(sample.project);
    (void)must(study::addPerson(other, "Person 3"));
    must(other.database().execute("UPDATE category SET level = 3 WHERE parent IS NULL"));
    CHECK_FALSE(sample.project.refresh().ok());
    CHECK(sample.project.people().size() == 2);
    CHECK(sample.project.taxonomy()->findCode("A") != nullptr);
    must(other.database().execute("UPDATE category SET level = 1 WHERE parent IS NULL"));
    must(sample.project.refresh());
    CHECK(sample.project.people().size() == 3);
}

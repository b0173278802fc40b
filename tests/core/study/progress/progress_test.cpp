// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/store/events/event_writer.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

using namespace accord;
using study::CompletionForecast;
using study::PersonProgress;
using test::errorOf;
using test::must;
using test::StudySample;

namespace {

void give(StudySample& study, int person, int item, const LabelContent& content, double seconds)
{
    must(labelling::submitLabel(study.project, {study.round, study.item(item), study.who(person), content, seconds}));
}

PersonProgress own(StudySample& study, int person)
{
    const auto rounds = must(study::ownProgress(study.project, study.who(person)));
    REQUIRE(rounds.size() == 1);
    return rounds.front();
}

} // namespace

TEST_CASE("Progress counts what is done, to do, flagged and undecided, with pace and time")
{
    StudySample study(2, 8);
    study.clock->time = "2026-03-03T09:00:00.000Z";
    give(study, 0, 0, study.labelled("A.1"), 30);
    give(study, 0, 1, test::notForStudy(Exclusion::OffTopic), 10);
    study.clock->time = "2026-03-04T09:00:00.000Z";
    give(study, 0, 0, study.labelled("A.2"), 20); // the same item once more: one item, and 50 seconds
    LabelContent unsure = test::cannotTell();
    unsure.flagged = true;
    give(study, 0, 2, unsure, 60);
    give(study, 0, 3, study.labelled("B.1"), 0);
    give(study, 0, 4, study.labelled("B.1"), 5);
    give(study, 0, 4, LabelContent{}, 0); // taken back

    const PersonProgress found = own(study, 0);
    CHECK(found.items == 8);
    CHECK(found.done == 3);
    CHECK(found.toDo == 5);
    CHECK(found.cannotTell == 1);
    CHECK(found.flagged == 1);
    CHECK(found.today() == 1);
    REQUIRE(found.days.size() == study::kPaceDays);
    CHECK(found.days[study::kPaceDays - 2] == study::DayCount{"2026-03-03", 2});
    CHECK(found.timed == 3);
    CHECK(found.medianSeconds == 50);
    CHECK(found.forecast.state == CompletionForecast::State::Known);
    CHECK(found.forecast.perDay == 2);
    CHECK(found.forecast.end == "2026-03-09"); // three working days from Thursday on
    CHECK(own(study, 1).forecast.state == CompletionForecast::State::NoPace);
    CHECK(own(study, 1).done == 0);
}

TEST_CASE("Everybody's progress is for leads, in the order of pseudonyms, in blind rounds too")
{
    StudySample study(3, 4);
    study.lead(2);
    study.changeRound([](Round& round) { round.blind = true; });
    study.changePerson(0, [](Person& person) { person.pseudonym = "A9"; });
    study.give(1, 0, "A.1");
    CHECK(errorOf(study::everybodysProgress(study.project, study.who(0))).code == Errc::NotPermitted);
    CHECK(errorOf(study::roundProgress(study.project, study.round, PersonId{})).code == Errc::NotPermitted);
    const auto rounds = must(study::everybodysProgress(study.project, study.who(2)));
    REQUIRE(rounds.size() == 1);
    const auto& people = rounds.front().people;
    REQUIRE(people.size() == 3);
    CHECK(people[0].person == study.who(1)); // A2, A3, A9
    CHECK(people[1].person == study.who(2));
    CHECK(people[2].person == study.who(0));
    CHECK(rounds.front().together.items == 12);
    CHECK(rounds.front().together.done == 1);
    CHECK(rounds.front().together.forecast.state == CompletionForecast::State::NoPace);
    CHECK(rounds.front().withoutPace == std::vector<PersonId>{study.who(2), study.who(0)});
    // Of others only how much is done, nothing of what they said.
    LabelContent unsure = test::cannotTell();
    unsure.flagged = true;
    give(study, 1, 1, unsure, 0);
    const auto later = must(study::roundProgress(study.project, study.round, study.who(2)));
    CHECK(later.people[0].countsOnly);
    CHECK(later.people[0].done == 1);
    CHECK(later.people[0].cannotTell == 0);
    CHECK(later.people[0].flagged == 0);
    CHECK(later.together.flagged == 0);
    CHECK(own(study, 1).flagged == 1);
    CHECK_FALSE(own(study, 1).countsOnly);
}

TEST_CASE("Progress follows the assignment, who leaves and who only looks on")
{
    StudySample study(4, 6);
    study.hand(0, {0, 1, 2});
    study.hand(1, {3});
    study.changePerson(3, [](Person& person) { person.role = Role::Observer; });
    study.give(0, 0, "A.1");
    study.give(1, 3, "A.1");
    const auto round = must(study::roundProgress(study.project, study.round, study.who(0)));
    REQUIRE(round.people.size() == 2);
    CHECK(round.people[0].items == 3);
    CHECK(round.people[0].toDo == 2);
    CHECK(round.people[1].items == 1);
    CHECK(round.people[1].forecast.state == CompletionForecast::State::NothingToDo);
    CHECK(round.together.forecast.state == CompletionForecast::State::Known);
    CHECK(must(study::ownProgress(study.project, study.who(3))).empty());
    study.changePerson(0, [](Person& person) { person.left = "2026-03-04"; });
    const auto after = must(study::roundProgress(study.project, study.round, study.who(1)));
    CHECK(after.people[0].forecast.state == CompletionForecast::State::NoPace);
    CHECK(after.withoutPace == std::vector<PersonId>{study.who(0)});
}

TEST_CASE("In a round for everybody nothing waits for who left, and nothing in one that is closed")
{
    StudySample study(3, 5);
    study.give(0, 0, "A.1");
    study.give(1, 0, "A.1");
    study.changePerson(0, [](Person& person) { person.left = "2026-03-04"; });
    study.changePerson(2, [](Person& person) { person.role = Role::Observer; });
    auto round = must(study::roundProgress(study.project, study.round, study.who(1)));
    REQUIRE(round.people.size() == 2);
    CHECK(round.people[0].items == 1);
    CHECK(round.people[0].toDo == 0);
    CHECK(round.people[1].toDo == 4);
    CHECK(round.together.forecast.state == CompletionForecast::State::Known);
    study.changeRound([](Round& changed) { changed.state = RoundState::Closed; });
    round = must(study::roundProgress(study.project, study.round, study.who(1)));
    CHECK(round.people[1].toDo == 4);
    CHECK(round.people[1].forecast.state == CompletionForecast::State::NoPace);
    CHECK(round.withoutPace.empty());
}

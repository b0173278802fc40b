// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::must;
using test::Sample;
using test::written;

namespace {

void handed(Sample& sample, int person, std::vector<ItemId> out, std::vector<ItemId> back = {})
{
    written(sample.project, [&](store::EventWriter& events) {
        return store::assign(events, sample.people[0], sample.round, sample.people[static_cast<std::size_t>(person)],
                             {out, back});
    });
}

std::vector<ItemId> itemsOf(Sample& sample, int person)
{
    return must(
        store::itemsFor(sample.project.database(), sample.round, sample.people[static_cast<std::size_t>(person)]));
}

} // namespace

TEST_CASE("People: the last word about somebody holds, and everybody has a pseudonym", "[store]")
{
    Sample sample;
    const auto before = sample.project.people();
    REQUIRE(before.size() >= 2);
    CHECK(before[0].role == Role::Annotator);
    CHECK(before[0].pseudonym == "A1");
    CHECK(before[1].pseudonym == "A2");
    CHECK(sample.project.mayLead(before[0].id));

    Person changed = before[1];
    changed.name = "Somebody Else";
    changed.initials = "SE";
    changed.role = Role::Lead;
    changed.pseudonym = "B7";
    changed.left = "2026-02-03T04:05:06Z";
    Feed feed = must(Feed::start(sample.project));
    written(sample.project,
            [&](store::EventWriter& events) { return store::writePerson(events, before[0].id, changed); });
    CHECK(must(feed.poll(sample.project)).contents);
    CHECK(*sample.project.person(changed.id) == changed);
    CHECK(sample.project.mayLead(before[0].id)); // the only lead has left

    changed.left.clear();
    written(sample.project,
            [&](store::EventWriter& events) { return store::writePerson(events, before[0].id, changed); });
    CHECK(sample.project.mayLead(changed.id));
    CHECK_FALSE(sample.project.mayLead(before[0].id));
    CHECK(sample.project.requireLead(before[0].id).error().code == Errc::NotPermitted);
}

TEST_CASE("Pseudonyms: who joined first keeps one, whoever lists the people", "[model]")
{
    std::vector<Person> people(4);
    for (std::size_t i = 0; i < people.size(); ++i) {
        people[i].uuid = newUuid();
        people[i].joined = "2026-01-0" + std::to_string(i + 1);
    }
    people[2].pseudonym = "A1";
    people[3].pseudonym = "A1"; // given in another copy
    std::vector<Person> reversed(people.rbegin(), people.rend());
    fillPseudonyms(people);
    fillPseudonyms(reversed);
    CHECK(people[0].pseudonym == "A2");
    CHECK(people[1].pseudonym == "A3");
    CHECK(people[2].pseudonym == "A1");
    CHECK(people[3].pseudonym == "A4");
    CHECK(std::vector<Person>(reversed.rbegin(), reversed.rend()) == people);
}

TEST_CASE("Rounds: the last content holds, and a state never goes back", "[store]")
{
    Sample sample;
    Round round = *sample.project.round(sample.round);
    CHECK(round.state == RoundState::Running); // nothing was said about it
    CHECK(round.purpose == RoundPurpose::Main);

    round.name = "Pilot A";
    round.purpose = RoundPurpose::Pilot;
    round.state = RoundState::Draft;
    round.codebook = sample.project.codebook();
    round.overlap = 2;
    round.orderSeed = 18'000'000'000'000'000'000U;
    round.people = {sample.people[0], sample.people[1]};
    round.gate = "theme fleiss-kappa >= 0.7";
    round.sample = R"({"seed":1})";
    written(sample.project,
            [&](store::EventWriter& events) { return store::writeRound(events, sample.people[0], round); });
    CHECK(*sample.project.round(sample.round) == round);
    CHECK(itemsOf(sample, 0).size() == sample.items.size());
    if (sample.people.size() > 2) {
        CHECK(itemsOf(sample, 2).empty());
    }

    round.state = RoundState::Closed;
    written(sample.project,
            [&](store::EventWriter& events) { return store::writeRound(events, sample.people[0], round); });
    Round late = round;
    late.state = RoundState::Running;
    late.name = "Pilot B";
    written(sample.project,
            [&](store::EventWriter& events) { return store::writeRound(events, sample.people[0], late); });
    CHECK(sample.project.round(sample.round)->state == RoundState::Closed);
    CHECK(sample.project.round(sample.round)->name == "Pilot B");
}

TEST_CASE("Rounds: an event tells what differs, and of each field the last one that tells it holds", "[store]")
{
    Sample sample(3, 2);
    const Round first = *sample.project.round(sample.round);
    const auto write = [&](const Round& round, const std::optional<Round>& before) {
        written(sample.project,
                [&](store::EventWriter& events) { return store::writeRound(events, sample.people[0], round, before); });
    };
    Round draft = first;
    draft.state = RoundState::Draft;
    draft.people = {sample.people[0], sample.people[1]};
    draft.codebook = sample.project.codebook();
    draft.gate = "theme fleiss-kappa >= 0.7";
    write(draft, std::nullopt);

    // Two who saw the same draft: each changes fields that the other does not.
    Round named = draft;
    named.name = "Pilot A";
    named.gate.clear();
    Round shared = draft;
    shared.people.clear(); // everybody
    shared.purpose = RoundPurpose::Training;
    write(named, draft);
    write(shared, draft);
    Round started = draft;
    started.state = RoundState::Running;
    started.overlap = 2;
    write(started, draft);

    const Round now = *sample.project.round(sample.round);
    CHECK(now.name == "Pilot A");
    CHECK(now.gate.empty());
    CHECK(now.people.empty());
    CHECK(now.purpose == RoundPurpose::Training);
    CHECK(now.state == RoundState::Running);
    CHECK(now.codebook == draft.codebook);
    CHECK(now.overlap == 2);
    const auto standing = must(store::standingIn(sample.project.database(), sample.round, sample.people[2]));
    CHECK(standing.takesPart);
    CHECK_FALSE(standing.named);
    CHECK(standing.codebook == draft.codebook);
    const auto history = must(store::roundHistory(sample.project.database(), sample.round));
    REQUIRE(history.size() == 4);
    CHECK(history[1].second.people == draft.people);
    CHECK(history[1].second.name == "Pilot A");
    CHECK(history[3].second.people.empty());
}

TEST_CASE("Assignment: of what is handed out and taken back the last holds", "[store]")
{
    Sample sample;
    REQUIRE(sample.items.size() >= 3);
    CHECK(must(store::assignedIn(sample.project.database(), sample.round)).empty());
    CHECK(must(store::isFor(sample.project.database(), sample.round, sample.items[0], sample.people[1])));

    handed(sample, 0, {sample.items[2], sample.items[0]});
    handed(sample, 1, {sample.items[1]});
    CHECK(sample.project.round(sample.round)->assigned);
    CHECK(itemsOf(sample, 0) == std::vector{sample.items[0], sample.items[2]}); // in the round's order
    CHECK(itemsOf(sample, 1) == std::vector{sample.items[1]});
    CHECK_FALSE(must(store::isFor(sample.project.database(), sample.round, sample.items[0], sample.people[1])));

    handed(sample, 0, {}, {sample.items[0]});
    handed(sample, 1, {sample.items[0]});
    CHECK(itemsOf(sample, 0) == std::vector{sample.items[2]});
    CHECK(itemsOf(sample, 1) == std::vector{sample.items[0], sample.items[1]});
    CHECK(must(store::isFor(sample.project.database(), sample.round, sample.items[0], sample.people[1])));
    CHECK(must(store::assignedIn(sample.project.database(), sample.round)).size() == 2);
}

TEST_CASE("Settings and gates: what was set last, and every conclusion", "[store]")
{
    Sample sample;
    must(sample.project.database().execute("DELETE FROM event WHERE kind = 'settings'")); // as before there were any
    must(sample.project.refresh());
    const StudySettings old = sample.project.settings();
    REQUIRE(old.reasons.size() == 3);
    CHECK(old.reasons[0].number == Exclusion::OffTopic);

    StudySettings settings;
    settings.reasons = {{Exclusion::KeywordOnly, {}}, {static_cast<Exclusion>(16), "No report at all"}};
    settings.training = {Level::Subtheme, 0.75, 20};
    settings.gate = "type fleiss-kappa >= 0.6";
    written(sample.project,
            [&](store::EventWriter& events) { return store::writeStudySettings(events, sample.people[0], settings); });
    CHECK(sample.project.settings() == settings);

    for (const GateVerdict verdict : {GateVerdict::NoGo, GateVerdict::Go}) {
        written(sample.project, [&](store::EventWriter& events) {
            return study::writeGateOutcome(events, {sample.round, verdict, sample.people[0], {}, "as agreed", "{}"});
        });
    }
    const auto outcomes = must(study::gateOutcomes(sample.project.database(), sample.round));
    REQUIRE(outcomes.size() == 2);
    CHECK(outcomes[0].verdict == GateVerdict::NoGo);
    CHECK(outcomes[1].verdict == GateVerdict::Go);
    CHECK(outcomes[1].reason == "as agreed");
    CHECK(outcomes[1].by == sample.people[0]);
    CHECK_FALSE(outcomes[1].at.empty());
}

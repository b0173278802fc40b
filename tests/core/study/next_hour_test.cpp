// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/study/next_hour.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>

using namespace accord;
using agreement::HourWay;
using test::must;
using test::StudySample;

namespace {

void giveIn(StudySample& study, int person, int item, const LabelContent& content, double seconds)
{
    must(labelling::submitLabel(study.project, {study.round, study.item(item), study.who(person), content, seconds}));
}

bool isPlanned(const study::HourPerson& person, ItemId item)
{
    return std::ranges::count(person.items, item) > 0;
}

} // namespace

TEST_CASE("The next hour has what is left to label, as much as fits into it")
{
    StudySample study(3, 12);
    for (int item = 0; item < 6; ++item) {
        giveIn(study, 0, item, study.labelled(item % 2 == 0 ? "A.1" : "B.1"), item == 0 ? 900 : 30);
    }
    giveIn(study, 1, 0, study.labelled("A.1"), 0);
    giveIn(study, 1, 1, test::cannotTell(), 0);
    study::HourRequest request;
    request.minutes = 2;
    const study::NextHour hour = must(study::nextHour(study.project, study.round, request));
    CHECK(hour.running);
    CHECK_FALSE(hour.plan.enough);
    CHECK(hour.assumedKappa.has_value());
    REQUIRE(hour.people.size() == 3);
    // Six labels with a time, of which the middle ones took 30 seconds; the others have none of their own.
    CHECK(hour.people[0].from == study::PaceFrom::Own);
    CHECK(hour.people[1].from == study::PaceFrom::All);
    for (const study::HourPerson& person : hour.people) {
        CHECK(person.seconds == 30);
        CHECK(person.labels == 4);
        CHECK(person.items.size() <= 4);
    }
    CHECK(std::ranges::none_of(hour.people[0].items, [&](ItemId item) { return item < study.item(6); }));
    CHECK_FALSE(isPlanned(hour.people[1], study.item(0)));
    CHECK_FALSE(isPlanned(hour.people[1], study.item(1))); // "cannot tell" is no rating, and said all the same
    CHECK(hour.plan.at(HourWay::Complete).labels > 0);

    request.perHour = 60;
    request.people = {study.who(2)};
    const study::NextHour alone = must(study::nextHour(study.project, study.round, request));
    REQUIRE(alone.people.size() == 1);
    CHECK(alone.people[0].from == study::PaceFrom::Asked);
    CHECK(alone.people[0].labels == 2);
    // Nobody is there to meet on new items.
    CHECK(alone.plan.at(HourWay::NewItems).labels == 0);
    CHECK(alone.people[0].items.size() == 2);
    CHECK(std::ranges::all_of(alone.people[0].items, [&](ItemId item) { return item < study.item(6); }));
}

TEST_CASE("Only what was handed out to somebody is planned for them")
{
    StudySample study(3, 12);
    study.hand(0, {0, 1, 2, 3});
    study.hand(1, {2, 3, 4, 5});
    study.hand(2, {});
    study::HourRequest request;
    const study::NextHour hour = must(study::nextHour(study.project, study.round, request));
    REQUIRE(hour.people.size() == 3);
    CHECK(hour.people[0].from == study::PaceFrom::Assumed);
    // They meet on two items only; what one person alone has makes no pair.
    for (const int person : {0, 1}) {
        const auto& items = hour.people[static_cast<std::size_t>(person)].items;
        CHECK(std::set<ItemId>(items.begin(), items.end()) == std::set<ItemId>{study.item(2), study.item(3)});
    }
    CHECK(hour.people[2].items.empty());
}

TEST_CASE("Two categories that are confused are what to talk about instead")
{
    StudySample study(2, 40);
    for (int item = 0; item < 40; ++item) {
        study.give(0, item, item % 2 == 0 ? "A.1" : "B.1");
        study.give(1, item, item < 8 ? "A.2" : item % 2 == 0 ? "A.1" : "B.1");
    }
    const study::NextHour hour = must(study::nextHour(study.project, study.round, {}));
    REQUIRE(hour.plan.enough);
    REQUIRE(hour.plan.discussion.has_value());
    CHECK(std::set{hour.first, hour.second}.contains(study.category("A.2")));
    CHECK(hour.plan.discussion->conflicts == 4);
    CHECK(hour.minutesToDiscuss == 4);
    CHECK(hour.plan.discussion->gain > 0);
    for (const study::HourPerson& person : hour.people) {
        CHECK(person.items.empty()); // all is labelled
    }
}

TEST_CASE("A round that takes no labels has nothing to plan, and a blind one says nothing")
{
    StudySample study(2, 6);
    study.give(0, 0, "A.1");
    study.changeRound([](Round& round) { round.state = RoundState::Closed; });
    const study::NextHour closed = must(study::nextHour(study.project, study.round, {}));
    CHECK_FALSE(closed.running);
    CHECK(closed.plan.at(HourWay::Best).labels == 0);
    CHECK(closed.plan.at(HourWay::GoOn).labels == 0);

    StudySample blind(2, 6);
    blind.changeRound([](Round& round) { round.blind = true; });
    CHECK(study::nextHour(blind.project, blind.round, {}).error().code == Errc::NotPermitted);
    CHECK(study::nextHour(study.project, RoundId{}, {}).error().reason == Reason::RoundNotFound);
}

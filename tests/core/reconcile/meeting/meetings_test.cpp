// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "tests/core/reconcile/rows.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

MeetingContent planned(const Sample& sample)
{
    return {sample.round, " Consensus ", "pending across=type", 90, {sample.people[1], sample.people[0]}};
}

} // namespace

TEST_CASE("A meeting goes on from its beginning to its end, for everybody", "[reconcile]")
{
    Sample sample;
    Project other = must(Project::open(sample.project.file()));
    Feed feed = must(Feed::start(other));
    CHECK_FALSE(must(reconcile::runningMeeting(other, sample.round)));

    const Meeting begun = must(reconcile::beginMeeting(sample.project, sample.people[0], planned(sample)));
    CHECK(must(feed.poll(other)).meetings);
    const auto seen = must(reconcile::runningMeeting(other, sample.round));
    REQUIRE(seen);
    CHECK(seen->id == begun.id);
    CHECK(seen->content.name == "Consensus");
    CHECK(seen->content.agenda == "pending across=type");
    CHECK(seen->content.minutes == 90);
    CHECK(seen->content.takingPart == std::vector<PersonId>{sample.people[0], sample.people[1]});
    CHECK(seen->by == sample.people[0]);
    CHECK(seen->startedAt == begun.startedAt);

    MeetingContent longer = seen->content;
    longer.minutes = 120;
    longer.takingPart = {sample.people[1]};
    must(reconcile::changeMeeting(other, *seen, sample.people[1], longer));
    const auto changed = must(reconcile::runningMeeting(sample.project, sample.round));
    REQUIRE(changed);
    CHECK(changed->content == longer);
    CHECK(changed->by == sample.people[0]);

    must(reconcile::endMeeting(other, *seen, sample.people[1]));
    CHECK(must(feed.poll(other)).meetings);
    CHECK_FALSE(must(reconcile::runningMeeting(sample.project, sample.round)));
    const auto all = must(reconcile::meetings(sample.project, sample.round));
    REQUIRE(all.size() == 1);
    CHECK_FALSE(all.front().endedAt.empty());
    CHECK(errorOf(reconcile::endMeeting(other, *seen, sample.people[1])).code == Errc::NotFound);
    CHECK(errorOf(reconcile::changeMeeting(other, *seen, sample.people[1], longer)).code == Errc::NotFound);
}

TEST_CASE("One meeting goes on at a time", "[reconcile]")
{
    Sample sample;
    Project other = must(Project::open(sample.project.file()));
    const Meeting first = must(reconcile::beginMeeting(sample.project, sample.people[0], planned(sample)));
    const Error refused = errorOf(reconcile::beginMeeting(other, sample.people[1], planned(sample)));
    CHECK(refused.code == Errc::Exists);
    CHECK(refused.argument(0) == "Consensus");
    must(reconcile::endMeeting(other, first, sample.people[1]));
    must(reconcile::beginMeeting(other, sample.people[1], planned(sample)));
    CHECK(must(reconcile::meetings(sample.project, sample.round)).size() == 2);
}

TEST_CASE("An agenda with a size has the same issues in every copy, also when they are decided", "[reconcile][agenda]")
{
    Sample sample(3, 12);
    for (int item = 0; item < 12; ++item) {
        test::giveRow(sample, item, {"A.1", item % 2 == 0 ? "B.1" : "A.2", "A.1"});
    }
    const auto matrix = [&] { return must(LabelMatrix::load(sample.project, sample.round)); };
    const LabelMatrix before = matrix();
    const reconcile::FilterNames names{before, sample.project.people()};
    MeetingContent content = planned(sample);
    reconcile::setAgenda(content, names, must(reconcile::parseFilter("per-block=2 seed=5", names)));
    REQUIRE(content.items.size() == 4);
    const Meeting begun = must(reconcile::beginMeeting(sample.project, sample.people[0], content));
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{content.items.front(), sample.decided("A.1")}}));

    Project other = must(Project::open(sample.project.file()));
    const auto seen = must(reconcile::runningMeeting(other, sample.round));
    REQUIRE(seen);
    CHECK(seen->content.items == content.items);
    const LabelMatrix after = matrix();
    const reconcile::Filter agenda = must(reconcile::agendaOf(other, after, *seen));
    const auto count = must(reconcile::countAgenda(other, after, *seen, agenda));
    CHECK(count.items == 4);
    CHECK(count.decided == 1);
    CHECK(reconcile::ConflictQueue(after, agenda).size() == 3);

    // Another size is another agenda; without one it is the filter alone.
    MeetingContent all = seen->content;
    reconcile::setAgenda(all, {after, sample.project.people()}, {});
    must(reconcile::changeMeeting(other, begun, sample.people[0], all));
    CHECK(must(reconcile::runningMeeting(other, sample.round))->content.items.empty());
    all.items = {ItemId{12345}};
    CHECK(errorOf(reconcile::changeMeeting(other, begun, sample.people[0], all)).code == Errc::NotFound);
}

TEST_CASE("A meeting has a name, people, and a budget that can be kept", "[reconcile]")
{
    Sample sample;
    const auto refused = [&](const MeetingContent& content, PersonId by) {
        const auto status = reconcile::beginMeeting(sample.project, by, content);
        return !status.ok() && status.error().code == Errc::Invalid;
    };
    MeetingContent content = planned(sample);
    CHECK(refused(content, PersonId{}));
    content.name = "  ";
    CHECK(refused(content, sample.people[0]));
    content = planned(sample);
    content.takingPart.clear();
    CHECK(refused(content, sample.people[0]));
    content.takingPart = {PersonId{999}};
    CHECK(refused(content, sample.people[0]));
    content = planned(sample);
    content.minutes = -1;
    CHECK(refused(content, sample.people[0]));
    content.minutes = reconcile::kMostMinutes + 1;
    CHECK(refused(content, sample.people[0]));
    content.minutes = 0;
    CHECK_FALSE(refused(content, sample.people[0]));
}

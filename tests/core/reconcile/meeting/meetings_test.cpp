// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/reconcile/meetings.h"
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

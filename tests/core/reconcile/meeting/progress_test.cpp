// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/rules.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <memory>

using namespace accord;
using reconcile::AgendaCount;
using reconcile::Filter;
using reconcile::MeetingTime;
using test::must;
using test::Sample;

namespace {

/// A clock that stands until it is moved.
class HandClock final : public Clock
{
public:
    [[nodiscard]] std::string now() const override { return m_now; }
    void set(const std::string& time) { m_now = "2026-11-20T" + time + ".000Z"; }

private:
    std::string m_now = "2026-11-20T10:00:00.000Z";
};

/// Six items, all in conflict; the first was decided before the meeting, which has an hour.
struct MetSample : Sample
{
    MetSample()
        : clock(std::make_shared<HandClock>())
    {
        project.setClock(clock);
        for (int item = 0; item < 6; ++item) {
            give(0, item, "A.1");
            give(1, item, item < 4 ? "B.1" : "A.2");
        }
        decide(0, "A.1");
        clock->set("10:10:00");
        meeting = must(reconcile::beginMeeting(project, people[0], {round, "Consensus", "", 60, people}));
    }

    void decide(int item, const DecisionContent& content)
    {
        must(reconcile::decide(project, round, people[0], {{items[static_cast<std::size_t>(item)], content}}));
    }

    void decide(int item, std::string_view code) { decide(item, decided(code)); }

    void defer(int item)
    {
        DecisionContent content;
        content.state = DecisionState::Deferred;
        decide(item, content);
    }

    AgendaCount count(const Filter& filter = {})
    {
        const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
        return must(reconcile::countAgenda(project, labelMatrix, meeting, filter));
    }

    std::shared_ptr<HandClock> clock;
    Meeting meeting;
};

} // namespace

TEST_CASE("What is decided stays on the agenda, what was decided before is not on it", "[reconcile]")
{
    MetSample sample;
    AgendaCount count = sample.count();
    CHECK(count.items == 5);
    CHECK(count.left == 5);
    CHECK(count.settled == 0);

    sample.clock->set("10:14:00");
    sample.decide(1, "A.1");
    sample.clock->set("10:16:00");
    sample.defer(2);
    sample.decide(3, "B.1");
    sample.decide(3, DecisionContent{}); // opened again
    count = sample.count();
    CHECK(count.items == 5);
    CHECK(count.decided == 1);
    CHECK(count.deferred == 1);
    CHECK(count.left == 3);
    CHECK(count.settled == 2);
    CHECK(count.lastSettled == "2026-11-20T10:16:00.000Z");
}

TEST_CASE("An agenda of everything counts what was decided before as done", "[reconcile]")
{
    MetSample sample;
    Filter filter;
    filter.show = Filter::Show::All;
    CHECK(sample.count(filter).items == 6);
    CHECK(sample.count(filter).decided == 1);
    filter.show = Filter::Show::Decided; // to look at again what was decided
    CHECK(sample.count(filter).items == 1);
    CHECK(sample.count(filter).left == 1);
    sample.decide(0, "B.1");
    CHECK(sample.count(filter).decided == 1);
}

TEST_CASE("What is decided after a meeting is none of its merits", "[reconcile]")
{
    MetSample sample;
    sample.clock->set("10:14:00");
    sample.decide(1, "A.1");
    sample.defer(2);
    sample.clock->set("10:20:00");
    must(reconcile::endMeeting(sample.project, sample.meeting, sample.people[0]));
    sample.meeting = must(reconcile::meetings(sample.project, sample.round)).front();
    sample.clock->set("10:30:00");
    sample.decide(2, "B.1");
    sample.decide(3, "B.1");
    const AgendaCount count = sample.count();
    CHECK(count.items == 5);
    CHECK(count.decided == 1);
    CHECK(count.deferred == 1);
    CHECK(count.left == 3);
}

TEST_CASE("A rule's decisions are done, and say nothing about the pace", "[reconcile]")
{
    MetSample sample;
    DecisionContent content = sample.decided("A.1");
    content.source = DecisionSource::Rule;
    content.rule = "majority";
    sample.decide(4, content);
    CHECK(sample.count().decided == 1);
    CHECK(sample.count().byRule == 1);
    CHECK(sample.count().settled == 0);
    CHECK(sample.count().lastSettled.empty());
    sample.decide(3, "A.1");
    CHECK(sample.count().decided == 2);
    CHECK(sample.count().byRule == 1);
}

TEST_CASE("What a rule decides during a meeting names it, and can be put back", "[reconcile]")
{
    MetSample sample;
    sample.give(2, 1, "A.1");
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    const auto preview = reconcile::preview(labelMatrix, must(reconcile::Rule::parse("majority")));
    const auto outcome = must(reconcile::apply(sample.project, sample.round, sample.people[0], preview));
    REQUIRE(outcome.after.size() == 1);
    const auto content = must(reconcile::currentDecision(sample.project, sample.round, sample.items[1]));
    CHECK(content.source == DecisionSource::Rule);
    CHECK(content.meeting == sample.meeting.id);
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[0], outcome.before, outcome.after)) == 1);
}

TEST_CASE("The pace says how many are left at the end", "[reconcile]")
{
    MetSample sample;
    const AgendaCount none{60, 0, 0, 60, 0, {}};
    const MeetingTime first = reconcile::meetingTime(sample.meeting, none, "2026-11-20T10:15:00.000Z");
    CHECK(first.used == 300);
    CHECK(first.left == 3300);
    CHECK_FALSE(first.perItem);
    CHECK_FALSE(first.leftAtEnd);
    CHECK(first.perItemPlanned == 60.0);

    // 12 in 24 minutes are 2 minutes each; the 35 minutes left are enough for 17 of 48.
    const AgendaCount some{60, 10, 2, 48, 12, "2026-11-20T10:34:00.000Z"};
    const MeetingTime later = reconcile::meetingTime(sample.meeting, some, "2026-11-20T10:35:00.000Z");
    CHECK(later.perItem == 120.0);
    CHECK(later.left == 2100);
    CHECK(later.leftAtEnd == 31);
    const AgendaCount few{20, 10, 2, 8, 12, "2026-11-20T10:34:00.000Z"};
    CHECK(reconcile::meetingTime(sample.meeting, few, "2026-11-20T10:35:00.000Z").leftAtEnd == 0);
    const MeetingTime over = reconcile::meetingTime(sample.meeting, some, "2026-11-20T11:20:00.000Z");
    CHECK(over.left == -600);
    CHECK(over.leftAtEnd == 48);
}

TEST_CASE("A meeting without a budget has time, and one that has ended stands still", "[reconcile]")
{
    MetSample sample;
    Meeting meeting = sample.meeting;
    meeting.content.minutes = 0;
    const AgendaCount some{60, 10, 2, 48, 12, "2026-11-20T10:34:00.000Z"};
    const MeetingTime time = reconcile::meetingTime(meeting, some, "2026-11-20T10:35:00.000Z");
    CHECK(time.perItem == 120.0);
    CHECK_FALSE(time.left);
    CHECK_FALSE(time.leftAtEnd);
    CHECK_FALSE(time.perItemPlanned);
    meeting.endedAt = "2026-11-20T10:40:00.000Z";
    CHECK(reconcile::meetingTime(meeting, some, "2026-11-20T15:00:00.000Z").used == 1800);
}

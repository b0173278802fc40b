// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/meeting_queries.h"

#include "core/base/reason.h"
#include "core/store/events/blindness.h"
#include "core/store/events/payloads.h"

#include <algorithm>
#include <map>

namespace accord::reconcile {
namespace {

// The round by its identifier: the event goes into other copies as it is.
Result<Event> write(store::EventWriter& events, const Event& event, const MeetingContent& content)
{
    ACCORD_TRY(
        const auto round,
        events.database().query("SELECT uuid FROM round WHERE id = :round").bind(":round", content.round).one<Uuid>());
    if (!round) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    MeetingHeld held{MeetingStep::Described, *round, content, {}};
    for (const ItemId item : content.items) {
        ACCORD_TRY(const auto uuid, events.database()
                                        .query("SELECT uuid FROM item WHERE id = :item AND round_id = :round")
                                        .bind(":item", item)
                                        .bind(":round", content.round)
                                        .one<Uuid>());
        if (!uuid) {
            return Error{Errc::NotFound, Reason::IssueNotInThisRound};
        }
        held.items.push_back(uuid->text());
    }
    return events.append(event, std::move(held));
}

Status takeEvent(sqlite::Database& database, const Event& event, MeetingHeld& held, Meeting& meeting)
{
    if (held.step == MeetingStep::Ended) {
        meeting.endedAt = meeting.endedAt.empty() ? event.at : meeting.endedAt;
        return {};
    }
    if (meeting.startedAt.empty()) {
        meeting.by = event.by;
        meeting.startedAt = event.at;
    }
    ACCORD_TRY(const auto round,
               database.query("SELECT id FROM round WHERE uuid = :uuid").bind(":uuid", held.round).one<RoundId>());
    meeting.content = std::move(held.content);
    meeting.content.round = round.value_or(RoundId{});
    meeting.content.items.clear();
    // What a copy does not have keeps a place: an agenda of issues that are not here is not one of all issues.
    for (const std::string& text : held.items) {
        ACCORD_TRY(const auto item, database.query("SELECT id FROM item WHERE uuid = :uuid")
                                        .bind(":uuid", Uuid::parse(text).value_or(Uuid{}))
                                        .one<ItemId>());
        meeting.content.items.push_back(item.value_or(ItemId{}));
    }
    std::ranges::sort(meeting.content.items);
    return {};
}

} // namespace

Result<std::vector<Meeting>> meetingsOn(sqlite::Database& database, RoundId round)
{
    sqlite::Query query = store::eventsOf<MeetingHeld>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'meeting'
          AND e.subject IS NOT NULL
        ORDER BY e.clock, e.uuid
    )sql");
    std::vector<Meeting> meetings;
    ACCORD_CHECK(store::forEachEvent<MeetingHeld>(std::move(query), [&](const Event& event, MeetingHeld& held) {
        auto meeting = std::ranges::find(meetings, event.subject, &Meeting::id);
        if (meeting == meetings.end()) {
            meeting = meetings.insert(meeting, Meeting{event.subject, {}, {}, {}, {}});
        }
        return takeEvent(database, event, held, *meeting);
    }));
    std::erase_if(meetings, [&](const Meeting& meeting) { return meeting.content.round != round; });
    return meetings;
}

Result<Uuid> writeMeeting(store::EventWriter& events, PersonId by, const MeetingContent& content)
{
    ACCORD_TRY(const Event event, write(events, {by}, content));
    return event.subject;
}

Status writeMeetingChange(store::EventWriter& events, const Uuid& meeting, PersonId by, const MeetingContent& content)
{
    ACCORD_CHECK(write(events, {by, meeting}, content));
    return {};
}

Status writeMeetingEnd(store::EventWriter& events, const Uuid& meeting, PersonId by)
{
    ACCORD_CHECK(events.append({by, meeting}, MeetingHeld{MeetingStep::Ended}));
    return {};
}

// The events since then first: they are few (SQLite takes a CROSS JOIN in the order in which it is written).
Result<std::vector<DecisionMoment>> decidedSince(sqlite::Database& database, const Meeting& meeting)
{
    ACCORD_CHECK(store::requireOpen(database, meeting.content.round));
    static constexpr auto kSql = R"sql(
        SELECT event.item_id, event.state, event.source, event.at
        FROM counted_answer event
        CROSS JOIN item ON item.id = event.item_id
        WHERE event.seq > coalesce((SELECT seq FROM event WHERE uuid = :meeting), 0)
          AND event.kind = 'decision'
          AND item.round_id = :round
        ORDER BY event.clock, event.uuid
    )sql";
    std::map<ItemId, DecisionMoment> moments;
    ACCORD_CHECK(database.query(kSql)
                     .bind(":meeting", meeting.id)
                     .bind(":round", meeting.content.round)
                     .each([&](const sqlite::Row& row) {
                         DecisionMoment moment{row.id<ItemId>(0), row.value<DecisionState>(1),
                                               row.value<DecisionSource>(2), row.string(3), false};
                         moment.later = !meeting.endedAt.empty() && moment.at > meeting.endedAt;
                         const auto known = moments.try_emplace(moment.item, moment).first;
                         if (!moment.later) {
                             known->second = std::move(moment);
                         }
                     }));
    std::vector<DecisionMoment> all;
    all.reserve(moments.size());
    for (auto& [item, moment] : moments) {
        all.push_back(std::move(moment));
    }
    return all;
}

} // namespace accord::reconcile

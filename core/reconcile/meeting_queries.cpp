// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/meeting_queries.h"

#include "core/base/reason.h"
#include "core/store/events/blindness.h"
#include "core/store/json_fields.h"
#include "core/store/meeting/second_votes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string_view>

namespace accord::reconcile {
namespace {

using Json = nlohmann::json;

constexpr int kMeetingEnded = 2; ///< the state of the event that ends a meeting

// Rounds by their identifiers: the text goes into other copies as it is.
Result<std::string> meetingText(sqlite::Database& database, const MeetingContent& content)
{
    ACCORD_TRY(const auto round,
               database.query("SELECT uuid FROM round WHERE id = :round").bind(":round", content.round).one<Uuid>());
    if (!round) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    return store::toText(Json{
        {"round", round->text()}, {"name", content.name}, {"agenda", content.agenda}, {"minutes", content.minutes}});
}

// What is not there or is something else stays empty: the text may come from another copy.
MeetingContent contentFrom(std::string_view text, Uuid& round)
{
    MeetingContent content;
    const Json object = store::toObject(text);
    std::string uuid;
    store::take(object, "round", uuid);
    store::take(object, "name", content.name);
    store::take(object, "agenda", content.agenda);
    store::take(object, "minutes", content.minutes);
    round = Uuid::parse(uuid).value_or(Uuid{});
    return content;
}

Result<RoundId> roundWith(sqlite::Database& database, const Uuid& uuid)
{
    ACCORD_TRY(const auto round,
               database.query("SELECT id FROM round WHERE uuid = :uuid").bind(":uuid", uuid).one<RoundId>());
    return round.value_or(RoundId{});
}

Status readMeeting(sqlite::Database& database, const sqlite::Row& row, Meeting& meeting)
{
    if (row.integer(5) == kMeetingEnded) {
        meeting.endedAt = meeting.endedAt.empty() ? row.string(3) : meeting.endedAt;
        return {};
    }
    if (meeting.startedAt.empty()) {
        meeting.by = row.id<PersonId>(2);
        meeting.startedAt = row.string(3);
    }
    Uuid round;
    meeting.content = contentFrom(row.text(4), round);
    ACCORD_TRY(meeting.content.round, roundWith(database, round));
    ACCORD_TRY(meeting.content.takingPart, store::takingPart(database, row.id<EventId>(0)));
    return {};
}

store::NewEvent meetingEvent(PersonId by, std::optional<Uuid> meeting)
{
    store::NewEvent event;
    event.kind = EventKind::Meeting;
    event.by = by;
    event.subject = meeting;
    return event;
}

} // namespace

Result<std::vector<Meeting>> meetingsOn(sqlite::Database& database, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT seq, subject, person_id, at, coalesce(detail, ''), coalesce(state, 0)
        FROM rare_event
        WHERE kind = 'meeting'
          AND subject IS NOT NULL
        ORDER BY clock, uuid
    )sql";
    std::vector<Meeting> meetings;
    ACCORD_CHECK(database.query(kSql).each([&](const sqlite::Row& row) -> Status {
        const Uuid id = row.uuid(1);
        auto meeting = std::ranges::find(meetings, id, &Meeting::id);
        if (meeting == meetings.end()) {
            meeting = meetings.insert(meeting, Meeting{id, {}, {}, {}, {}});
        }
        return readMeeting(database, row, *meeting);
    }));
    std::erase_if(meetings, [&](const Meeting& meeting) { return meeting.content.round != round; });
    return meetings;
}

Result<Uuid> writeMeeting(sqlite::Database& database, store::EventWriter& events, PersonId by,
                          const MeetingContent& content)
{
    store::NewEvent event = meetingEvent(by, std::nullopt);
    ACCORD_TRY(event.detail, meetingText(database, content));
    event.takingPart = content.takingPart;
    return events.event(event);
}

Status writeMeetingChange(sqlite::Database& database, store::EventWriter& events, const Uuid& meeting, PersonId by,
                          const MeetingContent& content)
{
    store::NewEvent event = meetingEvent(by, meeting);
    ACCORD_TRY(event.detail, meetingText(database, content));
    event.takingPart = content.takingPart;
    ACCORD_CHECK(events.event(event));
    return {};
}

Status writeMeetingEnd(store::EventWriter& events, const Uuid& meeting, PersonId by)
{
    store::NewEvent event = meetingEvent(by, meeting);
    event.state = kMeetingEnded;
    ACCORD_CHECK(events.event(event));
    return {};
}

// The events since then first: they are few (SQLite takes a CROSS JOIN in the order in which it is written).
Result<std::vector<DecisionMoment>> decidedSince(sqlite::Database& database, const Meeting& meeting)
{
    ACCORD_CHECK(store::requireOpen(database, meeting.content.round));
    static constexpr auto kSql = R"sql(
        SELECT event.item_id, event.state, event.source, event.at
        FROM counted_event event
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

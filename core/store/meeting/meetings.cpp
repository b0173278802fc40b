// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/meetings.h"

#include "core/base/reason.h"
#include "core/store/batched_write.h"
#include "core/store/events/blindness.h"
#include "core/store/json_fields.h"
#include "core/store/meeting/second_votes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string_view>

namespace accord::store {
namespace {

using Json = nlohmann::json;

constexpr int kEnded = 2; ///< the state of the event that ends a meeting

// Rounds by their identifiers: the text goes into other copies as it is.
Result<std::string> toJson(Database& database, const MeetingContent& content)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT uuid FROM round WHERE id = ?"));
    query.bind(content.round);
    ACCORD_TRY(const bool known, query.step());
    if (!known) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    return toText(Json{{"round", query.uuid(0).text()},
                       {"name", content.name},
                       {"agenda", content.agenda},
                       {"minutes", content.minutes}});
}

// What is not there or is something else stays empty: the text may come from another copy.
MeetingContent fromJson(std::string_view text, Uuid& round)
{
    MeetingContent content;
    const Json object = toObject(text);
    std::string uuid;
    take(object, "round", uuid);
    take(object, "name", content.name);
    take(object, "agenda", content.agenda);
    take(object, "minutes", content.minutes);
    round = Uuid::parse(uuid).value_or(Uuid{});
    return content;
}

Result<RoundId> roundOf(Database& database, const Uuid& uuid)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT id FROM round WHERE uuid = ?"));
    query.bind(uuid);
    ACCORD_TRY(const bool known, query.step());
    return known ? query.id<RoundId>(0) : RoundId{};
}

Status readEvent(Database& database, const Statement& row, Meeting& meeting)
{
    if (row.integer(5) == kEnded) {
        meeting.endedAt = meeting.endedAt.empty() ? row.string(3) : meeting.endedAt;
        return {};
    }
    if (meeting.startedAt.empty()) {
        meeting.by = row.id<PersonId>(2);
        meeting.startedAt = row.string(3);
    }
    Uuid round;
    meeting.content = fromJson(row.text(4), round);
    ACCORD_TRY(meeting.content.round, roundOf(database, round));
    ACCORD_TRY(meeting.content.takingPart, takingPart(database, row.id<EventId>(0)));
    return {};
}

NewEvent eventOf(PersonId by, std::optional<Uuid> meeting)
{
    NewEvent event;
    event.kind = EventKind::Meeting;
    event.by = by;
    event.subject = meeting;
    return event;
}

} // namespace

Result<std::vector<Meeting>> meetingsOn(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT seq, subject, person_id, at, coalesce(detail, ''), coalesce(state, 0)
                   FROM event
                   WHERE kind > 3
                     AND kind = 6
                     AND subject IS NOT NULL
                   ORDER BY clock, uuid
               )sql"));
    std::vector<Meeting> meetings;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        const Uuid id = query.uuid(1);
        auto meeting = std::ranges::find(meetings, id, &Meeting::id);
        if (meeting == meetings.end()) {
            meeting = meetings.insert(meeting, Meeting{id, {}, {}, {}, {}});
        }
        ACCORD_CHECK(readEvent(database, query, *meeting));
    }
    std::erase_if(meetings, [&](const Meeting& meeting) { return meeting.content.round != round; });
    return meetings;
}

Result<Uuid> beginMeeting(Database& database, EventWriter& events, PersonId by, const MeetingContent& content)
{
    NewEvent event = eventOf(by, std::nullopt);
    ACCORD_TRY(event.detail, toJson(database, content));
    event.takingPart = content.takingPart;
    return events.event(event);
}

Status changeMeeting(Database& database, EventWriter& events, const Uuid& meeting, PersonId by,
                     const MeetingContent& content)
{
    NewEvent event = eventOf(by, meeting);
    ACCORD_TRY(event.detail, toJson(database, content));
    event.takingPart = content.takingPart;
    ACCORD_CHECK(events.event(event));
    return {};
}

Status endMeeting(EventWriter& events, const Uuid& meeting, PersonId by)
{
    NewEvent event = eventOf(by, meeting);
    event.state = kEnded;
    ACCORD_CHECK(events.event(event));
    return {};
}

// The events since then first: they are few (SQLite takes a CROSS JOIN in the order in which it is written).
Result<std::vector<DecisionMoment>> decidedSince(Database& database, const Meeting& meeting)
{
    ACCORD_CHECK(requireOpen(database, meeting.content.round));
    ACCORD_TRY(Statement query, database.prepare(R"sql(
            SELECT a.item_id, a.state, a.source, a.at
            FROM event a
            CROSS JOIN item i ON i.id = a.item_id
            WHERE a.seq > coalesce((SELECT seq FROM event WHERE uuid = ?), 0)
              AND a.kind = 3
              AND i.round_id = ?
              AND (a.import_id IS NULL OR a.import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
            ORDER BY a.clock, a.uuid
        )sql"));
    query.bind(meeting.id).bind(meeting.content.round);
    std::map<ItemId, DecisionMoment> moments;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        DecisionMoment moment{query.id<ItemId>(0), static_cast<DecisionState>(query.integer(1)),
                              static_cast<DecisionSource>(query.integer(2)), query.string(3), false};
        moment.later = !meeting.endedAt.empty() && moment.at > meeting.endedAt;
        const auto known = moments.try_emplace(moment.item, moment).first;
        if (!moment.later) {
            known->second = std::move(moment);
        }
    }
    std::vector<DecisionMoment> all;
    all.reserve(moments.size());
    for (auto& [item, moment] : moments) {
        all.push_back(std::move(moment));
    }
    return all;
}

} // namespace accord::store

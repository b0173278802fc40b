// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/second_votes.h"

#include "core/base/reason.h"
#include "core/store/batched_write.h"
#include "core/store/events/blindness.h"

#include <unordered_map>

namespace accord::store {

Result<std::vector<PersonId>> takingPart(sqlite::Database& database, EventId event)
{
    ACCORD_TRY(sqlite::Statement query,
               database.prepare("SELECT DISTINCT person_id FROM participant WHERE event = ? ORDER BY person_id"));
    query.bind(event);
    return query.all<PersonId>();
}

namespace {

// Who has voted is no secret; what, is.
Status readVotes(sqlite::Database& database, SecondVote& vote)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
            SELECT person_id, verdict, category_id, exclusion, note, at
            FROM (
                SELECT *, row_number() OVER (PARTITION BY person_id ORDER BY clock DESC, uuid DESC) AS place
                FROM counted_event
                WHERE subject = ?
                  AND kind = 'vote'
            )
            WHERE place = 1
              AND verdict <> 0
            ORDER BY person_id
        )sql"));
    query.bind(vote.id);
    const bool shown = vote.state == SecondVoteState::Revealed;
    return query.each([&](const sqlite::Row& row) {
        vote.voted.push_back(row.id<PersonId>(0));
        if (shown) {
            vote.votes.push_back(Vote{row.id<PersonId>(0),
                                      {static_cast<Verdict>(row.integer(1)), row.id<CategoryId>(2),
                                       static_cast<Exclusion>(row.integer(3)), row.string(4)},
                                      row.string(5)});
        }
    });
}

void readEnd(const sqlite::Statement& row, SecondVote& vote)
{
    const auto state = static_cast<SecondVoteState>(row.integer(8));
    const bool first = vote.state == SecondVoteState::Open;
    if (state != SecondVoteState::Open && (first || (state == SecondVoteState::Revealed && vote.state != state))) {
        vote.state = state;
        vote.endedAt = row.string(6);
    }
}

// What follows from the events of a query with the columns above.
Result<std::vector<SecondVote>> votesFromEvents(sqlite::Database& database, sqlite::Statement& query)
{
    std::vector<SecondVote> votes;
    std::vector<EventId> begun;
    std::unordered_map<Uuid, std::size_t> places;
    ACCORD_CHECK(query.each([&](const sqlite::Row& row) {
        const Uuid subject = row.uuid(1);
        if (subject == row.uuid(2)) {
            places.emplace(subject, votes.size());
            begun.push_back(row.id<EventId>(0));
            votes.push_back(SecondVote{subject,
                                       row.id<RoundId>(3),
                                       row.id<ItemId>(4),
                                       row.id<PersonId>(5),
                                       row.string(6),
                                       row.uuid(7),
                                       SecondVoteState::Open,
                                       {},
                                       {},
                                       {},
                                       {}});
        } else if (const auto place = places.find(subject); place != places.end()) {
            readEnd(row, votes[place->second]);
        }
    }));
    for (std::size_t i = 0; i < votes.size(); ++i) {
        ACCORD_TRY(votes[i].takingPart, takingPart(database, begun[i]));
        ACCORD_CHECK(readVotes(database, votes[i]));
    }
    return votes;
}

} // namespace

Result<std::vector<SecondVote>> secondVotesOf(sqlite::Database& database, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, item));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.subject, a.uuid, i.round_id, a.item_id, a.person_id, a.at, a.meeting, a.state
        FROM counted_event a
        JOIN item i ON i.id = a.item_id
        WHERE a.item_id = ?
          AND a.kind = 'second_vote'
        ORDER BY a.clock, a.uuid
    )sql"));
    query.bind(item);
    return votesFromEvents(database, query);
}

Result<std::vector<SecondVote>> secondVotesIn(sqlite::Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.subject, a.uuid, i.round_id, a.item_id, a.person_id, a.at, a.meeting, a.state
        FROM rare_event a
        JOIN item i ON i.id = a.item_id
        WHERE i.round_id = ?
          AND a.kind = 'second_vote'
        ORDER BY a.clock, a.uuid
    )sql"));
    query.bind(round);
    return votesFromEvents(database, query);
}

Result<SecondVote> secondVote(sqlite::Database& database, const Uuid& id)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.subject, a.uuid, i.round_id, a.item_id, a.person_id, a.at, a.meeting, a.state
        FROM counted_event a
        JOIN item i ON i.id = a.item_id
        WHERE a.subject = ?
          AND a.kind = 'second_vote'
        ORDER BY a.clock, a.uuid
    )sql"));
    query.bind(id);
    ACCORD_TRY(std::vector<SecondVote> found, votesFromEvents(database, query));
    if (found.empty()) {
        return Error{Errc::NotFound, Reason::SecondVoteNotFound, {id.text()}};
    }
    ACCORD_CHECK(requireOpen(database, found.front().round));
    return std::move(found.front());
}

Result<std::vector<ItemId>> itemsWaitingFor(sqlite::Database& database, RoundId round, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(
                                            R"sql(
                SELECT i.id
                FROM rare_event o
                JOIN item i ON i.id = o.item_id
                WHERE o.kind = 'second_vote'
                  AND o.subject = o.uuid
                  AND i.round_id = ?2
                  AND EXISTS (SELECT 1 FROM participant t WHERE t.event = o.seq AND t.person_id = ?1)
                  AND NOT EXISTS (
                      SELECT 1
                      FROM event e
                      WHERE e.subject = o.uuid
                        AND e.kind = 'second_vote'
                        AND e.state <> 1
                  )
                  AND coalesce(
                      (
                          SELECT v.verdict
                          FROM counted_event v
                          WHERE v.subject = o.uuid
                            AND v.kind = 'vote'
                            AND v.person_id = ?1
                          ORDER BY v.clock DESC, v.uuid DESC
                          LIMIT 1
                      ), 0
                  ) = 0
                GROUP BY i.id
                ORDER BY i.position
            )sql"));
    query.bind(person).bind(round);
    return query.all<ItemId>();
}

Result<std::optional<Vote>> voteOf(sqlite::Database& database, const Uuid& secondVote, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                   SELECT verdict, category_id, exclusion, note, at
                   FROM counted_event
                   WHERE subject = ?
                     AND kind = 'vote'
                     AND person_id = ?
                   ORDER BY clock DESC, uuid DESC
                   LIMIT 1
               )sql"));
    query.bind(secondVote).bind(person);
    ACCORD_TRY(const bool row, query.step());
    if (!row || query.integer(0) == 0) {
        return std::optional<Vote>();
    }
    return std::optional(Vote{person,
                              {static_cast<Verdict>(query.integer(0)), query.id<CategoryId>(1),
                               static_cast<Exclusion>(query.integer(2)), query.string(3)},
                              query.string(4)});
}

Result<Uuid> openSecondVote(EventWriter& events, ItemId item, PersonId by, const Uuid& meeting,
                            const std::vector<PersonId>& takingPart)
{
    NewEvent event;
    event.kind = EventKind::SecondVote;
    event.by = by;
    event.item = item;
    event.meeting = meeting;
    event.state = static_cast<int>(SecondVoteState::Open);
    event.takingPart = takingPart;
    return events.event(event);
}

Status castVote(EventWriter& events, const SecondVote& secondVote, PersonId by, const VoteContent& content)
{
    NewEvent event;
    event.kind = EventKind::Vote;
    event.by = by;
    event.item = secondVote.item;
    event.subject = secondVote.id;
    event.meeting = secondVote.meeting;
    event.verdict = content.verdict;
    event.category = content.category;
    event.exclusion = content.exclusion;
    event.note = content.note;
    ACCORD_CHECK(events.event(event));
    return {};
}

Status endSecondVote(EventWriter& events, const SecondVote& secondVote, PersonId by, SecondVoteState state)
{
    NewEvent event;
    event.kind = EventKind::SecondVote;
    event.by = by;
    event.item = secondVote.item;
    event.subject = secondVote.id;
    event.meeting = secondVote.meeting;
    event.state = static_cast<int>(state);
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace accord::store

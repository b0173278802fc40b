// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/second_votes.h"

#include "core/store/events/blindness.h"

#include <unordered_map>

namespace accord::store {

Result<std::vector<PersonId>> takingPart(Database& database, EventId event)
{
    return database.query("SELECT person_id FROM taking_part WHERE event = :event ORDER BY person_id")
        .bind(":event", event)
        .all<PersonId>();
}

namespace {

// Who has voted is no secret; what, is.
Status readVotes(Database& database, SecondVote& vote)
{
    static constexpr auto kSql = R"sql(
        SELECT person_id, verdict, category_id, exclusion, note, at
        FROM (
            SELECT *, row_number() OVER (PARTITION BY person_id ORDER BY clock DESC, uuid DESC) AS place
            FROM event
            WHERE subject = :second_vote
              AND kind = :vote
              AND (import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        )
        WHERE place = 1
          AND verdict <> :withdrawn
        ORDER BY person_id
    )sql";
    const bool shown = vote.state == SecondVoteState::Revealed;
    return database.query(kSql)
        .bind(":second_vote", vote.id)
        .bind(":vote", EventKind::Vote)
        .bind(":withdrawn", Verdict::None)
        .each([&](const Row& row) {
            vote.voted.push_back(row.id<PersonId>(0));
            if (shown) {
                vote.votes.push_back(
                    Vote{row.id<PersonId>(0),
                         {row.value<Verdict>(1), row.id<CategoryId>(2), row.value<Exclusion>(3), row.string(4)},
                         row.string(5)});
            }
        });
}

void readEnd(const Row& row, SecondVote& vote)
{
    const auto state = static_cast<SecondVoteState>(row.integer(8));
    const bool first = vote.state == SecondVoteState::Open;
    if (state != SecondVoteState::Open && (first || (state == SecondVoteState::Revealed && vote.state != state))) {
        vote.state = state;
        vote.endedAt = row.string(6);
    }
}

// What follows from events of second votes, in the order in which they hold.
Result<std::vector<SecondVote>> votesFromEvents(Database& database, Query& query)
{
    std::vector<SecondVote> votes;
    std::vector<EventId> begun;
    std::unordered_map<Uuid, std::size_t> places;
    ACCORD_CHECK(query.bind(":second_vote", EventKind::SecondVote).each([&](const Row& row) {
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

Result<std::vector<SecondVote>> secondVotesOf(Database& database, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, item));
    static constexpr auto kSql = R"sql(
        SELECT event.seq, event.subject, event.uuid, item.round_id, event.item_id, event.person_id, event.at,
            event.meeting, event.state
        FROM event
        JOIN item ON item.id = event.item_id
        WHERE event.item_id = :item
          AND event.kind = :second_vote
          AND (event.import_id IS NULL OR event.import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        ORDER BY event.clock, event.uuid
    )sql";
    return votesFromEvents(database, database.query(kSql).bind(":item", item));
}

Result<std::vector<SecondVote>> secondVotesIn(Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    // The first condition is for the index, which has only the events above 3.
    static constexpr auto kSql = R"sql(
        SELECT event.seq, event.subject, event.uuid, item.round_id, event.item_id, event.person_id, event.at,
            event.meeting, event.state
        FROM event
        JOIN item ON item.id = event.item_id
        WHERE event.kind > 3
          AND item.round_id = :round
          AND event.kind = :second_vote
          AND (event.import_id IS NULL OR event.import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        ORDER BY event.clock, event.uuid
    )sql";
    return votesFromEvents(database, database.query(kSql).bind(":round", round));
}

Result<SecondVote> secondVote(Database& database, const Uuid& id)
{
    static constexpr auto kSql = R"sql(
        SELECT event.seq, event.subject, event.uuid, item.round_id, event.item_id, event.person_id, event.at,
            event.meeting, event.state
        FROM event
        JOIN item ON item.id = event.item_id
        WHERE event.subject = :id
          AND event.kind = :second_vote
          AND (event.import_id IS NULL OR event.import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        ORDER BY event.clock, event.uuid
    )sql";
    ACCORD_TRY(std::vector<SecondVote> found, votesFromEvents(database, database.query(kSql).bind(":id", id)));
    if (found.empty()) {
        return Error{Errc::NotFound, "second vote " + id.text(), {}};
    }
    ACCORD_CHECK(requireOpen(database, found.front().round));
    return std::move(found.front());
}

Result<std::vector<ItemId>> itemsWaitingFor(Database& database, RoundId round, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id
        FROM event AS opened
        JOIN taking_part ON taking_part.event = opened.seq AND taking_part.person_id = :person
        JOIN item ON item.id = opened.item_id
        WHERE opened.kind > 3
          AND opened.kind = :second_vote
          AND opened.subject = opened.uuid
          AND item.round_id = :round
          AND (opened.import_id IS NULL OR opened.import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
          AND NOT EXISTS (
              SELECT 1
              FROM event AS ended
              WHERE ended.subject = opened.uuid
                AND ended.kind = :second_vote
                AND ended.state <> :open
          )
          AND coalesce(
              (
                  SELECT vote.verdict
                  FROM event AS vote
                  WHERE vote.subject = opened.uuid
                    AND vote.kind = :vote
                    AND vote.person_id = :person
                  ORDER BY vote.clock DESC, vote.uuid DESC
                  LIMIT 1
              ), :withdrawn
          ) = :withdrawn
        GROUP BY item.id
        ORDER BY item.position
    )sql";
    return database.query(kSql)
        .bind(":person", person)
        .bind(":round", round)
        .bind(":second_vote", EventKind::SecondVote)
        .bind(":open", SecondVoteState::Open)
        .bind(":vote", EventKind::Vote)
        .bind(":withdrawn", Verdict::None)
        .all<ItemId>();
}

Result<std::optional<Vote>> voteOf(Database& database, const Uuid& secondVote, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT verdict, category_id, exclusion, note, at
        FROM event
        WHERE subject = :second_vote
          AND kind = :vote
          AND person_id = :person
          AND (import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        ORDER BY clock DESC, uuid DESC
        LIMIT 1
    )sql";
    ACCORD_TRY(auto vote, database.query(kSql)
                              .bind(":second_vote", secondVote)
                              .bind(":vote", EventKind::Vote)
                              .bind(":person", person)
                              .one<Vote>([person](const Row& row) {
                                  return Vote{person,
                                              {row.value<Verdict>(0), row.id<CategoryId>(1), row.value<Exclusion>(2),
                                               row.string(3)},
                                              row.string(4)};
                              }));
    const bool said = vote && vote->content.verdict != Verdict::None;
    return said ? std::move(vote) : std::optional<Vote>();
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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/second_votes.h"

#include "core/base/reason.h"
#include "core/store/events/blindness.h"
#include "core/store/events/payloads.h"
#include "core/store/long_work/batched_write.h"

#include <unordered_map>

namespace accord::store {

namespace {

Vote voteFrom(const Event& event, const VoteCast& cast)
{
    return Vote{event.by, cast.content, event.at};
}

// Who has voted is no secret; what, is.
Status readVotes(sqlite::Database& database, SecondVote& vote)
{
    sqlite::Query query = eventsOf<VoteCast>(database, R"sql(
        FROM counted_answer e
        WHERE e.subject = :vote
          AND e.kind = 'vote'
          AND e.verdict <> :none
          AND NOT EXISTS (
              SELECT 1
              FROM counted_event later
              WHERE later.subject = e.subject
                AND later.kind = 'vote'
                AND later.person_id = e.person_id
                AND (later.clock, later.uuid) > (e.clock, e.uuid)
          )
        ORDER BY e.person_id
    )sql");
    query.bind(":vote", vote.id).bind(":none", Verdict::None);
    return forEachEvent<VoteCast>(std::move(query), [&vote](const Event& event, const VoteCast& cast) {
        vote.voted.push_back(event.by);
        if (vote.state == SecondVoteState::Revealed) {
            vote.votes.push_back(voteFrom(event, cast));
        }
    });
}

void readEnd(const Event& event, SecondVoteState state, SecondVote& vote)
{
    const bool first = vote.state == SecondVoteState::Open;
    if (state != SecondVoteState::Open && (first || (state == SecondVoteState::Revealed && vote.state != state))) {
        vote.state = state;
        vote.endedAt = event.at;
    }
}

// What follows from the events that a query finds.
Result<std::vector<SecondVote>> votesFromEvents(sqlite::Database& database, RoundId round, sqlite::Query query)
{
    std::vector<SecondVote> votes;
    std::unordered_map<Uuid, std::size_t> places;
    ACCORD_CHECK(forEachEvent<SecondVoteHeld>(std::move(query), [&](const Event& event, SecondVoteHeld& held) {
        if (event.subject == event.uuid) {
            places.emplace(event.subject, votes.size());
            SecondVote& vote = votes.emplace_back();
            vote.id = event.subject;
            vote.round = round;
            vote.item = held.item;
            vote.openedBy = event.by;
            vote.openedAt = event.at;
            vote.meeting = held.meeting;
            vote.takingPart = std::move(held.takingPart);
        } else if (const auto place = places.find(event.subject); place != places.end()) {
            readEnd(event, held.state, votes[place->second]);
        }
    }));
    for (SecondVote& vote : votes) {
        ACCORD_CHECK(readVotes(database, vote));
    }
    return votes;
}

} // namespace

Result<std::vector<SecondVote>> secondVotesOf(sqlite::Database& database, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, item));
    sqlite::Query query = eventsOf<SecondVoteHeld>(database, R"sql(
        FROM counted_event e
        WHERE e.item_id = :item
          AND e.kind = 'second_vote'
        ORDER BY e.clock, e.uuid
    )sql");
    query.bind(":item", item);
    ACCORD_TRY(const auto round,
               database.query("SELECT round_id FROM item WHERE id = :item").bind(":item", item).one<RoundId>());
    return votesFromEvents(database, round.value_or(RoundId{}), std::move(query));
}

Result<std::vector<SecondVote>> secondVotesIn(sqlite::Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    sqlite::Query query = eventsOf<SecondVoteHeld>(database, R"sql(
        FROM rare_event e
        JOIN item i ON i.id = e.item_id
        WHERE i.round_id = :round
          AND e.kind = 'second_vote'
        ORDER BY e.clock, e.uuid
    )sql");
    query.bind(":round", round);
    return votesFromEvents(database, round, std::move(query));
}

Result<SecondVote> secondVote(sqlite::Database& database, const Uuid& id)
{
    sqlite::Query query = eventsOf<SecondVoteHeld>(database, R"sql(
        FROM counted_event e
        WHERE e.subject = :id
          AND e.kind = 'second_vote'
        ORDER BY e.clock, e.uuid
    )sql");
    query.bind(":id", id);
    static constexpr auto kRound = R"sql(
        SELECT i.round_id
        FROM event e
        JOIN item i ON i.id = e.item_id
        WHERE e.subject = :id
          AND e.kind = 'second_vote'
    )sql";
    ACCORD_TRY(const auto round, database.query(kRound).bind(":id", id).one<RoundId>());
    ACCORD_TRY(std::vector<SecondVote> found, votesFromEvents(database, round.value_or(RoundId{}), std::move(query)));
    if (found.empty()) {
        return Error{Errc::NotFound, Reason::SecondVoteNotFound, {id.text()}};
    }
    ACCORD_CHECK(requireOpen(database, found.front().round));
    return std::move(found.front());
}

Result<std::vector<ItemId>> itemsWaitingFor(sqlite::Database& database, RoundId round, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT i.id
        FROM rare_event o
        JOIN item i ON i.id = o.item_id
        WHERE o.kind = 'second_vote'
          AND o.subject = o.uuid
          AND i.round_id = :round
          AND EXISTS (SELECT 1 FROM participant t WHERE t.event = o.seq AND t.person_id = :person)
          AND NOT EXISTS (
              SELECT 1
              FROM event e
              WHERE e.subject = o.uuid
                AND e.kind = 'second_vote'
                AND e.state <> :open
          )
          AND coalesce(
              (
                  SELECT v.verdict
                  FROM counted_answer v
                  WHERE v.subject = o.uuid
                    AND v.kind = 'vote'
                    AND v.person_id = :person
                  ORDER BY v.clock DESC, v.uuid DESC
                  LIMIT 1
              ), :none
          ) = :none
        GROUP BY i.id
        ORDER BY i.position
    )sql";
    return database.query(kSql)
        .bind(":round", round)
        .bind(":person", person)
        .bind(":open", SecondVoteState::Open)
        .bind(":none", Verdict::None)
        .all<ItemId>();
}

Result<std::vector<ItemId>> itemsVotedOn(sqlite::Database& database, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT DISTINCT i.id
        FROM rare_event o
        JOIN item i ON i.id = o.item_id
        WHERE o.kind = 'second_vote'
          AND o.subject = o.uuid
          AND i.round_id = :round
          AND NOT EXISTS (
              SELECT 1
              FROM event e
              WHERE e.subject = o.uuid
                AND e.kind = 'second_vote'
                AND e.state <> :open
          )
        ORDER BY i.id
    )sql";
    return database.query(kSql).bind(":round", round).bind(":open", SecondVoteState::Open).all<ItemId>();
}

Result<std::optional<Vote>> voteOf(sqlite::Database& database, const Uuid& secondVote, PersonId person)
{
    sqlite::Query query = eventsOf<VoteCast>(database, R"sql(
        FROM counted_answer e
        WHERE e.subject = :vote
          AND e.kind = 'vote'
          AND e.person_id = :person
        ORDER BY e.clock DESC, e.uuid DESC
        LIMIT 1
    )sql");
    query.bind(":vote", secondVote).bind(":person", person);
    ACCORD_TRY(auto vote, query.one<Vote>([](const sqlite::Row& row) {
        const auto [event, cast] = readEvent<VoteCast>(row);
        return voteFrom(event, cast);
    }));
    return vote && vote->content.verdict == Verdict::None ? std::optional<Vote>() : vote;
}

Result<Uuid> openSecondVote(EventWriter& events, ItemId item, PersonId by, const Uuid& meeting,
                            const std::vector<PersonId>& takingPart)
{
    ACCORD_TRY(const Event event,
               events.append({by}, SecondVoteHeld{item, meeting, SecondVoteState::Open, takingPart}));
    return event.subject;
}

Status castVote(EventWriter& events, const SecondVote& secondVote, PersonId by, const VoteContent& content)
{
    ACCORD_CHECK(events.append({by, secondVote.id}, VoteCast{secondVote.item, secondVote.meeting, content}));
    return {};
}

Status endSecondVote(EventWriter& events, const SecondVote& secondVote, PersonId by, SecondVoteState state)
{
    ACCORD_CHECK(events.append({by, secondVote.id}, SecondVoteHeld{secondVote.item, secondVote.meeting, state}));
    return {};
}

} // namespace accord::store

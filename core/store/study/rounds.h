// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace accord::store {

Result<std::vector<Round>> rounds(sqlite::Database& database); ///< whole, in the order in which they were made

/// Adds a round, of which only name and blindness are kept so far (see writeRound()); inside the caller's transaction.
/// `import`: the long work that brings it; shown when that has finished.
Result<Round> insertRound(sqlite::Database& database, Round round, const std::string& at, ImportId import = {});

/// Inside the caller's transaction. Counts as a change of the contents, so that every open window takes notice.
Status setBlind(sqlite::Database& database, RoundId round, bool blind);

Result<std::int64_t> itemCount(sqlite::Database& database, RoundId round);

/// The items of a round in their order. Errc::Cancelled.
Status forEachItem(sqlite::Database& database, RoundId round, const std::function<void(const Item&)>& visit,
                   const std::stop_token& stop = {});

Result<std::vector<ItemId>> itemsInOrder(sqlite::Database& database, RoundId round);

/// The items of a round that show this issue, first occurrence first.
Result<std::vector<Item>> itemsOfIssue(sqlite::Database& database, RoundId round, IssueId issue);

Result<std::optional<Item>> itemById(sqlite::Database& database, ItemId item);

/// Adds items at the end of a round, inside the caller's transaction; keeps the statement ready between calls.
class ItemWriter
{
public:
    static Result<ItemWriter> begin(sqlite::Database& database, RoundId round, ImportId import = {});
    Result<ItemId> add(IssueId issue, int occurrence);

private:
    ItemWriter(sqlite::Database& database, sqlite::Statement insert, RoundId round, ImportId import,
               std::int64_t position)
        : m_database(&database)
        , m_insert(std::move(insert))
        , m_round(round)
        , m_import(import)
        , m_position(position)
    {}

    sqlite::Database* m_database;
    sqlite::Statement m_insert;
    RoundId m_round;
    ImportId m_import;
    std::int64_t m_position;
};

/// Repositories by their number in this file: "vllm-project/vllm".
Result<std::vector<std::pair<std::int64_t, std::string>>> repositories(sqlite::Database& database);

/// Gives rounds (by id) what people said about them. Of each field the last event that says something of it holds, so
/// that two who change different fields in two copies have both changed them; the state only grows.
Status takeRoundContents(sqlite::Database& database, std::vector<Round>& rounds);

/// How a person stands to a round, as the file has it now.
struct RoundStanding
{
    bool known = false; ///< the round is there
    RoundState state = RoundState::Running;
    bool blind = false;
    bool named = false;    ///< it says who labels; false: everybody does
    bool takesPart = true; ///< the person labels in it: everybody does, or they are among those who do
    bool assigned = false; ///< items are handed out one by one
    CodebookId codebook{}; ///< Round::codebook
};

/// Some microseconds, however much was said about the round: it is asked for every label that is given.
Result<RoundStanding> standingIn(sqlite::Database& database, RoundId round, PersonId person);

/// Round::firstLabelsEnd of one round, as the file has it now.
Result<std::optional<FirstLabelsEnd>> firstLabelsEnd(sqlite::Database& database, RoundId round);

/// What was said about a round, oldest first: who said it, and what the round was like from then on, as far as events
/// tell.
Result<std::vector<std::pair<PersonId, Round>>> roundHistory(sqlite::Database& database, RoundId round);

/// From now on the round (by id) is as the value says: the event tells its state, and of the rest what differs from
/// `before` (none: all of it). Whether it is blind is only told here; setBlind() is what makes it so. Inside the
/// caller's transaction.
Status writeRound(EventWriter& events, PersonId by, const Round& round, const std::optional<Round>& before = {});

/// Says that somebody deleted a draft: rounds() leaves it out from then on, unless somebody has started it, in another
/// copy for example. Inside the caller's transaction.
Status writeDeletedRound(EventWriter& events, PersonId by, const Round& round);

/// Says that somebody ended that the round is blind, and why; setBlind() is what makes it so. Inside the caller's
/// transaction.
Status writeLiftedBlind(EventWriter& events, PersonId by, const Round& round, const std::string& reason);

} // namespace accord::store

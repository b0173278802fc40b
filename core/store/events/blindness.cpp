// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/blindness.h"

#include "core/base/reason.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <string>

namespace accord::store {
namespace {

// A query that finds the round if it is blind.
Status refuseFound(sqlite::Database& database, sqlite::Statement& query)
{
    ACCORD_TRY(const bool blind, query.step());
    if (!blind) {
        return {};
    }
    ACCORD_TRY(const auto all, rounds(database));
    const auto round = std::ranges::find(all, query.id<RoundId>(0), &Round::id);
    const std::string name = round == all.end() ? std::string() : round->name;
    return Error{Errc::NotPermitted, Reason::RoundIsBlind, {name}};
}

} // namespace

Status requireOpen(sqlite::Database& database, RoundId round)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare("SELECT id FROM round WHERE id = ? AND blind = 1"));
    query.bind(round);
    return refuseFound(database, query);
}

Status requireOpen(sqlite::Database& database, ItemId item)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT r.id
        FROM item i
        JOIN round r ON r.id = i.round_id
        WHERE i.id = ?
          AND r.blind = 1
    )sql"));
    query.bind(item);
    return refuseFound(database, query);
}

} // namespace accord::store

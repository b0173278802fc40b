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
Status refuseFound(sqlite::Database& database, sqlite::Query& query)
{
    ACCORD_TRY(const auto blind, query.one<RoundId>());
    if (!blind) {
        return {};
    }
    ACCORD_TRY(const auto all, rounds(database));
    const auto round = std::ranges::find(all, *blind, &Round::id);
    const std::string name = round == all.end() ? std::string() : round->name;
    return Error{Errc::NotPermitted, Reason::RoundIsBlind, {name}};
}

} // namespace

Status requireOpen(sqlite::Database& database, RoundId round)
{
    return refuseFound(database,
                       database.query("SELECT id FROM round WHERE id = :round AND blind = 1").bind(":round", round));
}

Status requireOpen(sqlite::Database& database, ItemId item)
{
    static constexpr auto kSql = R"sql(
        SELECT r.id
        FROM item i
        JOIN round r ON r.id = i.round_id
        WHERE i.id = :item
          AND r.blind = 1
    )sql";
    return refuseFound(database, database.query(kSql).bind(":item", item));
}

} // namespace accord::store

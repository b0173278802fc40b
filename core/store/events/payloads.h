// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/event.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_fields.h"

#include <string>
#include <string_view>
#include <utility>

/// Events as rows: how each kind stands in its columns is declared once, in payloads.cpp.
namespace accord::store {

/// Writes what an event says, or reads it, or tells the names of its columns.
void describe(EventFields& fields, Payload& said);

/// Statements that insert an event of a kind.
struct EventInserts
{
    std::string event;  ///< what all have comes first (uuid, kind, clock, at, person_id, import_id), `detail` last
    std::string answer; ///< the number of the event comes last; empty: the kind has none
};
const EventInserts& eventInserts(EventKind kind);

/// Events of a kind: `from` is what follows the columns, and calls the view from which they come `e` (for labels, votes
/// and decisions one that joins `answer`).
sqlite::Query eventsOf(sqlite::Database& database, EventKind kind, std::string_view from);

template <class Said>
sqlite::Query eventsOf(sqlite::Database& database, std::string_view from)
{
    return eventsOf(database, kindOf(Said{}), from);
}

/// A row of eventsOf().
Payload readEvent(const sqlite::Row& row, EventKind kind, Event& event);

template <class Said>
std::pair<Event, Said> readEvent(const sqlite::Row& row)
{
    Event event;
    Payload said = readEvent(row, kindOf(Said{}), event);
    return {std::move(event), std::get<Said>(std::move(said))};
}

/// Visits what eventsOf() finds, in its order; a visit may answer a Status.
template <class Said, class Visit>
Status forEachEvent(sqlite::Query query, Visit visit)
{
    return query.each([&visit](const sqlite::Row& row) {
        auto [event, said] = readEvent<Said>(row);
        return visit(event, said);
    });
}

/// What is not told stays what it was.
template <class Value>
void takeTold(const std::optional<Value>& told, Value& into)
{
    if (told) {
        into = *told;
    }
}

} // namespace accord::store

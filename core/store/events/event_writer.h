// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/event.h"
#include "core/sqlite/database.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace accord::store {

/// Inserts events and keeps the derived tables in step, inside a transaction that the caller holds. All events of one
/// writer carry consecutive logical times.
class EventWriter
{
public:
    /// `at`: the wall clock's time for events that bring none of their own.
    static Result<EventWriter> begin(sqlite::Database& database, std::string at);

    [[nodiscard]] sqlite::Database& database() const { return *m_database; }

    /// From now on events are only inserted: what follows from them is derived later (see BatchedWrite).
    void deriveLater() { m_deriveLater = true; }

    /// The long work that events belong to which bring none of their own.
    void setImport(ImportId import) { m_import = import; }

    /// Answers the header with what the writer gave it. Of `event` only who says it has to be given.
    Result<Event> append(Event event, Payload said);

private:
    EventWriter(sqlite::Database& database, std::string at, std::int64_t clock)
        : m_database(&database)
        , m_at(std::move(at))
        , m_clock(clock)
    {}

    /// Kept ready: an import gives hundreds of thousands of labels.
    struct Inserts
    {
        sqlite::Statement event;
        std::optional<sqlite::Statement> answer;
    };

    Result<Inserts*> insertsOf(EventKind kind);
    Status takePart(EventId event, const std::vector<PersonId>& people);
    Status cite(EventId event, const std::vector<Citation>& passages);
    Status deriveLabel(EventId event);

    sqlite::Database* m_database;
    std::string m_at;
    std::int64_t m_clock;
    bool m_deriveLater = false;
    ImportId m_import;
    std::array<std::optional<Inserts>, kEventKindCount> m_inserts;
    std::optional<sqlite::Statement> m_deriveLabel;
};

} // namespace accord::store

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/event_writer.h"

#include "core/base/reason.h"
#include "core/model/bounds.h"
#include "core/store/events/derive.h"
#include "core/store/events/kinds.h"
#include "core/store/events/payloads.h"

namespace accord::store {
namespace {

// Local events always get the greatest time so far plus one, so the newest row has the greatest unless rows of another
// copy came in; that raises the floor in `project`.
constexpr std::string_view kClock =
    R"sql(
        SELECT max(
            coalesce((SELECT clock FROM event WHERE seq = (SELECT max(seq) FROM event)), 0), coalesce(
                (SELECT CAST(value AS INTEGER) FROM project WHERE key = 'clock'), 0
            )
        )
    )sql";

} // namespace

Result<EventWriter> EventWriter::begin(sqlite::Database& database, std::string at)
{
    // It counts events, so nobody comes near this; but a file could say so, and the clock has to go on from there.
    constexpr std::int64_t kLastClock = 1'000'000'000'000'000;
    ACCORD_TRY(const std::int64_t clock, database.number(kClock));
    if (clock < 0 || clock > kLastClock) {
        return Error{Errc::Damaged, Reason::ClockImplausible, {database.file().string(), clock}};
    }
    return EventWriter(database, std::move(at), clock);
}

Result<sqlite::Statement*> EventWriter::insertOf(EventKind kind)
{
    std::optional<sqlite::Statement>& insert = m_inserts[static_cast<std::size_t>(kind)];
    if (!insert) {
        ACCORD_TRY(sqlite::Statement prepared, m_database->prepare(eventInsert(kind)));
        insert.emplace(std::move(prepared));
    }
    return &*insert;
}

Result<Event> EventWriter::append(Event event, Payload said)
{
    const EventKind kind = kindOf(said);
    event.uuid = newUuid();
    event.clock = ++m_clock;
    event.at = event.at.empty() ? m_at : event.at;
    event.import = m_import;
    ACCORD_TRY(sqlite::Statement* const insert, insertOf(kind));
    insert->bind(event.uuid).bind(nameOf(kind)).bind(event.clock).bind(std::string_view(event.at));
    insert->bind(event.by).bind(event.import);
    EventFields fields(*insert, event);
    keep(fields, said);
    if (fields.tooLong() > 0) {
        return Error{Errc::Invalid, Reason::TextTooLong, {fields.tooLong(), bounds::kNote}};
    }
    fields.bindDetail();
    ACCORD_CHECK(insert->run());
    event.id = EventId{m_database->lastInsertId()};
    if (fields.takingPart() != nullptr) {
        ACCORD_CHECK(takePart(event.id, *fields.takingPart()));
    }
    if (kind == EventKind::Label && !m_deriveLater) {
        ACCORD_CHECK(deriveLabel(event.id));
    } else if (kind == EventKind::Decision && !m_deriveLater) {
        ACCORD_CHECK(derive(*m_database, kDeriveDecisions, EventId{event.id.value - 1}, event.id, {}));
    }
    return event;
}

Status EventWriter::deriveLabel(EventId event)
{
    if (!m_deriveLabel) {
        ACCORD_TRY(sqlite::Statement prepared, m_database->prepare(kDeriveLabels));
        m_deriveLabel.emplace(std::move(prepared));
    }
    m_deriveLabel->bind(event.value - 1).bind(event).bindNull();
    return m_deriveLabel->run();
}

Status EventWriter::takePart(EventId event, const std::vector<PersonId>& people)
{
    for (const PersonId person : people) {
        ACCORD_TRY(sqlite::Statement insert,
                   m_database->prepare("INSERT OR IGNORE INTO taking_part (event, person_id) VALUES (?, ?)"));
        insert.bind(event).bind(person);
        ACCORD_CHECK(insert.run());
    }
    return {};
}

} // namespace accord::store

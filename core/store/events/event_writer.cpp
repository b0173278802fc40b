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

Result<EventWriter::Inserts*> EventWriter::insertsOf(EventKind kind)
{
    std::optional<Inserts>& inserts = m_inserts[static_cast<std::size_t>(kind)];
    if (!inserts) {
        const EventInserts& texts = eventInserts(kind);
        ACCORD_TRY(sqlite::Statement event, m_database->prepare(texts.event));
        inserts.emplace(Inserts{std::move(event), std::nullopt});
        if (!texts.answer.empty()) {
            ACCORD_TRY(sqlite::Statement answer, m_database->prepare(texts.answer));
            inserts->answer.emplace(std::move(answer));
        }
    }
    return &*inserts;
}

Result<Event> EventWriter::append(Event event, Payload said)
{
    const EventKind kind = kindOf(said);
    event.uuid = newUuid();
    event.clock = ++m_clock;
    event.at = event.at.empty() ? m_at : event.at;
    event.import = m_import;
    ACCORD_TRY(Inserts* const inserts, insertsOf(kind));
    sqlite::Statement& insert = inserts->event;
    insert.bind(event.uuid).bind(nameOf(kind)).bind(event.clock).bind(std::string_view(event.at));
    insert.bind(event.by).bind(event.import);
    EventFields fields(insert, inserts->answer ? &*inserts->answer : nullptr, event);
    describe(fields, said);
    if (fields.tooLong() > 0) {
        return Error{Errc::Invalid, Reason::TextTooLong, {fields.tooLong(), bounds::kNote}};
    }
    fields.bindDetail();
    ACCORD_CHECK(insert.run());
    event.id = EventId{m_database->lastInsertId()};
    if (inserts->answer) {
        inserts->answer->bind(event.id);
        ACCORD_CHECK(inserts->answer->run());
    }
    if (fields.takingPart() != nullptr) {
        ACCORD_CHECK(takePart(event.id, *fields.takingPart()));
    }
    if (fields.cited() != nullptr) {
        ACCORD_CHECK(cite(event.id, *fields.cited()));
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

Status EventWriter::cite(EventId event, const std::vector<Citation>& passages)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO passage (event, ordinal, text, part, start, length, quote, before, after)
        SELECT e.seq, :ordinal, s.uuid, :part, :start, :length, :quote, :before, :after
        FROM event e
        JOIN item i ON i.id = e.item_id
        JOIN text s ON s.id = i.text_id
        WHERE e.seq = :event
    )sql";
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const Citation& passage = passages[i];
        ACCORD_CHECK(m_database->query(kSql)
                         .bind(":event", event)
                         .bind(":ordinal", static_cast<std::int64_t>(i))
                         .bind(":part", passage.part)
                         .bind(":start", passage.start)
                         .bind(":length", codePoints(passage.quote))
                         .bind(":quote", passage.quote)
                         .bind(":before", passage.before)
                         .bind(":after", passage.after)
                         .run());
    }
    return {};
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

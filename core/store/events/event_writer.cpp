// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/event_writer.h"

#include "core/base/reason.h"
#include "core/store/events/derive.h"

#include <algorithm>

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

constexpr std::string_view kInsertLabel =
    R"sql(
        INSERT INTO event (
            uuid, kind, clock, at, person_id, item_id, replaces, import_id, codebook_id, verdict, category_id,
                exclusion, confidence, flagged, seconds, summary, note
        )
        VALUES (?, 'label', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    )sql";

constexpr std::string_view kInsertDecision =
    R"sql(
        INSERT INTO event (
            uuid, kind, clock, at, person_id, item_id, replaces, import_id, verdict, category_id, exclusion,
                note, state, source, rule, cause, codebook_change, method, subject, meeting
        )
        VALUES (?, 'decision', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    )sql";

constexpr std::string_view kInsertEvent =
    R"sql(
        INSERT INTO event (
            uuid, kind, clock, at, person_id, item_id, subject, import_id, meeting, verdict, category_id,
                exclusion, state, codebook_id, note, detail, round_id, about_person
        )
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    )sql";

constexpr std::string_view kInsertTaxonomy =
    R"sql(
        INSERT INTO event (uuid, kind, clock, at, person_id, note, detail)
        VALUES (?, 'taxonomy', ?, ?, ?, ?, ?)
    )sql";

void bindReplaced(sqlite::Statement& statement, const std::optional<Uuid>& replaces)
{
    if (replaces) {
        statement.bind(*replaces);
    } else {
        statement.bindNull();
    }
}

void bindText(sqlite::Statement& statement, const std::string& text)
{
    if (text.empty()) {
        statement.bindNull();
    } else {
        statement.bind(std::string_view(text));
    }
}

void bindUuid(sqlite::Statement& statement, const Uuid& uuid)
{
    if (uuid.isNull()) {
        statement.bindNull();
    } else {
        statement.bind(uuid);
    }
}

void bindNumber(sqlite::Statement& statement, std::int64_t value)
{
    statement.bindOptional(value, value != 0);
}

void bindContent(sqlite::Statement& statement, const LabelContent& content, double seconds)
{
    statement.bind(static_cast<std::int64_t>(content.verdict)).bind(content.category);
    bindNumber(statement, static_cast<std::int64_t>(content.exclusion));
    bindNumber(statement, static_cast<std::int64_t>(content.confidence));
    bindNumber(statement, content.flagged ? 1 : 0);
    if (seconds > 0) {
        statement.bind(seconds);
    } else {
        statement.bindNull();
    }
    bindText(statement, content.summary);
    bindText(statement, content.note);
}

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

Result<EventId> EventWriter::label(const NewLabel& label)
{
    if (!m_insertLabel) {
        ACCORD_TRY(sqlite::Statement insert, m_database->prepare(kInsertLabel));
        m_insertLabel.emplace(std::move(insert));
        ACCORD_TRY(sqlite::Statement derive, m_database->prepare(kDeriveLabels));
        m_deriveLabel.emplace(std::move(derive));
    }
    sqlite::Statement& insert = *m_insertLabel;
    const Uuid uuid = newUuid();
    insert.bind(uuid).bind(++m_clock).bind(label.at.empty() ? std::string_view(m_at) : label.at);
    insert.bind(label.by).bind(label.item);
    bindReplaced(insert, label.replaces);
    insert.bind(label.import.valid() ? label.import : m_import).bind(label.codebook);
    bindContent(insert, label.content, label.seconds);
    ACCORD_CHECK(insert.run());

    const EventId event{m_database->lastInsertId()};
    if (!m_deriveLater) {
        m_deriveLabel->bind(event.value - 1).bind(event).bindNull();
        ACCORD_CHECK(m_deriveLabel->run());
    }
    return event;
}

Result<EventId> EventWriter::decision(const NewDecision& decision)
{
    const DecisionContent& content = decision.content;
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(kInsertDecision));
    const Uuid uuid = newUuid();
    insert.bind(uuid).bind(++m_clock).bind(decision.at.empty() ? std::string_view(m_at) : decision.at);
    insert.bind(decision.by).bind(decision.item);
    bindReplaced(insert, decision.replaces);
    insert.bind(decision.import.valid() ? decision.import : m_import);
    insert.bind(static_cast<std::int64_t>(content.verdict)).bind(content.category);
    bindNumber(insert, static_cast<std::int64_t>(content.exclusion));
    bindText(insert, content.reason);
    insert.bind(static_cast<std::int64_t>(content.state)).bind(static_cast<std::int64_t>(content.source));
    bindText(insert, content.rule);
    bindNumber(insert, static_cast<std::int64_t>(content.cause));
    bindNumber(insert, content.codebookChange ? 1 : 0);
    bindNumber(insert, static_cast<std::int64_t>(content.method));
    bindUuid(insert, content.secondVote);
    bindUuid(insert, content.meeting);
    ACCORD_CHECK(insert.run());

    const EventId event{m_database->lastInsertId()};
    ACCORD_CHECK(takePart(event, content.takingPart));
    if (!m_deriveLater) {
        ACCORD_CHECK(derive(*m_database, kDeriveDecisions, EventId{event.value - 1}, event, {}));
    }
    return event;
}

Result<EventId> EventWriter::insert(const NewEvent& event, const Uuid& uuid)
{
    const Uuid subject = event.subject.value_or(uuid);
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(kInsertEvent));
    insert.bind(uuid).bind(nameOf(event.kind)).bind(++m_clock).bind(std::string_view(m_at));
    insert.bind(event.by).bind(event.item).bind(subject).bind(m_import);
    bindUuid(insert, event.meeting);
    // A vote that is withdrawn says so; the other kinds have no verdict at all.
    insert.bindOptional(static_cast<std::int64_t>(event.verdict), event.kind == EventKind::Vote).bind(event.category);
    bindNumber(insert, static_cast<std::int64_t>(event.exclusion));
    bindNumber(insert, event.state);
    insert.bind(event.codebook);
    bindText(insert, event.note);
    bindText(insert, event.detail);
    insert.bind(event.round).bind(event.aboutPerson);
    ACCORD_CHECK(insert.run());
    const EventId seq{m_database->lastInsertId()};
    ACCORD_CHECK(takePart(seq, event.takingPart));
    return seq;
}

Result<Uuid> EventWriter::event(const NewEvent& event)
{
    const Uuid uuid = newUuid();
    ACCORD_CHECK(insert(event, uuid));
    return event.subject.value_or(uuid);
}

Status EventWriter::assignment(const NewEvent& event, const AssignedItems& items)
{
    constexpr std::int64_t kOut = 1;
    constexpr std::int64_t kBack = 2;
    ACCORD_TRY(const EventId seq, insert(event, newUuid()));
    ACCORD_TRY(sqlite::Statement insert,
               m_database->prepare("INSERT INTO handed (event, item_id, state) VALUES (?, ?, ?)"));
    for (const auto& [list, state] : {std::pair(items.out, kOut), std::pair(items.back, kBack)}) {
        for (const ItemId item : list) {
            insert.bind(seq).bind(item).bind(state);
            ACCORD_CHECK(insert.run());
        }
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

Result<EventId> EventWriter::taxonomy(PersonId by, std::string_view taxonomyJson, std::string_view note)
{
    const Uuid uuid = newUuid();
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(kInsertTaxonomy));
    insert.bind(uuid).bind(++m_clock).bind(std::string_view(m_at)).bind(by).bind(note).bind(taxonomyJson);
    ACCORD_CHECK(insert.run());
    return EventId{m_database->lastInsertId()};
}

} // namespace accord::store

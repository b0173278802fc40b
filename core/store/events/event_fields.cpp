// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/event_fields.h"

#include "core/model/bounds.h"

#include <charconv>

namespace accord::store {
namespace {

// "3,7,12"
std::vector<PersonId> idsIn(std::string_view list)
{
    std::vector<PersonId> people;
    const char* at = list.data();
    const char* const end = at + list.size();
    while (at != end) {
        PersonId person;
        at = std::from_chars(at, end, person.value).ptr;
        people.push_back(person);
        at += at != end ? 1 : 0;
    }
    return people;
}

} // namespace

EventFields::EventFields(Event& event)
    : m_event(event)
{}

EventFields::EventFields(sqlite::Statement& insert, Event& event)
    : m_insert(&insert)
    , m_event(event)
{}

EventFields::EventFields(const sqlite::Row& row, Event& event)
    : m_row(&row)
    , m_event(event)
{
    event.id = row.id<EventId>(m_next++);
    event.uuid = row.uuid(m_next++);
    event.clock = row.integer(m_next++);
    event.at = row.string(m_next++);
    event.by = row.id<PersonId>(m_next++);
    event.import = row.id<ImportId>(m_next++);
    m_detail = row.string(m_next++);
}

void EventFields::subject()
{
    if (m_insert != nullptr && m_event.subject.isNull()) {
        m_event.subject = m_event.uuid;
    }
    column("subject", m_event.subject);
}

void EventFields::people(std::vector<PersonId>& people)
{
    if (m_row != nullptr) {
        people = idsIn(m_row->text(m_next++));
    } else if (m_insert != nullptr) {
        m_people = &people;
    } else {
        m_selected.emplace_back(R"sql((
            SELECT group_concat(person_id)
            FROM (SELECT DISTINCT person_id FROM participant WHERE event = e.seq ORDER BY person_id)
        ))sql");
    }
}

void EventFields::detail(std::string& text)
{
    if (m_row != nullptr) {
        text = std::move(m_detail);
    } else {
        m_detail = text;
    }
}

ObjectFields EventFields::object()
{
    if (m_object.is_null()) {
        m_object = toObject(m_detail);
    }
    return {m_object, m_row != nullptr};
}

void EventFields::bindDetail()
{
    if (!m_object.is_null()) {
        m_detail = toText(m_object);
    }
    writeText(m_detail);
}

void EventFields::write(const std::string& text)
{
    m_tooLong = text.size() > bounds::kNote ? text.size() : m_tooLong;
    writeText(text);
}

void EventFields::writeText(const std::string& text)
{
    text.empty() ? m_insert->bindNull() : m_insert->bind(std::string_view(text));
}

void EventFields::write(const Uuid& uuid)
{
    uuid.isNull() ? m_insert->bindNull() : m_insert->bind(uuid);
}

} // namespace accord::store

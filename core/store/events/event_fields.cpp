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

// [[1, 13, "the words", "what is before ", " and after"]]; what is unsound, or too many, is passed over.
std::vector<Citation> passagesIn(std::string_view list)
{
    std::vector<Citation> passages;
    if (list == "[]") {
        return passages;
    }
    const nlohmann::json rows = nlohmann::json::parse(list, nullptr, false);
    for (const nlohmann::json& row : rows) {
        Citation one{0, row.at(1).get<std::int64_t>(), row.at(2), row.at(3), row.at(4)};
        const auto part = row.at(0).get<std::int64_t>();
        one.part = std::in_range<int>(part) ? static_cast<int>(part) : -1;
        if (isSound(one) && passages.size() < bounds::kCitations) {
            passages.push_back(std::move(one));
        }
    }
    return passages;
}

void bindText(sqlite::Statement& insert, const std::string& text)
{
    text.empty() ? insert.bindNull() : insert.bind(std::string_view(text));
}

} // namespace

EventFields::EventFields(Event& event)
    : m_event(event)
{}

EventFields::EventFields(sqlite::Statement& event, sqlite::Statement* answer, Event& header)
    : m_insert(&event)
    , m_answer(answer)
    , m_event(header)
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

void EventFields::codebook(CodebookId& codebook)
{
    if (m_row != nullptr || m_insert != nullptr) {
        column("codebook", codebook);
    } else {
        m_inserted.push_back({"codebook", "(SELECT uuid FROM main.codebook WHERE id = ?)"});
        m_selected.emplace_back("(SELECT id FROM main.codebook WHERE uuid = e.codebook)");
    }
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

void EventFields::passages(std::vector<Citation>& passages)
{
    if (m_row != nullptr) {
        passages = passagesIn(m_row->text(m_next++));
    } else if (m_insert != nullptr) {
        m_passages = &passages;
    } else {
        m_selected.emplace_back(R"sql((
            SELECT json_group_array(json_array(part, start, quote, before, after))
            FROM (SELECT * FROM passage WHERE event = e.seq ORDER BY ordinal)
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
    bindText(*m_insert, m_detail);
}

void EventFields::write(sqlite::Statement& insert, const std::string& text)
{
    m_tooLong = text.size() > bounds::kNote ? text.size() : m_tooLong;
    bindText(insert, text);
}

void EventFields::write(sqlite::Statement& insert, const Uuid& uuid)
{
    uuid.isNull() ? insert.bindNull() : insert.bind(uuid);
}

} // namespace accord::store

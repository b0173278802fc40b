// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/citation.h"
#include "core/model/event.h"
#include "core/sqlite/statement.h"
#include "core/store/json_fields.h"

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// What the payloads of events are declared with: one declaration both writes and reads (see payloads.cpp). What is
/// read may come from another copy: a field that is not there or is something else stays what it was.
namespace accord::store {

/// The fields of a JSON object.
class ObjectFields
{
public:
    ObjectFields(nlohmann::json& object, bool reads)
        : m_object(object)
        , m_reads(reads)
    {}

    [[nodiscard]] bool reads() const { return m_reads; }

    /// A text, a number, a flag, an identifier or a list of texts. An optional one is there only where it is set.
    template <class Value>
    void field(const char* key, Value& value)
    {
        if constexpr (std::is_same_v<Value, Uuid>) {
            std::string text = value.isNull() ? std::string() : value.text();
            field(key, text);
            value = Uuid::parse(text).value_or(Uuid{});
        } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            m_reads ? takeTexts(m_object, key, value) : void(m_object[key] = value);
        } else if (m_reads) {
            (void)take(m_object, key, value);
        } else {
            m_object[key] = value;
        }
    }
    template <class Value>
    void field(const char* key, std::optional<Value>& value)
    {
        Value told{};
        if (!m_reads && value) {
            m_object[key] = *value;
        } else if (m_reads && take(m_object, key, told)) {
            value = std::move(told);
        }
    }

    /// One of an enumeration, by its number; another number leaves it as it is.
    template <class Choice>
    void choice(const char* key, Choice& value, Choice least, Choice last = Choice::kLast)
    {
        int number = static_cast<int>(value);
        field(key, number);
        if (number >= static_cast<int>(least) && number <= static_cast<int>(last)) {
            value = static_cast<Choice>(number);
        }
    }
    template <class Choice>
    void choice(const char* key, std::optional<Choice>& value, Choice least, Choice last = Choice::kLast)
    {
        if (m_reads ? m_object.contains(key) : value.has_value()) {
            constexpr auto kNone = static_cast<Choice>(255);
            Choice told = value.value_or(kNone);
            choice(key, told, least, last);
            value = told == kNone ? std::optional<Choice>() : told;
        }
    }

    /// An object within: `fields` declares its fields.
    template <class Fields>
    void object(const char* key, const Fields& fields)
    {
        if (!m_reads) {
            m_object[key] = nlohmann::json::object();
        }
        if (const auto found = m_object.find(key); found != m_object.end() && found->is_object()) {
            fields(ObjectFields(*found, m_reads));
        }
    }

    /// A list of objects: `fields` declares those of one.
    template <class Value, class Fields>
    void list(const char* key, std::vector<Value>& values, const Fields& fields)
    {
        if (!m_reads) {
            nlohmann::json& list = m_object[key] = nlohmann::json::array();
            for (Value& value : values) {
                fields(ObjectFields(list.emplace_back(nlohmann::json::object()), false), value);
            }
        } else if (const auto found = m_object.find(key); found != m_object.end() && found->is_array()) {
            for (nlohmann::json& each : *found) {
                if (each.is_object()) {
                    fields(ObjectFields(each, true), values.emplace_back());
                }
            }
        }
    }

private:
    nlohmann::json& m_object;
    bool m_reads;
};

/// A column as it is written: its name, and what is bound for it.
struct InsertedColumn
{
    std::string name;
    std::string value = "?";
};

/// The columns of `event` and `answer` that a kind has beside those that all have.
class EventFields
{
public:
    explicit EventFields(Event& event); ///< only tells their names
    /// Binds them, in the statements of eventInserts(): `answer` for kinds that have one.
    EventFields(sqlite::Statement& event, sqlite::Statement* answer, Event& header);
    EventFields(const sqlite::Row& row, Event& event); ///< reads them, of a row of eventsOf()

    /// Of `event`. What is none, empty or 0 stands as NULL. A text that is longer than a note may be is told by
    /// tooLong().
    template <class Value>
    void column(const char* name, Value& value)
    {
        if (m_row != nullptr) {
            read(m_next++, value);
        } else if (m_insert != nullptr) {
            write(*m_insert, value);
        } else {
            m_inserted.push_back({name});
            m_selected.emplace_back(std::string("e.") + name);
        }
    }
    /// The same of `answer`.
    template <class Value>
    void answer(const char* name, Value& value)
    {
        if (m_row != nullptr) {
            read(m_next++, value);
        } else if (m_answer != nullptr) {
            write(*m_answer, value);
        } else {
            m_answered.push_back({name});
            m_selected.emplace_back(std::string("e.") + name);
        }
    }
    /// Of `event`, and of `answer`, a number of which 0 is told as well.
    template <class Number>
    void number(const char* name, Number& value)
    {
        m_insert != nullptr ? void(m_insert->bind(static_cast<std::int64_t>(value))) : column(name, value);
    }
    template <class Number>
    void answeredNumber(const char* name, Number& value)
    {
        m_answer != nullptr ? void(m_answer->bind(static_cast<std::int64_t>(value))) : answer(name, value);
    }
    void subject(); ///< what the event is about: itself where it begins that
    void replaces() { column("replaces", m_event.replaces); }
    void codebook(CodebookId& codebook);        ///< by its number in this file; none where this copy does not have it
    ObjectFields object();                      ///< the column `detail` as a JSON object
    void detail(std::string& text);             ///< the same as any text
    void people(std::vector<PersonId>& people); ///< rows of `taking_part`, in the order of their numbers
    void passages(std::vector<Citation>& passages); ///< rows of `passage`, of the text of the event's item

    /// For who writes rows or reads them: the names of the columns, as they are inserted and selected; who is to have
    /// a row of `taking_part`, and what one of `passage` (null: nothing); and binding `detail`, the last of the
    /// columns.
    [[nodiscard]] const std::vector<InsertedColumn>& inserted() const { return m_inserted; }
    [[nodiscard]] const std::vector<InsertedColumn>& answered() const { return m_answered; } ///< those of `answer`
    [[nodiscard]] const std::vector<std::string>& selected() const { return m_selected; }
    [[nodiscard]] const std::vector<PersonId>* takingPart() const { return m_people; }
    [[nodiscard]] const std::vector<Citation>* cited() const { return m_passages; }
    void bindDetail();
    [[nodiscard]] std::size_t tooLong() const { return m_tooLong; } ///< bytes of such a text; 0: none is

private:
    void write(sqlite::Statement& insert, const std::string& text);
    static void write(sqlite::Statement& insert, const Uuid& uuid);
    static void write(sqlite::Statement& insert, double number)
    {
        number > 0 ? insert.bind(number) : insert.bindNull();
    }
    template <class Tag>
    static void write(sqlite::Statement& insert, Id<Tag> id)
    {
        insert.bind(id);
    }
    template <class Number>
    requires(std::is_integral_v<Number> || std::is_enum_v<Number>) static void write(sqlite::Statement& insert,
                                                                                     Number number)
    {
        insert.bindOptional(static_cast<std::int64_t>(number), number != Number{});
    }
    template <class Value>
    void write(sqlite::Statement& insert, const std::optional<Value>& value)
    {
        value ? write(insert, *value) : void(insert.bindNull());
    }

    template <class Value>
    void read(int place, Value& value) const
    {
        if constexpr (std::is_enum_v<Value>) {
            const std::int64_t number = m_row->integer(place);
            value = std::in_range<std::underlying_type_t<Value>>(number) ? static_cast<Value>(number) : Value{};
        } else {
            value = m_row->value<Value>(place);
        }
    }
    template <class Value>
    void read(int place, std::optional<Value>& value) const
    {
        Value told{};
        read(place, told);
        value = told == Value{} ? std::optional<Value>() : told;
    }

    sqlite::Statement* m_insert = nullptr;
    sqlite::Statement* m_answer = nullptr;
    const sqlite::Row* m_row = nullptr;
    Event& m_event;
    int m_next = 0;
    std::vector<InsertedColumn> m_inserted;
    std::vector<InsertedColumn> m_answered;
    std::vector<std::string> m_selected;
    const std::vector<PersonId>* m_people = nullptr;
    const std::vector<Citation>* m_passages = nullptr;
    nlohmann::json m_object;
    std::string m_detail;
    std::size_t m_tooLong = 0;
};

} // namespace accord::store

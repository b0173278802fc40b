// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/people.h"

#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/store/events/payloads.h"

#include <algorithm>
#include <string_view>

namespace accord::store {
namespace {

// A project may come from elsewhere: a name without end would take minutes to show.
void cutTexts(Person& person)
{
    bounds::cut(person.name, bounds::kName);
    for (std::string* text : {&person.initials, &person.pseudonym, &person.joined, &person.left}) {
        bounds::cut(*text, bounds::kWord);
    }
}

// What is not told stays what it was.
void takeContent(PersonDescribed& told, Person& person)
{
    if (told.name && !told.name->empty()) {
        person.name = *told.name;
    }
    takeTold(told.initials, person.initials);
    takeTold(told.colour, person.colour);
    takeTold(told.pseudonym, person.pseudonym);
    takeTold(told.left, person.left);
    takeTold(told.role, person.role);
    takeTold(told.labels, person.labels);
    cutTexts(person);
}

Person readPerson(const sqlite::Row& row)
{
    Person person{row.id<PersonId>(0), row.uuid(1), row.string(2), row.string(3), row.value<int>(4)};
    person.joined = row.string(5);
    cutTexts(person);
    return person;
}

Status takeContents(sqlite::Query query, std::vector<Person>& people)
{
    return forEachEvent<PersonDescribed>(std::move(query), [&people](const Event& event, PersonDescribed& told) {
        // They are in the order of their identifiers.
        const auto person = std::ranges::lower_bound(people, told.person, {}, &Person::id);
        // What was said about somebody who turned out to be this person does not tell what this person is called.
        if (person != people.end() && person->id == told.person && event.subject == person->uuid) {
            takeContent(told, *person);
        }
    });
}

} // namespace

Result<std::vector<Person>> people(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT id, uuid, name, initials, colour, created_at
        FROM person_now
        WHERE same_as IS NULL
        ORDER BY id
    )sql";
    ACCORD_TRY(std::vector<Person> people, database.query(kSql).all<Person>(readPerson));
    ACCORD_CHECK(takeContents(eventsOf<PersonDescribed>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'person'
        ORDER BY e.clock, e.uuid
    )sql"),
                              people));
    return people;
}

Result<std::optional<Person>> personNow(sqlite::Database& database, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT id, uuid, name, initials, colour, created_at
        FROM person_now
        WHERE id = :person
          AND same_as IS NULL
    )sql";
    ACCORD_TRY(std::vector<Person> people, database.query(kSql).bind(":person", person).all<Person>(readPerson));
    if (people.empty()) {
        return std::optional<Person>();
    }
    sqlite::Query contents = eventsOf<PersonDescribed>(database, R"sql(
        FROM event e
        WHERE e.about_person = :person
          AND e.kind = 'person'
          AND (e.import_id IS NULL OR e.import_id NOT IN (SELECT id FROM open_import))
        ORDER BY e.clock, e.uuid
    )sql");
    contents.bind(":person", person);
    ACCORD_CHECK(takeContents(std::move(contents), people));
    return std::optional<Person>(std::move(people.front()));
}

Status writePerson(EventWriter& events, PersonId by, const Person& person)
{
    ACCORD_CHECK(
        events.append({by, person.uuid}, PersonDescribed{person.id, person.name, person.initials, person.colour,
                                                         person.role, person.labels, person.pseudonym, person.left}));
    return {};
}

std::string freePseudonym(std::span<const Person> people, const std::vector<std::string>& coming,
                          const std::string& name)
{
    const auto taken = [&](const std::string& word) {
        const auto isName = [&](const std::string& other) {
            return text::equalsIgnoringCase(other, word) && !text::equalsIgnoringCase(other, name);
        };
        return std::ranges::any_of(coming, isName) || std::ranges::any_of(people, [&](const Person& other) {
                   return text::equalsIgnoringCase(other.pseudonym, word) || isName(other.name);
               });
    };
    int number = 1;
    while (taken("A" + std::to_string(number))) {
        ++number;
    }
    return "A" + std::to_string(number);
}

Result<Person> insertPerson(sqlite::Database& database, Person person, const std::string& at, ImportId import)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO person (uuid, name, initials, colour, created_at, import_id)
        VALUES (:uuid, :name, :initials, :colour, :at, :import)
    )sql";
    ACCORD_CHECK(database.query(kSql)
                     .bind(":uuid", person.uuid)
                     .bind(":name", person.name)
                     .bind(":initials", person.initials)
                     .bind(":colour", person.colour)
                     .bind(":at", at)
                     .bind(":import", import)
                     .run());
    person.id = PersonId{database.lastInsertId()};
    return person;
}

Result<std::vector<std::pair<PersonId, Person>>> personHistory(sqlite::Database& database, PersonId person)
{
    sqlite::Query query = eventsOf<PersonDescribed>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'person'
          AND e.subject = (SELECT uuid FROM person WHERE id = :person)
        ORDER BY e.clock, e.uuid
    )sql");
    query.bind(":person", person);
    std::vector<std::pair<PersonId, Person>> history;
    ACCORD_CHECK(forEachEvent<PersonDescribed>(std::move(query), [&](const Event& event, PersonDescribed& said) {
        Person told = history.empty() ? Person{person, {}, {}, {}} : history.back().second;
        takeContent(said, told);
        history.emplace_back(event.by, std::move(told));
    }));
    return history;
}

Result<std::string> projectValue(sqlite::Database& database, const std::string& key)
{
    ACCORD_TRY(auto value,
               database.query("SELECT value FROM project WHERE key = :key").bind(":key", key).one<std::string>());
    return std::move(value).value_or(std::string());
}

Status setProjectValue(sqlite::Database& database, const std::string& key, const std::string& value)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO project (key, value)
        VALUES (:key, :value)
        ON CONFLICT DO UPDATE SET value = excluded.value
    )sql";
    return database.query(kSql).bind(":key", key).bind(":value", value).run();
}

} // namespace accord::store

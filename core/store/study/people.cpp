// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/people.h"

#include "core/store/turns/unfinished.h"

namespace accord::store {

Result<std::vector<Person>> people(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT id, uuid, name, initials, colour FROM person "
                                                 "WHERE " ACCORD_FINISHED("import_id") " ORDER BY id"));
    std::vector<Person> people;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return people;
        }
        people.push_back(Person{query.id<PersonId>(0), query.uuid(1), query.string(2), query.string(3),
                                static_cast<int>(query.integer(4))});
    }
}

Result<Person> insertPerson(Database& database, Person person, const std::string& at, ImportId import)
{
    ACCORD_TRY(Statement insert, database.prepare("INSERT INTO person (uuid, name, initials, colour, created_at, "
                                                  "import_id) VALUES (?, ?, ?, ?, ?, ?)"));
    insert.bind(person.uuid).bind(std::string_view(person.name)).bind(std::string_view(person.initials));
    insert.bind(std::int64_t{person.colour}).bind(std::string_view(at)).bind(import);
    ACCORD_CHECK(insert.run());
    person.id = PersonId{database.lastInsertId()};
    return person;
}

Result<std::string> projectValue(Database& database, const std::string& key)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT value FROM project WHERE key = ?"));
    query.bind(std::string_view(key));
    ACCORD_TRY(const bool row, query.step());
    return row ? query.string(0) : std::string();
}

Status setProjectValue(Database& database, const std::string& key, const std::string& value)
{
    ACCORD_TRY(Statement insert, database.prepare("INSERT INTO project (key, value) VALUES (?, ?) "
                                                  "ON CONFLICT DO UPDATE SET value = excluded.value"));
    insert.bind(std::string_view(key)).bind(std::string_view(value));
    return insert.run();
}

} // namespace accord::store

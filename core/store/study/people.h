// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace accord::store {

/// In the order in which this file learned of them. A pseudonym that nobody set is empty.
Result<std::vector<Person>> people(sqlite::Database& database);

/// One of them, in some microseconds however many there are: it is asked for every label. None if there is none.
Result<std::optional<Person>> personNow(sqlite::Database& database, PersonId person);

/// A pseudonym for somebody of this name who comes: the first of "A1", "A2", ... that is nobody's pseudonym, nor the
/// name of anybody else who is there or among those `coming`. In an export it would tell wrongly who is who.
std::string freePseudonym(std::span<const Person> people, const std::vector<std::string>& coming,
                          const std::string& name);

/// Adds a person; gives the value back with its id. Inside the caller's transaction. `import`: the long work that
/// brings them; shown when that has finished.
Result<Person> insertPerson(sqlite::Database& database, Person person, const std::string& at, ImportId import = {});

/// From now on the person (by id) is as the value says. Inside the caller's transaction.
Status writePerson(EventWriter& events, PersonId by, const Person& person);

/// What was said about a person, oldest first: who said it, and how the person was from then on.
Result<std::vector<std::pair<PersonId, Person>>> personHistory(sqlite::Database& database, PersonId person);

/// A short text about the project itself, such as its name; empty if never set.
Result<std::string> projectValue(sqlite::Database& database, const std::string& key);
Status setProjectValue(sqlite::Database& database, const std::string& key, const std::string& value);

} // namespace accord::store

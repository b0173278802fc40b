// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/people.h"

#include "core/base/text.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/people.h"

#include <algorithm>

namespace accord::study {
Result<Person> addPerson(Project& project, const std::string& name, const std::string& initials)
{
    const std::string trimmed(text::trimmed(name));
    if (trimmed.empty() || text::invalidUtf8At(trimmed)) {
        return Error{Errc::Invalid, "name \"" + name + "\"", "a name has at least one letter"};
    }
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(const auto people, store::people(project.database()));
    if (std::ranges::any_of(people,
                            [&](const Person& other) { return text::equalsIgnoringCase(other.name, trimmed); })) {
        return Error{Errc::Exists, "person \"" + trimmed + "\"", {}};
    }
    Person person;
    person.uuid = newUuid();
    person.name = trimmed;
    person.initials = initials.empty() ? initialsOf(trimmed) : initials;
    person.colour = static_cast<int>(people.size());
    ACCORD_TRY(person, store::insertPerson(project.database(), std::move(person), project.now()));
    ACCORD_CHECK(transaction.commit());
    ACCORD_CHECK(project.refresh());
    return person;
}

} // namespace accord::study

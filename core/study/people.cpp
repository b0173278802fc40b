// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/people.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/project/field_merge.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/identities.h"
#include "core/store/study/people.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>

namespace accord::study {
namespace {

constexpr std::size_t kLongestInitials = 16;
constexpr std::size_t kLongestPseudonym = 32;

constexpr std::array<std::pair<Role, const char*>, 3> kRoles{
    {{Role::Annotator, "annotator"}, {Role::Lead, "lead"}, {Role::Observer, "observer"}}};

bool isLine(const std::string& text, std::size_t longest)
{
    return text.size() <= longest && text::isLine(text);
}

Status checkContent(const PersonContent& content)
{
    if (content.name.empty() || !isLine(content.name, bounds::kName)) {
        return Error{Errc::Invalid, Reason::NameWithoutLetter, {content.name}};
    }
    if (!isLine(content.initials, kLongestInitials)) {
        return Error{Errc::Invalid, Reason::InitialsUnsound, {content.initials}};
    }
    if (content.colour < 0 || content.colour >= kColours) {
        return Error{Errc::Invalid, Reason::ColourOutOfRange, {content.colour, kColours - 1}};
    }
    if (!isLine(content.pseudonym, kLongestPseudonym)) {
        return Error{Errc::Invalid, Reason::PseudonymUnsound, {content.pseudonym}};
    }
    return {};
}

Status checkTaken(std::span<const Person> people, PersonId self, const PersonContent& content)
{
    // Somebody who has the name of another since a merge may keep it.
    const auto own = std::ranges::find(people, self, &Person::id);
    const bool keepsName = own != people.end() && text::equalsIgnoringCase(own->name, content.name);
    for (const Person& other : people) {
        if (other.id == self) {
            continue;
        }
        if (!keepsName && text::equalsIgnoringCase(other.name, content.name)) {
            return Error{Errc::Exists, Reason::PersonExists, {content.name}};
        }
        if (text::equalsIgnoringCase(other.initials, content.initials)) {
            return Error{Errc::Exists, Reason::InitialsTaken, {content.initials}};
        }
        if (text::equalsIgnoringCase(other.pseudonym, content.pseudonym)) {
            return Error{Errc::Exists, Reason::PseudonymTaken, {content.pseudonym}};
        }
        // A name that is another's pseudonym would tell in an export who is who, wrongly.
        if (text::equalsIgnoringCase(other.name, content.pseudonym)) {
            return Error{Errc::Exists, Reason::PseudonymIsName, {content.pseudonym}};
        }
    }
    return {};
}

// Everybody as the file has them now, with pseudonyms.
Result<std::vector<Person>> peopleNow(Project& project)
{
    ACCORD_TRY(std::vector<Person> people, store::people(project.database()));
    fillPseudonyms(people);
    tellInitialsApart(people);
    return people;
}

// With what is left open filled in. `own`: what they have already.
PersonContent settled(PersonContent content, std::span<const Person> people, const Person* own)
{
    content.name = std::string(text::trimmed(content.name));
    content.initials = std::string(text::trimmed(content.initials));
    content.pseudonym = std::string(text::trimmed(content.pseudonym));
    if (content.initials.empty()) {
        std::vector<Person> others(people.begin(), people.end());
        std::erase_if(others, [own](const Person& each) { return own != nullptr && each.id == own->id; });
        content.initials = freeInitials(others, content.name);
    }
    if (content.colour < 0) {
        content.colour = own != nullptr ? own->colour : static_cast<int>(people.size() % kColours);
    }
    if (content.pseudonym.empty()) {
        content.pseudonym = own != nullptr ? own->pseudonym : store::freePseudonym(people, {}, content.name);
    }
    return content;
}

// What was told of a person, with who told it.
Result<std::vector<Told<PersonContent>>> peopleTold(Project& project, PersonId id)
{
    ACCORD_TRY(const auto history, store::personHistory(project.database(), id));
    std::vector<Told<PersonContent>> told;
    for (const auto& [by, person] : history) {
        told.push_back({by, contentOf(person)});
    }
    return told;
}

// What somebody is to become who was `seen` as that, and may have been changed by others since.
Result<PersonContent> merged(Project& project, const Person& before, const PersonContent& wanted,
                             const std::optional<PersonContent>& seen)
{
    const PersonContent now = contentOf(before);
    const PersonContent from = seen.value_or(now);
    PersonContent sound = now;
    FieldMerge<PersonContent> merge(from, wanted, sound);
    merge.field(Reason::FieldName, &PersonContent::name)
        .field(Reason::FieldInitials, &PersonContent::initials)
        .field(Reason::FieldColour, &PersonContent::colour)
        .field(Reason::FieldRole, &PersonContent::role)
        .field(Reason::FieldPseudonym, &PersonContent::pseudonym)
        .field(Reason::FieldLabels, &PersonContent::labels);
    ACCORD_CHECK(merge.status(project, Message{Reason::PersonNamed, {before.name}},
                              [&] { return peopleTold(project, before.id); }));
    return sound;
}

Status writeNow(Project& project, PersonId by, const Person& person)
{
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    return store::writePerson(events, by, person);
}

Person withContent(Person person, const PersonContent& content)
{
    person.name = content.name;
    person.initials = content.initials;
    person.colour = content.colour;
    person.role = content.role;
    person.pseudonym = content.pseudonym;
    person.labels = content.labels;
    return person;
}

// Who may run the study must not be lost by mistake: nobody could give it back.
Status checkLeadStays(std::span<const Person> people, const Person& before, bool leadsAfter)
{
    if (leadsAfter || !isLead(before) || std::ranges::count_if(people, isLead) > 1) {
        return {};
    }
    return Error{Errc::NotPermitted, Reason::OnlyLeadStays, {before.name}};
}

// `left`: the time, or nothing for somebody who is back.
Status setLeft(Project& project, PersonId by, PersonId id, bool leaves)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, by == id && leaves ? Action::LeaveStudy : Action::EditPerson));
    ACCORD_TRY(std::vector<Person> people, peopleNow(project));
    const auto person = std::ranges::find(people, id, &Person::id);
    if (person == people.end()) {
        return Error{Errc::NotFound, Reason::PersonNotFound};
    }
    if (person->left.empty() != leaves) {
        return {};
    }
    ACCORD_CHECK(checkLeadStays(people, *person, !leaves));
    person->left = leaves ? project.now() : std::string();
    ACCORD_CHECK(writeNow(project, by, *person));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

} // namespace

PersonContent contentOf(const Person& person)
{
    return {person.name, person.initials, person.colour, person.role, person.pseudonym, person.labels};
}

Result<Person> addFirstLead(Project& project, const std::string& name, bool labels)
{
    if (!project.people().empty()) {
        return Error{Errc::NotPermitted, Reason::PeopleAlready};
    }
    PersonContent content;
    content.name = name;
    content.role = Role::Lead;
    content.labels = labels;
    return addPerson(project, PersonId{}, content);
}

Result<Person> addPerson(Project& project, const std::string& name, const std::string& initials)
{
    PersonContent content;
    content.name = name;
    content.initials = initials;
    return addPerson(project, PersonId{}, content);
}

Result<Person> addPerson(Project& project, PersonId by, const PersonContent& content)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::AddPerson));
    ACCORD_TRY(const std::vector<Person> people, peopleNow(project));
    const PersonContent sound = settled(content, people, nullptr);
    ACCORD_CHECK(checkContent(sound));
    ACCORD_CHECK(checkTaken(people, PersonId{}, sound));
    if (people.size() >= bounds::kPeople) {
        return Error{Errc::Invalid, Reason::TooManyPeopleInProject, {sound.name, bounds::kPeople}};
    }
    Person person = withContent(Person{}, sound);
    person.uuid = newUuid();
    const std::string now = project.now();
    ACCORD_TRY(person, store::insertPerson(project.database(), std::move(person), now));
    person.joined = now;
    // Their pseudonym is theirs from now on, whoever else a merge brings.
    ACCORD_CHECK(writeNow(project, by, person));
    ACCORD_CHECK(transaction.commit());
    ACCORD_CHECK(project.refresh());
    return person;
}

Result<Person> editPerson(Project& project, PersonId by, PersonId id, const PersonContent& content,
                          const std::optional<PersonContent>& seen)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(const std::vector<Person> people, peopleNow(project));
    const auto before = std::ranges::find(people, id, &Person::id);
    if (before == people.end()) {
        return Error{Errc::NotFound, Reason::PersonNotFound};
    }
    ACCORD_TRY(const PersonContent sound, merged(project, *before, settled(content, people, &*before), seen));
    PersonContent same = contentOf(*before);
    same.initials = sound.initials;
    same.colour = sound.colour;
    ACCORD_CHECK(permit(project, by, by == id && same == sound ? Action::EditOwnPerson : Action::EditPerson));
    ACCORD_CHECK(checkContent(sound));
    ACCORD_CHECK(checkTaken(people, id, sound));
    const Person after = withContent(*before, sound);
    ACCORD_CHECK(checkLeadStays(people, *before, after.role == Role::Lead));
    if (after == *before) {
        return after;
    }
    ACCORD_CHECK(writeNow(project, by, after));
    ACCORD_CHECK(transaction.commit());
    ACCORD_CHECK(project.refresh());
    return after;
}

Status leave(Project& project, PersonId by, PersonId person)
{
    return setLeft(project, by, person, true);
}

Status comeBack(Project& project, PersonId by, PersonId person)
{
    return setLeft(project, by, person, false);
}

Result<std::vector<OtherName>> otherNames(Project& project)
{
    static constexpr auto kSql = R"sql(
        SELECT p.id, p.uuid,
            coalesce(
                (
                    SELECT json_extract(a.detail, '$.name')
                    FROM event a
                    WHERE a.about_person = p.id
                      AND a.subject = p.uuid
                      AND a.kind = 'person'
                      AND json_valid(a.detail)
                      AND json_type(a.detail, '$.name') = 'text'
                    ORDER BY a.clock DESC, a.uuid DESC
                    LIMIT 1
                ),
                p.name
            ),
            p.same_as
        FROM person_now p
        WHERE p.same_as IS NOT NULL
        ORDER BY p.id
    )sql";
    return project.database().query(kSql).all<OtherName>([](const sqlite::Row& row) {
        return OtherName{row.id<PersonId>(0), row.uuid(1), row.string(2), row.id<PersonId>(3)};
    });
}

namespace {

// Says that the pair is one or is not, in the caller's transaction.
Status sayWhoIsOne(Project& project, PersonId by, const store::SamePerson& pair, bool same)
{
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(store::writeSamePerson(events, by, pair, same));
    return store::deriveIdentities(project.database());
}

} // namespace

Status joinPeople(Project& project, PersonId by, PersonId person, PersonId sameAs)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::EditPerson));
    ACCORD_TRY(const std::vector<Person> people, peopleNow(project));
    const auto other = std::ranges::find(people, person, &Person::id);
    const auto stands = std::ranges::find(people, sameAs, &Person::id);
    if (other == people.end() || stands == people.end()) {
        return Error{Errc::NotFound, Reason::PersonNotFound};
    }
    if (other == stands) {
        return Error{Errc::Invalid, Reason::OnePersonAlready, {other->name}};
    }
    ACCORD_CHECK(checkLeadStays(people, *other, false));
    ACCORD_CHECK(sayWhoIsOne(project, by, {other->uuid, stands->uuid}, true));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

Status separatePeople(Project& project, PersonId by, const Uuid& one, const Uuid& other)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::EditPerson));
    ACCORD_TRY(const std::set<store::SamePerson> pairs, store::samePeople(project.database()));
    const store::SamePerson pair(one, other);
    const store::SamePerson reversed(other, one);
    if (!pairs.contains(pair) && !pairs.contains(reversed)) {
        return Error{Errc::NotFound, Reason::NotSaidToBeOne};
    }
    ACCORD_CHECK(sayWhoIsOne(project, by, pairs.contains(pair) ? pair : reversed, false));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

std::vector<Person> byPseudonym(const Project& project)
{
    std::vector<Person> people = project.people().copy();
    std::ranges::stable_sort(
        people, [](const Person& a, const Person& b) { return pseudonymBefore(a.pseudonym, b.pseudonym); });
    return people;
}

bool pseudonymBefore(const std::string& a, const std::string& b)
{
    const auto parts = [](const std::string& text) {
        const std::size_t digits = text.find_last_not_of("0123456789") + 1;
        const std::string number = text.substr(std::min(text.find_first_not_of('0', digits), text.size()));
        return std::pair(text.substr(0, digits), std::pair(number.size(), number));
    };
    return parts(a) != parts(b) ? parts(a) < parts(b) : a < b;
}

std::string roleWord(Role role)
{
    const auto found = std::ranges::find(kRoles, role, &std::pair<Role, const char*>::first);
    return found == kRoles.end() ? std::string() : found->second;
}

Result<Role> roleFromWord(const std::string& word)
{
    for (const auto& [role, name] : kRoles) {
        if (word == name) {
            return role;
        }
    }
    return Error{Errc::Invalid, Reason::RoleUnknown, {word}};
}

} // namespace accord::study

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/identities.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/store/events/derive.h"
#include "core/store/study/people.h"

#include <algorithm>
#include <map>

namespace accord::store {
namespace {

// Everybody who is one with others, by each of them.
std::map<Uuid, std::set<Uuid>> classesOf(const std::set<SamePerson>& pairs)
{
    std::map<Uuid, std::set<Uuid>> classes;
    for (const auto& [first, second] : pairs) {
        std::set<Uuid> all{first, second};
        for (const Uuid& member : {first, second}) {
            if (const auto known = classes.find(member); known != classes.end()) {
                all.insert(known->second.begin(), known->second.end());
            }
        }
        for (const Uuid& member : all) {
            classes[member] = all;
        }
    }
    return classes;
}

struct OtherRow
{
    std::int64_t id = 0;
    Uuid uuid;
    std::string name;
};

// What somebody is called now.
constexpr std::string_view kCurrentName =
    "coalesce((SELECT json_extract(a.detail, '$.name') FROM package.event a WHERE "
    "a.about_person = p.id AND a.subject = p.uuid AND a.kind = 9 AND "
    "json_valid(a.detail) AND json_type(a.detail, '$.name') = 'text' AND "
    "json_extract(a.detail, '$.name') <> '' ORDER BY "
    "a.clock DESC, a.uuid DESC LIMIT 1), p.name)";

Result<std::vector<OtherRow>> othersIn(const OtherCopy& other)
{
    // People of an import that has not finished are nobody yet.
    ACCORD_TRY(Statement query,
               other.prepare("SELECT id, uuid, " + std::string(kCurrentName) +
                             " FROM package.person p WHERE import_id IS NULL OR import_id NOT IN (SELECT id FROM "
                             "package.import WHERE finished_at IS NULL) ORDER BY id"));
    std::vector<OtherRow> rows;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return rows;
        }
        rows.push_back(OtherRow{query.integer(0), query.uuid(1), query.string(2)});
    }
}

Result<std::set<Uuid>> leftOut(Database& project)
{
    ACCORD_TRY(Statement query, project.prepare("SELECT uuid FROM main.left_out"));
    std::set<Uuid> uuids;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return uuids;
        }
        uuids.insert(query.uuid(0));
    }
}

Result<Identities> identitiesOf(const OtherCopy& other, const MergeChoices& choices, const std::vector<Person>& here,
                                const std::vector<OtherRow>& there)
{
    ACCORD_TRY(std::set<SamePerson> pairs, samePeople(other.database()));
    ACCORD_TRY(const std::set<SamePerson> more, newSamePeople(other, choices));
    pairs.insert(more.begin(), more.end());
    std::vector<Uuid> present;
    present.reserve(here.size() + there.size());
    for (const Person& person : here) {
        present.push_back(person.uuid);
    }
    for (const OtherRow& row : there) {
        present.push_back(row.uuid);
    }
    return Identities(pairs, present);
}

// Left out: 1 for good, 2 as long as no lead takes them.
Status addRow(Statement& insert, const OtherRow& row, PersonId here, const OtherPerson& person)
{
    insert.bind(row.id).bind(row.uuid).bind(here);
    insert.bind(std::int64_t{person.leftOut ? 1 : person.forLead ? 2 : 0});
    return insert.run();
}

// What was said under `from` is said by `to` from now on. The events stay; the person is the same.
Status fold(Database& project, PersonId from, PersonId to)
{
    for (const char* sql : {"UPDATE main.event SET person_id = ?1 WHERE person_id = ?2",
                            R"sql(
              UPDATE main.event
              SET about_person = ?1
              WHERE about_person = ?2
                AND about_person IS NOT NULL
          )sql",
                            "UPDATE main.presence SET person_id = ?1 WHERE person_id = ?2",
                            "UPDATE OR IGNORE main.taking_part SET person_id = ?1 WHERE person_id = ?2",
                            "DELETE FROM main.taking_part WHERE person_id = ?2 AND ?1 <> ?2",
                            "DELETE FROM main.label WHERE person_id IN (?1, ?2)"}) {
        ACCORD_TRY(Statement change, project.prepare(sql));
        change.bind(to).bind(from);
        ACCORD_CHECK(change.run());
    }
    // Both parameters are numbers of rows.
    ACCORD_TRY(Statement derive, project.prepare("INSERT INTO main.label SELECT * FROM (" + std::string(kAllLabels) +
                                                 ") WHERE person_id = ?1"));
    derive.bind(to);
    ACCORD_CHECK(derive.run());
    ACCORD_TRY(Statement remove, project.prepare("DELETE FROM main.person WHERE id = ?"));
    remove.bind(from);
    return remove.run();
}

Status foldAll(Database& project)
{
    ACCORD_TRY(const std::set<SamePerson> pairs, samePeople(project));
    if (pairs.empty()) {
        return {};
    }
    ACCORD_TRY(const std::vector<Person> everybody, people(project));
    std::vector<Uuid> present;
    present.reserve(everybody.size());
    for (const Person& person : everybody) {
        present.push_back(person.uuid);
    }
    const Identities identities(pairs, present);
    for (const Person& person : everybody) {
        const auto stands = std::ranges::find(everybody, identities.of(person.uuid), &Person::uuid);
        if (stands != everybody.end() && stands->id != person.id) {
            ACCORD_CHECK(fold(project, person.id, stands->id));
        }
    }
    return {};
}

Status notePairs(Database& project, const std::set<SamePerson>& pairs)
{
    ACCORD_TRY(Statement insert,
               project.prepare("INSERT OR IGNORE INTO main.same_person (uuid, same_as) VALUES (?, ?)"));
    for (const auto& [first, second] : pairs) {
        insert.bind(first).bind(second);
        ACCORD_CHECK(insert.run());
    }
    return {};
}

} // namespace

Identities::Identities(const std::set<SamePerson>& pairs, std::span<const Uuid> present)
{
    const std::set<Uuid> here(present.begin(), present.end());
    std::set<Uuid> named;
    for (const SamePerson& pair : pairs) {
        named.insert(pair.first);
    }
    for (const auto& [person, all] : classesOf(pairs)) {
        std::vector<Uuid> members;
        std::ranges::copy_if(all, std::back_inserter(members),
                             [&here](const Uuid& uuid) { return here.contains(uuid); });
        std::vector<Uuid> unnamed;
        std::ranges::copy_if(members, std::back_inserter(unnamed),
                             [&named](const Uuid& uuid) { return !named.contains(uuid); });
        const std::vector<Uuid>& among = unnamed.empty() ? members : unnamed;
        if (!among.empty()) {
            m_representative.emplace(person, *std::ranges::min_element(among));
        }
    }
}

Uuid Identities::of(const Uuid& person) const
{
    const auto found = m_representative.find(person);
    return found == m_representative.end() ? person : found->second;
}

Result<std::set<SamePerson>> samePeople(Database& project)
{
    ACCORD_TRY(Statement query, project.prepare("SELECT uuid, same_as FROM main.same_person"));
    std::set<SamePerson> pairs;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return pairs;
        }
        pairs.emplace(query.uuid(0), query.uuid(1));
    }
}

Result<std::set<SamePerson>> newSamePeople(const OtherCopy& other, const MergeChoices& choices)
{
    std::set<SamePerson> pairs;
    ACCORD_TRY(const std::vector<Person> here, people(other.database()));
    for (const auto& [uuid, choice] : choices.people) {
        const auto same = std::ranges::find(here, choice.same, &Person::id);
        if (choice.kind == PersonChoice::Kind::SameAs && same != here.end() && same->uuid != uuid) {
            pairs.emplace(uuid, same->uuid);
        }
    }
    if (other.isPackage() || !other.gives(MergeExtra::People, choices)) {
        return pairs;
    }
    constexpr std::size_t kMostPairs = 1000;
    ACCORD_TRY(Statement query, other.prepare("SELECT uuid, same_as FROM package.same_person"));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return pairs;
        }
        if (pairs.size() >= kMostPairs) {
            return other.damaged(Reason::TooManySame);
        }
        pairs.emplace(query.uuid(0), query.uuid(1));
    }
}

namespace {

std::string nameOf(const Uuid& uuid, const std::vector<Person>& here, const std::vector<OtherRow>& there)
{
    if (const auto found = std::ranges::find(here, uuid, &Person::uuid); found != here.end()) {
        return found->name;
    }
    const auto found = std::ranges::find(there, uuid, &OtherRow::uuid);
    return found == there.end() ? uuid.text() : found->name;
}

// Pairs that the other copy noted and this one did not.
Status surveyPairs(const OtherCopy& other, const MergeChoices& choices, const std::vector<Person>& here,
                   const std::vector<OtherRow>& there, MergeSurvey& survey)
{
    ACCORD_TRY(const std::set<SamePerson> known, samePeople(other.database()));
    ACCORD_TRY(const std::set<SamePerson> theirs, newSamePeople(other, {}));
    for (const SamePerson& pair : theirs) {
        if (known.contains(pair)) {
            continue;
        }
        ExtraFound& extra = survey.extras[MergeExtra::People];
        ++extra.count;
        noteName(extra, nameOf(pair.first, here, there));
        if (other.gives(MergeExtra::People, choices)) {
            survey.samePeople.emplace_back(nameOf(pair.first, here, there), nameOf(pair.second, here, there));
        }
    }
    return {};
}

} // namespace

Status mapPeople(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey)
{
    ACCORD_CHECK(other.execute("DROP TABLE IF EXISTS map_person; CREATE TABLE map_person (there INTEGER PRIMARY KEY, "
                               "uuid BLOB NOT NULL, here INTEGER, left_out INTEGER NOT NULL)"));
    ACCORD_TRY(const std::vector<Person> here, people(other.database()));
    ACCORD_TRY(const std::vector<OtherRow> there, othersIn(other));
    ACCORD_CHECK(surveyPairs(other, choices, here, there, survey));
    ACCORD_TRY(const Identities identities, identitiesOf(other, choices, here, there));
    ACCORD_TRY(const std::set<Uuid> before, leftOut(other.database()));
    ACCORD_TRY(Statement insert, other.prepare("INSERT INTO map_person VALUES (?, ?, ?, ?)"));
    for (const OtherRow& row : there) {
        const auto known = std::ranges::find(here, identities.of(row.uuid), &Person::uuid);
        const auto choice = choices.people.find(row.uuid);
        OtherPerson person{row.uuid, row.name, known != here.end(), before.contains(row.uuid), false, 0, false};
        if (choice != choices.people.end()) {
            person.leftOut = choice->second.kind == PersonChoice::Kind::LeaveOut;
        }
        person.namesake = !person.known && std::ranges::any_of(here, [&row](const Person& each) {
            return text::equalsIgnoringCase(each.name, row.name);
        });
        if (other.isPackage() && !person.known && !person.leftOut) {
            ExtraFound& extra = survey.extras[MergeExtra::People];
            ++extra.count;
            noteName(extra, person.name);
            // Somebody may be named by name, but by nobody who may take nothing at all.
            const bool named = choice != choices.people.end() && !(choices.take && choices.take->empty());
            person.forLead = !named && !other.gives(MergeExtra::People, choices);
        }
        ACCORD_CHECK(addRow(insert, row, person.known ? known->id : PersonId{}, person));
        survey.people.push_back(std::move(person));
    }
    return {};
}

Status takePeople(const OtherCopy& other, const MergeChoices& choices)
{
    Database& project = other.database();
    ACCORD_TRY(const std::set<SamePerson> pairs, newSamePeople(other, choices));
    ACCORD_CHECK(notePairs(project, pairs));
    // Somebody who is only another name of a person is not added under it.
    ACCORD_TRY(const std::vector<OtherRow> there, othersIn(other));
    ACCORD_TRY(const std::vector<Person> before, people(project));
    ACCORD_TRY(const Identities identities, identitiesOf(other, choices, before, there));
    for (const OtherRow& row : there) {
        if (identities.of(row.uuid) != row.uuid) {
            continue;
        }
        ACCORD_TRY(Statement add, other.prepare(R"sql(
            INSERT OR IGNORE INTO main.person (uuid, name, initials, colour, created_at)
            SELECT p.uuid, p.name, p.initials, p.colour, p.created_at
            FROM package.person p
            JOIN map_person m ON m.there = p.id
            WHERE p.id = ?
              AND m.left_out = 0
        )sql"));
        add.bind(row.id);
        ACCORD_CHECK(add.run());
    }
    ACCORD_CHECK(foldAll(project));
    ACCORD_TRY(const std::vector<Person> everybody, people(project));
    ACCORD_TRY(Statement found, other.prepare("UPDATE map_person SET here = ? WHERE there = ?"));
    for (const OtherRow& row : there) {
        const auto here = std::ranges::find(everybody, identities.of(row.uuid), &Person::uuid);
        found.bind(here == everybody.end() ? PersonId{} : here->id).bind(row.id);
        ACCORD_CHECK(found.run());
    }
    ACCORD_CHECK(other.execute(R"sql(
        INSERT OR IGNORE INTO main.left_out (uuid)
        SELECT uuid
        FROM map_person
        WHERE left_out = 1
    )sql"));
    return other.execute("DELETE FROM main.left_out WHERE uuid IN (SELECT uuid FROM map_person WHERE left_out = 0)");
}

} // namespace accord::store

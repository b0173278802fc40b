// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/people.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/identities.h"
#include "core/store/events/payloads.h"
#include "core/store/merging/merge_steps.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace accord::store {
namespace {

struct NamedPerson
{
    PersonId id;
    Uuid uuid;
    std::string name; ///< what somebody is called now
};

// Those for whom somebody else stands as well.
constexpr std::string_view kPeople = R"sql(
    SELECT p.id, p.uuid,
        coalesce(
            (
                SELECT json_extract(a.detail, '$.name')
                FROM other.event a
                WHERE a.about_person = p.id
                  AND a.subject = p.uuid
                  AND a.kind = 'person'
                  AND json_valid(a.detail)
                  AND json_type(a.detail, '$.name') = 'text'
                  AND json_extract(a.detail, '$.name') <> ''
                ORDER BY a.clock DESC, a.uuid DESC
                LIMIT 1
            ),
            p.name
        )
    FROM other.person_now p
    ORDER BY p.id
)sql";

Result<std::vector<NamedPerson>> peopleOf(sqlite::Query query)
{
    return query.all<NamedPerson>([](const sqlite::Row& row) {
        return NamedPerson{row.id<PersonId>(0), row.uuid(1), row.string(2)};
    });
}

Result<std::set<Uuid>> leftOut(sqlite::Database& project)
{
    ACCORD_TRY(const auto uuids, project.query("SELECT uuid FROM main.left_out").all<Uuid>());
    return std::set<Uuid>(uuids.begin(), uuids.end());
}

// What was chosen: it is said on top of what both copies say.
std::set<SamePerson> chosenPairs(const MergeChoices& choices, const std::vector<NamedPerson>& here)
{
    std::set<SamePerson> pairs;
    for (const auto& [uuid, choice] : choices.people) {
        const auto same = std::ranges::find(here, choice.same, &NamedPerson::id);
        if (choice.kind == PersonChoice::Kind::SameAs && same != here.end() && same->uuid != uuid) {
            pairs.emplace(uuid, same->uuid);
        }
    }
    return pairs;
}

// What holds by the events of both copies; without those of the other where nothing is taken of them.
Result<std::set<SamePerson>> pairsOfBoth(const OtherCopy& other, const MergeChoices& choices)
{
    if (!other.gives(MergeExtra::People, choices)) {
        return samePeople(other.database());
    }
    return samePeople(other.eventsOf(EventKind::SamePerson, R"sql(
        FROM (
            SELECT * FROM main.rare_event WHERE kind = 'same_person'
            UNION ALL
            SELECT * FROM other.rare_event WHERE kind = 'same_person'
        ) e
        ORDER BY e.clock, e.uuid
    )sql"));
}

Result<Identities> identitiesOf(const OtherCopy& other, const MergeChoices& choices,
                                const std::vector<NamedPerson>& here, const std::vector<NamedPerson>& there)
{
    ACCORD_TRY(std::set<SamePerson> pairs, pairsOfBoth(other, choices));
    const std::set<SamePerson> chosen = chosenPairs(choices, here);
    pairs.insert(chosen.begin(), chosen.end());
    std::vector<Uuid> present;
    std::ranges::transform(here, std::back_inserter(present), &NamedPerson::uuid);
    std::ranges::transform(there, std::back_inserter(present), &NamedPerson::uuid);
    return Identities(pairs, present);
}

std::string nameOf(const Uuid& uuid, const std::vector<NamedPerson>& here, const std::vector<NamedPerson>& there)
{
    if (const auto found = std::ranges::find(here, uuid, &NamedPerson::uuid); found != here.end()) {
        return found->name;
    }
    const auto found = std::ranges::find(there, uuid, &NamedPerson::uuid);
    return found == there.end() ? uuid.text() : found->name;
}

// Pairs that hold with the events of the other copy and not without.
Status surveyPairs(const OtherCopy& other, const MergeChoices& choices, const std::vector<NamedPerson>& here,
                   const std::vector<NamedPerson>& there, MergeSurvey& survey)
{
    ACCORD_TRY(const std::set<SamePerson> known, samePeople(other.database()));
    MergeChoices everything;
    everything.take.emplace(kMergeExtras.begin(), kMergeExtras.end());
    ACCORD_TRY(const std::set<SamePerson> both, pairsOfBoth(other, everything));
    for (const SamePerson& pair : both) {
        if (known.contains(pair)) {
            continue;
        }
        noteName(survey.extras[MergeExtra::People], nameOf(pair.first, here, there));
        if (other.gives(MergeExtra::People, choices)) {
            survey.samePeople.emplace_back(nameOf(pair.first, here, there), nameOf(pair.second, here, there));
        }
    }
    return {};
}

// Left out: 1 for good, 2 as long as no lead takes them.
Status addRow(sqlite::Statement& insert, const NamedPerson& row, PersonId here, PersonId own, const MergePerson& person)
{
    insert.bind(row.id).bind(row.uuid).bind(here).bind(own);
    insert.bind(std::int64_t{person.leftOut ? 1 : person.forLead ? 2 : 0});
    return insert.run();
}

PersonId idOf(const Uuid& uuid, const std::vector<NamedPerson>& rows)
{
    const auto found = std::ranges::find(rows, uuid, &NamedPerson::uuid);
    return found == rows.end() ? PersonId{} : found->id;
}

} // namespace

Result<PersonMap> mapPeople(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey)
{
    ACCORD_TRY(PersonMap map, other.createMap<PersonMap>());
    ACCORD_TRY(const std::vector<NamedPerson> here, peopleOf(other.queryHere(kPeople)));
    ACCORD_TRY(const std::vector<NamedPerson> there, peopleOf(other.query(kPeople)));
    ACCORD_CHECK(surveyPairs(other, choices, here, there, survey));
    ACCORD_TRY(const Identities identities, identitiesOf(other, choices, here, there));
    ACCORD_TRY(const std::set<Uuid> before, leftOut(other.database()));
    ACCORD_TRY(sqlite::Statement insert, other.prepare("INSERT INTO map_person VALUES (?, ?, ?, ?, ?)"));
    for (const NamedPerson& row : there) {
        const PersonId known = idOf(identities.of(row.uuid), here);
        const auto choice = choices.people.find(row.uuid);
        MergePerson person{row.uuid, row.name, known.valid(), before.contains(row.uuid)};
        if (choice != choices.people.end()) {
            person.leftOut = choice->second.kind == PersonChoice::Kind::LeaveOut;
        }
        person.namesake = !person.known && std::ranges::any_of(here, [&row](const NamedPerson& each) {
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
        ACCORD_CHECK(addRow(insert, row, known, idOf(row.uuid, here), person));
        survey.people.push_back(std::move(person));
    }
    return map;
}

namespace {

// On top of what the other copy says of the same people.
Status sayChosen(const OtherCopy& other, const MergeChoices& choices, const std::vector<NamedPerson>& here,
                 const std::string& at)
{
    ACCORD_TRY(std::set<SamePerson> pairs, pairsOfBoth(other, choices));
    std::set<SamePerson> chosen = chosenPairs(choices, here);
    std::erase_if(chosen, [&pairs](const SamePerson& pair) { return pairs.contains(pair); });
    if (chosen.empty()) {
        return {};
    }
    ACCORD_CHECK(raiseClock(other));
    ACCORD_TRY(EventWriter events, EventWriter::begin(other.database(), at));
    for (const SamePerson& pair : chosen) {
        ACCORD_CHECK(writeSamePerson(events, choices.by, pair, true));
    }
    return {};
}

} // namespace

Result<Taken<PersonMap>> takePeople(const CopyComparison& compared, const MergeChoices& choices, const std::string& at)
{
    const OtherCopy& other = *compared.copy;
    // As they are now: others went on since the survey.
    ACCORD_TRY(const std::vector<NamedPerson> before, peopleOf(other.queryHere(kPeople)));
    ACCORD_CHECK(sayChosen(other, choices, before, at));
    ACCORD_CHECK(other.execute(R"sql(
        INSERT OR IGNORE INTO main.person (uuid, name, initials, colour, created_at)
        SELECT p.uuid, p.name, p.initials, p.colour, p.created_at
        FROM other.person p
        JOIN map_person m ON m.there = p.id
        WHERE m.left_out = 0
        ORDER BY p.id
    )sql"));
    ACCORD_TRY(const std::vector<NamedPerson> here, peopleOf(other.queryHere(kPeople)));
    ACCORD_TRY(const std::vector<NamedPerson> there, peopleOf(other.query(kPeople)));
    ACCORD_TRY(const Identities identities, identitiesOf(other, choices, here, there));
    ACCORD_TRY(sqlite::Statement found, other.prepare("UPDATE map_person SET here = ?, own = ? WHERE there = ?"));
    for (const NamedPerson& row : there) {
        found.bind(idOf(identities.of(row.uuid), here)).bind(idOf(row.uuid, here)).bind(row.id);
        ACCORD_CHECK(found.run());
    }
    ACCORD_CHECK(other.execute(R"sql(
        INSERT OR IGNORE INTO main.left_out (uuid)
        SELECT uuid
        FROM map_person
        WHERE left_out = 1
    )sql"));
    ACCORD_CHECK(other.execute(R"sql(
        DELETE FROM main.left_out
        WHERE uuid IN (SELECT uuid FROM map_person WHERE left_out = 0)
    )sql"));
    return Taken(compared.people);
}

} // namespace accord::store

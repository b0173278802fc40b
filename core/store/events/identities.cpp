// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/identities.h"

#include "core/store/events/payloads.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <vector>

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

struct PersonRow
{
    PersonId id;
    Uuid uuid;
    PersonId sameAs; ///< as the row says
    PersonId wanted; ///< as the events say
};

Result<std::vector<PersonRow>> everybody(sqlite::Database& database)
{
    std::vector<PersonRow> rows;
    std::vector<Uuid> present;
    ACCORD_CHECK(
        database.query("SELECT id, uuid, same_as FROM person_now ORDER BY id").each([&](const sqlite::Row& row) {
            present.push_back(row.uuid(1));
            rows.push_back(PersonRow{row.id<PersonId>(0), present.back(), row.id<PersonId>(2), {}});
        }));
    ACCORD_TRY(const std::set<SamePerson> pairs, samePeople(database));
    const Identities identities(pairs, present);
    for (PersonRow& row : rows) {
        const auto stands = std::ranges::find(rows, identities.of(row.uuid), &PersonRow::uuid);
        row.wanted = stands == rows.end() || stands->id == row.id ? PersonId{} : stands->id;
    }
    return rows;
}

Status setSameAs(sqlite::Database& database, PersonId person, PersonId sameAs)
{
    ACCORD_CHECK(database.query("UPDATE person SET same_as = :same_as WHERE id = :person")
                     .bind(":same_as", sameAs)
                     .bind(":person", person)
                     .run());
    if (!sameAs.valid()) {
        return {};
    }
    return database.query("UPDATE presence SET person_id = :same_as WHERE person_id = :person")
        .bind(":same_as", sameAs)
        .bind(":person", person)
        .run();
}

// Labels of work that has not finished are not touched: they belong to rounds that nobody sees yet.
Status deriveLabelsOf(sqlite::Database& database, PersonId person)
{
    static constexpr auto kRemove = R"sql(
        DELETE FROM label
        WHERE round_id IN (SELECT id FROM round_now)
          AND person_id = :person
    )sql";
    static constexpr auto kInsert = R"sql(
        INSERT INTO label
        SELECT *
        FROM label_of_events
        WHERE person_id = :person
    )sql";
    ACCORD_CHECK(database.query(kRemove).bind(":person", person).run());
    return database.query(kInsert).bind(":person", person).run();
}

Result<bool> hasLabels(sqlite::Database& database, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT 1
        FROM label
        WHERE round_id IN (SELECT id FROM round_now)
          AND person_id = :person
        LIMIT 1
    )sql";
    ACCORD_TRY(const auto found, database.query(kSql).bind(":person", person).one<bool>());
    return found.has_value();
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

Result<std::set<SamePerson>> samePeople(sqlite::Query query)
{
    std::map<SamePerson, SamePerson> last; // by the two in the order of their identifiers
    ACCORD_CHECK(forEachEvent<SamePersonSaid>(std::move(query), [&last](const Event&, const SamePersonSaid& said) {
        const SamePerson pair{said.person, said.sameAs};
        if (pair.first == pair.second || pair.first.isNull() || pair.second.isNull()) {
            return;
        }
        const SamePerson key{std::min(pair.first, pair.second), std::max(pair.first, pair.second)};
        if (said.same == Sameness::Same) {
            last[key] = pair;
        } else {
            last.erase(key);
        }
    }));
    std::set<SamePerson> pairs;
    for (const auto& [key, pair] : last) {
        pairs.insert(pair);
    }
    return pairs;
}

Result<std::set<SamePerson>> samePeople(sqlite::Database& database)
{
    return samePeople(eventsOf<SamePersonSaid>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'same_person'
        ORDER BY e.clock, e.uuid
    )sql"));
}

Status writeSamePerson(EventWriter& events, PersonId by, const SamePerson& pair, bool same)
{
    ACCORD_CHECK(
        events.append({by}, SamePersonSaid{pair.first, pair.second, same ? Sameness::Same : Sameness::Different}));
    return {};
}

Status deriveIdentities(sqlite::Database& database)
{
    ACCORD_TRY(const std::vector<PersonRow> rows, everybody(database));
    std::set<PersonId> moved;
    for (const PersonRow& row : rows) {
        if (row.wanted == row.sameAs) {
            continue;
        }
        // Who had no label under their own name brings none, and who stood under another's name may have left some
        // there.
        ACCORD_TRY(const bool has, hasLabels(database, row.id));
        if (has || row.sameAs.valid()) {
            moved.insert({row.id, row.sameAs.valid() ? row.sameAs : row.id, row.wanted.valid() ? row.wanted : row.id});
        }
        ACCORD_CHECK(setSameAs(database, row.id, row.wanted));
    }
    for (const PersonId person : moved) {
        ACCORD_CHECK(deriveLabelsOf(database, person));
    }
    return {};
}

Result<std::int64_t> wrongIdentities(sqlite::Database& database)
{
    ACCORD_TRY(const std::vector<PersonRow> rows, everybody(database));
    return std::ranges::count_if(rows, [](const PersonRow& row) { return row.wanted != row.sameAs; });
}

} // namespace accord::store

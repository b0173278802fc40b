// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <cstdint>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

/// That two people are one. Somebody says so, or takes it back, by an event; of several events on the same two the one
/// with the greatest (clock, uuid) holds. The other events keep the person under whose name they came: who stands for
/// whom (`person.same_as`) and the labels of both follow from the events, whatever the order in which they came.
namespace accord::store {

/// `first` is the same person as `second`.
using SamePerson = std::pair<Uuid, Uuid>;

/// Which person stands for whom. It follows from the set of pairs alone: of those who are one and the same the one
/// stands for all who was never said to be somebody else, the least identifier of several.
class Identities
{
public:
    Identities(const std::set<SamePerson>& pairs, std::span<const Uuid> present);

    /// Who stands for this person, among those who are present.
    [[nodiscard]] Uuid of(const Uuid& person) const;

private:
    std::unordered_map<Uuid, Uuid> m_representative;
};

/// The pairs that hold by the events of a query (see eventsOf()), in the order of (clock, uuid).
Result<std::set<SamePerson>> samePeople(sqlite::Query query);

/// Those of the project.
Result<std::set<SamePerson>> samePeople(sqlite::Database& database);

/// Says that the two are one, or that they are not.
Status writeSamePerson(EventWriter& events, PersonId by, const SamePerson& pair, bool same);

/// Brings `person.same_as` up to date with the events, and the labels of those for whom somebody else stands than
/// before. In a transaction of the caller.
Status deriveIdentities(sqlite::Database& database);

/// Of how many people `person.same_as` is not what the events say.
Result<std::int64_t> wrongIdentities(sqlite::Database& database);

} // namespace accord::store

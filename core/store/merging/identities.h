// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

#include <set>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace accord::store {

/// "`first` is the same person as `second`", as somebody said once. Such pairs are only ever added, and travel between
/// full copies.
using SamePerson = std::pair<Uuid, Uuid>;

/// Which person stands for whom. It follows from the set of pairs alone, whatever the order in which they came: of
/// those who are one and the same the one stands for all who was never said to be somebody else, the least identifier
/// of several.
class Identities
{
public:
    Identities(const std::set<SamePerson>& pairs, std::span<const Uuid> present);

    /// Who stands for this person, among those who are present.
    [[nodiscard]] Uuid of(const Uuid& person) const;

private:
    std::unordered_map<Uuid, Uuid> m_representative;
};

/// Pairs that this project has noted.
Result<std::set<SamePerson>> samePeople(Database& project);

/// The pairs that follow from the other copy (none from a package, whose maker knows one person only) and the choices.
Result<std::set<SamePerson>> newSamePeople(const OtherCopy& other, const MergeChoices& choices);

/// Fills map_person (there, uuid, here, left_out) with everybody whom the other copy knows, and the survey's list.
/// `here` stays empty for those who are to be added.
Status mapPeople(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

/// Adds people, notes pairs and who is left out, and gives to one person what was said under two names.
Status takePeople(const OtherCopy& other, const MergeChoices& choices);

} // namespace accord::store

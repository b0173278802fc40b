// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/store/sqlite/database.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace accord::store {

/// The part of a current label that lists and statistics need.
struct LabelCell
{
    ItemId item;
    PersonId by;
    Verdict verdict = Verdict::None;
    CategoryId category;
    bool flagged = false;
};

/// Every current label of a round, by person and then by item.
Status forEachLabel(Database& database, RoundId round, const std::function<void(const LabelCell&)>& visit);

/// One person's current labels of a round, by item.
Result<std::vector<LabelCell>> labelsBy(Database& database, RoundId round, PersonId person);

/// Whether the person says anything in the round.
Result<bool> labelsIn(Database& database, RoundId round, PersonId person);

/// One person's current label of an item, whole; none if they never gave one.
Result<std::optional<Label>> labelOf(Database& database, RoundId round, ItemId item, PersonId person);

/// Everybody's current labels of an item, whole, by person.
Result<std::vector<Label>> labelsOf(Database& database, RoundId round, ItemId item);

/// All current labels of a round, whole, by the round's order of items and then by person; for exports.
Status forEachWholeLabel(Database& database, RoundId round, const std::function<void(const Label&)>& visit);

/// Every label that anybody ever gave to an item, oldest first; withdrawn ones included.
Result<std::vector<Label>> labelHistory(Database& database, ItemId item);

/// How many items of the round the person's current label puts into a category or out of the study, given at or after
/// the moment.
Result<int> labelledSince(Database& database, RoundId round, PersonId person, const std::string& moment);

/// The identifier of an act, for the `replaces` of the next one.
Result<Uuid> uuidOfAct(Database& database, ActId act);

/// Summaries that labels of this project carry and that begin with `prefix` (ASCII letters in either case), most used
/// first, at most `most`. Of blind rounds only those that the person wrote.
Result<std::vector<std::string>> summariesLike(Database& database, PersonId person, const std::string& prefix,
                                               int most);

} // namespace accord::store

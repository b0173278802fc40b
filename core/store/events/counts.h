// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::store {

/// How many entries of the log people made one by one; without those of imports and of rules.
Result<std::int64_t> entriesByHand(sqlite::Database& database);

Result<std::int64_t> labelCount(sqlite::Database& database);    ///< that hold, withdrawn ones not
Result<std::int64_t> decisionCount(sqlite::Database& database); ///< that hold and decide

/// A label that says "not for this study", and why.
struct ExclusionCell
{
    ItemId item;
    PersonId by;
    Exclusion why = Exclusion::None;
};

/// Those of everybody in a round that is open to all eyes. Errc::NotPermitted while it is blind.
Status forEachExclusion(sqlite::Database& database, RoundId round,
                        const std::function<void(const ExclusionCell&)>& visit);

/// The reasons of decisions that put items out of the study. Errc::NotPermitted while the round is blind.
Result<std::map<ItemId, Exclusion>> excludedByDecision(sqlite::Database& database, RoundId round);

// How labelling goes. What is asked of several people here tells that something was said and when, never what: it is
// what a lead may count in a blind round too.

/// That a person says something of an item now.
struct Touched
{
    ItemId item;
    PersonId by;
    bool done = false; ///< a category, "not for this study", or a code of their own
    bool cannotTell = false;
    bool flagged = false;
};

/// Every current label of a round that says something or flags, by person. `person`: none for everybody.
Status forEachTouched(sqlite::Database& database, RoundId round, PersonId person,
                      const std::function<void(const Touched&)>& visit);

/// That a label was given, or changed, at some time.
struct GivenLabel
{
    ItemId item;
    PersonId by;
    std::string_view at; ///< UTC, ISO 8601; valid during the visit
    double seconds = 0;  ///< 0: not known
    bool done = false;
    bool imported = false;
};

/// Every label ever given in the project, in the order in which this file learned of them. `person`: none for
/// everybody. With `timed`, imported labels without a time in view are left out: they say nothing of anybody's pace.
Status forEachGiven(sqlite::Database& database, PersonId person, bool timed,
                    const std::function<void(const GivenLabel&)>& visit);

/// When each person first put the item into a category or out of the study, by person. Says nothing of what they said.
Result<std::vector<std::pair<PersonId, std::string>>> firstGivenAt(sqlite::Database& database, ItemId item);

/// Of each item of the round the first label of one person that put it into a category or out of the study, in the
/// round's order of items.
Result<std::vector<Label>> firstLabelsBy(sqlite::Database& database, RoundId round, PersonId person);

} // namespace accord::store

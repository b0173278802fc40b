// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/store/sqlite/database.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace accord::store {

/// The part of a current decision that lists and statistics need.
struct DecisionCell
{
    ItemId item;
    DecisionState state = DecisionState::Open;
    Verdict verdict = Verdict::None;
    CategoryId category;
    DecisionSource source = DecisionSource::Person;
};

/// Every current decision of a round, by item.
Status forEachDecision(Database& database, RoundId round, const std::function<void(const DecisionCell&)>& visit);

/// The current decision on an item, whole; none if there never was one.
Result<std::optional<Decision>> decisionOf(Database& database, RoundId round, ItemId item);

/// All current decisions of a round, whole, in the round's order of items.
Status forEachWholeDecision(Database& database, RoundId round, const std::function<void(const Decision&)>& visit);

/// Every decision ever made in a round at or after the moment (UTC, ISO 8601; empty: all), whole, oldest first.
Status forEachDecisionEver(Database& database, RoundId round, const std::string& since,
                           const std::function<void(const Decision&)>& visit);

/// Reasons that people gave for decisions and that begin with `prefix` (ASCII letters in either case), most used first,
/// at most `most`.
Result<std::vector<std::string>> reasonsLike(Database& database, const std::string& prefix, int most);

/// Every decision ever made on an item, oldest first.
Result<std::vector<Decision>> decisionHistory(Database& database, ItemId item);

} // namespace accord::store

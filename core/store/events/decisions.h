// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/sqlite/database.h"

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

/// Decisions come of what several people said, and are told of open rounds only (see blindness.h): Errc::NotPermitted.

/// Every current decision of a round, by item.
Status forEachDecision(sqlite::Database& database, RoundId round,
                       const std::function<void(const DecisionCell&)>& visit);

/// The current decision on an item, whole; none if there never was one.
Result<std::optional<Decision>> decisionOf(sqlite::Database& database, RoundId round, ItemId item);

/// The same for whoever is about to write another one in its place, and tells nobody; so of a blind round, too.
Result<std::optional<Decision>> decisionToReplace(sqlite::Database& database, RoundId round, ItemId item);

/// The references of a training round, in its order of items: for the lead who sets them, so of a blind one, too. Of
/// any other round they are decisions like all others: Errc::NotPermitted while it is blind.
Status forEachReference(sqlite::Database& database, RoundId round, const std::function<void(const Decision&)>& visit);

/// All current decisions of a round, whole, in the round's order of items.
Status forEachWholeDecision(sqlite::Database& database, RoundId round,
                            const std::function<void(const Decision&)>& visit);

/// Every decision ever made in a round at or after the moment (UTC, ISO 8601; empty: all), whole, oldest first.
Status forEachDecisionEver(sqlite::Database& database, RoundId round, const std::string& since,
                           const std::function<void(const Decision&)>& visit);

/// Reasons that people gave for decisions and that begin with `prefix` (ASCII letters in either case), most used first,
/// at most `most`. Those of blind rounds are left out.
Result<std::vector<std::string>> reasonsLike(sqlite::Database& database, const std::string& prefix, int most);

/// Every decision ever made on an item, oldest first.
Result<std::vector<Decision>> decisionHistory(sqlite::Database& database, ItemId item);

} // namespace accord::store

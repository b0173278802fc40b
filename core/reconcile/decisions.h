// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// Everybody's current label of an item with its summary, note and confidence, by person. Errc::NotPermitted while the
/// round is blind.
Result<std::vector<Label>> votes(Project& project, RoundId round, ItemId item);

/// The decision on an item as it stands; Open content if there never was one.
Result<DecisionContent> currentDecision(Project& project, RoundId round, ItemId item);

/// Every decision ever made on an item, oldest first.
Result<std::vector<Decision>> decisionHistory(Project& project, ItemId item);

/// A decision for one of the items.
struct Decided
{
    ItemId item;
    DecisionContent content;
};

/// Makes decisions, all or none, which come to hold at once. A person's decision needs a person, a reason where it goes
/// against the majority of the first labels, and has to say truly how it came about (see deciding/decision_check.h).
/// Errc::Invalid for contents that do not fit together or lack something, NotPermitted while the round is blind, and
/// for who may not decide in it. In a reconciled round a decision stays, unless a lead opens it again (state Open).
Status decide(Project& project, RoundId round, PersonId by, const std::vector<Decided>& decisions);

} // namespace accord::reconcile

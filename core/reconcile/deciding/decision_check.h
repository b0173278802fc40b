// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/project/project.h"
#include "core/reconcile/voting/outcome.h"

namespace accord::reconcile {

/// Whether a decision fits together as it stands, whatever it is about. Errc::Invalid, UnknownCategory.
Status checkContent(const Project& project, const DecisionContent& content, PersonId by);

/// Whether a decision says something else than more than half of the first labels do. Where they have no majority, none
/// does. It needs a reason then.
bool goesAgainstMajority(const VoteTally& firstLabels, const DecisionContent& content);

/// Whether what a person's decision says of how it came about is true for the item: the majority of the first labels,
/// a second vote that was revealed on this very item and leads to this, a meeting that there is; and whether it has the
/// reason that it needs. Inside the caller's transaction. Errc::Invalid; the detail says what is missing.
Status checkOrigin(Project& project, RoundId round, ItemId item, const DecisionContent& content);

} // namespace accord::reconcile

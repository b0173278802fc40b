// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/project/project.h"
#include "core/reconcile/second_votes.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// Reasons that people gave for decisions of this project and that begin as typed (ASCII letters in either case), most
/// used first, at most `most`: a meeting has the same reason again and again.
Result<std::vector<std::string>> reasonsLike(Project& project, const std::string& typed, int most = 12);

/// Whether a decision fits together as it stands, whatever it is about. Errc::Invalid, UnknownCategory.
Status checkContent(const Project& project, const DecisionContent& content, PersonId by);

/// Whether a decision says something else than more than half of the first labels do. Where they have no majority, none
/// does. It needs a reason then.
bool goesAgainstMajority(const VoteTally<CategoryId>& firstLabels, const DecisionContent& content);

/// Whether what a person's decision says of how it came about is true for the item: the majority of the first labels,
/// a second vote that was revealed on this very item and leads to this, a meeting that there is; and whether it has the
/// reason that it needs. Inside the caller's transaction. Errc::Invalid says what is missing.
Status checkOrigin(Project& project, RoundId round, ItemId item, const DecisionContent& content);

/// Everybody's current label of an item with its summary, note and confidence, by person. Errc::NotPermitted while the
/// round is blind.
Result<std::vector<Label>> votes(Project& project, RoundId round, ItemId item);

/// The same of everybody's first label (see FirstLabelsEnd).
Result<std::vector<Label>> firstLabels(Project& project, RoundId round, ItemId item);

/// The decision on an item as it stands; Open content if there never was one.
Result<DecisionContent> currentDecision(Project& project, RoundId round, ItemId item);

/// Every decision ever made on an item, oldest first.
Result<std::vector<Decision>> decisionHistory(Project& project, ItemId item);

/// A label that somebody gave at some time.
struct LabelEver
{
    Label label;        ///< as it was given, also with a category that was merged since
    bool first = false; ///< it is their first label of the item (see FirstLabelsEnd)
    bool holds = false; ///< they gave no other one since
};

/// Every label that was ever given to the item, withdrawals included, in the order of the log: all of them for those
/// who lead, for others their own. Errc::NotPermitted while the round is blind.
Result<std::vector<LabelEver>> labelHistory(Project& project, RoundId round, ItemId item, PersonId by);

/// A decision for one of the items.
struct Decided
{
    ItemId item;
    DecisionContent content;
};

/// Makes decisions, all or none, which come to hold at once. A person's decision needs a person, a reason where it goes
/// against the majority of the first labels, and has to say truly how it came about (checkOrigin()).
/// Errc::Invalid for contents that do not fit together or lack something, UnknownCategory for a category that is
/// retired (unless the item was decided so before), NotPermitted while the round is blind, and for who may not decide
/// in it. In a reconciled round a decision stays, unless a lead opens it again (state Open).
Status decide(Project& project, RoundId round, PersonId by, const std::vector<Decided>& decisions);

} // namespace accord::reconcile

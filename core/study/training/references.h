// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::study {

/// What a training item is meant to be called, and why. It is the item's decision in the training round.
struct Reference
{
    ItemId item;
    Verdict verdict = Verdict::Category; ///< Category or NotForStudy
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
    std::string explanation; ///< the decision's reason
    PersonId by;
    std::string at; ///< UTC, ISO 8601
};

/// Every reference of a training round in the round's order, for leads. Errc::NotPermitted for others: a person is
/// shown one with the feedback on their own label. Errc::Invalid for a round that is not for training.
Result<std::vector<Reference>> references(Project& project, RoundId round, PersonId lead);

/// The same without asking who wants to know; for what is computed from them.
Result<std::vector<Reference>> referencesIn(Project& project, RoundId round);

/// Sets or replaces the reference of an item; `reference.by` is the lead who says so. Errc::NotPermitted for others and
/// while the round is open to everybody's eyes before it is closed (a reference could be read before labelling),
/// Errc::Invalid without an explanation or with a verdict that is none of the two.
Status setReference(Project& project, RoundId round, const Reference& reference);

/// What a set of references was made of.
struct ReferencesMade
{
    int made = 0;
    int replaced = 0;           ///< of these
    int withoutExplanation = 0; ///< of these: the source has no note or reason
    int leftOut = 0;            ///< items for which the source says nothing
};

/// The lead's own labels in the training round become its references, their notes the explanations. Does nothing where
/// the reference says the same already.
Result<ReferencesMade> useMyLabels(Project& project, RoundId round, PersonId lead);

/// The decisions of another round on the same issues become the references, their reasons the explanations.
/// Errc::NotPermitted while that round is blind.
Result<ReferencesMade> useDecisionsOf(Project& project, RoundId round, RoundId from, PersonId lead);

} // namespace accord::study

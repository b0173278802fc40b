// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// What a training item is meant to be called, and why. It is the item's decision in the training round.
struct ReferenceLabel
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
Result<std::vector<ReferenceLabel>> references(Project& project, RoundId round, PersonId lead);

/// The same without asking who wants to know; for what is computed from them.
Result<std::vector<ReferenceLabel>> referencesIn(Project& project, RoundId round);

/// Sets or replaces the reference of an item; `reference.by` is the lead who says so. Errc::NotPermitted for others and
/// while the round is open to everybody's eyes before it is closed (a reference could be read before labelling),
/// Errc::Invalid without an explanation or with a verdict that is none of the two.
Status setReference(Project& project, RoundId round, const ReferenceLabel& reference);

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

/// The highest level at which a label and a reference differ; Type if one of them is "not for this study". Nothing when
/// they say the same, for whatever reason the issue is out of the study. A label that stops above the reference differs
/// at the next level; one that goes deeper does not differ.
std::optional<Level> differsAt(const Taxonomy& taxonomy, const LabelContent& label, const ReferenceLabel& reference);

/// The same as far down as `level`.
bool isRight(const std::optional<Level>& differs, Level level);

/// What a person learns of a training item once they labelled it.
struct TrainingFeedback
{
    ItemId item;
    LabelContent own;             ///< the first label that said something, given before the reference could be seen
    bool changedSince = false;    ///< they say something else now
    ReferenceLabel reference;     ///< with the explanation
    std::optional<Level> differs; ///< the highest level at which they differ; Type if one is "not for this study";
                                  ///< nothing when they say the same
    bool right = false;           ///< the same as far down as the study asks for (training threshold)
};

/// The feedback on an item for the person who labelled it. Nothing while they said neither a category nor "not for this
/// study", and where the item has no reference. Errc::Invalid for a round that is not for training.
Result<std::optional<TrainingFeedback>> feedback(Project& project, RoundId round, ItemId item, PersonId person);

/// How somebody did in a training round. Only items with a reference count, and of a person's labels the first.
struct TrainingResult
{
    PersonId person;
    int items = 0;      ///< with a reference, that the person is to label
    int labelled = 0;   ///< of these
    int right = 0;      ///< of those labelled
    bool ready = false; ///< the study's threshold is met: enough items, and of those labelled enough right

    [[nodiscard]] double share() const { return labelled == 0 ? 0 : static_cast<double>(right) / labelled; }
};

/// A person's own result, with the feedback on everything they labelled, in the round's order.
struct OwnTraining
{
    TrainingResult result;
    std::vector<TrainingFeedback> items;
};
Result<OwnTraining> ownTraining(Project& project, RoundId round, PersonId person);

/// Everybody's result in the order of their pseudonyms, for leads: who is ready. Errc::NotPermitted for others.
Result<std::vector<TrainingResult>> trainingResults(Project& project, RoundId round, PersonId lead);

/// Items that people got wrong, for leads: what the codebook or the explanation does not make clear.
struct HardItem
{
    ItemId item;
    int labelled = 0;
    int wrong = 0;
};

/// Most often wrong first. Errc::NotPermitted for others.
Result<std::vector<HardItem>> hardItems(Project& project, RoundId round, PersonId lead);

} // namespace accord::study

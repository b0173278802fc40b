// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"
#include "core/model/label.h"
#include "core/project/project.h"
#include "core/study/training/references.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// What a person learns of a training item once they labelled it.
struct Feedback
{
    ItemId item;
    LabelContent own;             ///< the first label that said something, given before the reference could be seen
    bool changedSince = false;    ///< they say something else now
    Reference reference;          ///< with the explanation
    std::optional<Level> differs; ///< the highest level at which they differ; Type if one is "not for this study";
                                  ///< nothing when they say the same
    bool right = false;           ///< the same as far down as the study asks for (training threshold)
};

/// The feedback on an item for the person who labelled it. Nothing while they said neither a category nor "not for this
/// study", and where the item has no reference. Errc::Invalid for a round that is not for training.
Result<std::optional<Feedback>> feedback(Project& project, RoundId round, ItemId item, PersonId person);

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
    std::vector<Feedback> items;
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

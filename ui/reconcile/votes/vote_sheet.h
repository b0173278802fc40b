// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/label.h"
#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/consensus.h"
#include "ui/reconcile/votes/choice_text.h"

#include <span>
#include <vector>

namespace accord::ui {

/// One annotator on one item.
struct Voice
{
    PersonId person;
    QString initials; ///< "MO", or "A3" when names are hidden
    QString name;     ///< empty when names are hidden
    int colour = -1;  ///< index for look::personColour(); -1: none, names are hidden
    LabelContent label;
};

/// One choice with everybody who made it.
struct Option
{
    reconcile::Choice choice;
    CategoryId category; ///< none for "not for this study"
    ChoiceText text;
    bool majority = false;
    std::vector<Voice> voices;
};

/// Who said what about an item: what the right side of the page shows.
struct VoteSheet
{
    reconcile::Consensus consensus;
    std::vector<Option> options; ///< most votes first
    std::vector<Voice> cannotTell;
    std::vector<Voice> waiting; ///< gave labels in this round, not for this item yet
};

/// `labels` are the current labels of the item; `pseudonyms` hides who is who behind A1, A2 and so on, by the order in
/// which people first appear in the round.
VoteSheet voteSheet(const LabelMatrix& labelMatrix, int row, std::span<const Label> labels,
                    std::span<const Person> people, bool pseudonyms);

/// Anybody of the project, named as on the sheet; who never labelled in the round comes after those who did.
Voice voiceOf(const LabelMatrix& labelMatrix, PersonId person, std::span<const Person> people, bool pseudonyms);

/// How a confidence is said: "sure", "fairly sure", "unsure"; empty for none.
QString confidenceWord(Confidence confidence);

} // namespace accord::ui

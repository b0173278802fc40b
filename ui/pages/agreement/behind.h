// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <functional>
#include <span>
#include <vector>

namespace accord::ui {

/// What a number on the page was counted from, said so that it can be found again after labels moved.
struct Behind
{
    enum class What {
        Nothing,
        Disputed,     ///< items on which labels differ at the level
        Used,         ///< items with two or more labels at the level
        SingleLabel,  ///< items left out
        NoLabel,      ///< items left out
        LeftOut,      ///< both
        NotSpecified, ///< items with a label that stops above the level
        Category,     ///< items on which the category `one` is disputed
        Confused,     ///< `one` taken for `other`; the same twice: where people agree on it
        Pair,         ///< items that `person` and `otherPerson` rated differently
        AgainstFinal, ///< items that `person` rated otherwise than decided
        AgainstRest,  ///< items that `person` rated otherwise than anybody else
        AllAlike,     ///< items on which all labels are the same
        AcrossTypes,  ///< items on which two labels part there
        WithinType,
        WithinTheme,
        OneGoesOn, ///< items on which one label goes on below where another stops
    };

    What what = What::Nothing;
    Level level = Level::Theme;
    int one = -1; ///< index into Taxonomy::categories(); -1: not for this study
    int other = -1;
    PersonId person;
    PersonId otherPerson;
};

/// The items, in the round's order. For a thread in the background.
std::vector<ItemId> itemsBehind(const LabelMatrix& labelMatrix, const Selection& selection, const Behind& behind);

/// What they are, in a few words: "C.5 taken for C.9". `nameOf` names people as the moment allows.
QString behindText(const Taxonomy& taxonomy, const Selection& selection, const Behind& behind,
                   const std::function<QString(PersonId)>& nameOf, std::span<const std::string> openCodes = {});

} // namespace accord::ui

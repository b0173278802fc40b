// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <vector>

namespace accord {

/// Why a label is to be looked at again. Giving it again, also the same, ends that.
enum class RelabelReason : std::uint8_t {
    No = 0,
    Meaning = 1, ///< it was given when its category meant something else
    Split = 2,   ///< its category was split
};

/// A label that is to be looked at again.
struct LabelToRelabel
{
    ItemId item;
    CategoryId category; ///< that the label has
    RelabelReason why = RelabelReason::No;
    CodebookId codebook; ///< by which it was given; none: imported
};

/// The person's labels in the round that are to be looked at again, in the round's order. A label is measured by what
/// its category meant in the version by which it was given (an imported one: the version that held then) against what
/// it means in the version by which the round is labelled: a running round's own, else the newest. Some milliseconds
/// where nothing of the codebook changed its meaning.
Result<std::vector<LabelToRelabel>> toLookAtAgain(Project& project, RoundId round, PersonId person);

/// The same for one item.
Result<RelabelReason> relabel(Project& project, RoundId round, ItemId item, PersonId person);

/// How many labels of somebody in a round are to be looked at again.
struct RelabelCount
{
    RoundId round;
    PersonId person;
    int meaning = 0;
    int split = 0;
};

/// For everybody with at least one, by round and person: for those who lead. It tells how many, never which,
/// and nothing of blind rounds: what the categories of labels are is what nobody learns before they are over.
Result<std::vector<RelabelCount>> relabelCounts(Project& project);

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::labelling {

/// How much of the project's texts a search can find yet.
Result<IndexState> indexState(Project& project);

/// Brings a further batch of texts into the word index, in a transaction of some ten milliseconds, so that everybody
/// who labels meanwhile gets their turn. False when nothing is left to do. For a thread in the background.
Result<bool> indexFurther(Project& project);

/// Items that a search found, and how to go on.
struct Hits
{
    std::vector<ItemId> items; ///< newest text first; all occurrences of an issue
    std::int64_t next = 0;     ///< `below` of the call that finds the further ones; 0: that was all
    IndexState index;          ///< where it is not complete, there may be more
};

/// Items of the round whose title, body or discussion has every word, prefix ("quant*") and phrase ("\"out of
/// memory\"") that was typed. At least `most` of them, unless there are fewer.
Result<Hits> search(Project& project, RoundId round, const std::string& typed, int most, std::int64_t below = 0);

/// One line of a person's queue, small enough to keep a million in memory.
struct QueueEntry
{
    ItemId item;
    CategoryId category;
    Verdict verdict = Verdict::None;
    bool flagged = false;
    bool cited = false; ///< the label names passages of the text that it rests on
    bool again = false; ///< to be looked at again: its category means something else now, or was split

    /// "Cannot tell" is still to do, at the end.
    [[nodiscard]] bool done() const { return isLabelled(verdict); }
};

/// The items of the round that are the person's, in their own order, with what they say about them.
Result<std::vector<QueueEntry>> queue(Project& project, RoundId round, PersonId person);

/// Items of the round by what somebody types of them: a number, whole or its beginning, with or without "#"; else words
/// of the text. Of an issue that is there twice the first one. `person`: only theirs; none: all of the round.
Result<std::vector<ItemId>> findItems(Project& project, RoundId round, PersonId person, const std::string& typed,
                                      std::size_t most);

/// How many items the person finished since the given moment (UTC, ISO 8601), for "48 today".
Result<int> doneSince(Project& project, RoundId round, PersonId person, const std::string& moment);

} // namespace accord::labelling

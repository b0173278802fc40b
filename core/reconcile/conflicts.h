// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/filter.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// An entry of the queue.
struct Conflict
{
    int row = 0; ///< of the label matrix
    ItemId item;
    Consensus consensus;
    DecisionState decision = DecisionState::Open;
    std::optional<BlockKey> block; ///< none unless in conflict
    int alike = 0;                 ///< conflicts of the round in the same block, whatever the filter: what it teaches
};

/// The filtered items of a round, worst first: across types before across themes before across sub-themes, then the
/// most evenly split, then those of the largest block, so that a block's items come together, then in the round's
/// order, or where the filter has a seed in one drawn from it, so that what is equally bad is not of one repository.
/// Of a sized filter it takes at most so many of a block and so many in all: with `sample` drawn by chance, otherwise
/// the worst; kMostSized at most, and from the seed 1 where none is said. Small enough to keep a million in memory; an
/// entry is put together when it is asked for. The label matrix must outlive it, and must not have changed meanwhile.
class ConflictQueue
{
public:
    ConflictQueue(const LabelMatrix& labelMatrix, const Filter& filter);

    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] Conflict at(std::size_t place) const;
    [[nodiscard]] int rowAt(std::size_t place) const { return m_entries[place].row; }

private:
    struct Entry
    {
        int row = 0;
        int alike = 0;
    };

    const LabelMatrix& m_labelMatrix;
    std::vector<Entry> m_entries;
};

/// All entries of the queue.
std::vector<Conflict> conflicts(const LabelMatrix& labelMatrix, const Filter& filter);

/// Counts over a whole round.
struct Tally
{
    int items = 0;
    int unanimous = 0;
    int incomplete = 0;
    int conflicts = 0;
    int acrossTypes = 0; ///< of the conflicts
    int acrossThemes = 0;
    int acrossSubthemes = 0;
    int decided = 0;  ///< items, whatever their standing
    int deferred = 0; ///< items
    int conflictsDecided = 0;
};

Tally tally(const LabelMatrix& labelMatrix);

/// How long one decision takes, to say how long the rest will.
struct DecisionPace
{
    double seconds = 60; ///< per decision
    int measured = 0;    ///< from so many decisions one after the other; 0: assumed
};

/// From the moments at which people decided, in any order (UTC, ISO 8601): the median of the times between one and the
/// next, where those are under ten minutes, so that breaks do not count. Assumed where there are fewer than five.
DecisionPace paceOf(std::vector<std::string> moments);

/// The pace of a round's current decisions by people.
Result<DecisionPace> pace(Project& project, RoundId round);

} // namespace accord::reconcile

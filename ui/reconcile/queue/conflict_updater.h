// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/feed.h"
#include "core/project/label_matrix.h"

#include <set>

namespace accord::ui {

class ConflictPanel;

/// Keeps the queue in step with the round: remembers what moved before the round in memory has taken it over, shows it
/// in the rows without moving any, and sorts anew only when a person asked for it.
class ConflictUpdater
{
public:
    /// The panel must live as long as this.
    explicit ConflictUpdater(ConflictPanel& queue);

    /// Remembers what changed in this round.
    void note(const Changes& changes, RoundId round);

    /// The round has taken over what was noted: so do the rows. Answers whether `shown` is among what moved.
    bool takeOver(const LabelMatrix& labelMatrix, ItemId shown);

    /// Everything that was noted is in another list already, such as that of another round.
    void forget();

    /// Fills the list anew by the panel's filter and chooses `keep`, or the first where it is not in the list.
    void sort(const LabelMatrix& labelMatrix, ItemId keep);

private:
    ConflictPanel& m_queue;
    std::set<ItemId> m_moved;       ///< not yet taken over into the queue
    bool m_everythingMoved = false; ///< likewise, too many to name
    std::set<ItemId> m_sinceSorted; ///< changed since the queue was sorted
    bool m_muchMoved = false;       ///< likewise, too many to name
};

} // namespace accord::ui

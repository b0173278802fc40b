// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/queue_upkeep.h"

#include "core/reconcile/conflicts.h"
#include "core/reconcile/queue/blocks.h"
#include "ui/reconcile/queue/conflict_panel.h"

#include <vector>

namespace accord::ui {

QueueUpkeep::QueueUpkeep(ConflictPanel& queue)
    : m_queue(queue)
{}

void QueueUpkeep::note(const Changes& changes, RoundId round)
{
    m_everythingMoved = m_everythingMoved || changes.everything || changes.contents;
    const auto noteAll = [&](const auto& all) {
        for (const auto& change : all) {
            if (change.round == round) {
                m_moved.insert(change.item);
                m_sinceSorted.insert(change.item);
            }
        }
    };
    noteAll(changes.labels);
    noteAll(changes.decisions);
    m_muchMoved = m_muchMoved || m_everythingMoved;
    m_queue.setStale(m_muchMoved ? -1 : static_cast<int>(m_sinceSorted.size()));
}

bool QueueUpkeep::takeOver(const Board& board, ItemId shown)
{
    const bool shownMoved = m_everythingMoved || m_moved.contains(shown);
    if (m_everythingMoved) {
        m_queue.model().refreshAll(board);
    } else if (!m_moved.empty()) {
        m_queue.model().refresh(board, std::vector<ItemId>(m_moved.begin(), m_moved.end()));
    }
    if (m_everythingMoved || !m_moved.empty()) {
        m_queue.blocks().refresh(reconcile::blocks(board, m_queue.filter().filter()));
        m_queue.sayBlock();
    }
    forget();
    return shownMoved;
}

void QueueUpkeep::forget()
{
    m_moved.clear();
    m_everythingMoved = false;
}

void QueueUpkeep::sort(const Board& board, ItemId keep)
{
    m_sinceSorted.clear();
    m_muchMoved = false;
    m_queue.setStale(0);
    ConflictModel& model = m_queue.model();
    const reconcile::Filter filter = m_queue.filter().filter();
    m_queue.blocks().reset(board, reconcile::blocks(board, filter));
    model.reset(board, reconcile::conflicts(board, filter));
    const int row = model.rowOf(keep);
    m_queue.setCurrentRow(row >= 0 ? row : (model.rowCount() > 0 ? 0 : -1));
}

} // namespace accord::ui

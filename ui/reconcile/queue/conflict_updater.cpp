// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/conflict_updater.h"

#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "ui/reconcile/queue/conflict_panel.h"

#include <vector>

namespace accord::ui {

ConflictUpdater::ConflictUpdater(ConflictPanel& queue)
    : m_queue(queue)
{}

void ConflictUpdater::note(const Changes& changes, RoundId round)
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

bool ConflictUpdater::takeOver(const LabelMatrix& labelMatrix, ItemId shown)
{
    const bool shownMoved = m_everythingMoved || m_moved.contains(shown);
    if (m_everythingMoved) {
        m_queue.model().refreshAll(labelMatrix);
    } else if (!m_moved.empty()) {
        m_queue.model().refresh(labelMatrix, std::vector<ItemId>(m_moved.begin(), m_moved.end()));
    }
    if (m_everythingMoved || !m_moved.empty()) {
        m_queue.blocks().refresh(reconcile::blocks(labelMatrix, m_queue.filter().filter()));
        m_queue.sayBlock();
    }
    forget();
    return shownMoved;
}

void ConflictUpdater::forget()
{
    m_moved.clear();
    m_everythingMoved = false;
}

void ConflictUpdater::sort(const LabelMatrix& labelMatrix, ItemId keep)
{
    m_sinceSorted.clear();
    m_muchMoved = false;
    m_queue.setStale(0);
    ConflictModel& model = m_queue.model();
    const reconcile::Filter filter = m_queue.filter().filter();
    m_queue.blocks().reset(labelMatrix, reconcile::blocks(labelMatrix, filter));
    model.reset(labelMatrix, reconcile::conflicts(labelMatrix, filter));
    const int row = model.rowOf(keep);
    m_queue.setCurrentRow(row >= 0 ? row : (model.rowCount() > 0 ? 0 : -1));
}

} // namespace accord::ui

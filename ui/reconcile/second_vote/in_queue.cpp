// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/second_vote/in_queue.h"

#include "ui/reconcile/queue/conflict_panel.h"

namespace accord::ui {

std::vector<ItemId> openBlock(ConflictPanel& queue)
{
    std::vector<ItemId> items;
    const ConflictModel& model = queue.model();
    const int rows = queue.filter().filter().block ? model.rowCount() : 0;
    for (int row = 0; row < rows; ++row) {
        if (model.at(row).decision == DecisionState::Open) {
            items.push_back(model.itemAt(row));
        }
    }
    return items;
}

int nextWaitingRow(ConflictPanel& queue, ItemId here, std::span<const ItemId> waiting)
{
    const ConflictModel& model = queue.model();
    const int from = model.rowOf(here);
    const auto distance = [&](int to) { return to > from ? to - from : to - from + model.rowCount(); };
    int best = -1;
    for (const ItemId item : waiting) {
        const int row = model.rowOf(item);
        if (row >= 0 && item != here && (best < 0 || distance(row) < distance(best))) {
            best = row;
        }
    }
    return best;
}

} // namespace accord::ui

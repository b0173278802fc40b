// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <span>
#include <vector>

namespace accord::ui {

class ConflictPanel;

/// What waits for a decision in the block that is open in the queue; nothing where none is open.
std::vector<ItemId> openBlock(ConflictPanel& queue);

/// The row of the next item after `here` (from the top again at the end) that is among `waiting`; -1 if the queue has
/// none of them but `here`.
int nextWaitingRow(ConflictPanel& queue, ItemId here, std::span<const ItemId> waiting);

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyleOptionViewItem>

#include "ui/support/look.h"

class QPainter;

namespace accord::ui {

inline constexpr int kHalf = look::kGrid / 2; ///< between the parts of a row

/// Paints what is behind a row of the queue: a tint with a bar at its side where it is selected, a thin line below.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);

} // namespace accord::ui

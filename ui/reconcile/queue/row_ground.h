// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyleOptionViewItem>

class QPainter;

namespace accord::ui {

/// Paints what is behind a row of the queue: a tint with a bar at its side where it is selected, a thin line below.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/row_ground.h"

#include <QPainter>

#include "ui/support/look.h"

namespace accord::ui {

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    if (option.state.testFlag(QStyle::State_Selected)) {
        QColor tint = look::accent();
        tint.setAlpha(36);
        painter.fillRect(option.rect, tint);
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), look::kGrid / 2 - 1, option.rect.height()),
                         look::accent());
    }
    painter.setPen(look::line());
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

} // namespace accord::ui

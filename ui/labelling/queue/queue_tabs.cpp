// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/queue/queue_tabs.h"

#include <QPainter>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kPadding = 5; // px, left and right of a tab's words

} // namespace

QueueTabs::QueueTabs(QWidget* parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setFocusPolicy(Qt::NoFocus);
}

QSize QueueTabs::tabSizeHint(int index) const
{
    return {fontMetrics().horizontalAdvance(tabText(index)) + 2 * kPadding + 2, fontMetrics().height() + look::kGrid};
}

void QueueTabs::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    for (int index = 0; index < count(); ++index) {
        if (!isTabVisible(index)) {
            continue;
        }
        const QRect tab = tabRect(index);
        const bool chosen = index == currentIndex();
        painter.setPen(chosen ? look::text() : look::dimmed());
        painter.drawText(tab, Qt::AlignCenter, tabText(index));
        if (chosen) {
            painter.fillRect(tab.adjusted(kPadding, tab.height() - 2, -kPadding, 0), look::accent());
        }
    }
}

} // namespace accord::ui

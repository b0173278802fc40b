// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/queue/queue_tabs.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kPadding = 5; // px, left and right of a tab's words
constexpr int kLetters = 2; // of its words at the least

} // namespace

QueueTabs::QueueTabs(QWidget* parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    setFocusPolicy(Qt::TabFocus);
}

void QueueTabs::name(int index, const QString& words, const QString& count)
{
    setTabData(index, words);
    const QString text = tr("%1 %2").arg(words, count);
    if (text != tabText(index)) {
        setTabText(index, text);
    }
}

QSize QueueTabs::minimumTabSizeHint(int index) const
{
    return {fontMetrics().averageCharWidth() * kLetters + 2 * kPadding, tabSizeHint(index).height()};
}

/// The arrows choose a tab while it has the focus, not the next issue.
bool QueueTabs::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            event->accept();
            return true;
        }
    }
    return QTabBar::event(event);
}

bool QueueTabs::numbersFit() const
{
    int needed = 0;
    for (int index = 0; index < count(); ++index) {
        needed += isTabVisible(index) ? fontMetrics().horizontalAdvance(tabText(index)) + 2 * kPadding + 2 : 0;
    }
    return needed <= width();
}

QSize QueueTabs::tabSizeHint(int index) const
{
    const QString text = numbersFit() ? tabText(index) : tabData(index).toString();
    return {fontMetrics().horizontalAdvance(text) + 2 * kPadding + 2, fontMetrics().height() + look::kGrid};
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
        const int room = tab.width() - kPadding;
        const bool fits = numbersFit() && fontMetrics().horizontalAdvance(tabText(index)) <= room;
        const QString words = tabData(index).toString();
        painter.drawText(tab, Qt::AlignCenter,
                         fits ? tabText(index) : fontMetrics().elidedText(words, Qt::ElideRight, room));
        if (chosen && hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = tab;
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
        }
        if (chosen) {
            painter.fillRect(tab.adjusted(kPadding, tab.height() - 2, -kPadding, 0), look::accent());
        }
    }
}

} // namespace accord::ui

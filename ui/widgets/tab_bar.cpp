// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/tab_bar.h"

#include <QPainter>

#include "ui/core/theme.h"

namespace accord::ui {
namespace {

constexpr int kBesideWords = theme::kGrid + theme::kGrid / 2; ///< left and right of the words
constexpr int kUnderline = 2;

} // namespace

TabBar::TabBar(QWidget* parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setFocusPolicy(Qt::TabFocus);
}

QSize TabBar::tabSizeHint(int index) const
{
    return {fontMetrics().horizontalAdvance(tabText(index)) + 2 * kBesideWords,
            fontMetrics().height() + 2 * theme::kGrid};
}

void TabBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    for (int index = 0; index < count(); ++index) {
        const QRect tab = tabRect(index);
        const bool chosen = index == currentIndex();
        painter.setPen(chosen ? theme::text() : theme::dimmed());
        painter.drawText(tab, Qt::AlignCenter, tabText(index));
        if (chosen) {
            painter.fillRect(tab.adjusted(kBesideWords / 2, tab.height() - kUnderline, -kBesideWords / 2, 0),
                             theme::accent());
            if (hasFocus()) {
                painter.setPen(QPen(theme::accent(), 1, Qt::DotLine));
                painter.drawRect(tab.adjusted(2, 2, -3, -kUnderline - 3));
            }
        }
    }
}

} // namespace accord::ui

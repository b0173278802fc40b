// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reading_parts.h"

#include <QEvent>

namespace accord::ui {
namespace {

/// What a splitter does not make a widget narrower than.
int leastWidth(const QWidget& widget)
{
    return widget.minimumWidth() > 0 ? widget.minimumWidth() : widget.minimumSizeHint().width();
}

} // namespace

ReadingParts::ReadingParts(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
}

void ReadingParts::setYielding(const QList<QWidget*>& panels)
{
    m_yielding = panels;
    makeRoom();
}

void ReadingParts::setWanted(QWidget* panel, bool wanted)
{
    m_unwanted.removeAll(panel);
    if (!wanted) {
        m_unwanted.append(panel);
    }
    panel->setVisible(wanted);
    m_gone.removeAll(panel);
    makeRoom();
}

void ReadingParts::setHandsOff(bool on)
{
    m_handsOff = on;
    makeRoom();
}

/// A window may be narrower than everything together: then panels go.
QSize ReadingParts::minimumSizeHint() const
{
    int width = 0;
    for (int i = 0; i < count(); ++i) {
        if (!m_yielding.contains(widget(i))) {
            width += leastWidth(*widget(i));
        }
    }
    return {width, QSplitter::minimumSizeHint().height()};
}

bool ReadingParts::event(QEvent* event)
{
    const bool handled = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        makeRoom(); // other fonts, other words
    }
    return handled;
}

void ReadingParts::resizeEvent(QResizeEvent* event)
{
    makeRoom();
    QSplitter::resizeEvent(event);
}

void ReadingParts::makeRoom()
{
    if (m_handsOff || width() <= 0 || !isVisible()) {
        return;
    }
    int needed = 0;
    for (int i = 0; i < count(); ++i) {
        QWidget* panel = widget(i);
        if (!panel->isHidden() || m_gone.contains(panel)) {
            needed += leastWidth(*panel) + (needed > 0 ? handleWidth() : 0);
        }
    }
    for (QWidget* panel : std::as_const(m_yielding)) {
        const bool gone = m_gone.contains(panel);
        if (panel->isHidden() && !gone) {
            continue; // hidden by somebody else
        }
        if (needed > width()) {
            needed -= leastWidth(*panel) + handleWidth();
            if (!gone) {
                m_gone.append(panel);
                panel->hide();
            }
        } else if (gone) {
            m_gone.removeAll(panel);
            panel->show();
        }
    }
}

} // namespace accord::ui

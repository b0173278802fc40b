// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reading_parts.h"

#include <QAction>
#include <QEvent>

#include "ui/core/theme.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kTextGives = 3; // it keeps one part of so many

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
    if (const qsizetype place = m_yielding.indexOf(panel); wanted && m_gone.contains(panel) && place >= 0) {
        m_yielding.move(place, m_yielding.size() - 1);
    }
    if (wanted) {
        panel->show();
    } else {
        hidePanel(*panel);
    }
    m_gone.removeAll(panel);
    makeRoom();
    emit rearranged();
}

void ReadingParts::setHandsOff(bool on)
{
    m_handsOff = on;
    for (QWidget* panel : std::as_const(m_gone)) {
        panel->setVisible(false); // whatever the other has shown
    }
    makeRoom();
}

void ReadingParts::setKeeping(QWidget* panel, std::function<int()> textWidth)
{
    m_keeping = panel;
    m_textWidth = std::move(textWidth);
    makeRoom();
}

/// What a part does not get narrower than.
int ReadingParts::least(const QWidget& panel) const
{
    const bool givesWay = m_keeping != nullptr && &panel != m_keeping && !m_yielding.contains(&panel);
    return givesWay ? m_textWidth() / kTextGives : leastWidth(panel);
}

void ReadingParts::narrowText()
{
    for (int i = 0; m_keeping != nullptr && i < count(); ++i) {
        QWidget* text = widget(i);
        if (text != m_keeping && !m_yielding.contains(text)) {
            const int whole = m_textWidth();
            text->setMinimumWidth(qBound(whole / kTextGives, width() - leastWidth(*m_keeping) - handleWidth(), whole));
        }
    }
}

/// A window may be narrower than everything together: then panels go.
QSize ReadingParts::minimumSizeHint() const
{
    int width = 0;
    for (int i = 0; i < count(); ++i) {
        if (!m_yielding.contains(widget(i))) {
            width += least(*widget(i));
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

/// The keyboard goes to what is read, and not to whatever comes next: the keys of the page go on working.
void ReadingParts::hidePanel(QWidget& panel)
{
    const QWidget* focus = window()->focusWidget();
    const bool hadFocus = focus != nullptr && panel.isAncestorOf(focus);
    panel.hide();
    for (int i = 0; i < count() && hadFocus; ++i) {
        if (!m_yielding.contains(widget(i))) {
            widget(i)->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

void ReadingParts::setStacking(QWidget* panel, std::function<int()> besideWidth, std::function<void(bool)> turn)
{
    m_stacking = panel;
    m_besideWidth = std::move(besideWidth);
    m_turn = std::move(turn);
    makeRoom();
}

/// Text and panel are both wanted and too wide together. Whoever asked for another panel gets that one.
bool ReadingParts::wantsStack() const
{
    if (m_stacking == nullptr || (m_stacking->isHidden() && !m_gone.contains(m_stacking)) ||
        (!m_handsOff && m_yielding.last() != m_stacking)) {
        return false;
    }
    int needed = m_besideWidth() + handleWidth();
    for (int i = 0; i < count(); ++i) {
        needed += m_yielding.contains(widget(i)) ? 0 : leastWidth(*widget(i));
    }
    return needed > width();
}

void ReadingParts::stack(bool on)
{
    constexpr int kTextShare = 52; // of 100, the panel has the rest
    if (on) {
        m_besideSizes = sizes();
    }
    setOrientation(on ? Qt::Vertical : Qt::Horizontal);
    m_turn(on);
    if (!on) {
        setSizes(m_besideSizes);
        return;
    }
    QList<int> high;
    for (int i = 0; i < count(); ++i) {
        const int share = widget(i) == m_stacking ? 100 - kTextShare : m_yielding.contains(widget(i)) ? 0 : kTextShare;
        high.append(height() * share / 100);
    }
    setSizes(high);
}

void ReadingParts::makeRoom()
{
    if (width() <= 0 || !isVisible()) {
        return;
    }
    narrowText();
    const QList<QWidget*> before = m_gone;
    const bool stacked = wantsStack();
    const bool turned = stacked != isStacked();
    if (turned) {
        stack(stacked);
    }
    if (!m_handsOff) {
        hideWhatDoesNotFit();
    }
    if (turned || m_gone != before) {
        emit rearranged();
    }
}

void ReadingParts::hideWhatDoesNotFit()
{
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
        if (isStacked() ? panel != m_stacking : needed > width()) {
            needed -= leastWidth(*panel) + handleWidth();
            if (!gone) {
                m_gone.append(panel);
                hidePanel(*panel);
            }
        } else if (gone) {
            m_gone.removeAll(panel);
            panel->show();
        }
    }
}

PanelBack::PanelBack(QAction* toggle, QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("queueBack"));
    setArrowType(Qt::RightArrow);
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    setFixedWidth(2 * theme::kGrid);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    const auto name = [this, toggle] {
        setAccessibleName(toggle->text());
        setToolTip(tr("%1 (%2)").arg(toggle->text(), toggle->shortcut().toString(QKeySequence::NativeText)));
    };
    name();
    connect(toggle, &QAction::changed, this, name);
    connect(this, &QToolButton::clicked, toggle, &QAction::trigger);
}

} // namespace accord::ui

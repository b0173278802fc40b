// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/chart.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>

#include "ui/support/look.h"
#include "ui/widgets/charts/accessible_chart.h"

#include <algorithm>

namespace accord::ui {

Chart::Chart(QWidget* parent)
    : QWidget(parent)
{
    makeChartsAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

Chart::~Chart() = default;

bool Chart::leadsOn(int /*field*/) const
{
    return true;
}

void Chart::setCurrentField(int field)
{
    const int within = std::clamp(field, 0, std::max(0, fieldCount() - 1));
    if (within != m_current) {
        m_current = within;
        update();
        tellReaders();
    }
    if (hasFocus()) {
        bringIntoView();
    }
}

void Chart::activate(int field)
{
    if (field >= 0 && field < fieldCount() && leadsOn(field)) {
        emit fieldActivated(field);
    }
}

int Chart::neighbour(int field, int key) const
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        return field - 1;
    case Qt::Key_Down:
    case Qt::Key_Right:
        return field + 1;
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return fieldCount() - 1;
    default:
        break;
    }
    return field;
}

int Chart::fieldAt(const QPoint& point) const
{
    for (int field = 0; field < fieldCount(); ++field) {
        if (fieldRect(field).contains(point)) {
            return field;
        }
    }
    return -1;
}

void Chart::fieldsChanged()
{
    m_current = std::clamp(m_current, 0, std::max(0, fieldCount() - 1));
    update();
}

void Chart::paintMark(QPainter& painter, const QRect& place)
{
    painter.save();
    painter.setPen(QPen(look::text(), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(1, 1, -1, -1));
    painter.restore();
}

void Chart::tellReaders()
{
    if (hasFocus() && m_current < fieldCount()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(m_current);
        QAccessible::updateAccessibility(&event);
    }
}

void Chart::bringIntoView()
{
    if (m_current >= fieldCount()) {
        return;
    }
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            const QPoint centre = mapTo(area->widget(), fieldRect(m_current).center());
            area->ensureVisible(centre.x(), centre.y(), 0, 4 * look::kGrid);
            return;
        }
    }
}

bool Chart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int field = fieldAt(help->pos());
        QToolTip::showText(help->globalPos(), field < 0 ? QString() : fieldStory(field), this);
        return true;
    }
    return QWidget::event(event);
}

void Chart::mouseMoveEvent(QMouseEvent* event)
{
    const int field = fieldAt(event->position().toPoint());
    setCursor(field >= 0 && leadsOn(field) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Chart::mouseReleaseEvent(QMouseEvent* event)
{
    const int field = fieldAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && field >= 0) {
        setCurrentField(field);
        activate(field);
    }
}

void Chart::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        activate(m_current);
        return;
    }
    const bool walks = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right ||
                       key == Qt::Key_Home || key == Qt::Key_End;
    if (!walks || event->modifiers() != (event->modifiers() & Qt::KeypadModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    setCurrentField(neighbour(m_current, key));
}

void Chart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    tellReaders();
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        bringIntoView();
    }
}

} // namespace accord::ui

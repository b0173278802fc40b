// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/chart.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QScrollArea>
#include <QToolTip>

#include "ui/core/theme.h"

#include <algorithm>
#include <vector>

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
        showCurrent();
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
    painter.setPen(QPen(theme::text(), 2));
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

void Chart::showCurrent()
{
    if (m_current < fieldCount()) {
        bringIntoView(*this, fieldRect(m_current));
    }
}

bool Chart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int field = fieldAt(help->pos());
        QToolTip::showText(help->globalPos(), field < 0 ? QString() : fieldToolTip(field), this);
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
    if (!walks || fieldCount() == 0 || event->modifiers() != (event->modifiers() & Qt::KeypadModifier)) {
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
        showCurrent();
    }
}

namespace {

/// One field of a chart.
class AccessibleField final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleField(Chart* chart, int field)
        : m_chart(chart)
        , m_field(field)
    {}

    [[nodiscard]] bool isValid() const override { return m_chart && m_field < m_chart->fieldCount(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_chart);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text /*what*/, const QString& /*text*/) override {}

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        if (!isValid()) {
            return {};
        }
        return what == QAccessible::Name          ? m_chart->fieldName(m_field)
               : what == QAccessible::Description ? m_chart->fieldToolTip(m_field)
                                                  : QString();
    }

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const QRect place = m_chart->fieldRect(m_field);
        return {m_chart->mapToGlobal(place.topLeft()), place.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (isValid()) {
            state.focused = m_chart->hasFocus() && m_chart->currentField() == m_field;
            state.selected = state.focused;
            state.invisible = !m_chart->isVisible();
        }
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return isValid() && m_chart->leadsOn(m_field) ? QStringList{pressAction(), setFocusAction()}
                                                      : QStringList{setFocusAction()};
    }
    void doAction(const QString& action) override
    {
        if (!isValid()) {
            return;
        }
        m_chart->setFocus(Qt::OtherFocusReason);
        m_chart->setCurrentField(m_field);
        if (action == pressAction()) {
            m_chart->activate(m_field);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

private:
    QPointer<Chart> m_chart;
    int m_field;
};

class AccessibleChart final : public QAccessibleWidget
{
public:
    explicit AccessibleChart(Chart* chart)
        : QAccessibleWidget(chart, QAccessible::List)
        , m_chart(chart)
    {}
    ~AccessibleChart() override
    {
        for (const QAccessible::Id id : m_fields) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }
    AccessibleChart(const AccessibleChart&) = delete;
    AccessibleChart& operator=(const AccessibleChart&) = delete;

    [[nodiscard]] int childCount() const override { return m_chart ? m_chart->fieldCount() : 0; }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        while (static_cast<int>(m_fields.size()) <= index) {
            auto* field = new AccessibleField(m_chart, static_cast<int>(m_fields.size()));
            m_fields.push_back(QAccessible::registerAccessibleInterface(field));
        }
        return QAccessible::accessibleInterface(m_fields[static_cast<std::size_t>(index)]);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            if (QAccessible::accessibleInterface(m_fields[i]) == child) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return m_chart && m_chart->hasFocus() ? child(m_chart->currentField()) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (QAccessibleInterface* field = child(i); field->rect().contains(x, y)) {
                return field;
            }
        }
        return nullptr;
    }

private:
    QPointer<Chart> m_chart;
    mutable std::vector<QAccessible::Id> m_fields; ///< made when somebody asks for them
};

QAccessibleInterface* make(const QString& className, QObject* object)
{
    auto* chart = className == QLatin1String("accord::ui::Chart") ? qobject_cast<Chart*>(object) : nullptr;
    return chart == nullptr ? nullptr : new AccessibleChart(chart);
}

} // namespace

void bringIntoView(const QWidget& widget, const QRect& part)
{
    for (QWidget* above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            const QPoint centre = widget.mapTo(area->widget(), part.center());
            area->ensureVisible(centre.x(), centre.y(), 0, 4 * theme::kGrid);
            return;
        }
    }
}

void makeChartsAccessible()
{
    static const bool once = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/style.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include "ui/core/theme.h"

namespace accord::ui {
namespace {

constexpr int kScrollBarWidth = theme::kGrid + theme::kGrid / 2;
constexpr int kShortestHandle = 4 * theme::kGrid;

/// The handle of a scroll bar that has no buttons at its ends.
QRect handle(const QStyleOptionSlider& bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int room = across ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64{bar.maximum} - bar.minimum;
    if (range <= 0) {
        return bar.rect;
    }
    const auto share = static_cast<int>(qint64{bar.pageStep} * room / (range + bar.pageStep));
    const int length = qBound(qMin(kShortestHandle, room), share, room);
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - length, bar.upsideDown);
    return across ? QRect(bar.rect.x() + start, bar.rect.y(), length, bar.rect.height())
                  : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), length);
}

/// What lies beside the bar: the text or list that it scrolls.
QPalette::ColorRole groundOf(const QWidget* widget)
{
    for (const QWidget* above = widget; above != nullptr; above = above->parentWidget()) {
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(above)) {
            return area->viewport()->backgroundRole();
        }
    }
    return QPalette::Window;
}

void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget)
{
    painter.fillRect(bar.rect, bar.palette.color(groundOf(widget)));
    if (bar.maximum <= bar.minimum) {
        return;
    }
    const bool held =
        (bar.state & QStyle::State_Sunken) != 0 && (bar.activeSubControls & QStyle::SC_ScrollBarSlider) != 0;
    const bool near = (bar.state & QStyle::State_MouseOver) != 0;
    QColor colour = theme::dimmed();
    colour.setAlphaF(held ? 0.8F : near ? 0.6F : 0.35F);
    constexpr int kEdge = 3;
    const QRect place = handle(bar).adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const qreal radius = qMin(place.width(), place.height()) / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(place, radius, radius);
    painter.restore();
}

/// Fusion outlines fields and boxes in a shade of the window that cannot be seen on a dark ground.
template <class Option>
Option outlined(const Option& option)
{
    Option copy(option);
    if (theme::isDark()) {
        copy.palette.setColor(QPalette::Window, theme::line().lighter(180)); // Fusion darkens it
    }
    return copy;
}

/// A box to tick has an edge with a contrast of 3:1 to the window (WCAG 2.1, 1.4.11). A round one is drawn thinner.
QStyleOptionButton edged(const QStyleOptionButton& option, bool round)
{
    if (!option.state.testFlag(QStyle::State_Enabled)) {
        return outlined(option);
    }
    QStyleOptionButton copy(option);
    const QColor light = theme::dimmed().lighter(round ? 130 : 150);
    const QColor dark = round ? theme::text() : theme::dimmed();
    copy.palette.setColor(QPalette::Window, theme::isDark() ? dark : light); // Fusion darkens it
    return copy;
}

/// A button with words that opens a menu; what has an icon alone keeps its arrow in the corner.
bool opensMenu(const QStyleOptionToolButton& button)
{
    return button.features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup) && !button.text.isEmpty() &&
           (button.toolButtonStyle != Qt::ToolButtonIconOnly || button.icon.isNull());
}

int arrowRoom()
{
    return theme::scaled(theme::kGrid + theme::kHalf);
}

constexpr int kFocusWidth = 2; ///< px, in high contrast

/// What has the keyboard, so that it cannot be missed. `ground`: what the frame lies on.
void drawFocus(QPainter& painter, const QRect& rect, const QColor& ground)
{
    constexpr double kSeen = 3; // WCAG 2.1, 1.4.11: what is not text
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor colour = theme::contrast(theme::accent(), ground) < kSeen ? theme::onAccent() : theme::accent();
    QRect inner = rect;
    for (int i = 0; i < kFocusWidth; ++i, inner.adjust(1, 1, -1, -1)) {
        painter.setPen(colour);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(inner.adjusted(0, 0, -1, -1));
    }
    painter.restore();
}

void drawFocusOf(const QStyleOption& option, QPainter& painter)
{
    if (theme::isHighContrast() && option.state.testFlag(QStyle::State_HasFocus)) {
        drawFocus(painter, option.rect, option.palette.color(QPalette::Base));
    }
}

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("Fusion"))
{
    setObjectName(name());
}

QString Style::name()
{
    return QStringLiteral("accord");
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut: // only while Alt is held
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return kScrollBarWidth;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
        return theme::scaled(QProxyStyle::pixelMetric(metric, option, widget)); // what stands in a line of text
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ItemViewItem || type == CT_MenuItem || type == CT_MenuBarItem) {
        result.rheight() += theme::kGrid / 2;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (type == CT_ToolButton && button != nullptr && opensMenu(*button)) {
        result.rwidth() += arrowRoom();
    }
    return result;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || bar == nullptr) {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    const QRect slider = handle(*bar);
    const bool across = bar->orientation == Qt::Horizontal;
    switch (part) {
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSlider:
        return slider;
    case SC_ScrollBarSubPage:
        return across ? QRect(bar->rect.topLeft(), QPoint(slider.left() - 1, bar->rect.bottom()))
                      : QRect(bar->rect.topLeft(), QPoint(bar->rect.right(), slider.top() - 1));
    case SC_ScrollBarAddPage:
        return across ? QRect(QPoint(slider.right() + 1, bar->rect.top()), bar->rect.bottomRight())
                      : QRect(QPoint(bar->rect.left(), slider.bottom() + 1), bar->rect.bottomRight());
    default:
        return {}; // no buttons at the ends
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    switch (element) {
    case PE_Frame:
    case PE_FrameLineEdit:
        if (frame != nullptr) {
            const QStyleOptionFrame seen = outlined(*frame);
            QProxyStyle::drawPrimitive(element, &seen, painter, widget);
            drawFocusOf(*option, *painter);
            return;
        }
        break;
    case PE_FrameFocusRect:
        if (theme::isHighContrast()) {
            const auto* focus = qstyleoption_cast<const QStyleOptionFocusRect*>(option);
            const bool known = focus != nullptr && focus->backgroundColor.isValid();
            drawFocus(*painter, option->rect, known ? focus->backgroundColor : theme::raised());
            return;
        }
        break;
    case PE_PanelButtonCommand:
        if (button != nullptr && theme::isHighContrast()) {
            const QStyleOptionButton seen = outlined(*button);
            QProxyStyle::drawPrimitive(element, &seen, painter, widget);
            return;
        }
        break;
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        if (button != nullptr) {
            const QStyleOptionButton seen = edged(*button, element == PE_IndicatorRadioButton);
            QProxyStyle::drawPrimitive(element, &seen, painter, widget);
            return;
        }
        break;
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, option->palette.color(groundOf(widget))); // no box between two scroll bars
        return;
    case PE_IndicatorArrowDown:
        if (tool != nullptr && widget != nullptr && opensMenu(*tool)) {
            QStyleOptionToolButton arrow(*tool);
            const int side = arrowRoom() - theme::kHalf;
            arrow.rect = QRect(widget->width() - arrowRoom(), (widget->height() - side) / 2, side, side);
            QProxyStyle::drawPrimitive(element, &arrow, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element == CE_ToolButtonLabel && button != nullptr && opensMenu(*button)) {
        QStyleOptionToolButton words(*button);
        words.rect.setRight(words.rect.right() - arrowRoom());
        QProxyStyle::drawControl(element, &words, painter, widget);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        control == CC_ScrollBar && bar != nullptr) {
        drawScrollBar(*bar, *painter, widget);
    } else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin != nullptr) {
        const QStyleOptionSpinBox seen = outlined(*spin);
        QProxyStyle::drawComplexControl(control, &seen, painter, widget);
        drawFocusOf(*spin, *painter);
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (control == CC_ComboBox) {
            drawFocusOf(*option, *painter);
        }
    }
}

} // namespace accord::ui

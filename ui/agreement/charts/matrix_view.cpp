// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/charts/matrix_view.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/support/look.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kHalf = look::kGrid / 2;
constexpr int kLeastCell = look::kGrid;
constexpr double kSmall = 0.82; ///< the smallest text that a projector shows well
constexpr int kMostCell = 9 * look::kGrid;

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [share](float a, float b) { return a + static_cast<float>(share) * (b - a); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

// Relative luminance, WCAG 2.1.
double luminance(const QColor& colour)
{
    const auto linear = [](float part) {
        const double value = static_cast<double>(part);
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// Black or white, whichever has more contrast on the shade.
QColor inkOn(const QColor& background)
{
    const double behind = luminance(background) + 0.05;
    return behind / 0.05 > 1.05 / behind ? QColor(Qt::black) : QColor(Qt::white);
}

} // namespace

MatrixView::MatrixView(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
}

void MatrixView::setMatrix(const QStringList& names, std::vector<MatrixCell> cells, bool codes)
{
    const bool resized = names != m_names;
    m_names = names;
    m_cells = std::move(cells);
    m_codes = codes;
    m_row = std::clamp(m_row, 0, std::max(0, size() - 1));
    m_column = std::clamp(m_column, 0, m_row);
    if (resized) {
        setFixedHeight(std::max(1, size()) * cellHeight() + fontMetrics().height() + look::kGrid);
        updateGeometry();
    }
    update();
}

const MatrixCell& MatrixView::cell(int row, int column) const
{
    return m_cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(size()) + static_cast<std::size_t>(column)];
}

int MatrixView::headerWidth() const
{
    int width = 0;
    for (const QString& name : m_names) {
        width = std::max(width, fontMetrics().horizontalAdvance(name));
    }
    return width + look::kGrid;
}

int MatrixView::cellWidth() const
{
    return std::clamp((width() - headerWidth()) / std::max(1, size()), kLeastCell, kMostCell);
}

int MatrixView::cellHeight() const
{
    // A matrix of many categories is only to be looked at for its dark fields; fewer get room for their numbers.
    return size() > 30 ? std::max(look::kGrid, fontMetrics().height() - kHalf) : fontMetrics().height() + look::kGrid;
}

QRect MatrixView::cellRect(int row, int column) const
{
    return {headerWidth() + column * cellWidth(), row * cellHeight(), cellWidth(), cellHeight()};
}

QSize MatrixView::sizeHint() const
{
    return {60 * look::kGrid, height()};
}

QSize MatrixView::minimumSizeHint() const
{
    return {headerWidth() + size() * kLeastCell, height()};
}

QFont MatrixView::cellFont() const
{
    int widest = 0;
    for (const MatrixCell& field : m_cells) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(field.text));
    }
    QFont fitting = font();
    if (widest + 3 > cellWidth()) {
        fitting.setPointSizeF(fitting.pointSizeF() * kSmall);
    }
    return fitting;
}

void MatrixView::paintCell(QPainter& painter, int row, int column) const
{
    const MatrixCell& field = cell(row, column);
    const QRect place = cellRect(row, column).adjusted(0, 0, -1, -1);
    QColor ink = look::dimmed();
    if (!field.quiet && field.shade) {
        const QColor fill = mixed(look::raised(), look::accent(), std::clamp(*field.shade, 0.0, 1.0));
        painter.fillRect(place, fill);
        ink = inkOn(fill);
    } else if (!field.quiet) {
        painter.fillRect(place, QBrush(look::line(), Qt::BDiagPattern));
    }
    if (painter.fontMetrics().horizontalAdvance(field.text) + 2 <= place.width() &&
        painter.fontMetrics().height() - kHalf <= place.height()) {
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, field.text);
    }
    if (hasFocus() && row == m_row && column == m_column) {
        painter.setPen(QPen(look::text(), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.adjusted(1, 1, -1, -1));
    }
}

void MatrixView::paintNames(QPainter& painter) const
{
    const int bottom = size() * cellHeight() + kHalf;
    int wide = 0;
    for (const QString& name : m_names) {
        wide = std::max(wide, painter.fontMetrics().horizontalAdvance(name));
    }
    // Below narrow fields only as many names as fit beside each other.
    const int every = std::max(1, (wide + kHalf + cellWidth() - 1) / std::max(1, cellWidth()));
    for (int i = 0; i < size(); ++i) {
        painter.setPen(m_codes ? look::typeColour(m_names[i]) : look::text());
        const QRect left(0, i * cellHeight(), headerWidth() - kHalf, cellHeight());
        painter.drawText(left, Qt::AlignRight | Qt::AlignVCenter, m_names[i]);
        if (i % every == 0) {
            const QRect below(headerWidth() + i * cellWidth() - wide, bottom, cellWidth() + 2 * wide,
                              painter.fontMetrics().height());
            painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, m_names[i]);
        }
    }
}

void MatrixView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setFont(cellFont());
    for (int row = 0; row < size(); ++row) {
        for (int column = 0; column <= row; ++column) {
            paintCell(painter, row, column);
        }
    }
    painter.setFont(font());
    paintNames(painter);
}

QPoint MatrixView::cellAt(const QPoint& point) const
{
    const int column = point.x() < headerWidth() ? -1 : (point.x() - headerWidth()) / cellWidth();
    const int row = point.y() / cellHeight();
    const bool inside = row >= 0 && row < size() && column >= 0 && column <= row;
    return inside ? QPoint(column, row) : QPoint(-1, -1);
}

bool MatrixView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPoint at = cellAt(help->pos());
        QToolTip::showText(help->globalPos(), at.y() < 0 ? QString() : cell(at.y(), at.x()).toolTip, this);
        return true;
    }
    return QWidget::event(event);
}

void MatrixView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    update();
}

void MatrixView::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint at = cellAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && at.y() >= 0) {
        m_row = at.y();
        m_column = at.x();
        emit activated(m_row, m_column);
    }
}

void MatrixView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool moves = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left || key == Qt::Key_Right;
    if (moves && size() > 0) {
        m_row = std::clamp(m_row + (key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0), 0, size() - 1);
        m_column += key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
        m_column = std::clamp(m_column, 0, m_row);
        update();
    } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && size() > 0) {
        emit activated(m_row, m_column);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace accord::ui

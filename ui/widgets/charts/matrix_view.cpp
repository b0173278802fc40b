// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/matrix_view.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QPaintEvent>

#include "ui/core/theme.h"

#include <algorithm>

namespace accord::ui {
QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [share](float a, float b) { return a + static_cast<float>(share) * (b - a); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

QColor heat(double share)
{
    return mixed(theme::raised(), theme::accent(), std::clamp(share, 0.0, 1.0));
}

namespace {

constexpr int kHalf = theme::kGrid / 2;
constexpr int kLeastCell = 6;   ///< still to be hit by a mouse, and 70 sub-themes fit into half a window
constexpr double kSmall = 0.82; ///< the smallest text that a projector shows well
constexpr int kMostCell = 9 * theme::kGrid;

} // namespace

MatrixView::MatrixView(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) {
        const Place place = placeOf(field);
        emit activated(place.row, place.column);
    });
}

void MatrixView::setWhole(bool whole)
{
    const Place at = placeOf(currentField());
    m_whole = whole;
    setCurrentField(fieldOf(whole || at.column <= at.row ? at : Place{at.column, at.row}));
    fieldsChanged();
}

MatrixView::Place MatrixView::placeOf(int field) const
{
    if (m_whole) {
        return {field / std::max(1, size()), field % std::max(1, size())};
    }
    Place place;
    while ((place.row + 1) * (place.row + 2) / 2 <= field) {
        ++place.row;
    }
    place.column = field - place.row * (place.row + 1) / 2;
    return place;
}

int MatrixView::fieldOf(Place place) const
{
    return (m_whole ? place.row * size() : place.row * (place.row + 1) / 2) + place.column;
}

void MatrixView::setMatrix(const QStringList& names, std::vector<MatrixCell> cells, bool codes, Story story)
{
    const bool resized = names != m_names;
    m_names = names;
    m_cells = std::move(cells);
    m_codes = codes;
    m_story = std::move(story);
    measure();
    if (resized) {
        fitHeight();
    }
    fieldsChanged();
}

// Texts are measured once: where a cell stands is asked for very often.
void MatrixView::measure()
{
    const QFontMetrics metrics = fontMetrics();
    m_widest = 0;
    for (const MatrixCell& field : m_cells) {
        m_widest = std::max(m_widest, field.text.isEmpty() ? 0 : metrics.horizontalAdvance(field.text));
    }
    m_header = theme::kGrid;
    for (const QString& name : m_names) {
        m_header = std::max(m_header, metrics.horizontalAdvance(name) + theme::kGrid);
    }
}

void MatrixView::fitHeight()
{
    setFixedHeight(std::max(1, size()) * cellHeight() + fontMetrics().height() + theme::kGrid);
    updateGeometry();
}

void MatrixView::changeEvent(QEvent* event)
{
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        measure();
        fitHeight();
    }
}

const MatrixCell& MatrixView::cell(int row, int column) const
{
    return m_cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(size()) + static_cast<std::size_t>(column)];
}

int MatrixView::cellWidth() const
{
    return std::clamp((width() - m_header) / std::max(1, size()), kLeastCell, kMostCell);
}

int MatrixView::cellHeight() const
{
    // A matrix of many categories is only to be looked at for its dark fields; fewer get room for their numbers.
    return size() > 30 ? std::max(theme::kGrid, fontMetrics().height() - kHalf) : fontMetrics().height() + theme::kGrid;
}

QRect MatrixView::cellRect(int row, int column) const
{
    return {m_header + column * cellWidth(), row * cellHeight(), cellWidth(), cellHeight()};
}

QSize MatrixView::sizeHint() const
{
    return {60 * theme::kGrid, height()};
}

QSize MatrixView::minimumSizeHint() const
{
    return {m_header + size() * kLeastCell, height()};
}

QFont MatrixView::cellFont() const
{
    QFont fitting = font();
    if (m_widest + 3 > cellWidth()) {
        fitting.setPointSizeF(fitting.pointSizeF() * kSmall);
    }
    return fitting;
}

void MatrixView::paintCell(QPainter& painter, int row, int column) const
{
    const MatrixCell& field = cell(row, column);
    const QRect place = cellRect(row, column).adjusted(0, 0, -1, -1);
    QColor ink = theme::dimmed();
    if (!field.quiet && field.shade) {
        const QColor fill = heat(*field.shade);
        painter.fillRect(place, fill);
        ink = theme::inkOn(fill);
    } else if (!field.quiet) {
        painter.fillRect(place, QBrush(theme::line(), Qt::BDiagPattern));
    }
    if (!field.text.isEmpty() && painter.fontMetrics().horizontalAdvance(field.text) + 2 <= place.width() &&
        painter.fontMetrics().height() - kHalf <= place.height()) {
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, field.text);
    }
    if (isMarked(fieldOf({row, column}))) {
        paintMark(painter, place);
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
        painter.setPen(m_codes ? theme::typeColour(m_names[i]) : theme::text());
        const QRect left(0, i * cellHeight(), m_header - kHalf, cellHeight());
        painter.drawText(left, Qt::AlignRight | Qt::AlignVCenter, m_names[i]);
        if (i % every == 0) {
            const QRect below(m_header + i * cellWidth() - wide, bottom, cellWidth() + 2 * wide,
                              painter.fontMetrics().height());
            painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, m_names[i]);
        }
    }
}

void MatrixView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setFont(cellFont());
    for (int row = 0; row < size(); ++row) {
        for (int column = 0; column <= lastColumn(row); ++column) {
            if (event->rect().intersects(cellRect(row, column))) {
                paintCell(painter, row, column);
            }
        }
    }
    painter.setFont(font());
    paintNames(painter);
}

QRect MatrixView::fieldRect(int field) const
{
    const Place place = placeOf(field);
    return cellRect(place.row, place.column);
}

QString MatrixView::fieldName(int field) const
{
    const Place place = placeOf(field);
    const QString& text = cell(place.row, place.column).text;
    return QStringLiteral("%1, %2: %3")
        .arg(m_names[place.row], m_names[place.column], text.isEmpty() ? QStringLiteral("0") : text);
}

QString MatrixView::fieldToolTip(int field) const
{
    const Place place = placeOf(field);
    return m_story ? m_story(place.row, place.column) : QString();
}

bool MatrixView::leadsOn(int field) const
{
    const Place place = placeOf(field);
    return cell(place.row, place.column).leadsOn;
}

int MatrixView::neighbour(int field, int key) const
{
    Place place = placeOf(field);
    switch (key) {
    case Qt::Key_Up:
        --place.row;
        break;
    case Qt::Key_Down:
        ++place.row;
        break;
    case Qt::Key_Left:
        --place.column;
        break;
    case Qt::Key_Right:
        ++place.column;
        break;
    case Qt::Key_Home:
        place.column = 0;
        break;
    default:
        place.column = size();
        break;
    }
    place.row = std::clamp(place.row, 0, std::max(0, size() - 1));
    place.column = std::clamp(place.column, 0, std::max(0, lastColumn(place.row)));
    return fieldOf(place);
}

int MatrixView::fieldAt(const QPoint& point) const
{
    const int column = point.x() < m_header ? -1 : (point.x() - m_header) / cellWidth();
    const int row = point.y() / cellHeight();
    return row >= 0 && row < size() && column >= 0 && column <= lastColumn(row) ? fieldOf({row, column}) : -1;
}

void MatrixView::resizeEvent(QResizeEvent* event)
{
    Chart::resizeEvent(event);
    update();
}

} // namespace accord::ui

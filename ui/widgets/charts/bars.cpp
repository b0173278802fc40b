// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/bars.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QPaintEvent>

#include "ui/core/theme.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/charts/matrix_view.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kBarGap = theme::kGrid / 2;
constexpr int kLeastName = 10 * theme::kGrid;
constexpr int kLeastBar = 10 * theme::kGrid;

} // namespace

BarList::BarList(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) { emit activated(bar(field).key); });
}

void BarList::setBars(std::vector<Bar> bars)
{
    m_bars = std::move(bars);
    m_low = 0;
    double largest = 0;
    for (const Bar& bar : m_bars) {
        m_low = std::min(m_low, bar.value.value_or(0));
        largest = std::max(largest, bar.value.value_or(0));
    }
    m_high = m_toLargest && largest > 0 ? largest : 1;
    layOut();
    fieldsChanged();
}

void BarList::layOut()
{
    const int before = sizeHint().height();
    const int left = columns().code;
    m_rows.clear();
    int top = 0;
    for (const Bar& bar : m_bars) {
        int height = rowHeight();
        if (!bar.below.isEmpty()) {
            const QRect room(0, 0, std::max(1, width() - left), 1);
            height += fontMetrics().boundingRect(room, Qt::TextWordWrap, bar.below).height() + kBarGap;
        }
        m_rows.emplace_back(0, top, width(), height);
        top += height;
    }
    if (sizeHint().height() != before) {
        updateGeometry();
    }
}

void BarList::resizeEvent(QResizeEvent* event)
{
    Chart::resizeEvent(event);
    layOut();
}

void BarList::changeEvent(QEvent* event)
{
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
        updateGeometry(); // an empty list is a line high, too
    }
}

int BarList::rowHeight() const
{
    return fontMetrics().height() + theme::kGrid;
}

QSize BarList::sizeHint() const
{
    return {60 * theme::kGrid, m_rows.empty() ? rowHeight() : m_rows.back().bottom() + 1};
}

QSize BarList::minimumSizeHint() const
{
    return {36 * theme::kGrid, sizeHint().height()};
}

BarList::Columns BarList::columns() const
{
    const QFontMetrics metrics = fontMetrics();
    int code = 0;
    int text = 0;
    int detail = 0;
    int name = kLeastName;
    for (const Bar& bar : m_bars) {
        code = std::max(code, metrics.horizontalAdvance(bar.code));
        name = std::max(name, metrics.horizontalAdvance(bar.name + bar.other) + theme::kGrid);
        text = std::max(text, metrics.horizontalAdvance(bar.text));
        detail = std::max(detail, metrics.horizontalAdvance(bar.detail));
    }
    Columns columns;
    columns.code = code == 0 ? 0 : code + theme::kGrid;
    const int fixed = columns.code + text + detail + 4 * theme::kGrid;
    columns.name = std::min(name, std::max(kLeastName, (width() - fixed) * m_nameShare / 100));
    columns.left = columns.code + columns.name + theme::kGrid;
    columns.detail = width() - detail;
    columns.text = columns.detail - theme::kGrid - text;
    columns.width = std::max(kLeastBar / 2, columns.text - theme::kGrid - columns.left);
    return columns;
}

void BarList::paintBar(QPainter& painter, const QRect& row, const Columns& columns, const Bar& bar) const
{
    const auto at = [&](double value) {
        return columns.left + static_cast<int>((std::min(value, m_high) - m_low) / (m_high - m_low) * columns.width);
    };
    const int thick = row.height() - theme::kGrid - kBarGap;
    const QRect track(columns.left, row.center().y() - thick / 2, columns.width, thick);
    painter.fillRect(track, theme::raised());
    if (!bar.value) {
        return;
    }
    const int zero = at(0);
    const int end = at(*bar.value);
    QColor fill = bar.alarm.isEmpty() ? theme::accent() : theme::warning();
    painter.fillRect(QRect(std::min(zero, end), track.top(), std::max(2, std::abs(end - zero)), thick), fill);
    if (bar.interval) {
        const int low = at(std::max(bar.interval->low, m_low));
        const int high = at(bar.interval->high);
        const int middle = row.center().y();
        // Light lines on a light bar of a dark theme would not be seen: they get an edge of the ground.
        for (const QPen& pen : {QPen(theme::surface(), 3.5), QPen(theme::text(), 1.5)}) {
            painter.setPen(pen);
            painter.drawLine(low, middle, high, middle);
            painter.drawLine(low, middle - 3, low, middle + 3);
            painter.drawLine(high, middle - 3, high, middle + 3);
        }
    }
    if (m_low < 0) {
        painter.setPen(theme::dimmed());
        painter.drawLine(zero, row.top() + 2, zero, row.bottom() - 2);
    }
}

void BarList::paintName(QPainter& painter, const QRect& room, const Bar& bar) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    QString text = metrics.elidedText(bar.name, Qt::ElideRight, room.width());
    if (!bar.other.isEmpty()) {
        const QString between = QStringLiteral(" / ");
        const int all = room.width() - metrics.horizontalAdvance(between);
        // What the shorter one does not need the longer one gets.
        const int one = std::max(all / 2, all - metrics.horizontalAdvance(bar.other));
        const QString left = metrics.elidedText(bar.name, Qt::ElideRight, one);
        text = left + between + metrics.elidedText(bar.other, Qt::ElideRight, all - metrics.horizontalAdvance(left));
    }
    painter.setPen(bar.value ? theme::text() : theme::dimmed());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
}

void BarList::paintValue(QPainter& painter, const QRect& row, const Columns& columns, const Bar& bar) const
{
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    painter.setPen(theme::text());
    painter.drawText(QRect(columns.text, row.top(), columns.detail - theme::kGrid - columns.text, row.height()), right,
                     bar.text);
    painter.setPen(theme::dimmed());
    painter.drawText(QRect(columns.detail, row.top(), width() - columns.detail, row.height()), right, bar.detail);
    if (bar.alarm.isEmpty()) {
        return;
    }
    // The words stand on what the bar and its interval leave free; where that is too little, the sign alone does.
    const QFontMetrics metrics = painter.fontMetrics();
    const double filled = std::max(bar.value.value_or(0), bar.interval ? bar.interval->high : 0);
    const int room =
        columns.width - static_cast<int>((std::min(filled, m_high) - m_low) / (m_high - m_low) * columns.width);
    QString words = QStringLiteral("⚠ ") + bar.alarm;
    if (metrics.horizontalAdvance(words) + theme::kGrid > room) {
        words = QStringLiteral("⚠");
    }
    const int wide = metrics.horizontalAdvance(words) + theme::kGrid;
    const QRect place(columns.left + columns.width - wide, row.top() + 2, wide, row.height() - 4);
    painter.fillRect(place, theme::surface());
    painter.setPen(theme::warning());
    painter.drawText(place, Qt::AlignCenter, words);
}

void BarList::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const Columns at = columns();
    const int height = rowHeight();
    for (int i = 0; i < static_cast<int>(m_bars.size()); ++i) {
        const QRect whole = fieldRect(i);
        if (!whole.intersects(event->rect())) {
            continue;
        }
        const QRect row(0, whole.top(), width(), height);
        const Bar& bar = this->bar(i);
        if (isMarked(i)) {
            QColor tint = theme::accent();
            tint.setAlpha(28);
            painter.fillRect(whole, tint);
        }
        painter.setPen(bar.code.isEmpty() ? theme::text() : theme::typeColour(bar.code));
        painter.drawText(QRect(0, row.top(), at.code, height), Qt::AlignLeft | Qt::AlignVCenter, bar.code);
        paintName(painter, QRect(at.code, row.top(), at.name, height), bar);
        paintBar(painter, row, at, bar);
        paintValue(painter, row, at, bar);
        if (!bar.below.isEmpty()) {
            painter.setPen(theme::dimmed());
            painter.drawText(QRect(QPoint(at.code, row.bottom() + 1), whole.bottomRight()), Qt::TextWordWrap,
                             bar.below);
        }
        if (isMarked(i)) {
            paintMark(painter, whole);
        }
    }
}

QRect BarList::fieldRect(int field) const
{
    const QRect& row = m_rows[static_cast<std::size_t>(field)];
    return {0, row.top(), width(), row.height()};
}

QString BarList::fieldName(int field) const
{
    const Bar& shown = bar(field);
    QStringList parts{shown.code, shown.name, shown.other, shown.text, shown.detail, shown.alarm, shown.below};
    parts.removeAll(QString());
    return inList(parts);
}

namespace {

constexpr int kThick = 3 * theme::kGrid;
constexpr int kBelowBar = theme::kGrid;
constexpr int kSwatch = 2 * theme::kGrid;

} // namespace

StackedBar::StackedBar(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) { emit activated(part(field).key); });
}

void StackedBar::setParts(std::vector<StackPart> parts)
{
    const bool resized = parts.size() != m_parts.size();
    m_parts = std::move(parts);
    if (resized) {
        updateGeometry();
    }
    fieldsChanged();
}

int StackedBar::rowHeight() const
{
    return fontMetrics().height() + theme::kGrid;
}

QRect StackedBar::fieldRect(int field) const
{
    return {0, kThick + kBelowBar + field * rowHeight(), width(), rowHeight()};
}

QRect StackedBar::piece(int field) const
{
    double before = 0;
    for (int i = 0; i < field; ++i) {
        before += part(i).share;
    }
    const auto at = [this](double share) { return static_cast<int>(std::lround(share * width())); };
    return QRect(QPoint(at(before), 0), QPoint(at(before + part(field).share) - 1, kThick - 1));
}

int StackedBar::fieldAt(const QPoint& point) const
{
    for (int field = 0; field < fieldCount(); ++field) {
        if (piece(field).contains(point)) {
            return field;
        }
    }
    return Chart::fieldAt(point);
}

QString StackedBar::fieldName(int field) const
{
    QStringList words{part(field).name, part(field).text, part(field).detail};
    words.removeAll(QString());
    return inList(words);
}

QSize StackedBar::sizeHint() const
{
    return {60 * theme::kGrid, kThick + kBelowBar + std::max(1, fieldCount()) * rowHeight()};
}

QSize StackedBar::minimumSizeHint() const
{
    return {36 * theme::kGrid, sizeHint().height()};
}

void StackedBar::paintShade(QPainter& painter, const QRect& place, const StackPart& part, int number)
{
    constexpr std::array<Qt::BrushStyle, 5> kPatterns{Qt::NoBrush, Qt::Dense6Pattern, Qt::BDiagPattern, Qt::NoBrush,
                                                      Qt::CrossPattern};
    const QColor fill = heat(part.heat);
    painter.fillRect(place, fill);
    const Qt::BrushStyle pattern = kPatterns[static_cast<std::size_t>(number) % kPatterns.size()];
    if (pattern != Qt::NoBrush) {
        painter.fillRect(place, QBrush(mixed(fill, theme::inkOn(fill), 0.35), pattern));
    }
    painter.setPen(part.heat == 0 ? theme::line() : theme::accent());
    painter.setBrush(Qt::NoBrush);
    if (place.width() > 2) {
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }
}

void StackedBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    int wide = 0;
    int text = 0;
    int detail = 0;
    for (const StackPart& part : m_parts) {
        wide = std::max(wide, metrics.horizontalAdvance(part.name));
        text = std::max(text, metrics.horizontalAdvance(part.text));
        detail = std::max(detail, metrics.horizontalAdvance(part.detail));
    }
    const int left = kSwatch + theme::kGrid;
    // Air between the columns is the first to go, then what stands behind the numbers.
    const int airy = std::min(left + wide + 3 * theme::kGrid, width() - text - theme::kGrid - detail);
    const int numbers = std::min(std::max(left + wide + theme::kGrid, airy), std::max(left, width() - text));
    for (int field = 0; field < fieldCount(); ++field) {
        const StackPart& shown = part(field);
        if (shown.share > 0) {
            const QRect place = piece(field);
            paintShade(painter, place.width() < 1 ? QRect(place.left(), 0, 1, kThick) : place, shown, field);
        }
        const QRect row = fieldRect(field);
        paintShade(painter, QRect(0, row.center().y() - kSwatch / 4, kSwatch, kSwatch / 2 + 2), shown, field);
        painter.setPen(theme::text());
        painter.drawText(QRect(left, row.top(), numbers - left - theme::kGrid, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(shown.name, Qt::ElideRight, numbers - left - theme::kGrid));
        painter.drawText(QRect(numbers, row.top(), text, row.height()), Qt::AlignRight | Qt::AlignVCenter, shown.text);
        const QRect rest(numbers + text + theme::kGrid, row.top(), width() - numbers - text - theme::kGrid,
                         row.height());
        painter.setPen(theme::dimmed());
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(shown.detail, Qt::ElideRight, rest.width()));
        if (isMarked(field)) {
            paintMark(painter, row);
        }
    }
}

} // namespace accord::ui

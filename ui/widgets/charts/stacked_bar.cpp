// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/stacked_bar.h"

#include <QPainter>

#include "ui/support/joined_text.h"
#include "ui/support/look.h"
#include "ui/widgets/charts/shade.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kThick = 3 * look::kGrid;
constexpr int kBelowBar = look::kGrid;
constexpr int kSwatch = 2 * look::kGrid;

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
    return fontMetrics().height() + look::kGrid;
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
    return {60 * look::kGrid, kThick + kBelowBar + std::max(1, fieldCount()) * rowHeight()};
}

QSize StackedBar::minimumSizeHint() const
{
    return {36 * look::kGrid, sizeHint().height()};
}

void StackedBar::paintShade(QPainter& painter, const QRect& place, const StackPart& part, int number)
{
    constexpr std::array<Qt::BrushStyle, 5> kPatterns{Qt::NoBrush, Qt::Dense6Pattern, Qt::BDiagPattern, Qt::NoBrush,
                                                      Qt::CrossPattern};
    const QColor fill = heat(part.heat);
    painter.fillRect(place, fill);
    const Qt::BrushStyle pattern = kPatterns[static_cast<std::size_t>(number) % kPatterns.size()];
    if (pattern != Qt::NoBrush) {
        painter.fillRect(place, QBrush(mixed(fill, inkFor(fill), 0.35), pattern));
    }
    painter.setPen(part.heat == 0 ? look::line() : look::accent());
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
    for (const StackPart& part : m_parts) {
        wide = std::max(wide, metrics.horizontalAdvance(part.name));
        text = std::max(text, metrics.horizontalAdvance(part.text));
    }
    const int left = kSwatch + look::kGrid;
    const int numbers = std::min(left + wide + 3 * look::kGrid, std::max(left, width() - text));
    for (int field = 0; field < fieldCount(); ++field) {
        const StackPart& shown = part(field);
        if (shown.share > 0) {
            const QRect place = piece(field);
            paintShade(painter, place.width() < 1 ? QRect(place.left(), 0, 1, kThick) : place, shown, field);
        }
        const QRect row = fieldRect(field);
        paintShade(painter, QRect(0, row.center().y() - kSwatch / 4, kSwatch, kSwatch / 2 + 2), shown, field);
        painter.setPen(look::text());
        painter.drawText(QRect(left, row.top(), numbers - left - look::kGrid, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(shown.name, Qt::ElideRight, numbers - left - look::kGrid));
        painter.drawText(QRect(numbers, row.top(), text, row.height()), Qt::AlignRight | Qt::AlignVCenter, shown.text);
        const QRect rest(numbers + text + 2 * look::kGrid, row.top(), width() - numbers - text - 2 * look::kGrid,
                         row.height());
        painter.setPen(look::dimmed());
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(shown.detail, Qt::ElideRight, rest.width()));
        if (isMarked(field)) {
            paintMark(painter, row);
        }
    }
}

} // namespace accord::ui

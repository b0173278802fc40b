// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_tree/category_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include "ui/support/look.h"
#include "ui/widgets/category_tree/category_model.h"

namespace accord::ui {
namespace {

constexpr int kCap = 18; // px; a key cap's square

/// A key as it looks on a keyboard. Answers the x where it begins.
int paintKey(QPainter& painter, const QRect& row, const QString& key, const QColor& colour)
{
    const QRectF cap(row.right() - kCap, row.center().y() - kCap / 2.0 + 0.5, kCap, kCap);
    painter.setPen(QPen(look::line(), 1));
    painter.setBrush(look::raised());
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(colour);
    painter.drawText(cap, Qt::AlignCenter, key.toUpper());
    return static_cast<int>(cap.left());
}

int paintTick(QPainter& painter, int right, const QRect& row, const QColor& colour)
{
    const QRectF box(right - 16, row.center().y() - 6, 14, 14);
    QPainterPath tick(QPointF(box.left() + 1, box.center().y()));
    tick.lineTo(box.center().x() - 1, box.bottom() - 3);
    tick.lineTo(box.right() - 1, box.top() + 2);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
    return static_cast<int>(box.left());
}

/// A number at the right, and a dot where something is about to change. Answers the x where they begin.
int paintCount(QPainter& painter, const QRect& row, const QString& count, bool marked, const QColor& words,
               const QColor& mark)
{
    painter.setPen(words);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, count);
    int left = row.right() - (count.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(count) + look::kGrid);
    if (marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(
            QRectF(left - look::kGrid, row.center().y() - look::kGrid / 2.0 + 0.5, look::kGrid - 1, look::kGrid - 1));
        left -= look::kGrid + look::kGrid / 2;
    }
    return left;
}

} // namespace

void CategoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor onSelection = option.palette.color(QPalette::HighlightedText);
    QRect row = option.rect.adjusted(look::kGrid / 2, 0, -look::kGrid / 2, 0);
    painter->setFont(option.font);
    if (const QString key = index.data(CategoryModel::KeyRole).toString(); !key.isEmpty()) {
        row.setRight(paintKey(*painter, row, key, look::text()) - look::kGrid / 2);
    }
    if (index.data(CategoryModel::LabelledRole).toBool()) {
        row.setRight(paintTick(*painter, row.right(), row, selected ? onSelection : look::accent()) - 2);
    }
    const QString count = index.data(CategoryModel::CountRole).toString();
    const bool marked = index.data(CategoryModel::MarkRole).toBool();
    if (!count.isEmpty() || marked) {
        row.setRight(paintCount(*painter, row, count, marked, selected ? onSelection : look::dimmed(),
                                selected ? onSelection : look::accent()));
    }
    const bool retired = index.data(CategoryModel::RetiredRole).toBool();
    const QString code = index.data(CategoryModel::CodeRole).toString();
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(selected ? onSelection : retired ? look::dimmed() : look::typeColour(code));
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, code);
    row.setLeft(row.left() + painter->fontMetrics().horizontalAdvance(code) + look::kGrid);
    QFont font = index.parent().isValid() ? option.font : bold;
    font.setStrikeOut(retired);
    painter->setFont(font);
    painter->setPen(selected ? onSelection : retired ? look::dimmed() : look::text());
    const QString name = index.data(CategoryModel::NameRole).toString();
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, row.width()));
    painter->restore();
}

QSize CategoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {look::kGrid * 20, qMax(option.fontMetrics.height() + look::kGrid - 2, kCap + 4)};
}

} // namespace accord::ui

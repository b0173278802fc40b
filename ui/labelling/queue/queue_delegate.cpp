// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/queue/queue_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

#include "core/model/label.h"
#include "ui/labelling/queue/queue_model.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kSign = 14; // px; the status sign's square

/// The status as a sign of its own shape, so that it does not need its colour.
void paintStatus(QPainter& painter, const QRectF& box, Verdict verdict, const QColor& colour)
{
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF circle = box.adjusted(1, 1, -1, -1);
    const QPointF middle = circle.center();
    if (verdict == Verdict::Category) {
        QPainterPath tick(QPointF(box.left() + 2, middle.y()));
        tick.lineTo(middle.x() - 1, box.bottom() - 3);
        tick.lineTo(box.right() - 1.5, box.top() + 3);
        painter.drawPath(tick);
        return;
    }
    painter.drawEllipse(circle);
    if (verdict == Verdict::NotForStudy) {
        painter.drawLine(QPointF(circle.left() + 2.5, circle.bottom() - 2.5),
                         QPointF(circle.right() - 2.5, circle.top() + 2.5));
    } else if (verdict == Verdict::CannotTell) {
        QFont font = painter.font();
        font.setPixelSize(10);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(circle, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void paintFlag(QPainter& painter, const QRectF& box)
{
    painter.setPen(QPen(look::warning(), 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(box.left() + 3, box.top() + 2), QPointF(box.left() + 3, box.bottom() - 1));
    QPainterPath cloth(QPointF(box.left() + 3, box.top() + 2));
    cloth.lineTo(box.right() - 2, box.top() + 4.5);
    cloth.lineTo(box.left() + 3, box.top() + 7.5);
    painter.fillPath(cloth, look::warning());
    painter.drawPath(cloth);
}

/// Answers the x where the code begins.
int paintCode(QPainter& painter, const QRect& line, const QString& code, const QColor& colour)
{
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, code);
    return line.right() - painter.fontMetrics().horizontalAdvance(code);
}

} // namespace

void QueueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto colour = [&](const QColor& usual) {
        return selected ? option.palette.color(QPalette::HighlightedText) : usual;
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    const int grid = look::kGrid;
    const int height = option.fontMetrics.height();
    const QRect inner = option.rect.adjusted(grid, grid - 2, -grid, -(grid - 2));
    QRect first(inner.left() + kSign + grid, inner.top(), inner.width() - kSign - grid, height);
    const QRect second(first.left(), inner.bottom() - height + 1, first.width(), height);

    const auto verdict = static_cast<Verdict>(index.data(QueueModel::VerdictRole).toInt());
    const QRectF sign(inner.left(), first.center().y() - kSign / 2.0 + 1, kSign, kSign);
    paintStatus(*painter, sign, verdict, colour(verdict == Verdict::None ? look::dimmed() : look::accent()));
    if (index.data(QueueModel::FlaggedRole).toBool()) {
        paintFlag(*painter, QRectF(inner.left(), second.center().y() - kSign / 2.0 + 1, kSign, kSign));
    }
    painter->setFont(option.font);
    if (const QString code = index.data(QueueModel::CodeRole).toString(); !code.isEmpty()) {
        first.setRight(paintCode(*painter, first, code, colour(look::typeColour(code))) - grid);
    }
    painter->setFont(option.font);
    painter->setPen(colour(look::dimmed()));
    painter->drawText(
        first, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(QueueModel::NameRole).toString(), Qt::ElideMiddle, first.width()));
    const QString title = index.data(QueueModel::TitleRole).toString();
    painter->setPen(colour(title.isEmpty() ? look::dimmed() : look::text()));
    painter->drawText(
        second, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(title.isEmpty() ? tr("(no text yet)") : title, Qt::ElideRight, second.width()));
    painter->restore();
}

QSize QueueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {look::kGrid * 20, 2 * option.fontMetrics.height() + 2 * look::kGrid};
}

} // namespace accord::ui

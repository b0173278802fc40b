// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/row_delegate.h"

#include <QApplication>
#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kIcon = 2 * look::kGrid; // px
constexpr int kUnlimited = 100'000;    // px

struct Lines
{
    QString first;
    QString others;
};

Lines linesOf(const QModelIndex& index)
{
    const QString text = unbroken(index.data(Qt::DisplayRole).toString());
    return {text.section(QLatin1Char('\n'), 0, 0), text.section(QLatin1Char('\n'), 1)};
}

/// Where text goes within a row: beside the icon, if there is one.
QRect textRect(const QRect& row, const QModelIndex& index)
{
    const bool icon = !index.data(Qt::DecorationRole).isNull();
    return row.adjusted(look::kGrid + (icon ? kIcon + look::kGrid : 0), look::kGrid / 2, -look::kGrid,
                        -look::kGrid / 2);
}

int heightOf(const QFont& font, int width, const QString& text)
{
    return text.isEmpty()
               ? 0
               : QFontMetrics(font).boundingRect(QRect(0, 0, width, kUnlimited), Qt::TextWordWrap, text).height();
}

} // namespace

QString unbroken(QString text)
{
    static const QRegularExpression dot(QStringLiteral("\\.(?=[\\divx])"));
    return text.replace(dot, QStringLiteral(".\u2060"));
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QIcon icon = item.icon;
    item.text.clear();
    item.icon = {};
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    QRect place = textRect(option.rect, index);
    if (!icon.isNull()) {
        icon.paint(painter, QRect(option.rect.left() + look::kGrid, place.top() + 1, kIcon, kIcon), Qt::AlignCenter,
                   selected ? QIcon::Selected : QIcon::Normal);
    }
    const Lines lines = linesOf(index);
    const QColor onSelection = option.palette.color(QPalette::HighlightedText);
    painter->setFont(option.font);
    painter->setPen(selected ? onSelection : look::text());
    painter->drawText(place, Qt::TextWordWrap, lines.first);
    place.setTop(place.top() + heightOf(option.font, place.width(), lines.first));
    painter->setPen(selected ? onSelection : look::dimmed());
    painter->drawText(place, Qt::TextWordWrap, lines.others);
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view == nullptr ? option.rect.width() : view->viewport()->width() - 2 * view->spacing();
    const int inner = textRect(QRect(0, 0, width, 0), index).width();
    const Lines lines = linesOf(index);
    const int height = heightOf(option.font, inner, lines.first) + heightOf(option.font, inner, lines.others);
    return {width, height + look::kGrid};
}

} // namespace accord::ui

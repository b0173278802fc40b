// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/block_list.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/reconcile/queue/block_model.h"
#include "ui/reconcile/queue/row_ground.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

bool isOwn(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Home ||
           key == Qt::Key_End || key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Left ||
           key == Qt::Key_Right;
}

bool opens(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

class BlockDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override
    {
        return {20 * look::kGrid, 3 * option.fontMetrics.height() + 3 * look::kGrid};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setFont(option.font);
        paintRowGround(*painter, option);
        const int height = option.fontMetrics.height();
        const QRect area = option.rect.adjusted(look::kGrid + kHalf, look::kGrid, -look::kGrid, -look::kGrid);
        const QRect line(area.left(), area.top(), area.width(), height);
        paintTitle(painter, line, index);
        painter->setPen(look::dimmed());
        QRect below = line;
        for (const QString& name : index.data(BlockModel::NamesRole).toStringList()) {
            below.translate(0, height + kHalf / 2);
            painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                              option.fontMetrics.elidedText(name, Qt::ElideRight, below.width()));
        }
        paintBar(painter, QRect(area.left(), area.bottom() - 2, area.width(), 3), index);
        painter->restore();
    }

private:
    static void paintTitle(QPainter* painter, const QRect& line, const QModelIndex& index)
    {
        const QLocale locale;
        const int conflicts = index.data(BlockModel::ConflictsRole).toInt();
        const int left = index.data(BlockModel::LeftRole).toInt();
        const QString counts =
            left == conflicts ? BlockModel::tr("%Ln issues", nullptr, conflicts)
                              : BlockModel::tr("%1 left of %2").arg(locale.toString(left), locale.toString(conflicts));
        painter->setPen(left == 0 ? look::dimmed() : look::text());
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, counts);
        const int room = line.width() - painter->fontMetrics().horizontalAdvance(counts) - look::kGrid;
        QFont bold = painter->font();
        bold.setBold(true);
        const QString code = index.data(BlockModel::CodeRole).toString();
        painter->setFont(bold);
        painter->setPen(code.isEmpty() ? look::text() : look::typeColour(code));
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(bold).elidedText(index.data().toString(), Qt::ElideRight, room));
        bold.setBold(false);
        painter->setFont(bold);
    }

    static void paintBar(QPainter* painter, const QRect& bar, const QModelIndex& index)
    {
        const int conflicts = index.data(BlockModel::ConflictsRole).toInt();
        const int decided = index.data(BlockModel::DecidedRole).toInt();
        if (decided > 0 && conflicts > 0) {
            painter->fillRect(bar, look::line());
            const auto width = static_cast<int>(static_cast<qint64>(bar.width()) * decided / conflicts);
            painter->fillRect(QRect(bar.left(), bar.top(), width, bar.height()), look::accent());
        }
    }
};

} // namespace

BlockList::BlockList(QWidget* parent)
    : QListView(parent)
{
    setItemDelegate(new BlockDelegate(this));
    setUniformItemSizes(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) { emit opened(index.row()); });
}

bool BlockList::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && isOwn(key->key())) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

void BlockList::keyPressEvent(QKeyEvent* event)
{
    if (opens(event->key()) && currentIndex().isValid()) {
        emit opened(currentIndex().row());
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

} // namespace accord::ui

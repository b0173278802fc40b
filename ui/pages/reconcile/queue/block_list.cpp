// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/queue/block_list.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include "core/report/words.h"
#include "ui/core/language.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/queue/conflict_panel.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

reconcile::Block sumOf(const std::vector<reconcile::Block>& blocks)
{
    reconcile::Block all;
    for (const reconcile::Block& block : blocks) {
        all.conflicts += block.conflicts;
        all.pending += block.pending;
        all.deferred += block.deferred;
        all.decided += block.decided;
    }
    return all;
}

} // namespace

QString blockTitle(const Taxonomy& taxonomy, const reconcile::BlockKey& key)
{
    QString title = text(report::blockText(language::words(), taxonomy, key));
    title.front() = title.front().toUpper(); // in documents it stands within a sentence
    return title;
}

void BlockModel::reset(const LabelMatrix& labelMatrix, const std::vector<reconcile::Block>& blocks)
{
    beginResetModel();
    m_taxonomy = std::make_shared<const Taxonomy>(labelMatrix.taxonomy());
    m_rows = {sumOf(blocks)};
    m_rows.insert(m_rows.end(), blocks.begin(), blocks.end());
    endResetModel();
}

void BlockModel::refresh(const std::vector<reconcile::Block>& blocks)
{
    if (m_rows.empty()) {
        return;
    }
    m_rows.front() = sumOf(blocks);
    for (std::size_t row = 1; row < m_rows.size(); ++row) {
        const auto found = std::ranges::find(blocks, m_rows[row].key, &reconcile::Block::key);
        reconcile::Block now;
        now.key = m_rows[row].key;
        m_rows[row] = found == blocks.end() ? now : *found;
    }
    emit dataChanged(index(0), index(rowCount() - 1));
}

std::optional<reconcile::BlockKey> BlockModel::keyAt(int row) const
{
    return row <= 0 || row >= rowCount() ? std::nullopt : std::optional(m_rows[static_cast<std::size_t>(row)].key);
}

int BlockModel::rowOf(const std::optional<reconcile::BlockKey>& key) const
{
    for (int row = 1; key && row < rowCount(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].key == *key) {
            return row;
        }
    }
    return 0;
}

const reconcile::Block* BlockModel::blockOf(const reconcile::BlockKey& key) const
{
    const int row = rowOf(key);
    return row == 0 ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int BlockModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString BlockModel::titleAt(int row) const
{
    const auto key = keyAt(row);
    return key ? blockTitle(*m_taxonomy, *key) : tr("All conflicts");
}

QStringList BlockModel::namesAt(int row) const
{
    const auto key = keyAt(row);
    if (!key) {
        return {tr("Worst first, whatever they are about")};
    }
    if (key->several()) {
        return {tr("No two categories alone")};
    }
    QStringList names;
    for (const CategoryId id : {key->one, key->other}) {
        const Category* category = m_taxonomy->find(id);
        names.append(category == nullptr ? tr("Not for this study") : shownName(*category));
    }
    return names;
}

// One colour for both only where both are of one type.
QString BlockModel::codeAt(int row) const
{
    const auto key = keyAt(row);
    const Category* one = key ? m_taxonomy->at(Level::Type, key->one) : nullptr;
    return one == nullptr || one != m_taxonomy->at(Level::Type, key->other) ? QString()
                                                                            : QString::fromStdString(one->code);
}

QVariant BlockModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const reconcile::Block& block = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return titleAt(index.row());
    case Qt::ToolTipRole:
        return namesAt(index.row()).join(QLatin1Char('\n'));
    case NamesRole:
        return namesAt(index.row());
    case CodeRole:
        return codeAt(index.row());
    case ConflictsRole:
        return block.conflicts;
    case LeftRole:
        return block.pending;
    case DecidedRole:
        return block.decided;
    case Qt::AccessibleTextRole:
        return tr("%1, %2 left of %3").arg(titleAt(index.row())).arg(block.pending).arg(block.conflicts);
    default:
        return {};
    }
}

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
        return {20 * theme::kGrid, 3 * option.fontMetrics.height() + 3 * theme::kGrid};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setFont(option.font);
        paintRowGround(*painter, option);
        const int height = option.fontMetrics.height();
        const QRect area = option.rect.adjusted(theme::kGrid + kHalf, theme::kGrid, -theme::kGrid, -theme::kGrid);
        const QRect line(area.left(), area.top(), area.width(), height);
        paintTitle(painter, line, index);
        painter->setPen(theme::dimmed());
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
        painter->setPen(left == 0 ? theme::dimmed() : theme::text());
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, counts);
        const int room = line.width() - painter->fontMetrics().horizontalAdvance(counts) - theme::kGrid;
        QFont bold = painter->font();
        bold.setBold(true);
        const QString code = index.data(BlockModel::CodeRole).toString();
        painter->setFont(bold);
        painter->setPen(code.isEmpty() ? theme::text() : theme::typeColour(code));
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
            painter->fillRect(bar, theme::line());
            const auto width = static_cast<int>(static_cast<qint64>(bar.width()) * decided / conflicts);
            painter->fillRect(QRect(bar.left(), bar.top(), width, bar.height()), theme::accent());
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

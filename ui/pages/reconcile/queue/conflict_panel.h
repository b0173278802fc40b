// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>
#include <QStyleOptionViewItem>
#include <QWidget>

#include "core/reconcile/conflicts.h"
#include "ui/core/page.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/queue/block_list.h"
#include "ui/pages/reconcile/queue/conflict_filter.h"
#include "ui/pages/reconcile/queue/conflict_model.h"

#include <optional>
#include <span>
#include <vector>

class QLabel;
class QListView;
class QPainter;
class QPushButton;

namespace accord::ui {

class BlockList;
struct ReconcileKeys;

inline constexpr int kHalf = theme::kGrid / 2; ///< between the parts of a row

/// Paints what is behind a row of the queue: a tint with a bar at its side where it is selected, a thin line below.
void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option);

/// Paints a conflict in three lines: number and state, title, votes and on which level they differ.
class ConflictDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The left side: filters, counts, the list, and a hint when it could be sorted anew. In the place of the list come the
/// blocks when asked for; one of them narrows the list down to its conflicts.
class ConflictPanel : public QWidget
{
    Q_OBJECT
public:
    ConflictPanel(const PageContext& context, const ReconcileKeys& keys, ConflictModel::Headings headings,
                  QWidget* parent = nullptr);

    [[nodiscard]] ConflictModel& model() { return *m_model; }
    [[nodiscard]] BlockModel& blocks() { return *m_blocks; }
    [[nodiscard]] ConflictFilter& filter() { return *m_filter; }

    void setTally(const reconcile::Tally& tally);
    /// How many items changed since the list was sorted: -1 for too many to count, 0 hides the hint.
    void setStale(int changed);

    [[nodiscard]] ItemId currentItem() const;
    void setCurrentRow(int row); ///< -1: none
    void move(int step);
    void focusList(); ///< the list, or the blocks where they are shown

    /// The block that is marked in the list of blocks, while that is shown.
    [[nodiscard]] std::optional<reconcile::BlockKey> markedBlock() const;

    /// What waits for a decision in the block that is open; nothing where none is open.
    [[nodiscard]] std::vector<ItemId> waitingOfBlock() const;

    /// The row of the next item after `here` (from the top again at the end) that is among `waiting`; -1 if the queue
    /// has none of them but `here`.
    [[nodiscard]] int nextWaitingRow(ItemId here, std::span<const ItemId> waiting) const;

    void showBlocks(bool shown);
    void sayBlock(); ///< the counts of the block whose conflicts are shown moved

signals:
    void currentChanged();
    void blocksShown(bool shown);

private:
    void makeList();
    void makeBlocks(const ReconcileKeys& keys);
    void openBlock(int row);
    void updateLists();
    void sayWhyEmpty();

    ConflictModel* m_model;
    BlockModel* m_blocks;
    ConflictFilter* m_filter;
    QWidget* m_blockLine;
    QLabel* m_block;
    QListView* m_list;
    BlockList* m_blockList;
    QLabel* m_counts;
    QLabel* m_empty;
    QPushButton* m_refresh;
    reconcile::Tally m_tally;
    bool m_showsBlocks = false;
};

} // namespace accord::ui

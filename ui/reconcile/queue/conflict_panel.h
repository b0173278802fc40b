// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/reconcile/consensus.h"
#include "ui/reconcile/queue/block_model.h"
#include "ui/reconcile/queue/conflict_filter.h"
#include "ui/reconcile/queue/conflict_model.h"
#include "ui/support/page.h"

class QLabel;
class QListView;
class QPushButton;

namespace accord::ui {

class BlockList;
struct ReconcileKeys;

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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/reconcile/standing.h"
#include "ui/reconcile/queue/conflict_filter.h"
#include "ui/reconcile/queue/conflict_model.h"

class QLabel;
class QListView;
class QPushButton;

namespace accord::ui {

struct ReconcileKeys;

/// The left side: filters, counts, the list, and a hint when it could be sorted anew.
class ConflictPanel : public QWidget
{
    Q_OBJECT
public:
    ConflictPanel(const ReconcileKeys& keys, ConflictModel::Headings headings, QWidget* parent = nullptr);

    [[nodiscard]] ConflictModel& model() { return *m_model; }
    [[nodiscard]] ConflictFilter& filter() { return *m_filter; }

    void setTally(const reconcile::Tally& tally);
    /// How many items changed since the list was sorted: -1 for too many to count, 0 hides the hint.
    void setStale(int changed);

    [[nodiscard]] ItemId currentItem() const;
    void setCurrentRow(int row); ///< -1: none
    void move(int step);
    void focusList();

signals:
    void currentChanged();

private:
    void sayWhyEmpty();

    ConflictModel* m_model;
    ConflictFilter* m_filter;
    QListView* m_list;
    QLabel* m_counts;
    QLabel* m_empty;
    QPushButton* m_refresh;
    reconcile::Tally m_tally;
};

} // namespace accord::ui

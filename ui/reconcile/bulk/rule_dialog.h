// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/reconcile/rules.h"
#include "ui/support/page.h"

class QAbstractItemModel;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QTableView;

namespace accord::ui {

class CategoryCounts;
class SampleModel;

/// Lets a rule decide: unanimous, majority, at least k alike. Shows beforehand what it would do, with items that can be
/// opened behind the dialog, and does it as one step of undo.
class RuleDialog : public QDialog
{
    Q_OBJECT
public:
    RuleDialog(const PageContext& context, QWidget* parent);

    /// Counts anew, because something changed.
    void refresh();

signals:
    void itemWanted(accord::ItemId item);
    void decided(int items);

private:
    QWidget* makeRules();
    QWidget* makePreview();
    QTableView* makeTable(QAbstractItemModel* model, const QString& name);
    [[nodiscard]] reconcile::Rule rule() const;
    void take(const reconcile::RulePreview& preview);
    void apply();

    PageContext m_context;
    CategoryCounts* m_counts;
    SampleModel* m_sample;
    QRadioButton* m_unanimous = nullptr;
    QRadioButton* m_majority = nullptr;
    QRadioButton* m_atLeast = nullptr;
    QSpinBox* m_count = nullptr;
    QLabel* m_words = nullptr;
    QPushButton* m_apply = nullptr;
    reconcile::RulePreview m_preview;
    reconcile::Rule m_previewed;
    int m_job = 0;
};

} // namespace accord::ui

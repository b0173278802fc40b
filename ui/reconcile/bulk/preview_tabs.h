// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>
#include <QTabWidget>

#include "core/model/taxonomy.h"
#include "core/reconcile/rules.h"

class QAbstractItemModel;
class QTableView;

namespace accord::ui {

class CategoryCounts;
class FiguresModel;

/// A table in the manner of the dialog: rows to choose, no grid.
QTableView* plainTable(QAbstractItemModel* model, const QString& name, QWidget* parent);

/// What a rule would do, counted by category, repository and level, and what that changes: shares and kappa.
class PreviewTabs : public QTabWidget
{
    Q_OBJECT
public:
    explicit PreviewTabs(QWidget* parent);

    void set(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect, const Taxonomy& taxonomy,
             const QStringList& annotators);

private:
    FiguresModel* addFigures(const QString& title, const QString& name, const QString& hint);

    CategoryCounts* m_categories;
    FiguresModel* m_repositories;
    FiguresModel* m_splits;
    FiguresModel* m_shares;
    FiguresModel* m_kappas;
};

} // namespace accord::ui

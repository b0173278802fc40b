// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "core/reconcile/rules.h"

namespace accord::ui {

/// A small table of words and figures: the first column says what, the others are numbers.
class FiguresModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(const QStringList& headings, const QList<QStringList>& rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_headings;
    QList<QStringList> m_rows;
};

// What a rule would do, as such tables. `names` are those of the effect's annotators.
void setRepositories(FiguresModel& model, const reconcile::RulePreview& preview);
void setSplits(FiguresModel& model, const reconcile::RulePreview& preview);
void setShares(FiguresModel& model, const reconcile::RuleEffect& effect);
void setKappas(FiguresModel& model, const reconcile::RuleEffect& effect, const QStringList& names);

} // namespace accord::ui

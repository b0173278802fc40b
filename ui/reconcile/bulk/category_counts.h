// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include "core/model/taxonomy.h"
#include "core/reconcile/rules.h"

#include <vector>

namespace accord::ui {

/// How many decisions a rule would make per category, in the codebook's order.
class CategoryCounts : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Code, Name, Count, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(const reconcile::RulePreview& preview, const Taxonomy& taxonomy);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString code;
        QString name;
        int count = 0;
    };
    std::vector<Row> m_rows;
};

} // namespace accord::ui

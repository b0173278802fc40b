// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/rules.h"

#include <vector>

namespace accord::ui {

/// Items drawn from a rule's preview: what one looks into before one lets a rule decide thousands.
class SampleModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Issue, Votes, Decision, ColumnCount };
    enum Role { ItemRole = Qt::UserRole };

    static constexpr int kMost = 40;

    using QAbstractTableModel::QAbstractTableModel;

    /// `headings` in the order of the sample, or fewer.
    void set(const LabelMatrix& labelMatrix, const std::vector<reconcile::Decided>& sample,
             const std::vector<Heading>& headings);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        ItemId item;
        QString issue;
        QString votes;
        QString decision;
    };
    std::vector<Row> m_rows;
};

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>

#include "core/exchange/merge_questions.h"

#include <vector>

namespace accord::ui {

/// The files of a merge, a row each: what they are, what of them is new here, and what is here already.
class MergeFilesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { File, What, New, Known, kColumns };

    explicit MergeFilesModel(QObject* parent = nullptr);

    /// The same files again with other numbers leave the rows where they are.
    void set(std::vector<exchange::MergeFileReport> files);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<exchange::MergeFileReport> m_files;
};

} // namespace accord::ui

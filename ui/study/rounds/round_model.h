// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>

#include "core/model/study.h"

#include <cstdint>
#include <vector>

namespace accord::ui {

/// A round with what the list says of it.
struct RoundRow
{
    Round round;
    std::size_t people = 0; ///< who label in it
    int codebook = 0;       ///< number of the frozen version; 0: the newest
    std::int64_t items = 0;
    std::int64_t expected = 0; ///< labels that are to be given
    std::int64_t done = 0;     ///< of them
    bool works = false;        ///< the pages show this one
};

/// The rounds of the study in the order in which they were made.
class RoundModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Purpose, State, Items, Overlap, Blind, Codebook, Progress, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    /// The same rounds keep their rows.
    void setRows(std::vector<RoundRow> rows);
    [[nodiscard]] const std::vector<RoundRow>& rows() const { return m_rows; }
    [[nodiscard]] int rowOf(RoundId round) const; ///< -1: it is not there
    [[nodiscard]] const RoundRow* at(RoundId round) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const RoundRow& row, int column) const;

    std::vector<RoundRow> m_rows;
};

} // namespace accord::ui

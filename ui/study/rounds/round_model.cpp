// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/rounds/round_model.h"

#include <QFont>

#include "ui/study/study_text.h"
#include "ui/widgets/lists/quiet_list.h"

#include <algorithm>

namespace accord::ui {

void RoundModel::setRows(std::vector<RoundRow> rows)
{
    const bool same = std::ranges::equal(
        rows, m_rows, {}, [](const RoundRow& row) { return row.round.id; },
        [](const RoundRow& row) { return row.round.id; });
    if (same) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RoundModel::rowOf(RoundId round) const
{
    const auto found = std::ranges::find(m_rows, round, [](const RoundRow& row) { return row.round.id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const RoundRow* RoundModel::at(RoundId round) const
{
    const int row = rowOf(round);
    return row < 0 ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int RoundModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RoundModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString RoundModel::text(const RoundRow& row, int column) const
{
    switch (column) {
    case Name:
        return ui::text(row.round.name);
    case Purpose:
        return purposeWord(row.round.purpose);
    case State:
        return stateWord(row.round.state);
    case Items:
        return countText(row.items, true);
    case Overlap:
        return overlapText(row.round, row.people);
    case Blind:
        return row.round.blind ? tr("blind") : tr("open");
    case Codebook:
        return row.codebook == 0 ? tr("newest") : tr("version %1").arg(row.codebook);
    case Progress:
        return row.round.state == RoundState::Draft || row.expected == 0
                   ? QString()
                   : tr("%1 of %2").arg(countText(row.done, false), countText(row.expected, false));
    default:
        return {};
    }
}

QVariant RoundModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const RoundRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Items ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setWeight(QFont::DemiBold);
        return row.works && index.column() == Name ? QVariant(font) : QVariant();
    }
    case Qt::ToolTipRole:
        return row.works && index.column() == Name ? tr("The pages show this round.") : QVariant();
    case IdRole:
        return QVariant::fromValue<qlonglong>(row.round.id.value);
    case ShareRole:
        return index.column() == Progress && row.expected > 0 && row.round.state != RoundState::Draft
                   ? QVariant(static_cast<double>(row.done) / static_cast<double>(row.expected))
                   : QVariant();
    case QuietRole:
        return row.round.state == RoundState::Reconciled;
    default:
        return {};
    }
}

QVariant RoundModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == Items ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Round"),   tr("Purpose"), tr("State"),    tr("Items"),
                            tr("Overlap"), tr("Blind"),   tr("Codebook"), tr("Labels given")};
    return names.value(section);
}

} // namespace accord::ui

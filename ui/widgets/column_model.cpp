// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/column_model.h"

#include <QFont>
#include <QHash>
#include <QSet>

namespace accord::ui {

QVariant ColumnModelBase::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    return role == Qt::TextAlignmentRole ? headerData(index.column(), Qt::Horizontal, role)
                                         : cell(index.row(), index.column(), role);
}

QVariant ColumnModelBase::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return heading(section).text;
    case Qt::TextAlignmentRole:
        return QVariant(heading(section).alignment | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags ColumnModelBase::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && heading(index.column()).writable ? flags | Qt::ItemIsEditable : flags;
}

bool ColumnModelBase::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole ||
        !heading(index.column()).writable) {
        return false;
    }
    const QPersistentModelIndex written(index); // who is told of it may fill the list anew
    writeCell(index.row(), index.column(), value);
    if (written.isValid()) {
        emit dataChanged(written, written);
    }
    return true;
}

QVariant ColumnModelBase::semibold()
{
    QFont font;
    font.setWeight(QFont::DemiBold);
    return font;
}

void ColumnModelBase::arrange(std::vector<qlonglong> ids, const std::vector<qlonglong>& next, bool known)
{
    const auto announceAll = [this] {
        if (rowCount() > 0 && columnCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    };
    if (ids == next) {
        takeNextRows();
        announceAll();
        return;
    }
    const QSet<qlonglong> before(ids.begin(), ids.end());
    const QSet<qlonglong> after(next.begin(), next.end());
    const auto count = [](const auto& all) { return static_cast<int>(all.size()); };
    const bool unique = count(before) == count(ids) && count(after) == count(next);
    if (!known || !unique || !before.intersects(after)) {
        beginResetModel();
        takeNextRows();
        endResetModel();
        return;
    }

    for (int end = count(ids); end > 0;) {
        int first = end;
        while (first > 0 && !after.contains(ids[static_cast<std::size_t>(first) - 1])) {
            --first;
        }
        if (first < end) {
            beginRemoveRows({}, first, end - 1);
            eraseRows(first, end);
            endRemoveRows();
            ids.erase(ids.begin() + first, ids.begin() + end);
        }
        end = first - 1;
    }

    QHash<qlonglong, int> places;
    for (const qlonglong id : ids) {
        places.insert(id, count(places));
    }
    std::vector<int> from; // the rows that stay, in the order to come
    std::vector<int> to(ids.size());
    for (const qlonglong id : next) {
        if (const auto place = places.constFind(id); place != places.constEnd()) {
            to[static_cast<std::size_t>(*place)] = count(from);
            from.push_back(*place);
        }
    }
    if (!std::ranges::is_sorted(from)) {
        emit layoutAboutToBeChanged({}, VerticalSortHint);
        QModelIndexList moved;
        for (const QModelIndex& each : persistentIndexList()) {
            moved.append(index(to[static_cast<std::size_t>(each.row())], each.column()));
        }
        const QModelIndexList old = persistentIndexList();
        reorderRows(from);
        changePersistentIndexList(old, moved);
        emit layoutChanged({}, VerticalSortHint);
    }

    for (int first = 0; first < count(next);) {
        int end = first;
        while (end < count(next) && !before.contains(next[static_cast<std::size_t>(end)])) {
            ++end;
        }
        if (end > first) {
            beginInsertRows({}, first, end - 1);
            addNextRows(first, end);
            endInsertRows();
        }
        first = end + 1;
    }
    takeNextRows();
    announceAll();
}

} // namespace accord::ui

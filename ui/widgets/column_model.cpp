// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/column_model.h"

#include <QCollator>
#include <QFont>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <numeric>

namespace accord::ui {
namespace {

/// Text as people order it, Chinese as well, and "round 9" before "round 10".
int compared(const QVariant& one, const QVariant& other, const QCollator& collator)
{
    if (one.typeId() == QMetaType::QString && other.typeId() == QMetaType::QString) {
        return collator.compare(one.toString(), other.toString());
    }
    const QPartialOrdering order = QVariant::compare(one, other);
    return order == QPartialOrdering::Less ? -1 : order == QPartialOrdering::Greater ? 1 : 0;
}

} // namespace

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
    case Qt::AccessibleTextRole:
        return section != m_sortedBy           ? QVariant()
               : m_order == Qt::AscendingOrder ? tr("%1, sorted upwards").arg(heading(section).text)
                                               : tr("%1, sorted downwards").arg(heading(section).text);
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

QVariant ColumnModelBase::numberIn(QString text)
{
    static const QRegularExpression written(QStringLiteral("[-+]?[.,]?\\d([\\d.,'\u00a0\u202f]*\\d)?"));
    const QString number = written.match(text.replace(QChar(0x2212), QLatin1Char('-'))).captured();
    bool read = false;
    const double value = QLocale().toDouble(number, &read);
    return read ? QVariant(value) : QVariant();
}

std::vector<int> ColumnModelBase::sorted(const std::vector<SortKey>& keys) const
{
    std::vector<int> order(keys.size());
    std::iota(order.begin(), order.end(), 0);
    QCollator collator{QLocale()};
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    const auto group = [](const SortKey& key) { // sums outside, what has no value after what has
        const bool text = key.value.typeId() == QMetaType::QString;
        const bool none = !key.value.isValid() || (text && key.value.toString().isEmpty());
        return key.sum ? (key.place == 0 ? 0 : 3) : none ? 2 : 1;
    };
    std::ranges::sort(order, [&](int left, int right) {
        const SortKey& one = keys[static_cast<std::size_t>(left)];
        const SortKey& other = keys[static_cast<std::size_t>(right)];
        if (m_sortedBy >= 0) {
            if (group(one) != group(other)) {
                return group(one) < group(other);
            }
            const int by = group(one) == 1 ? compared(one.value, other.value, collator) : 0;
            if (by != 0) {
                return (m_order == Qt::AscendingOrder) == (by < 0);
            }
        }
        return one.place < other.place;
    });
    return order;
}

std::vector<int> ColumnModelBase::shown(const std::vector<SortKey>& keys, const std::vector<qlonglong>& ids,
                                        const std::vector<qlonglong>& next) const
{
    std::vector<int> order = sorted(keys);
    if (m_held) {
        QHash<qlonglong, qsizetype> before;
        for (const qlonglong id : ids) {
            before.insert(id, before.size());
        }
        std::ranges::stable_sort(
            order, {}, [&](int row) { return before.value(next[static_cast<std::size_t>(row)], before.size()); });
    }
    return order;
}

void ColumnModelBase::sort(int column, Qt::SortOrder order)
{
    m_sortedBy = column < columnCount() ? column : -1;
    m_order = order;
    reorder(sorted(sortKeys()));
    if (columnCount() > 0) {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

void ColumnModelBase::hold(bool held)
{
    m_held = held;
    if (!held && m_sortedBy >= 0) {
        reorder(sorted(sortKeys()));
    }
}

void ColumnModelBase::forgetOrder()
{
    m_sortedBy = -1;
    m_places.resize(static_cast<std::size_t>(rowCount()));
    std::iota(m_places.begin(), m_places.end(), 0);
}

void ColumnModelBase::reorder(const std::vector<int>& from)
{
    if (std::ranges::is_sorted(from)) {
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    std::vector<int> to(from.size());
    for (std::size_t row = 0; row < from.size(); ++row) {
        to[static_cast<std::size_t>(from[row])] = static_cast<int>(row);
    }
    const QModelIndexList old = persistentIndexList();
    QModelIndexList moved;
    for (const QModelIndex& each : old) {
        moved.append(index(to[static_cast<std::size_t>(each.row())], each.column()));
    }
    reorderRows(from);
    std::vector<int> places;
    for (const int row : from) {
        places.push_back(m_places[static_cast<std::size_t>(row)]);
    }
    m_places = std::move(places);
    changePersistentIndexList(old, moved);
    emit layoutChanged({}, VerticalSortHint);
}

void ColumnModelBase::arrange(std::vector<qlonglong> ids, const std::vector<qlonglong>& next, std::vector<int> places,
                              bool known)
{
    const auto announceAll = [this] {
        if (rowCount() > 0 && columnCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    };
    if (ids == next) {
        takeNextRows();
        m_places = std::move(places);
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
        m_places = std::move(places);
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

    QHash<qlonglong, int> rows;
    for (const qlonglong id : ids) {
        rows.insert(id, count(rows));
    }
    std::vector<int> from; // the rows that stay, in the order to come
    for (const qlonglong id : next) {
        if (const auto row = rows.constFind(id); row != rows.constEnd()) {
            from.push_back(*row);
        }
    }
    m_places.resize(from.size()); // those to come are set when all rows are there
    reorder(from);

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
    m_places = std::move(places);
    announceAll();
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/codebook/codebook_model.h"

#include <QLocale>
#include <QMimeData>

#include "ui/support/category_text.h"

#include <utility>

namespace accord::ui {
namespace {

const QString kMime = QStringLiteral("application/x-accord-category");

} // namespace

void CodebookModel::setCounts(Counts counts)
{
    if (counts != m_counts) {
        m_counts = std::move(counts);
        rowsChanged({});
    }
}

void CodebookModel::setMarked(std::unordered_set<Uuid> marked)
{
    if (marked != m_marked) {
        m_marked = std::move(marked);
        rowsChanged({});
    }
}

void CodebookModel::rowsChanged(const QModelIndex& parent)
{
    const int rows = rowCount(parent);
    if (rows == 0) {
        return;
    }
    emit dataChanged(index(0, 0, parent), index(rows - 1, 0, parent));
    for (int row = 0; row < rows; ++row) {
        rowsChanged(index(row, 0, parent));
    }
}

QVariant CodebookModel::data(const QModelIndex& index, int role) const
{
    const Category* category = at(index);
    if (category != nullptr && role == CountRole) {
        const auto count = m_counts.find(category->uuid);
        return count == m_counts.end() ? QString() : QLocale().toString(count->second);
    }
    if (category != nullptr && role == MarkRole) {
        return m_marked.contains(category->uuid);
    }
    if (category != nullptr && role == Qt::AccessibleTextRole) {
        const QString text = CategoryModel::data(index, role).toString();
        const auto count = m_counts.find(category->uuid);
        return category->retired         ? tr("%1, retired").arg(text)
               : count == m_counts.end() ? text
                                         : tr("%1, %Ln labels", nullptr, static_cast<int>(count->second)).arg(text);
    }
    if (role == KeyRole) {
        return {}; // no keys walk this tree
    }
    return CategoryModel::data(index, role);
}

Qt::ItemFlags CodebookModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = CategoryModel::flags(index);
    const Category* category = at(index);
    if (m_movable && category != nullptr && !category->retired) {
        flags |= Qt::ItemIsDropEnabled;
        if (category->level != Level::Type) {
            flags |= Qt::ItemIsDragEnabled;
        }
    }
    return flags;
}

QStringList CodebookModel::mimeTypes() const
{
    return {kMime};
}

QMimeData* CodebookModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (const Category* category = indexes.isEmpty() ? nullptr : at(indexes.front())) {
        data->setData(kMime, QByteArray::fromStdString(category->uuid.text()));
        data->setText(shownCodeAndName(*category));
    }
    return data;
}

const Category* CodebookModel::dragged(const QMimeData* data) const
{
    const auto uuid = Uuid::parse(data->data(kMime).toStdString());
    return uuid ? taxonomy().find(*uuid) : nullptr;
}

/// Onto a category of the level above that it does not stand below yet.
bool CodebookModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                    const QModelIndex& parent) const
{
    Q_UNUSED(row)
    Q_UNUSED(column)
    const Category* category = dragged(data);
    const Category* onto = at(parent);
    return m_movable && action == Qt::MoveAction && category != nullptr && onto != nullptr && !onto->retired &&
           category->parent != onto->uuid && static_cast<int>(onto->level) + 1 == static_cast<int>(category->level);
}

// The tree shows the new place when the edit is among the pending ones.
bool CodebookModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (canDropMimeData(data, action, row, column, parent)) {
        emit moveWanted(dragged(data)->uuid, at(parent)->uuid);
    }
    return false;
}

} // namespace accord::ui

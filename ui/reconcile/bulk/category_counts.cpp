// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/category_counts.h"

#include <QLocale>

#include "ui/support/category_text.h"
#include "ui/support/look.h"

namespace accord::ui {

void CategoryCounts::set(const reconcile::RulePreview& preview, const Taxonomy& taxonomy)
{
    beginResetModel();
    m_rows.clear();
    for (const Category& category : taxonomy.categories()) {
        const auto found = preview.byCategory.find(category.code);
        if (found != preview.byCategory.end()) {
            m_rows.push_back(Row{QString::fromStdString(category.code), shownName(category), found->second});
        }
    }
    const auto excluded = preview.byCategory.find("-");
    if (excluded != preview.byCategory.end()) {
        m_rows.push_back(Row{QStringLiteral("–"), tr("Not for this study"), excluded->second});
    }
    endResetModel();
}

int CategoryCounts::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CategoryCounts::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CategoryCounts::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == Count) {
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ForegroundRole && index.column() == Code) {
        return look::typeColour(row.code);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case Code:
        return row.code;
    case Name:
        return row.name;
    default:
        return QLocale().toString(row.count);
    }
}

QVariant CategoryCounts::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Code:
        return tr("Code");
    case Name:
        return tr("Category");
    default:
        return tr("Decisions");
    }
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_tree/category_filter.h"

#include "ui/widgets/category_tree/category_model.h"

#include <algorithm>

namespace accord::ui {
namespace {

int rank(const QModelIndex& index, const QStringList& words)
{
    const QString code = index.data(CategoryModel::CodeRole).toString().toCaseFolded();
    const QString name = index.data(CategoryModel::NameRole).toString().toCaseFolded();
    const QString typed = words.join(QLatin1Char(' '));
    if (code == typed) {
        return 0;
    }
    if (name.startsWith(typed)) {
        return 1;
    }
    const bool named = std::ranges::all_of(words, [&](const QString& word) { return name.contains(word); });
    return named ? 2 : 3;
}

void collect(const CategoryFilter& filter, const QModelIndex& parent, QModelIndexList& rows)
{
    for (int row = 0; row < filter.rowCount(parent); ++row) {
        const QModelIndex index = filter.index(row, 0, parent);
        if (filter.matches(index)) {
            rows << index;
        }
        collect(filter, index, rows);
    }
}

} // namespace

CategoryFilter::CategoryFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void CategoryFilter::setWords(const QString& typed)
{
    m_words = typed.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CategoryFilter::sourceMatches(const QModelIndex& source) const
{
    const QString words = source.data(CategoryModel::WordsRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) { return words.contains(word); });
}

bool CategoryFilter::matches(const QModelIndex& proxyIndex) const
{
    return sourceMatches(mapToSource(proxyIndex));
}

bool CategoryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return sourceMatches(sourceModel()->index(row, 0, parent));
}

QModelIndexList CategoryFilter::matchingRows() const
{
    QModelIndexList rows;
    collect(*this, {}, rows);
    return rows;
}

QModelIndex CategoryFilter::best() const
{
    const QModelIndexList rows = matchingRows();
    const auto found =
        std::ranges::min_element(rows, {}, [this](const QModelIndex& index) { return rank(index, m_words); });
    return found == rows.end() ? QModelIndex() : *found;
}

QModelIndex CategoryFilter::neighbour(const QModelIndex& proxyIndex, int step) const
{
    const QModelIndexList rows = matchingRows();
    return rows.value(rows.indexOf(proxyIndex) + step);
}

} // namespace accord::ui

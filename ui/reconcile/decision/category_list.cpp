// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/category_list.h"

#include <QStringList>

#include "ui/support/category_text.h"

namespace accord::ui {
namespace {

QString wordsOf(const Category& category, const CategoryText& text, const QString& path)
{
    QStringList words{QString::fromStdString(category.code), path, QString::fromStdString(text.definition)};
    for (const std::string& synonym : text.synonyms) {
        words.append(QString::fromStdString(synonym));
    }
    return words.join(QLatin1Char(' ')).toLower();
}

} // namespace

CategoryList::CategoryList(std::shared_ptr<const Taxonomy> taxonomy, QObject* parent)
    : QAbstractListModel(parent)
{
    for (const Category& category : taxonomy->categories()) {
        if (category.retired) {
            continue;
        }
        const QString path = shownPath(*taxonomy, category.id);
        const CategoryText text = shownText(category);
        m_entries.push_back(Entry{category.id, static_cast<int>(category.level) - 1,
                                  QString::fromStdString(category.code + "  " + text.name),
                                  QString::fromStdString(text.definition), wordsOf(category, text, path)});
    }
}

int CategoryList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant CategoryList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QString(3 * entry.depth, QLatin1Char(' ')) + entry.title;
    case Qt::ToolTipRole:
        return entry.definition;
    case IdRole:
        return QVariant::fromValue<qlonglong>(entry.id.value);
    case WordsRole:
        return entry.words;
    default:
        return {};
    }
}

} // namespace accord::ui

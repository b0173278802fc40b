// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QFrame>
#include <QString>

#include "core/model/taxonomy.h"

#include <memory>
#include <vector>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace accord::ui {

/// Every category that may still be chosen, in the codebook's order.
class CategoryList : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< CategoryId::value as qlonglong
        WordsRole,             ///< everything a search looks in, lower case
    };

    explicit CategoryList(std::shared_ptr<const Taxonomy> taxonomy, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry
    {
        CategoryId id;
        int depth = 0;
        QString title;
        QString definition;
        QString words;
    };
    std::vector<Entry> m_entries;
};

/// A small searchable list of all categories for a decision that nobody voted for. Type any words of the code, name,
/// definition or a synonym; arrows; Enter.
class CategoryChooser : public QFrame
{
    Q_OBJECT
public:
    explicit CategoryChooser(std::shared_ptr<const Taxonomy> taxonomy, QWidget* parent);

    /// Opens above or below `anchor`, wherever there is room.
    void openAt(QWidget* anchor);

signals:
    void chosen(accord::CategoryId category);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void accept();

    QLineEdit* m_search;
    QListView* m_list;
    CategoryList* m_model;
    QSortFilterProxyModel* m_found;
};

} // namespace accord::ui

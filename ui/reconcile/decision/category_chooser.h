// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>

#include "core/model/taxonomy.h"

#include <memory>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace accord::ui {

class CategoryList;

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

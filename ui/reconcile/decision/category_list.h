// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QString>

#include "core/model/taxonomy.h"

#include <memory>
#include <vector>

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

} // namespace accord::ui

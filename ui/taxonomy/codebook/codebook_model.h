// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/widgets/category_tree/category_model.h"

#include <unordered_map>
#include <unordered_set>

namespace accord::ui {

/// The categories of the codebook as the Taxonomy page shows them: with how many labels each has, a mark at those that
/// pending edits are about, and to be dragged to another place.
class CodebookModel : public CategoryModel
{
    Q_OBJECT
public:
    using CategoryModel::CategoryModel;

    using Counts = std::unordered_map<Uuid, int>;
    void setCounts(Counts counts); ///< labels per category, those below it included; empty: not to be told
    void setMarked(std::unordered_set<Uuid> marked);
    void setMovable(bool movable) { m_movable = movable; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    void moveWanted(const accord::Uuid& category, const accord::Uuid& parent);

private:
    [[nodiscard]] const Category* dragged(const QMimeData* data) const;
    void rowsChanged(const QModelIndex& parent);

    Counts m_counts;
    std::unordered_set<Uuid> m_marked;
    bool m_movable = false;
};

} // namespace accord::ui

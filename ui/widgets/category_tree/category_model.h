// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>

#include "core/model/taxonomy.h"

#include <memory>
#include <vector>

namespace accord::ui {

/// The category tree of a codebook, without retired categories.
class CategoryModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role : std::uint16_t {
        CategoryRole = Qt::UserRole + 1, ///< qint64, CategoryId::value
        CodeRole,
        NameRole,
        WordsRole,    ///< code, name, definition and synonyms, folded: what the filter looks into
        KeyRole,      ///< the key that leads there now (codeKey()); empty while another node has the focus
        LabelledRole, ///< it is the label that the person gave
    };

    explicit CategoryModel(QObject* parent = nullptr);

    void setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy);
    [[nodiscard]] const Taxonomy& taxonomy() const { return *m_taxonomy; }

    /// The node that keys walk from, and the label to be marked; none for either.
    void setFocused(CategoryId category);
    void setLabelled(CategoryId category);

    [[nodiscard]] QModelIndex indexOf(CategoryId category) const;
    [[nodiscard]] CategoryId categoryAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node
    {
        const Category* category = nullptr;
        int parent = -1; ///< number of a node
        int row = 0;     ///< among its siblings
        std::vector<int> children;
        QString words;
    };

    [[nodiscard]] const std::vector<int>& childrenOf(const QModelIndex& parent) const;
    [[nodiscard]] const Node& node(const QModelIndex& index) const;
    void rowsChanged(CategoryId parent);

    std::shared_ptr<const Taxonomy> m_taxonomy;
    std::vector<Node> m_nodes;
    std::vector<int> m_roots;
    CategoryId m_focused;
    CategoryId m_labelled;
};

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>

#include "core/model/taxonomy.h"

#include <memory>
#include <vector>

namespace accord::ui {

/// The category tree of a codebook, without retired categories unless they are asked for.
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
        RetiredRole,  ///< it is no longer offered
        CountRole,    ///< a number to stand at its right, as text; only pages that count have one
        MarkRole,     ///< something about it is about to change
    };

    explicit CategoryModel(QObject* parent = nullptr);

    void setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy);
    [[nodiscard]] const Taxonomy& taxonomy() const { return *m_taxonomy; }

    /// Retired ones are shown where they were.
    void setShowsRetired(bool shown);
    [[nodiscard]] bool showsRetired() const { return m_showsRetired; }

    /// The node that keys walk from, and the label to be marked; none for either.
    void setFocused(CategoryId category);
    void setLabelled(CategoryId category);

    [[nodiscard]] QModelIndex indexOf(CategoryId category) const;
    [[nodiscard]] QModelIndex indexOf(const Uuid& category) const;    ///< also one that is not stored yet
    [[nodiscard]] const Category* at(const QModelIndex& index) const; ///< null where there is none
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
        QString name; ///< in the language of the window
        QString definition;
        QString words;
    };

    [[nodiscard]] const std::vector<int>& childrenOf(const QModelIndex& parent) const;
    [[nodiscard]] const Node& node(const QModelIndex& index) const;
    void rowsChanged(CategoryId parent);

    bool m_showsRetired = false;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    std::vector<Node> m_nodes;
    std::vector<int> m_roots;
    CategoryId m_focused;
    CategoryId m_labelled;
};

} // namespace accord::ui

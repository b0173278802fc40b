// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>
#include <QHash>
#include <QSortFilterProxyModel>
#include <QStringList>

#include "core/model/taxonomy.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace accord::ui {

/// The keys that walk to categories, as they are now.
struct WalkKeys
{
    QHash<QString, QString> types; ///< by the codes of types
    QStringList digits;            ///< those for 0 to 9; empty while digits do something else

    /// What stands on the cap for digits of digitKeys(); empty where one of them has no key.
    [[nodiscard]] QString cap(const QString& numerals) const;

    bool operator==(const WalkKeys&) const = default;
};

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
        KeyRole,      ///< the keys that lead there now; empty where none do from the node in focus
        TypedRole,    ///< those of them that were typed already
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

    /// Which keys there are; none where nobody says so.
    void setKeys(WalkKeys keys);
    [[nodiscard]] const WalkKeys& keys() const { return m_keys; }

    /// The node that keys walk from, and the label to be marked; none for either.
    void setFocused(CategoryId category);
    void setTyped(const QString& numerals); ///< of a number that is not whole yet
    [[nodiscard]] const QString& typed() const { return m_typed; }
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
    [[nodiscard]] CategoryId keysBelow(CategoryId focused) const;
    [[nodiscard]] QString keyOf(const Category& category) const;

    bool m_showsRetired = false;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    std::vector<Node> m_nodes;
    std::vector<int> m_roots;
    WalkKeys m_keys;
    QString m_typed;
    std::unordered_map<CategoryId, QString> m_numerals; ///< of those that digits choose from the node in focus
    CategoryId m_focused;
    CategoryId m_keysBelow; ///< keys lead to its children; none: to the types
    CategoryId m_labelled;
};

/// Leaves the categories that have every typed word in code, name, definition or synonyms, with what is above them.
class CategoryFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit CategoryFilter(QObject* parent = nullptr);

    void setWords(const QString& typed);
    [[nodiscard]] bool isOn() const { return !m_words.isEmpty(); }

    /// The row itself has the words, and is not only above one that has them.
    [[nodiscard]] bool matches(const QModelIndex& proxyIndex) const;

    /// The row to offer first: one whose code is what was typed, else whose name begins so, else whose name has the
    /// words, else the first one. Invalid when nothing matches.
    [[nodiscard]] QModelIndex best() const;

    /// The matching row after (or before) this one in the order of the tree; invalid at the end.
    [[nodiscard]] QModelIndex neighbour(const QModelIndex& proxyIndex, int step) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool sourceMatches(const QModelIndex& source) const;
    [[nodiscard]] QModelIndexList matchingRows() const;

    QStringList m_words;
};

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>
#include <QWidget>

#include "core/model/taxonomy.h"
#include "ui/core/reading.h"
#include "ui/widgets/category_model.h"

#include <memory>
#include <unordered_map>
#include <unordered_set>

class QTreeView;

namespace accord::ui {

class CategoryBox;
class CategoryFilter;

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

/// How many labels of the current round each category has, with those below it: counted in the background, anew when
/// labels come. Nothing while the round is blind.
class LabelCounts : public QObject
{
    Q_OBJECT
public:
    explicit LabelCounts(Session& session, QObject* parent = nullptr);

    [[nodiscard]] const CodebookModel::Counts& counts() const { return m_counts; }
    [[nodiscard]] QString roundName() const { return m_round; } ///< that they are of

signals:
    void changed();

private:
    void count();

    Session& m_session;
    QTimer m_again;
    CodebookModel::Counts m_counts;
    QString m_round;
    Reading m_counting;
};

/// The left side of the page: the tree with its filter box above it.
class CodebookTree : public QWidget
{
    Q_OBJECT
public:
    explicit CodebookTree(QWidget* parent = nullptr);

    /// The chosen category stays chosen if there still is one; otherwise the one of its code, or the first.
    void setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy);
    [[nodiscard]] CodebookModel& model() { return *m_model; }

    void setShowsRetired(bool shown);

    void choose(const Uuid& category);
    [[nodiscard]] const Category* chosen() const; ///< null in an empty codebook

    void startFilter(); ///< into the filter box
    void focusTree();
    [[nodiscard]] QTreeView* view() { return m_tree; }

signals:
    void chosenChanged();
    void retiredWanted(bool shown);
    void codebookWanted(); ///< Enter or a double click: what does it say?
    void moveWanted(const accord::Uuid& category, const accord::Uuid& parent); ///< dragged onto it

private:
    void makeTree();
    void filterChanged(const QString& typed);
    void leaveFilter(const Uuid& chosen);
    [[nodiscard]] QModelIndex proxyIndex(const Uuid& category) const;

    CodebookModel* m_model;
    CategoryFilter* m_filter;
    QTreeView* m_tree;
    CategoryBox* m_box;
    Uuid m_chosen;
    Uuid m_beforeFilter;
    bool m_quiet = false; ///< the rows are being replaced: what is current meanwhile is nobody's choice
};

} // namespace accord::ui

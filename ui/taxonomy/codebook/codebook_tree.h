// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/taxonomy.h"
#include "ui/taxonomy/codebook/codebook_model.h"

#include <memory>

class QLineEdit;
class QTreeView;

namespace accord::ui {

class CategoryFilter;

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTree();
    void filterChanged(const QString& typed);
    bool filterKey(int key);
    void leaveFilter(const Uuid& chosen);
    [[nodiscard]] QModelIndex proxyIndex(const Uuid& category) const;

    CodebookModel* m_model;
    CategoryFilter* m_filter;
    QLineEdit* m_box;
    QTreeView* m_tree;
    Uuid m_chosen;
    Uuid m_beforeFilter;
    bool m_quiet = false; ///< the rows are being replaced: what is current meanwhile is nobody's choice
};

} // namespace accord::ui

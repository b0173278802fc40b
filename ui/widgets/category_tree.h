// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QChar>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QWidget>

#include "core/model/taxonomy.h"
#include "ui/widgets/category_model.h"
#include "ui/widgets/definition_view.h"

#include <memory>

namespace accord::ui {

/// A node of the tree: its code in the colour of its type, its name, and at the right the key that leads there now or
/// the tick of the label that was given. In a view whose rows need not be of one height a long name takes two lines.
class CategoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// What a row needs to show the whole name in one line, with its code, key and tick.
    [[nodiscard]] static int wholeWidth(const QFont& font, const QModelIndex& index);
};

/// The key that walks to a category from its parent: a type's letter; below it the digit of the last part of the code,
/// counted in numbers or Roman numerals ("C.9" is 9, "C.9.iv" is 4), `0` for the tenth. Null where there is none.
QChar codeKey(const Category& category);

/// The category that the key leads to from `from` (null: from the root): a child, where there are none a sibling, or
/// from anywhere a type. Retired ones are not offered. Null if it leads nowhere.
const Category* walked(const Taxonomy& taxonomy, const Category* from, QChar key);

/// The category tree with its filter box above it and the definition of the node in focus in the room that its rows
/// leave. It is open as far as there is room: all themes, or those of the type in focus. Keys are walked by the page
/// that owns it, so that they work wherever the focus is.
class CategoryTree : public QWidget
{
    Q_OBJECT
public:
    explicit CategoryTree(QWidget* parent = nullptr);

    void setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy);
    [[nodiscard]] const Taxonomy& taxonomy() const { return m_model->taxonomy(); }

    /// The node in focus: what would be chosen. None opens the tree to its themes.
    void setFocused(CategoryId category);
    [[nodiscard]] CategoryId focused() const { return m_focused; }
    [[nodiscard]] const Category* focusedCategory() const { return taxonomy().find(m_focused); }

    /// The label that stands, marked with a tick.
    void setLabelled(CategoryId category) { m_model->setLabelled(category); }

    /// Follows one key of a code; false if it leads nowhere from here.
    bool walk(QChar key);
    bool walkUp();      ///< one level; from a type to none. False when there is none in focus.
    void step(int by);  ///< to the next or previous node in view
    void startFilter(); ///< into the filter box

    /// With this width no name of a type or theme is cut.
    [[nodiscard]] int namesWidth() const;

    [[nodiscard]] QLineEdit* filterBox() { return m_box; }
    [[nodiscard]] DefinitionView* definition() { return m_definition; }

signals:
    void focusChanged(accord::CategoryId category);
    void accepted();   ///< a double click on a node, which is in focus now: choose it and go on
    void filterLeft(); ///< Enter or Esc in the filter box: the keys are the page's again

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTree();
    void takeTextSize();
    void focus(CategoryId category, bool still);
    void pointAt(const QModelIndex& index);
    void reveal(const QModelIndex& index);
    void openAsFarAs(int height);
    void arrange(bool still);
    [[nodiscard]] int openHeight(const QModelIndex& parent = {}) const;
    [[nodiscard]] int themesHeight() const;
    void filterChanged(const QString& typed);
    void leaveFilter(CategoryId chosen);
    bool filterKey(int key);

    CategoryModel* m_model;
    CategoryFilter* m_filter;
    QLineEdit* m_box;
    QWidget* m_parts; ///< of tree and definition, which arrange() places
    QTreeView* m_tree;
    DefinitionView* m_definition;
    CategoryId m_focused;
    bool m_moving = false; ///< the current row follows what is in focus
    CategoryId m_beforeFilter;
};

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QWidget>

#include "core/model/taxonomy.h"
#include "ui/widgets/category_model.h"
#include "ui/widgets/definition_view.h"

#include <memory>

namespace accord::ui {

/// A node of the tree: its code in the colour of its type, its name, and at the right the key that leads there now or
/// the tick of the label that was given. Rows have one height, and a smaller one where they are close together.
class CategoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    void setClose(bool close) { m_close = close; }

    /// What a row needs to show the whole name in one line, with its code, key and tick.
    [[nodiscard]] static int wholeWidth(const QFont& font, const QModelIndex& index);

private:
    bool m_close = false;
};

/// Where words are typed that choose among the categories of a tree.
class CategoryBox : public QLineEdit
{
    Q_OBJECT
public:
    CategoryBox(const CategoryFilter& filter, const QTreeView& tree, QWidget* parent);

signals:
    void entered();                                ///< it has the keyboard now
    void neighbourWanted(const QModelIndex& next); ///< by an arrow: of the filter's
    void finished(bool taken);                     ///< by Enter; else by Esc

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const CategoryFilter& m_filter;
    const QTreeView& m_tree;
};

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

    void setKeys(WalkKeys keys); ///< that are shown beside the categories
    [[nodiscard]] const WalkKeys& keys() const { return m_model->keys(); }

    /// Follows one digit of digitKeys(); false if it leads nowhere from here. Of two the first one waits for the other.
    bool walk(int digit);
    [[nodiscard]] const QString& typed() const { return m_model->typed(); }
    [[nodiscard]] bool isTyping() const { return !m_model->typed().isEmpty(); } ///< a digit waits
    bool walkUp();      ///< one digit or one level; from a type to none. False when there is none in focus.
    void step(int by);  ///< to the next or previous node in view
    void startFilter(); ///< into the filter box

    /// With this width no name of a type or theme is cut.
    [[nodiscard]] int namesWidth() const;

    [[nodiscard]] QLineEdit* filterBox() { return m_box; }
    [[nodiscard]] DefinitionView* definition() { return m_definition; }

signals:
    void focusChanged(accord::CategoryId category);
    void typedChanged(const QString& key); ///< what waits for its second digit; empty: nothing any more
    void accepted();                       ///< a double click on a leaf, which is in focus now: choose it and go on
    void filterLeft();                     ///< Enter or Esc in the filter box: the keys are the page's again

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTree();
    void takeTextSize();
    void focus(CategoryId category, bool still);
    void pointAt(const QModelIndex& index);
    void openOrAccept(const QModelIndex& index);
    void setTyped(const QString& numerals);
    [[nodiscard]] QString exampleKeys() const;
    void reveal(const QModelIndex& index);
    void openAsFarAs(int height);
    void arrange(bool still);
    void settle();
    void place(int height);
    [[nodiscard]] int definitionHeight() const;
    [[nodiscard]] int leastDefinition() const;
    void takeRowHeight(int room, int hint);
    [[nodiscard]] int rowsBelow(const QModelIndex& parent, bool open) const;
    [[nodiscard]] int themes() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int treeHeight(int room, int text) const;
    void filterChanged(const QString& typed);
    void leaveFilter(CategoryId chosen);

    CategoryModel* m_model;
    CategoryFilter* m_filter;
    QWidget* m_parts; ///< of tree and definition, which arrange() places
    QTreeView* m_tree;
    CategoryBox* m_box;
    CategoryDelegate* m_rows;
    DefinitionView* m_definition;
    CategoryId m_focused;
    QTimer m_settle;        ///< a second click may follow
    int m_hintHeight = 0;   ///< of what is said while nothing is in focus
    bool m_close = false;   ///< rows are close together
    bool m_wasOpen = false; ///< the row, before it was pressed
    bool m_doubled = false; ///< a double click is under way
    bool m_moving = false;  ///< the current row follows what is in focus
    CategoryId m_beforeFilter;
};

} // namespace accord::ui

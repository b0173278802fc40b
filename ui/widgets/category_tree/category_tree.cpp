// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_tree/category_tree.h"

#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/support/look.h"
#include "ui/widgets/category_tree/category_delegate.h"
#include "ui/widgets/category_tree/code_key.h"

namespace accord::ui {

CategoryTree::CategoryTree(QWidget* parent)
    : QWidget(parent)
    , m_model(new CategoryModel(this))
    , m_filter(new CategoryFilter(this))
    , m_box(new QLineEdit(this))
    , m_tree(new QTreeView(this))
    , m_definition(new DefinitionView(this))
{
    m_filter->setSourceModel(m_model);
    m_box->setObjectName(QStringLiteral("treeFilter"));
    m_box->setPlaceholderText(tr("Filter categories (/)"));
    m_box->setToolTip(tr("Words of a code, name, definition or synonym. Arrows choose, Enter takes, Esc leaves."));
    m_box->setClearButtonEnabled(true);
    m_box->installEventFilter(this);
    makeTree();

    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->setObjectName(QStringLiteral("treeAndDefinition"));
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_tree);
    parts->addWidget(m_definition);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    layout->addWidget(m_box);
    layout->addWidget(parts, 1);

    connect(m_box, &QLineEdit::textChanged, this, &CategoryTree::filterChanged);
    connect(m_tree, &QTreeView::clicked, this, &CategoryTree::pointAt);
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        pointAt(index);
        emit accepted();
    });
    m_definition->show(taxonomy(), nullptr);
}

void CategoryTree::makeTree()
{
    m_tree->setObjectName(QStringLiteral("categoryTree"));
    m_tree->setAccessibleName(tr("Categories"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new CategoryDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(look::kGrid * 2);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setFocusPolicy(Qt::NoFocus); // its keys are the page's
    m_tree->setAutoScroll(false);        // a row that is pressed stays below the mouse
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CategoryTree::setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy)
{
    m_model->setTaxonomy(std::move(taxonomy));
    m_focused = {};
    m_definition->show(this->taxonomy(), nullptr);
}

void CategoryTree::setFocused(CategoryId category)
{
    focus(category, false);
}

/// By mouse. What is above the row stays as it is, so that the second click of a pair hits the same row.
void CategoryTree::pointAt(const QModelIndex& index)
{
    focus(m_model->categoryAt(m_filter->mapToSource(index)), true);
}

void CategoryTree::focus(CategoryId category, bool still)
{
    const QModelIndex index = m_model->indexOf(category);
    const CategoryId wanted = index.isValid() ? category : CategoryId{};
    if (!m_filter->isOn() && !still) {
        m_tree->collapseAll();
    }
    m_model->setFocused(wanted);
    const QModelIndex row = m_filter->mapFromSource(index);
    if (still && row.isValid()) {
        m_tree->expand(row);
        m_tree->setCurrentIndex(row);
    } else {
        reveal(row);
    }
    if (std::exchange(m_focused, wanted) != wanted || !wanted.valid()) {
        m_definition->show(taxonomy(), focusedCategory());
        emit focusChanged(wanted);
    }
}

/// Opens the node, and brings it with as much as possible of what is below it into view.
void CategoryTree::reveal(const QModelIndex& index)
{
    if (!index.isValid()) {
        m_tree->selectionModel()->clear();
        m_tree->scrollToTop();
        return;
    }
    m_tree->expand(index);
    m_tree->setCurrentIndex(index);
    if (const int children = m_filter->rowCount(index); children > 0) {
        m_tree->scrollTo(m_filter->index(children - 1, 0, index));
    }
    m_tree->scrollTo(index);
}

bool CategoryTree::walk(QChar key)
{
    const Category* next = walked(taxonomy(), focusedCategory(), key);
    if (next != nullptr) {
        setFocused(next->id);
    }
    return next != nullptr;
}

bool CategoryTree::walkUp()
{
    const Category* category = focusedCategory();
    if (category == nullptr) {
        return false;
    }
    const Category* above = taxonomy().parentOf(*category);
    setFocused(above == nullptr ? CategoryId{} : above->id);
    return true;
}

void CategoryTree::step(int by)
{
    const QModelIndex current = m_tree->currentIndex();
    QModelIndex next = by > 0 ? m_tree->indexBelow(current) : m_tree->indexAbove(current);
    if (!current.isValid()) {
        next = m_filter->index(0, 0);
    }
    if (next.isValid()) {
        setFocused(m_model->categoryAt(m_filter->mapToSource(next)));
    }
}

void CategoryTree::startFilter()
{
    m_beforeFilter = m_focused;
    m_box->setFocus(Qt::ShortcutFocusReason);
    m_box->selectAll();
}

void CategoryTree::filterChanged(const QString& typed)
{
    m_filter->setWords(typed);
    if (!m_filter->isOn()) {
        setFocused(m_focused);
        return;
    }
    m_tree->expandAll();
    setFocused(m_model->categoryAt(m_filter->mapToSource(m_filter->best())));
}

/// What stands in the box is taken away without changing what is in focus.
void CategoryTree::leaveFilter(CategoryId chosen)
{
    m_box->clear();
    setFocused(chosen);
    emit filterLeft();
}

bool CategoryTree::filterKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const QModelIndex next = m_filter->neighbour(m_tree->currentIndex(), key == Qt::Key_Down ? 1 : -1);
        if (next.isValid()) {
            setFocused(m_model->categoryAt(m_filter->mapToSource(next)));
        }
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        leaveFilter(m_focused);
        return true;
    case Qt::Key_Escape:
        leaveFilter(m_beforeFilter);
        return true;
    default:
        return false;
    }
}

bool CategoryTree::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_box && event->type() == QEvent::FocusIn) {
        m_beforeFilter = m_focused;
    }
    if (watched == m_box && event->type() == QEvent::KeyPress && filterKey(static_cast<QKeyEvent*>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/codebook_tree.h"

#include <QLocale>
#include <QMimeData>
#include <QScrollBar>
#include <QSet>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/widgets/category_model.h"
#include "ui/widgets/category_tree.h"

#include <utility>

namespace accord::ui {
namespace {

const QString kMime = QStringLiteral("application/x-accord-category");

} // namespace

void CodebookModel::setCounts(Counts counts)
{
    if (counts != m_counts) {
        m_counts = std::move(counts);
        rowsChanged({});
    }
}

void CodebookModel::setMarked(std::unordered_set<Uuid> marked)
{
    if (marked != m_marked) {
        m_marked = std::move(marked);
        rowsChanged({});
    }
}

void CodebookModel::rowsChanged(const QModelIndex& parent)
{
    const int rows = rowCount(parent);
    if (rows == 0) {
        return;
    }
    emit dataChanged(index(0, 0, parent), index(rows - 1, 0, parent));
    for (int row = 0; row < rows; ++row) {
        rowsChanged(index(row, 0, parent));
    }
}

QVariant CodebookModel::data(const QModelIndex& index, int role) const
{
    const Category* category = at(index);
    if (category != nullptr && role == CountRole) {
        const auto count = m_counts.find(category->uuid);
        return count == m_counts.end() ? QString() : QLocale().toString(count->second);
    }
    if (category != nullptr && role == MarkRole) {
        return m_marked.contains(category->uuid);
    }
    if (category != nullptr && role == Qt::AccessibleTextRole) {
        const QString text = CategoryModel::data(index, role).toString();
        const auto count = m_counts.find(category->uuid);
        return category->retired         ? tr("%1, retired").arg(text)
               : count == m_counts.end() ? text
                                         : tr("%1, %Ln labels", nullptr, static_cast<int>(count->second)).arg(text);
    }
    if (role == KeyRole) {
        return {}; // no keys walk this tree
    }
    return CategoryModel::data(index, role);
}

Qt::ItemFlags CodebookModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = CategoryModel::flags(index);
    const Category* category = at(index);
    if (m_movable && category != nullptr && !category->retired) {
        flags |= Qt::ItemIsDropEnabled;
        if (category->level != Level::Type) {
            flags |= Qt::ItemIsDragEnabled;
        }
    }
    return flags;
}

QStringList CodebookModel::mimeTypes() const
{
    return {kMime};
}

QMimeData* CodebookModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (const Category* category = indexes.isEmpty() ? nullptr : at(indexes.front())) {
        data->setData(kMime, QByteArray::fromStdString(category->uuid.text()));
        data->setText(shownCodeAndName(*category));
    }
    return data;
}

const Category* CodebookModel::dragged(const QMimeData* data) const
{
    const auto uuid = Uuid::parse(data->data(kMime).toStdString());
    return uuid ? taxonomy().find(*uuid) : nullptr;
}

/// Onto a category of the level above that it does not stand below yet.
bool CodebookModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                    const QModelIndex& parent) const
{
    Q_UNUSED(row)
    Q_UNUSED(column)
    const Category* category = dragged(data);
    const Category* onto = at(parent);
    return m_movable && action == Qt::MoveAction && category != nullptr && onto != nullptr && !onto->retired &&
           category->parent != onto->uuid && static_cast<int>(onto->level) + 1 == static_cast<int>(category->level);
}

// The tree shows the new place when the edit is among the pending ones.
bool CodebookModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (canDropMimeData(data, action, row, column, parent)) {
        emit moveWanted(dragged(data)->uuid, at(parent)->uuid);
    }
    return false;
}

namespace {

constexpr int kAgainMilliseconds = 1000;

CodebookModel::Counts countsOf(const LabelMatrix& labelMatrix, const std::stop_token& stop)
{
    const Taxonomy& taxonomy = labelMatrix.taxonomy();
    std::vector<int> own(taxonomy.categories().size());
    for (int annotator = 0; annotator < static_cast<int>(labelMatrix.annotators().size()); ++annotator) {
        for (int row = 0; row < labelMatrix.rows() && !stop.stop_requested(); ++row) {
            if (const int category = labelMatrix.cell(row, annotator).category; category >= 0) {
                ++own[static_cast<std::size_t>(category)];
            }
        }
    }
    CodebookModel::Counts counts;
    for (std::size_t i = 0; i < own.size(); ++i) {
        for (const Category* step = &taxonomy.categories()[i]; step != nullptr; step = taxonomy.parentOf(*step)) {
            counts[step->uuid] += own[i];
        }
    }
    return counts;
}

} // namespace

LabelCounts::LabelCounts(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_counting(session, this)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &LabelCounts::count);
    connect(&session, &Session::roundChanged, this, [this] {
        if (m_counts.empty() || !m_session.liveRound()) {
            count();
        } else if (!m_again.isActive()) {
            m_again.start();
        }
    });
    count();
}

void LabelCounts::count()
{
    const auto state = m_session.liveRound();
    if (!state) {
        m_counting.stop();
        if (!std::exchange(m_counts, {}).empty()) {
            emit changed();
        }
        return;
    }
    const auto round = m_session.project().round(state->labelMatrix.round());
    const QString name = round == nullptr ? QString() : QString::fromStdString(round->name);
    m_counting.read<CodebookModel::Counts>(
        [state](Project&, const std::stop_token& stop) { return countsOf(state->labelMatrix, stop); },
        [this, name](Result<CodebookModel::Counts> counts) {
            if (counts.ok()) {
                m_counts = std::move(counts).value();
                m_round = name;
                emit changed();
            }
        });
}

CodebookTree::CodebookTree(QWidget* parent)
    : QWidget(parent)
    , m_model(new CodebookModel(this))
    , m_filter(new CategoryFilter(this))
    , m_tree(new QTreeView) // the layout takes it in, behind the box that Tab comes to first
    , m_box(new CategoryBox(*m_filter, *m_tree, this))
{
    m_filter->setSourceModel(m_model);
    m_box->setObjectName(QStringLiteral("codebookFilter"));
    makeTree();
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
    column->addWidget(m_box);
    column->addWidget(m_tree, 1);
    connect(m_box, &QLineEdit::textChanged, this, &CodebookTree::filterChanged);
    connect(m_box, &CategoryBox::entered, this, [this] { m_beforeFilter = m_chosen; });
    connect(m_box, &CategoryBox::neighbourWanted, this, [this](const QModelIndex& next) {
        if (const Category* category = m_model->at(m_filter->mapToSource(next))) {
            choose(category->uuid);
        }
    });
    connect(m_box, &CategoryBox::finished, this,
            [this](bool taken) { leaveFilter(taken ? m_chosen : m_beforeFilter); });
    connect(m_model, &CodebookModel::moveWanted, this, &CodebookTree::moveWanted);
}

void CodebookTree::makeTree()
{
    m_tree->setObjectName(QStringLiteral("codebookTree"));
    m_tree->setAccessibleName(tr("Categories"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new CategoryDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(theme::kGrid * 2);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::MoveAction);
    setFocusProxy(m_tree);
    connect(m_tree, &QTreeView::activated, this, &CodebookTree::codebookWanted);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        const Category* category = m_model->at(m_filter->mapToSource(current));
        if (!m_quiet && category != nullptr && category->uuid != m_chosen) {
            m_chosen = category->uuid;
            emit chosenChanged();
        }
    });
}

void CodebookTree::setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy)
{
    const Category* before = chosen();
    const std::string code = before == nullptr ? std::string() : before->code;
    const int scrolled = m_tree->verticalScrollBar()->value();
    QSet<QByteArray> open;
    for (const Category& category : m_model->taxonomy().categories()) {
        if (m_tree->isExpanded(proxyIndex(category.uuid))) {
            open.insert(QByteArray::fromStdString(category.uuid.text()));
        }
    }
    m_quiet = true;
    m_model->setTaxonomy(std::move(taxonomy));
    for (const Category& category : m_model->taxonomy().categories()) {
        if (open.contains(QByteArray::fromStdString(category.uuid.text()))) {
            m_tree->expand(proxyIndex(category.uuid));
        }
    }
    m_quiet = false;
    const Taxonomy& now = m_model->taxonomy();
    const Category* same = now.find(m_chosen);
    if (same == nullptr) {
        same = now.findCode(code);
    }
    // Of one that went, the one that it counts as, or else the one above it.
    if (same != nullptr && !m_model->indexOf(same->uuid).isValid()) {
        const Category& counts = now.resolveMerged(*same);
        same = &counts == same ? now.parentOf(*same) : &counts;
    }
    if (same == nullptr || !m_model->indexOf(same->uuid).isValid()) {
        same = m_model->at(m_model->index(0, 0));
    }
    choose(same == nullptr ? Uuid{} : same->uuid);
    m_tree->verticalScrollBar()->setValue(scrolled);
    emit chosenChanged(); // its words may be others
}

void CodebookTree::setShowsRetired(bool shown)
{
    if (shown != m_model->showsRetired()) {
        m_quiet = true;
        m_model->setShowsRetired(shown);
        m_quiet = false;
        setTaxonomy(std::make_shared<Taxonomy>(m_model->taxonomy()));
    }
}

QModelIndex CodebookTree::proxyIndex(const Uuid& category) const
{
    return m_filter->mapFromSource(m_model->indexOf(category));
}

void CodebookTree::choose(const Uuid& category)
{
    const Category* wanted = m_model->taxonomy().find(category);
    if (wanted != nullptr && wanted->retired && !m_model->showsRetired()) {
        emit retiredWanted(true);
    }
    if (m_filter->isOn() && !proxyIndex(category).isValid()) {
        m_box->clear();
    }
    const QModelIndex index = proxyIndex(category);
    const bool other = std::exchange(m_chosen, index.isValid() ? category : Uuid{}) != m_chosen;
    m_quiet = true;
    m_tree->setCurrentIndex(index);
    m_quiet = false;
    if (index.isValid()) {
        m_tree->expand(index);
        m_tree->scrollTo(index);
    }
    if (other) {
        emit chosenChanged();
    }
}

const Category* CodebookTree::chosen() const
{
    return m_model->taxonomy().find(m_chosen);
}

void CodebookTree::startFilter()
{
    m_beforeFilter = m_chosen;
    m_box->setFocus(Qt::ShortcutFocusReason);
    m_box->selectAll();
}

void CodebookTree::focusTree()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

void CodebookTree::filterChanged(const QString& typed)
{
    m_quiet = true;
    m_filter->setWords(typed);
    m_quiet = false;
    if (!m_filter->isOn()) {
        choose(m_chosen);
        return;
    }
    m_tree->expandAll();
    if (const Category* best = m_model->at(m_filter->mapToSource(m_filter->best()))) {
        choose(best->uuid);
    }
}

void CodebookTree::leaveFilter(const Uuid& chosen)
{
    m_box->clear();
    choose(chosen);
    focusTree();
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_tree.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/category_model.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace accord::ui {
namespace {

/// The side of a key cap's square.
int capSide(const QFontMetrics& metrics)
{
    constexpr int kLeast = 18; // px
    return qMax(kLeast, metrics.height());
}

/// A key as it looks on a keyboard. Answers the x where it begins.
int paintKey(QPainter& painter, const QRect& row, const QString& key, const QColor& colour)
{
    const int side = capSide(painter.fontMetrics());
    const QRectF cap(row.right() - side, row.center().y() - side / 2.0 + 0.5, side, side);
    painter.setPen(QPen(theme::line(), 1));
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(colour);
    painter.drawText(cap, Qt::AlignCenter, key.toUpper());
    return static_cast<int>(cap.left());
}

int paintTick(QPainter& painter, int right, const QRect& row, const QColor& colour)
{
    const QRectF box(right - 16, row.center().y() - 6, 14, 14);
    QPainterPath tick(QPointF(box.left() + 1, box.center().y()));
    tick.lineTo(box.center().x() - 1, box.bottom() - 3);
    tick.lineTo(box.right() - 1, box.top() + 2);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(tick);
    return static_cast<int>(box.left());
}

/// A number at the right, and a dot where something is about to change. Answers the x where they begin.
int paintCount(QPainter& painter, const QRect& row, const QString& count, bool marked, const QColor& words,
               const QColor& mark)
{
    painter.setPen(words);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, count);
    int left = row.right() - (count.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(count) + theme::kGrid);
    if (marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(QRectF(left - theme::kGrid, row.center().y() - theme::kGrid / 2.0 + 0.5, theme::kGrid - 1,
                                   theme::kGrid - 1));
        left -= theme::kGrid + theme::kGrid / 2;
    }
    return left;
}

} // namespace

void CategoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor onSelection = option.palette.color(QPalette::HighlightedText);
    QRect row = option.rect.adjusted(theme::kGrid / 2, 0, -theme::kGrid / 2, 0);
    painter->setFont(option.font);
    if (const QString key = index.data(CategoryModel::KeyRole).toString(); !key.isEmpty()) {
        row.setRight(paintKey(*painter, row, key, theme::text()) - theme::kGrid / 2);
    }
    if (index.data(CategoryModel::LabelledRole).toBool()) {
        row.setRight(paintTick(*painter, row.right(), row, selected ? onSelection : theme::accent()) - 2);
    }
    const QString count = index.data(CategoryModel::CountRole).toString();
    const bool marked = index.data(CategoryModel::MarkRole).toBool();
    if (!count.isEmpty() || marked) {
        row.setRight(paintCount(*painter, row, count, marked, selected ? onSelection : theme::dimmed(),
                                selected ? onSelection : theme::accent()));
    }
    const bool retired = index.data(CategoryModel::RetiredRole).toBool();
    const QString code = index.data(CategoryModel::CodeRole).toString();
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(selected ? onSelection : retired ? theme::dimmed() : theme::typeColour(code));
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, code);
    row.setLeft(row.left() + painter->fontMetrics().horizontalAdvance(code) + theme::kGrid);
    QFont font = index.parent().isValid() ? option.font : bold;
    font.setStrikeOut(retired);
    painter->setFont(font);
    painter->setPen(selected ? onSelection : retired ? theme::dimmed() : theme::text());
    const QString name = index.data(CategoryModel::NameRole).toString();
    const QFontMetrics metrics = painter->fontMetrics();
    if (metrics.horizontalAdvance(name) > row.width() && row.height() >= 2 * metrics.height()) {
        painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, name);
    } else {
        painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(name, Qt::ElideRight, row.width()));
    }
    painter->restore();
}

int CategoryDelegate::wholeWidth(const QFont& font, const QModelIndex& index)
{
    QFont bold = font;
    bold.setBold(true);
    const QFontMetrics boldly(bold);
    const QFontMetrics metrics = index.parent().isValid() ? QFontMetrics(font) : boldly;
    constexpr int kTick = 18; // px
    return boldly.horizontalAdvance(index.data(CategoryModel::CodeRole).toString()) +
           metrics.horizontalAdvance(index.data(CategoryModel::NameRole).toString()) + capSide(metrics) + kTick +
           3 * theme::kGrid;
}

QSize CategoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int line = option.fontMetrics.height();
    const QSize one(theme::kGrid * 20, qMax(line + theme::kGrid - 2, capSide(option.fontMetrics) + 4));
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (tree == nullptr || tree->uniformRowHeights()) {
        return one;
    }
    int width = tree->viewport()->width() - tree->indentation();
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        width -= tree->indentation();
    }
    return wholeWidth(option.font, index) > width ? QSize(one.width(), one.height() + line) : one;
}

namespace {

constexpr std::array<std::string_view, 10> kRoman{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"};

/// 0 where the text is no number.
int numberOf(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size()) {
        return number;
    }
    const auto roman = std::ranges::find(kRoman, text::lowerAscii(text));
    return roman == kRoman.end() ? 0 : static_cast<int>(roman - kRoman.begin()) + 1;
}

} // namespace

QChar codeKey(const Category& category)
{
    const std::string_view code = category.code;
    if (category.level == Level::Type) {
        return QChar::fromLatin1(code.front()).toLower();
    }
    const int number = numberOf(code.substr(code.rfind('.') + 1));
    return number >= 1 && number <= 10 ? QChar(u'0' + number % 10) : QChar();
}

const Category* walked(const Taxonomy& taxonomy, const Category* from, QChar key)
{
    const auto among = [key](const std::vector<const Category*>& candidates) {
        const auto found = std::ranges::find_if(candidates, [&](const Category* category) {
            return !category->retired && codeKey(*category) == key.toLower();
        });
        return found == candidates.end() ? nullptr : *found;
    };
    if (!key.isDigit()) {
        return among(taxonomy.types());
    }
    if (from == nullptr) {
        return nullptr;
    }
    const std::vector<const Category*> below = taxonomy.childrenOf(*from);
    if (std::ranges::any_of(below, [](const Category* child) { return !child->retired; })) {
        return among(below);
    }
    const Category* above = taxonomy.parentOf(*from);
    return above == nullptr ? nullptr : among(taxonomy.childrenOf(*above));
}

CategoryTree::CategoryTree(QWidget* parent)
    : QWidget(parent)
    , m_model(new CategoryModel(this))
    , m_filter(new CategoryFilter(this))
    , m_box(new QLineEdit(this))
    , m_parts(new QWidget(this))
    , m_tree(new QTreeView(m_parts))
    , m_definition(new DefinitionView(m_parts))
{
    m_filter->setSourceModel(m_model);
    m_box->setObjectName(QStringLiteral("treeFilter"));
    m_box->setPlaceholderText(tr("Filter categories (/)"));
    m_box->setAccessibleName(m_box->placeholderText());
    m_box->setToolTip(tr("Words of a code, name, definition or synonym. Arrows choose, Enter takes, Esc leaves."));
    m_box->setClearButtonEnabled(true);
    m_box->installEventFilter(this);
    makeTree();

    constexpr int kLeastLines = 8;
    m_parts->setMinimumHeight(kLeastLines * fontMetrics().height());
    m_parts->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    layout->addWidget(m_box);
    layout->addWidget(m_parts, 1);

    takeTextSize();

    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QString::fromLatin1(settings::kTextSize.key)) {
            takeTextSize();
        }
    });
    connect(m_box, &QLineEdit::textChanged, this, &CategoryTree::filterChanged);
    connect(m_tree, &QTreeView::clicked, this, &CategoryTree::pointAt);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& row) {
        if (!m_moving && row.isValid() && m_tree->hasFocus()) { // by its own keys
            pointAt(row);
        }
    });
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
    m_tree->setIndentation(theme::kGrid * 2);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setFocusPolicy(Qt::TabFocus); // a click leaves it where the page's keys act
    m_tree->setAutoScroll(false);         // a row that is pressed stays below the mouse
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

/// Names and definitions are read as the issue is: what enlarges that enlarges them.
void CategoryTree::takeTextSize()
{
    QFont font; // without a wish: the interface's
    if (const int points = setting(settings::kTextSize); points > 0) {
        font.setPointSize(points);
    }
    m_tree->setFont(font);
    m_definition->setFont(font);
    arrange(false);
}

int CategoryTree::namesWidth() const
{
    int width = 0;
    for (int type = 0; type < m_model->rowCount(); ++type) {
        const QModelIndex above = m_model->index(type, 0);
        width = qMax(width, CategoryDelegate::wholeWidth(m_tree->font(), above) + m_tree->indentation());
        for (int theme = 0; theme < m_model->rowCount(above); ++theme) {
            const int row = CategoryDelegate::wholeWidth(m_tree->font(), m_model->index(theme, 0, above));
            width = qMax(width, row + 2 * m_tree->indentation());
        }
    }
    return width + m_tree->verticalScrollBar()->sizeHint().width();
}

void CategoryTree::setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy)
{
    m_model->setTaxonomy(std::move(taxonomy));
    m_focused = {};
    m_definition->show(this->taxonomy(), nullptr);
    arrange(false);
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
    const bool before = std::exchange(m_moving, true);
    const QModelIndex index = m_model->indexOf(category);
    const CategoryId wanted = index.isValid() ? category : CategoryId{};
    m_model->setFocused(wanted);
    const bool moved = std::exchange(m_focused, wanted) != wanted || !wanted.valid();
    if (moved) {
        m_definition->show(taxonomy(), focusedCategory());
    }
    const QModelIndex row = m_filter->mapFromSource(index);
    if (still && row.isValid()) {
        m_tree->expand(row);
        m_tree->setCurrentIndex(row);
        arrange(true);
    } else {
        arrange(false);
        reveal(row);
    }
    m_moving = before;
    if (!m_tree->hasFocus()) { // otherwise it announces itself
        announceRow(*m_tree, row);
    }
    if (moved) {
        emit focusChanged(wanted);
    }
}

/// The node comes into view, and with it as much as possible of what is below it; with a leaf those beside it, which a
/// digit chooses.
void CategoryTree::reveal(const QModelIndex& index)
{
    if (!index.isValid()) {
        m_tree->selectionModel()->clear();
        m_tree->scrollToTop();
        return;
    }
    m_tree->setCurrentIndex(index);
    const QModelIndex above = m_filter->rowCount(index) > 0 ? index : index.parent();
    if (above.isValid()) {
        m_tree->scrollTo(m_filter->index(m_filter->rowCount(above) - 1, 0, above));
        m_tree->scrollTo(above);
    }
    m_tree->scrollTo(index);
}

/// The rows that are open below an index, in px.
int CategoryTree::openHeight(const QModelIndex& parent) const
{
    int height = 0;
    for (int row = 0; row < m_filter->rowCount(parent); ++row) {
        const QModelIndex index = m_filter->index(row, 0, parent);
        height += m_tree->sizeHintForIndex(index).height();
        height += m_tree->isExpanded(index) ? openHeight(index) : 0;
    }
    return height;
}

/// A type in focus with its themes, each on one line, in px; 0 where something else is in focus.
int CategoryTree::themesHeight() const
{
    const QModelIndex type = m_filter->mapFromSource(m_model->indexOf(m_focused));
    const bool isType = type.isValid() && !type.parent().isValid();
    return isType ? (1 + m_filter->rowCount(type)) * m_tree->sizeHintForIndex(type).height() : 0;
}

/// What leads to the node in focus and what is below it, and the themes of the other types where there is room.
void CategoryTree::openAsFarAs(int height)
{
    m_tree->collapseAll();
    QModelIndex focused = m_filter->mapFromSource(m_model->indexOf(m_focused));
    for (QModelIndex index = focused; index.isValid(); index = index.parent()) {
        m_tree->expand(index);
        focused = index;
    }
    // Where the themes would not fit otherwise, a name has one line, and is cut there.
    m_tree->setUniformRowHeights(false);
    int themes = 0;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        themes += m_tree->sizeHintForIndex(m_filter->index(row, 0)).height();
    }
    for (int row = 0; focused.isValid() && row < m_filter->rowCount(focused); ++row) {
        themes += m_tree->sizeHintForIndex(m_filter->index(row, 0, focused)).height();
    }
    m_tree->setUniformRowHeights(themes > height);
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        m_tree->expand(m_filter->index(row, 0));
    }
    for (int row = 0; focused.isValid() && openHeight() > height && row < m_filter->rowCount(); ++row) {
        if (const QModelIndex type = m_filter->index(row, 0); type != focused) {
            m_tree->collapse(type);
        }
    }
    m_tree->doItemsLayout();
}

/// The definition has what it needs, up to its share; the tree what its open rows need, and never less than the rest.
/// `still`: no row moves, and the row in focus stays in view; so does what is below it, which is clicked next, while
/// the definition keeps a few lines.
void CategoryTree::arrange(bool still)
{
    constexpr int kShare = 45;          // of 100, for the definition where rows want the room
    constexpr int kLeastDefinition = 4; // lines
    const QRect room(QPoint(), m_parts->size());
    if (!m_parts->isVisible() || room.isEmpty()) {
        return;
    }
    m_tree->resize(room.width(), m_tree->height());
    m_definition->resize(room.width(), m_definition->height());
    const int text = static_cast<int>(m_definition->document()->size().height()) + 2 * theme::kGrid;
    // A type and all of its themes stay in view, while the definition keeps a few lines.
    const int least = kLeastDefinition * m_definition->fontMetrics().lineSpacing();
    const int most = qMax(room.height() - qMin(text, room.height() * kShare / 100),
                          qMin(themesHeight() + theme::kGrid / 2, room.height() - qMin(text, least)));
    if (!m_filter->isOn() && !still) {
        openAsFarAs(most);
    }
    int rows = qMin(openHeight() + theme::kGrid / 2, most);
    if (still) {
        const QModelIndex row = m_tree->currentIndex();
        const auto foot = [this](const QModelIndex& index) {
            return m_tree->visualRect(index).bottom() + theme::kGrid;
        };
        const int below = m_filter->rowCount(row) > 0 ? foot(m_filter->index(m_filter->rowCount(row) - 1, 0, row)) : 0;
        rows = qMin(m_tree->height(), qMax(qMax(rows, foot(row)), qMin(below, room.height() - qMin(text, least))));
    }
    m_tree->setGeometry(0, 0, room.width(), rows);
    m_definition->setGeometry(0, rows, room.width(), room.height() - rows);
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
    arrange(false);
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
    if (watched == m_parts && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
        const bool before = std::exchange(m_moving, true);
        m_tree->doItemsLayout(); // names take one line or two
        arrange(false);
        reveal(m_filter->mapFromSource(m_model->indexOf(m_focused)));
        m_moving = before;
    }
    if (watched == m_box && event->type() == QEvent::FocusIn) {
        m_beforeFilter = m_focused;
    }
    if (watched == m_box && event->type() == QEvent::KeyPress && filterKey(static_cast<QKeyEvent*>(event)->key())) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace accord::ui

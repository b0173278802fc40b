// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_tree.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QVBoxLayout>

#include "core/taxonomy/walk_keys.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/category_model.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

/// The side of a key cap's square.
int capSide(const QFontMetrics& metrics)
{
    constexpr int kLeast = 18; // px
    return qMax(kLeast, metrics.height());
}

int capWidth(const QFontMetrics& metrics, const QString& key)
{
    return qMax(capSide(metrics), metrics.horizontalAdvance(key) + theme::kGrid - 2);
}

/// A key as it looks on a keyboard; what was typed of it lies on the accent. Answers the x where it begins.
int paintKey(QPainter& painter, const QRect& row, const QString& key, const QString& typed)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int width = capWidth(metrics, key);
    const int side = capSide(metrics);
    const QRectF cap(row.right() - width, row.center().y() - side / 2.0 + 0.5, width, side);
    painter.setPen(QPen(theme::line(), 1));
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    QRectF rest = cap;
    if (!typed.isEmpty() && key.startsWith(typed)) {
        rest.setLeft(cap.left() + (width - metrics.horizontalAdvance(key)) / 2.0);
        QRectF done = cap.adjusted(1, 1, 0, -1);
        done.setRight(rest.left() + metrics.horizontalAdvance(typed) + 0.5);
        painter.fillRect(done, theme::accent());
        painter.setPen(theme::onAccent());
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, typed);
        rest.setLeft(done.right() + 0.5);
    }
    painter.setPen(theme::text());
    const auto place = typed.isEmpty() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter;
    painter.drawText(rest, place, key.mid(typed.size()));
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
        const QString typed = index.data(CategoryModel::TypedRole).toString();
        row.setRight(paintKey(*painter, row, key, typed) - theme::kGrid / 2);
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
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, row.width()));
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
           metrics.horizontalAdvance(index.data(CategoryModel::NameRole).toString()) +
           capWidth(metrics, QStringLiteral("00")) + kTick + 3 * theme::kGrid;
}

QSize CategoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    const int line = option.fontMetrics.height();
    const int side = capSide(option.fontMetrics);
    return {theme::kGrid * 20, m_close ? qMax(line + 1, side) : qMax(line + theme::kGrid - 2, side + 4)};
}

CategoryBox::CategoryBox(const CategoryFilter& filter, const QTreeView& tree, QWidget* parent)
    : QLineEdit(parent)
    , m_filter(filter)
    , m_tree(tree)
{
    setPlaceholderText(tr("Filter categories (/)"));
    setAccessibleName(placeholderText());
    setToolTip(tr("Words of a code, name, definition or synonym. Arrows choose, Enter takes, Esc leaves."));
    addClearButton(*this);
}

void CategoryBox::focusInEvent(QFocusEvent* event)
{
    emit entered();
    QLineEdit::focusInEvent(event);
}

void CategoryBox::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const QModelIndex next = m_filter.neighbour(m_tree.currentIndex(), event->key() == Qt::Key_Down ? 1 : -1);
            next.isValid()) {
            emit neighbourWanted(next);
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        emit finished(event->key() != Qt::Key_Escape);
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

CategoryTree::CategoryTree(QWidget* parent)
    : QWidget(parent)
    , m_model(new CategoryModel(this))
    , m_filter(new CategoryFilter(this))
    , m_parts(new QWidget(this))
    , m_tree(new QTreeView(m_parts))
    , m_box(new CategoryBox(*m_filter, *m_tree, this))
    , m_rows(new CategoryDelegate(m_tree))
    , m_definition(new DefinitionView(m_parts))
{
    m_filter->setSourceModel(m_model);
    m_box->setObjectName(QStringLiteral("treeFilter"));
    makeTree();

    constexpr int kLeastLines = 3;
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &CategoryTree::settle);
    m_parts->setMinimumHeight(kLeastLines * fontMetrics().height());
    m_parts->installEventFilter(this);
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
    setTabOrder(m_box, m_tree);
    layout->addWidget(m_box);
    layout->addWidget(m_parts, 1);

    takeTextSize();

    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QString::fromLatin1(settings::kTextSize.key)) {
            takeTextSize();
        }
    });
    connect(m_box, &QLineEdit::textChanged, this, &CategoryTree::filterChanged);
    connect(m_box, &CategoryBox::entered, this, [this] { m_beforeFilter = m_focused; });
    connect(m_box, &CategoryBox::neighbourWanted, this,
            [this](const QModelIndex& next) { setFocused(m_model->categoryAt(m_filter->mapToSource(next))); });
    connect(m_box, &CategoryBox::finished, this,
            [this](bool taken) { leaveFilter(taken ? m_focused : m_beforeFilter); });
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex& row) {
        if (!std::exchange(m_doubled, false)) { // which ends in a release as well
            pointAt(row);
        }
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& row) {
        if (!m_moving && row.isValid() && m_tree->hasFocus()) { // by its own keys
            pointAt(row);
        }
    });
    connect(m_tree, &QTreeView::pressed, this, [this](const QModelIndex& row) {
        m_wasOpen = m_tree->isExpanded(row);
        m_doubled = false;
    });
    connect(m_tree, &QTreeView::doubleClicked, this, &CategoryTree::openOrAccept);
    m_definition->show(taxonomy(), nullptr);
}

void CategoryTree::makeTree()
{
    m_tree->setObjectName(QStringLiteral("categoryTree"));
    m_tree->setAccessibleName(tr("Categories"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(m_rows);
    m_tree->setUniformRowHeights(true);
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

void CategoryTree::setKeys(WalkKeys keys)
{
    m_model->setKeys(std::move(keys));
    m_definition->setExample(exampleKeys());
    if (focusedCategory() == nullptr) {
        m_definition->show(taxonomy(), nullptr);
    }
}

/// The keys that lead to the first leaf: "C 1 1".
QString CategoryTree::exampleKeys() const
{
    QStringList caps;
    const std::vector<const Category*> types = taxonomy().types();
    const auto first = std::ranges::find_if(types, [](const Category* type) { return !type->retired; });
    const Category* at = first == types.end() ? nullptr : *first;
    if (at != nullptr) {
        caps << m_model->keys().types.value(QString::fromStdString(at->code));
    }
    while (at != nullptr) {
        const std::vector<taxonomy::DigitKeys> below = taxonomy::digitKeys(taxonomy(), at);
        const bool deeper = !below.empty() && below.front().category->level > at->level;
        at = deeper ? below.front().category : nullptr;
        if (at != nullptr) {
            for (const char digit : below.front().digits) {
                caps << m_model->keys().cap(QString(QLatin1Char(digit)));
            }
        }
    }
    return caps.contains(QString()) ? QString() : caps.join(QLatin1Char(' '));
}

void CategoryTree::setFocused(CategoryId category)
{
    focus(category, false);
}

/// A double click opens or closes what has something below it, whatever its first click did; a leaf is accepted.
void CategoryTree::openOrAccept(const QModelIndex& index)
{
    m_doubled = true;
    pointAt(index);
    if (m_filter->rowCount(index) == 0) {
        emit accepted();
        return;
    }
    m_tree->setExpanded(index, !m_wasOpen);
    arrange(true);
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
    setTyped({});
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

/// How many rows there are below an index; `open`: only those that are in view or could be scrolled there.
int CategoryTree::rowsBelow(const QModelIndex& parent, bool open) const
{
    int rows = 0;
    for (int row = 0; row < m_filter->rowCount(parent); ++row) {
        const QModelIndex index = m_filter->index(row, 0, parent);
        rows += 1 + (!open || m_tree->isExpanded(index) ? rowsBelow(index, open) : 0);
    }
    return rows;
}

/// Types and themes.
int CategoryTree::themes() const
{
    int rows = m_filter->rowCount();
    for (int type = 0; type < m_filter->rowCount(); ++type) {
        rows += m_filter->rowCount(m_filter->index(type, 0));
    }
    return rows;
}

int CategoryTree::rowHeight() const
{
    return qMax(1, m_tree->sizeHintForRow(0));
}

/// What leads to the node in focus and what is below it, and the themes of other types where there is room.
void CategoryTree::openAsFarAs(int height)
{
    m_tree->collapseAll();
    QModelIndex focused = m_filter->mapFromSource(m_model->indexOf(m_focused));
    for (; focused.isValid(); focused = focused.parent()) {
        m_tree->expand(focused);
    }
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex type = m_filter->index(row, 0);
        if ((rowsBelow({}, true) + m_filter->rowCount(type)) * rowHeight() <= height) {
            m_tree->expand(type);
        }
    }
    m_tree->doItemsLayout();
}

/// Where all types and themes have room only if rows are close together, or if nothing is said below them, it is so.
void CategoryTree::takeRowHeight(int room, int hint)
{
    m_rows->setClose(false);
    const bool close = themes() * rowHeight() + theme::kHalf > room - hint;
    m_rows->setClose(close);
    if (std::exchange(m_close, close) != close) {
        m_tree->doItemsLayout();
    }
}

/// How high the tree is: the definition has what it needs, up to its share. That follows from what is in focus, and not
/// from how it came there.
int CategoryTree::treeHeight(int room, int text) const
{
    constexpr int kShare = 45; // of 100, for the definition where rows want the room
    const int row = rowHeight();
    if (m_filter->isOn()) {
        return qMin(rowsBelow({}, true) * row + theme::kHalf, room - qMin(text, room * kShare / 100));
    }
    if (focusedCategory() == nullptr) {
        const int rest = room - themes() * row - theme::kHalf;
        const int line = m_definition->fontMetrics().lineSpacing() + 2 * theme::kGrid;
        return rest < 0 ? room - qMin(text, room * kShare / 100) : room - (rest < line ? 0 : rest);
    }
    // A type and all of its themes stay in view, while the definition keeps a few lines.
    const QModelIndex type = m_filter->mapFromSource(m_model->indexOf(m_focused));
    const int block = type.parent().isValid() ? 0 : (1 + m_filter->rowCount(type)) * row + theme::kHalf;
    const int least = qMin(text, leastDefinition());
    return qMin(rowsBelow({}, false) * row + theme::kHalf,
                qMax(room - qMin(text, room * kShare / 100), qMin(block, room - least)));
}

int CategoryTree::leastDefinition() const
{
    constexpr int kLines = 4;
    return kLines * m_definition->fontMetrics().lineSpacing();
}

int CategoryTree::definitionHeight() const
{
    return static_cast<int>(m_definition->document()->size().height()) + 2 * theme::kGrid;
}

void CategoryTree::place(int height)
{
    m_tree->setGeometry(0, 0, m_parts->width(), height);
    m_definition->setGeometry(0, height, m_parts->width(), m_parts->height() - height);
}

/// `still`: no row moves while a second click may follow; what the definition would hide comes into view after that.
void CategoryTree::arrange(bool still)
{
    const int room = m_parts->height();
    if (!m_parts->isVisible() || m_parts->size().isEmpty()) {
        return;
    }
    m_settle.stop();
    m_tree->resize(m_parts->width(), m_tree->height());
    m_definition->resize(m_parts->width(), m_definition->height());
    if (focusedCategory() == nullptr) {
        m_hintHeight = definitionHeight();
    }
    if (!m_filter->isOn()) {
        takeRowHeight(room, m_hintHeight);
    }
    int height = treeHeight(room, definitionHeight());
    if (!m_filter->isOn() && !still) {
        openAsFarAs(height);
    }
    const QModelIndex row = m_tree->currentIndex();
    int foot = m_tree->visualRect(row).bottom() + theme::kHalf;
    if (const int below = m_filter->rowCount(row); still && below > 0) { // which is clicked next
        const int last = m_tree->visualRect(m_filter->index(below - 1, 0, row)).bottom() + theme::kHalf;
        foot = qMax(foot, qMin(last, room - qMin(definitionHeight(), leastDefinition())));
    }
    if (still && foot > height) {
        height = qMin(foot, room);
        m_settle.start(QApplication::doubleClickInterval());
    }
    place(height);
}

/// The definition has its room also below a row that was clicked where it stands now.
void CategoryTree::settle()
{
    const QModelIndex row = m_tree->currentIndex();
    place(treeHeight(m_parts->height(), definitionHeight()));
    if (m_filter->rowCount(row) > 0 && m_tree->isExpanded(row)) {
        m_tree->scrollTo(m_filter->index(m_filter->rowCount(row) - 1, 0, row));
    }
    m_tree->scrollTo(row);
}

bool CategoryTree::walk(int digit)
{
    const std::string wanted = m_model->typed().toStdString() + std::to_string(digit);
    bool begins = false;
    for (const taxonomy::DigitKeys& key : taxonomy::digitKeys(taxonomy(), focusedCategory())) {
        if (key.digits == wanted) {
            setTyped({});
            setFocused(key.category->id);
            return true;
        }
        begins = begins || key.digits.starts_with(wanted);
    }
    if (begins) {
        setTyped(QString::fromStdString(wanted));
    }
    return begins;
}

void CategoryTree::setTyped(const QString& numerals)
{
    if (numerals != m_model->typed()) {
        m_model->setTyped(numerals);
        emit typedChanged(m_model->keys().cap(numerals));
    }
}

bool CategoryTree::walkUp()
{
    if (isTyping()) {
        setTyped({});
        return true;
    }
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

bool CategoryTree::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_parts && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
        const bool before = std::exchange(m_moving, true);
        arrange(false);
        reveal(m_filter->mapFromSource(m_model->indexOf(m_focused)));
        m_moving = before;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/list_view.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSettings>
#include <QStyledItemDelegate>

#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/column_model.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kBar = 3;
constexpr int kArrow = 4;
constexpr int kDay = 5; ///< width of the bar of a day
constexpr int kHalf = theme::kGrid / 2;
constexpr int kSide = theme::kGrid; ///< left and right of a cell's text

/// The names of the columns, without lines between them.
class QuietHeader final : public QHeaderView
{
public:
    explicit QuietHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setStretchLastSection(false);
        setSectionsMovable(true);
        setSectionsClickable(true);
        setHighlightSections(false);
        setSortIndicatorClearable(true);
        setSortIndicator(-1, Qt::AscendingOrder);
        setContextMenuPolicy(Qt::CustomContextMenu);
    }

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        // As the style has it, but without room for its own arrow, which is in the space beside the text.
        QFont bold = font();
        bold.setBold(true);
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        const int lines = 1 + static_cast<int>(text.count(QLatin1Char('\n')));
        return {QFontMetrics(bold).size(0, text).width() + 2 * (margin + kSide),
                lines * fontMetrics().height() + theme::kGrid};
    }

    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        const auto text = [&](int role) { return model()->headerData(section, Qt::Horizontal, role); };
        painter->fillRect(rect, theme::surface());
        painter->setPen(theme::line());
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->setPen(theme::dimmed());
        const QVariant set = text(Qt::TextAlignmentRole);
        const int alignment = set.isValid() ? set.toInt() : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
        const QRect place = rect.adjusted(kSide, 0, -kSide, 0);
        QStringList lines = text(Qt::DisplayRole).toString().split(QLatin1Char('\n'));
        for (QString& line : lines) {
            line = fontMetrics().elidedText(line, Qt::ElideRight, place.width());
        }
        painter->drawText(place, alignment, lines.join(QLatin1Char('\n')));
        if (isSortIndicatorShown() && section == sortIndicatorSection()) {
            const bool up = sortIndicatorOrder() == Qt::AscendingOrder;
            const QPoint tip(rect.right() - kSide / 2, rect.center().y() + (up ? -2 : 2));
            const int foot = tip.y() + (up ? kArrow : -kArrow);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme::text());
            painter->drawPolygon(QPolygon({tip, {tip.x() - kArrow + 1, foot}, {tip.x() + kArrow - 1, foot}}));
        }
    }

    void paintEvent(QPaintEvent* event) override
    {
        QHeaderView::paintEvent(event);
        // Beside the last column the style would paint its own ground.
        QPainter painter(viewport());
        const QRect rest(length() - offset(), 0, std::max(0, width() - length() + offset()), height());
        painter.fillRect(rest, theme::surface());
        painter.setPen(theme::line());
        painter.drawLine(rest.bottomLeft(), rest.bottomRight());
    }
};

class QuietDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem own(option);
        initStyleOption(&own, index);
        const QVariant days = index.data(DaysRole);
        const int width = days.isValid() ? static_cast<int>(days.value<QList<int>>().size()) * (kDay + 2)
                                         : own.fontMetrics.horizontalAdvance(own.text);
        const int chip = index.data(ChipRole).isValid() ? 2 * theme::kGrid : 0;
        return {width + chip + 2 * kSide + 2, option.fontMetrics.height() + theme::kGrid + kHalf};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem own(option);
        initStyleOption(&own, index);
        painter->save();
        paintGround(painter, own);
        const QRect place = own.rect.adjusted(kSide, 0, -kSide, 0);
        const QVariant chip = index.data(ChipRole);
        const QVariant days = index.data(DaysRole);
        if (chip.isValid()) {
            paintChip(painter, own, place, chip.toInt());
        } else if (days.isValid()) {
            paintDays(painter, place, days.value<QList<int>>());
        } else {
            painter->setFont(own.font);
            painter->setPen(own.palette.color(QPalette::Text));
            painter->drawText(place, static_cast<int>(own.displayAlignment),
                              own.fontMetrics.elidedText(own.text, Qt::ElideRight, place.width()));
        }
        const QVariant share = index.data(ShareRole);
        if (share.isValid()) {
            const QRect bar(place.left(), place.bottom() - kBar + 1, place.width(), kBar);
            painter->fillRect(bar, theme::line());
            const double part = std::clamp(share.toDouble(), 0.0, 1.0);
            painter->fillRect(QRect(bar.left(), bar.top(), static_cast<int>(std::lround(bar.width() * part)), kBar),
                              theme::accent());
        }
        if (isMarked(own)) {
            painter->setPen(QPen(theme::text(), 2));
            painter->drawRect(own.rect.adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setUnderline(isMarked(*option) && index.data(LeadsRole).toBool());
        option->fontMetrics = QFontMetrics(option->font);
        if (index.data(QuietRole).toBool()) {
            option->palette.setColor(QPalette::Text, theme::dimmed());
        } else if (index.data(WarningRole).toBool()) {
            option->palette.setColor(QPalette::Text, theme::warning());
        }
    }

private:
    /// Where one goes from cell to cell, the one that has the keyboard.
    static bool isMarked(const QStyleOptionViewItem& option)
    {
        const auto* view = qobject_cast<const QTreeView*>(option.widget);
        return view != nullptr && !view->allColumnsShowFocus() && option.state.testFlag(QStyle::State_HasFocus);
    }

    static void paintGround(QPainter* painter, const QStyleOptionViewItem& option)
    {
        if (!option.state.testFlag(QStyle::State_Selected)) {
            return;
        }
        constexpr int kTint = 36;
        QColor tint = theme::accent();
        tint.setAlpha(kTint);
        painter->fillRect(option.rect, tint);
        if (option.viewItemPosition == QStyleOptionViewItem::Beginning ||
            option.viewItemPosition == QStyleOptionViewItem::OnlyOne) {
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), kHalf - 1, option.rect.height()),
                              theme::accent());
        }
    }

    static void paintDays(QPainter* painter, const QRect& place, const QList<int>& days)
    {
        const int most = std::max(1, *std::ranges::max_element(days));
        const int room = place.height() - theme::kGrid;
        int left = place.left();
        for (const int count : days) {
            const int height = count == 0 ? 1 : std::max(2, room * count / most);
            painter->fillRect(QRect(left, place.bottom() - kHalf - height, kDay, height),
                              count == 0 ? theme::line() : theme::accent());
            left += kDay + 2;
        }
    }

    static void paintChip(QPainter* painter, const QStyleOptionViewItem& option, const QRect& place, int colour)
    {
        painter->setRenderHint(QPainter::Antialiasing);
        QFont bold = option.font;
        bold.setWeight(QFont::DemiBold);
        const int height = option.fontMetrics.height() + kHalf / 2;
        const int width = std::max(QFontMetrics(bold).horizontalAdvance(option.text) + theme::kGrid, height);
        const QRectF chip(place.left(), place.center().y() - height / 2.0 + 0.5, width, height);
        const QColor fill = theme::personColour(colour);
        painter->setPen(fill);
        painter->setBrush(fill);
        painter->drawRoundedRect(chip, kHalf, kHalf);
        painter->setPen(theme::inkOn(fill));
        painter->setFont(bold);
        painter->drawText(chip, Qt::AlignCenter, option.text);
    }
};

} // namespace

ListView::ListView(QWidget* parent)
    : QTreeView(parent)
{
    setHeader(new QuietHeader(this));
    setItemDelegate(new QuietDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setSortable(true);
    connect(this, &QTreeView::activated, this,
            [this](const QModelIndex& index) { emit opened(index.siblingAtColumn(0).data(IdRole).toLongLong()); });
    connect(header(), &QHeaderView::sectionMoved, this, &ListView::remember);
    connect(header(), &QHeaderView::sortIndicatorChanged, this, &ListView::remember);
    connect(header(), &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { showMenu(header()->mapToGlobal(at)); });
}

void ListView::setModel(QAbstractItemModel* model)
{
    QTreeView::setModel(model);
    // A table that is still to be filled has no columns yet.
    const auto arrange = [this] {
        arrangeColumns();
        restore();
        updateGeometries();
    };
    connect(header(), &QHeaderView::sectionCountChanged, this, arrange);
    connect(model, &QAbstractItemModel::modelReset, this, arrange);
    for (const auto rowsChanged : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(model, rowsChanged, this, &ListView::updateGeometries);
    }
    arrange();
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ListView::chosen);
}

void ListView::setSortable(bool sortable)
{
    setSortingEnabled(sortable);
}

void ListView::fitRows(int most)
{
    m_most = most;
    updateGeometries();
}

void ListView::updateGeometries()
{
    QTreeView::updateGeometries();
    if (m_most > 0 && model() != nullptr) {
        const int rows = std::min(m_most, model()->rowCount());
        const int scrolling = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
        setFixedHeight(header()->sizeHint().height() + rows * std::max(sizeHintForRow(0), 0) + scrolling +
                       2 * frameWidth());
    }
}

void ListView::setFirstStretches(bool stretches)
{
    setStretching(stretches ? QList<int>{0} : QList<int>());
}

void ListView::setStretching(const QList<int>& columns)
{
    m_stretching = columns;
    arrangeColumns();
}

void ListView::arrangeColumns()
{
    if (header()->count() == 0) {
        return;
    }
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : m_stretching) {
        if (column < header()->count()) {
            header()->setSectionResizeMode(column, QHeaderView::Stretch);
        }
    }
}

// At least so wide that names and numbers beside them can be told apart.
int ListView::sizeHintForColumn(int column) const
{
    constexpr int kLeastName = 20 * theme::kGrid;
    const int width = QTreeView::sizeHintForColumn(column);
    const bool names = m_stretching.isEmpty() || m_stretching.contains(0);
    return column == 0 && names ? std::max(width, kLeastName) : width;
}

QString ListView::heading(int column) const
{
    return model()->headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' '));
}

// Columns are known by their headings, so that those of another release, or of another project, do no harm.
QString ListView::key() const
{
    return objectName().isEmpty()
               ? QString()
               : QString::fromLatin1(settings::kLists) + objectName() + QLatin1Char('/') + QLocale().name();
}

void ListView::remember()
{
    if (m_restoring || key().isEmpty() || header()->count() == 0) {
        return;
    }
    QStringList order;
    QStringList hidden;
    for (int place = 0; place < header()->count(); ++place) {
        const int column = header()->logicalIndex(place);
        order << heading(column);
        if (isColumnHidden(column)) {
            hidden << heading(column);
        }
    }
    const int sorted = isSortingEnabled() ? header()->sortIndicatorSection() : -1;
    QSettings store;
    store.setValue(key() + QStringLiteral("/order"), order);
    store.setValue(key() + QStringLiteral("/hidden"), hidden);
    store.setValue(key() + QStringLiteral("/sorted"), sorted < 0 ? QString() : heading(sorted));
    store.setValue(key() + QStringLiteral("/downwards"), header()->sortIndicatorOrder() == Qt::DescendingOrder);
}

void ListView::restore()
{
    const QSettings store;
    const auto stored = [&](const char* what) {
        return key().isEmpty() ? QVariant() : store.value(key() + QString::fromLatin1(what));
    };
    QStringList order = stored("/order").toStringList();
    const QStringList hidden = stored("/hidden").toStringList();
    m_restoring = true;
    for (int column = 0; column < header()->count(); ++column) {
        header()->moveSection(header()->visualIndex(column), column);
    }
    int place = 0;
    for (const QString& name : order) {
        for (int at = place; at < header()->count(); ++at) {
            if (heading(header()->logicalIndex(at)) == name) {
                header()->moveSection(at, place++);
                break;
            }
        }
    }
    int sorted = -1;
    for (int column = 0; column < header()->count(); ++column) {
        setColumnHidden(column, !heading(column).isEmpty() && hidden.contains(heading(column)));
        sorted = !heading(column).isEmpty() && heading(column) == stored("/sorted").toString() ? column : sorted;
    }
    if (header()->count() > 0 && header()->hiddenSectionCount() == header()->count()) {
        setColumnHidden(0, false);
    }
    if (isSortingEnabled()) {
        sortByColumn(sorted, stored("/downwards").toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
    }
    m_restoring = false;
}

void ListView::showMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addColumns(*menu);
    menu->popup(at);
}

void ListView::addColumns(QMenu& menu)
{
    QMenu* sorting = isSortingEnabled() ? menu.addMenu(tr("Sort By")) : nullptr;
    QMenu* shown = menu.addMenu(tr("Show Columns"));
    const bool last = header()->count() - header()->hiddenSectionCount() == 1;
    for (int place = 0; place < header()->count(); ++place) {
        const int column = header()->logicalIndex(place);
        if (heading(column).isEmpty()) {
            continue;
        }
        QAction* show = shown->addAction(heading(column));
        show->setCheckable(true);
        show->setChecked(!isColumnHidden(column));
        show->setEnabled(isColumnHidden(column) || !last);
        connect(show, &QAction::toggled, this, [this, column](bool on) {
            setColumnHidden(column, !on);
            remember();
        });
        if (sorting != nullptr) {
            QAction* by = sorting->addAction(heading(column));
            const bool again =
                header()->sortIndicatorSection() == column && header()->sortIndicatorOrder() == Qt::AscendingOrder;
            by->setCheckable(true);
            by->setChecked(header()->sortIndicatorSection() == column);
            connect(by, &QAction::triggered, this,
                    [this, column, again] { sortByColumn(column, again ? Qt::DescendingOrder : Qt::AscendingOrder); });
        }
    }
    connect(menu.addAction(tr("As They Were")), &QAction::triggered, this, [this] {
        if (!key().isEmpty()) { // without a key it would be all settings
            QSettings().remove(key());
        }
        restore();
    });
}

// By the menu key; the mouse has the headings.
void ListView::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard) {
        showMenu(header()->mapToGlobal(header()->rect().bottomLeft()));
    } else {
        QTreeView::contextMenuEvent(event);
    }
}

// Nothing moves while somebody reads or writes in it.
void ListView::hold(bool held)
{
    if (auto* rows = qobject_cast<ColumnModelBase*>(model())) {
        rows->hold(held);
    }
}

void ListView::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    hold(true);
}

void ListView::focusOutEvent(QFocusEvent* event)
{
    QTreeView::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && state() != EditingState) {
        hold(false);
    }
}

qlonglong ListView::currentId() const
{
    return currentIndex().siblingAtColumn(0).data(IdRole).toLongLong();
}

void ListView::choose(qlonglong id)
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (index.data(IdRole).toLongLong() == id) {
            setCurrentIndex(index);
            return;
        }
    }
}

} // namespace accord::ui

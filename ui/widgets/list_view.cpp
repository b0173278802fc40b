// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/list_view.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/core/theme.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kBar = 3;
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
        setSectionsMovable(false);
        setSectionsClickable(false);
    }

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        QSize size = QHeaderView::sectionSizeFromContents(section);
        size.rwidth() += 2 * kSide;
        size.setHeight(fontMetrics().height() + theme::kGrid);
        return size;
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
        painter->drawText(place, alignment,
                          fontMetrics().elidedText(text(Qt::DisplayRole).toString(), Qt::ElideRight, place.width()));
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
        paintGround(painter, own, index);
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
        painter->restore();
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->fontMetrics = QFontMetrics(option->font);
        if (index.data(QuietRole).toBool()) {
            option->palette.setColor(QPalette::Text, theme::dimmed());
        } else if (index.data(WarningRole).toBool()) {
            option->palette.setColor(QPalette::Text, theme::warning());
        }
    }

private:
    static void paintGround(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        if (!option.state.testFlag(QStyle::State_Selected)) {
            return;
        }
        constexpr int kTint = 36;
        QColor tint = theme::accent();
        tint.setAlpha(kTint);
        painter->fillRect(option.rect, tint);
        if (index.column() == 0) {
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
    connect(this, &QTreeView::activated, this,
            [this](const QModelIndex& index) { emit opened(index.siblingAtColumn(0).data(IdRole).toLongLong()); });
}

void ListView::setModel(QAbstractItemModel* model)
{
    QTreeView::setModel(model);
    // A table that is still to be filled has no columns yet.
    connect(header(), &QHeaderView::sectionCountChanged, this, &ListView::arrangeColumns);
    arrangeColumns();
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ListView::chosen);
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

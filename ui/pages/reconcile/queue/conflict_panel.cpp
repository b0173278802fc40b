// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/queue/conflict_panel.h"

#include <QAction>
#include <QFontMetrics>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/reconcile/queue/block_list.h"
#include "ui/pages/reconcile/queue/conflict_filter.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/widgets/buttons.h"

#include <algorithm>
#include <utility>

namespace accord::ui {

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    if (option.state.testFlag(QStyle::State_Selected)) {
        QColor tint = theme::accent();
        tint.setAlpha(36);
        painter.fillRect(option.rect, tint);
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), theme::kGrid / 2 - 1, option.rect.height()),
                         theme::accent());
    }
    painter.setPen(theme::line());
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

namespace {

QColor stateColour(DecisionState state)
{
    switch (state) {
    case DecisionState::Decided:
        return theme::settled();
    case DecisionState::Deferred:
        return theme::dimmed();
    case DecisionState::Open:
        break;
    }
    return theme::warning();
}

// The word and icon at the right end of the first line. Answers the room that is left of it.
QRect paintState(QPainter* painter, const QRect& line, const QModelIndex& index)
{
    const auto state = static_cast<DecisionState>(index.data(ConflictModel::StateRole).toInt());
    const auto consensus = static_cast<Agreement>(index.data(ConflictModel::StandingRole).toInt());
    const QString word = standingWord(consensus, state);
    const int icon = line.height() - kHalf;
    const int width = painter->fontMetrics().horizontalAdvance(word);
    painter->setPen(stateColour(state));
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, word);
    const QRect place(line.right() - width - icon - kHalf, line.top() + kHalf / 2, icon, icon);
    theme::icon(standingIcon(consensus, state), stateColour(state)).paint(painter, place);
    return line.adjusted(0, 0, -(width + icon + 2 * theme::kGrid), 0);
}

// Codes in their type's colour; the colour is never alone, the letter is part of the code.
void paintVotes(QPainter* painter, const QRect& line, const QModelIndex& index)
{
    const int split = index.data(ConflictModel::SplitRole).toInt();
    const QFontMetrics metrics = painter->fontMetrics();
    QRect room = line;
    if (split > 0) {
        const QString words = QStringLiteral("≠ ") + splitWord(static_cast<Level>(split));
        painter->setPen(theme::dimmed());
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, words);
        room.setRight(line.right() - metrics.horizontalAdvance(words) - theme::kGrid);
    }
    for (const QString& vote : index.data(ConflictModel::VotesRole).toStringList()) {
        const int width = metrics.horizontalAdvance(vote);
        if (room.width() < width) {
            painter->setPen(theme::dimmed());
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
            return;
        }
        painter->setPen(theme::typeColour(vote));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, vote);
        room.setLeft(room.left() + width + theme::kGrid);
    }
}

} // namespace

void ConflictDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setFont(option.font);
    paintRowGround(*painter, option);
    const int height = option.fontMetrics.height();
    const QRect area = option.rect.adjusted(theme::kGrid + kHalf, theme::kGrid, -theme::kGrid, -theme::kGrid);
    QRect line(area.left(), area.top(), area.width(), height);
    const QRect left = paintState(painter, line, index);
    painter->setPen(theme::dimmed());
    painter->drawText(
        left, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(ConflictModel::NumberRole).toString(), Qt::ElideLeft, left.width()));
    line.translate(0, height + kHalf / 2);
    painter->setPen(theme::text());
    painter->drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(ConflictModel::TitleRole).toString(), Qt::ElideRight, line.width()));
    line.translate(0, height + kHalf / 2);
    paintVotes(painter, line, index);
    painter->restore();
}

QSize ConflictDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    return {20 * theme::kGrid, 3 * option.fontMetrics.height() + 2 * theme::kGrid + kHalf};
}

ConflictPanel::ConflictPanel(const PageContext& context, const ReconcileKeys& keys, ConflictModel::Headings headings,
                             QWidget* parent)
    : QWidget(parent)
    , m_model(new ConflictModel(std::move(headings), this))
    , m_blocks(new BlockModel(this))
    , m_filter(new ConflictFilter(this))
    , m_blockLine(new QWidget(this))
    , m_block(new QLabel(m_blockLine))
    , m_list(new QListView(this))
    , m_blockList(new BlockList(this))
    , m_counts(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_refresh(new QPushButton(this))
{
    m_block->setTextFormat(Qt::RichText);
    makeList();
    makeBlocks(keys);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(m_blockLine);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_blockList, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_refresh);
    auto* rule = new QHBoxLayout;
    rule->setContentsMargins(theme::kGrid, 0, theme::kGrid, 0);
    rule->addWidget(new ShortcutButton(keys.rule, this));
    layout->addLayout(rule);
    layout->addWidget(m_counts);
    updateLists();

    auto* saved = new SavedFilters(
        context, keys.saved, [this] { return m_filter->filter(); }, this);
    m_filter->addButton(saved);
    m_filter->setKey(keyText(keys.filters));
    m_refresh->setToolTip(tr("Sort the queue again (%1)").arg(keyText(keys.refresh)));
    connect(saved, &SavedFilters::chosen, m_filter, [this](const reconcile::Filter& filter) { m_filter->set(filter); });
    connect(keys.filters, &QAction::triggered, m_filter, &ConflictFilter::unfold);
    connect(keys.filters, &QAction::changed, this, [this, key = keys.filters] { m_filter->setKey(keyText(key)); });
    connect(m_refresh, &QPushButton::clicked, keys.refresh, &QAction::trigger);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ConflictPanel::currentChanged);
    connect(m_model, &ConflictModel::modelReset, this, [this] {
        sayWhyEmpty();
        sayBlock();
        updateLists();
    });
}

void ConflictPanel::makeList()
{
    m_list->setObjectName(QStringLiteral("queue"));
    m_list->setAccessibleName(tr("Conflicts"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ConflictDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_counts->setObjectName(QStringLiteral("counts"));
    m_counts->setWordWrap(true);
    m_counts->setMargin(theme::kGrid);
    m_counts->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setObjectName(QStringLiteral("emptyQueue"));
    m_empty->setWordWrap(true);
    m_empty->setMargin(2 * theme::kGrid);
    m_empty->setAlignment(Qt::AlignTop);
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_refresh->setFlat(true);
    m_refresh->setFocusPolicy(Qt::TabFocus);
    // It comes under the list and keeps its room, so that nothing moves when it does.
    QSizePolicy policy = m_refresh->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_refresh->setSizePolicy(policy);
    m_refresh->hide();
}

void ConflictPanel::makeBlocks(const ReconcileKeys& keys)
{
    m_block->setObjectName(QStringLiteral("block"));
    auto* toggle = new ShortcutButton(keys.blocks, m_blockLine);
    toggle->setFlat(true);
    auto* line = new QHBoxLayout(m_blockLine);
    line->setContentsMargins(theme::kGrid, 0, theme::kGrid, theme::kGrid / 2);
    line->addWidget(m_block, 1);
    line->addWidget(toggle);
    m_blockList->setObjectName(QStringLiteral("blocks"));
    m_blockList->setAccessibleName(tr("Blocks of conflicts between the same two categories"));
    m_blockList->setModel(m_blocks);
    keys.blocks->setCheckable(true);
    connect(m_blockList, &BlockList::opened, this, &ConflictPanel::openBlock);
    connect(keys.blocks, &QAction::triggered, this, [this](bool shown) {
        showBlocks(shown);
        focusList();
    });
    connect(this, &ConflictPanel::blocksShown, keys.blocks, &QAction::setChecked);
}

void ConflictPanel::openBlock(int row)
{
    const auto key = m_blocks->keyAt(row);
    showBlocks(false);
    m_filter->setBlock(key);
    focusList();
}

std::optional<reconcile::BlockKey> ConflictPanel::markedBlock() const
{
    return m_showsBlocks ? m_blocks->keyAt(m_blockList->currentIndex().row()) : std::nullopt;
}

std::vector<ItemId> ConflictPanel::waitingOfBlock() const
{
    std::vector<ItemId> items;
    const int rows = m_filter->filter().block ? m_model->rowCount() : 0;
    for (int row = 0; row < rows; ++row) {
        if (m_model->at(row).decision == DecisionState::Open) {
            items.push_back(m_model->itemAt(row));
        }
    }
    return items;
}

int ConflictPanel::nextWaitingRow(ItemId here, std::span<const ItemId> waiting) const
{
    const int from = m_model->rowOf(here);
    const auto distance = [&](int to) { return to > from ? to - from : to - from + m_model->rowCount(); };
    int best = -1;
    for (const ItemId item : waiting) {
        const int row = m_model->rowOf(item);
        if (row >= 0 && item != here && (best < 0 || distance(row) < distance(best))) {
            best = row;
        }
    }
    return best;
}

void ConflictPanel::showBlocks(bool shown)
{
    if (m_showsBlocks != shown) {
        m_showsBlocks = shown;
        if (shown) {
            const QModelIndex open = m_blocks->index(m_blocks->rowOf(m_filter->filter().block));
            m_blockList->setCurrentIndex(open);
            m_blockList->scrollTo(open, QAbstractItemView::PositionAtCenter);
        }
        updateLists();
        sayBlock();
        emit blocksShown(shown);
    }
}

void ConflictPanel::updateLists()
{
    const bool empty = m_model->rowCount() == 0;
    m_list->setVisible(!m_showsBlocks && !empty);
    m_empty->setVisible(!m_showsBlocks && empty);
    m_blockList->setVisible(m_showsBlocks);
}

void ConflictPanel::sayBlock()
{
    const auto key = m_filter->filter().block;
    const reconcile::Block* block = key ? m_blocks->blockOf(*key) : nullptr;
    const QLocale locale;
    if (m_showsBlocks) {
        m_block->setText(tr("The same two categories"));
    } else if (block != nullptr) {
        const QString title = m_blocks->index(m_blocks->rowOf(key)).data().toString();
        m_block->setText(
            tr("<b>%1</b>: %2 left of %3")
                .arg(title.toHtmlEscaped(), locale.toString(block->pending), locale.toString(block->conflicts)));
    } else {
        m_block->setText(key ? tr("Nothing of the block is here") : tr("Worst first"));
    }
}

void ConflictPanel::setTally(const reconcile::Tally& tally)
{
    const QLocale locale;
    m_tally = tally;
    m_filter->setCounts(tally);
    sayWhyEmpty();
    m_counts->setText(tr("%1 conflicts, %2 across types, %3 decided, %4 deferred")
                          .arg(locale.toString(tally.conflicts), locale.toString(tally.acrossTypes),
                               locale.toString(tally.conflictsDecided), locale.toString(tally.deferred)));
}

void ConflictPanel::sayWhyEmpty()
{
    const bool allPending = m_filter->narrowed() == 0 && m_filter->filter().show == reconcile::Filter::Show::Pending;
    if (m_tally.conflicts == 0) {
        m_empty->setText(tr("There are no conflicts in this round."));
    } else if (allPending && m_tally.deferred > 0) {
        m_empty->setText(tr("Nothing is pending. Choose “Deferred” above to go on with what was put off."));
    } else if (allPending) {
        m_empty->setText(tr("Every conflict is decided. Choose “Decided” above to look at them."));
    } else {
        m_empty->setText(tr("No conflict matches. Choose another state above, or clear the filters."));
    }
}

void ConflictPanel::setStale(int changed)
{
    m_refresh->setVisible(changed != 0);
    m_refresh->setText(changed < 0 ? tr("Much has changed · Sort Again")
                                   : tr("%1 changed · Sort Again").arg(QLocale().toString(changed)));
}

ItemId ConflictPanel::currentItem() const
{
    return m_model->itemAt(m_list->currentIndex().row());
}

void ConflictPanel::setCurrentRow(int row)
{
    m_list->setCurrentIndex(m_model->index(row));
    if (row >= 0) {
        m_list->scrollTo(m_model->index(row));
    }
}

void ConflictPanel::move(int step)
{
    const int last = m_model->rowCount() - 1;
    if (last >= 0) {
        const auto to = static_cast<qint64>(m_list->currentIndex().row()) + step;
        setCurrentRow(static_cast<int>(std::clamp<qint64>(to, 0, last)));
    }
}

void ConflictPanel::focusList()
{
    QWidget* list = m_list;
    if (m_showsBlocks) {
        list = m_blockList;
    }
    list->setFocus(Qt::OtherFocusReason);
}

} // namespace accord::ui

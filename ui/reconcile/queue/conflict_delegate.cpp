// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/conflict_delegate.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include "ui/reconcile/queue/conflict_model.h"
#include "ui/reconcile/queue/row_ground.h"
#include "ui/reconcile/votes/choice_text.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

QColor stateColour(DecisionState state)
{
    switch (state) {
    case DecisionState::Decided:
        return look::typeColour(QStringLiteral("B"));
    case DecisionState::Deferred:
        return look::dimmed();
    case DecisionState::Open:
        break;
    }
    return look::warning();
}

// The word and icon at the right end of the first line. Answers the room that is left of it.
QRect paintState(QPainter* painter, const QRect& line, const QModelIndex& index)
{
    const auto state = static_cast<DecisionState>(index.data(ConflictModel::StateRole).toInt());
    const auto consensus = static_cast<reconcile::Agreement>(index.data(ConflictModel::StandingRole).toInt());
    const QString word = look::standingWord(consensus, state);
    const int icon = line.height() - kHalf;
    const int width = painter->fontMetrics().horizontalAdvance(word);
    painter->setPen(stateColour(state));
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, word);
    const QRect place(line.right() - width - icon - kHalf, line.top() + kHalf / 2, icon, icon);
    look::icon(look::standingIcon(consensus, state), stateColour(state)).paint(painter, place);
    return line.adjusted(0, 0, -(width + icon + 2 * look::kGrid), 0);
}

// Codes in their type's colour; the colour is never alone, the letter is part of the code.
void paintVotes(QPainter* painter, const QRect& line, const QModelIndex& index)
{
    const int split = index.data(ConflictModel::SplitRole).toInt();
    const QFontMetrics metrics = painter->fontMetrics();
    QRect room = line;
    if (split > 0) {
        const QString words = QStringLiteral("≠ ") + splitWord(static_cast<Level>(split));
        painter->setPen(look::dimmed());
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, words);
        room.setRight(line.right() - metrics.horizontalAdvance(words) - look::kGrid);
    }
    for (const QString& vote : index.data(ConflictModel::VotesRole).toStringList()) {
        const int width = metrics.horizontalAdvance(vote);
        if (room.width() < width) {
            painter->setPen(look::dimmed());
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("…"));
            return;
        }
        painter->setPen(look::typeColour(vote));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, vote);
        room.setLeft(room.left() + width + look::kGrid);
    }
}

} // namespace

void ConflictDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setFont(option.font);
    paintRowGround(*painter, option);
    const int height = option.fontMetrics.height();
    const QRect area = option.rect.adjusted(look::kGrid + kHalf, look::kGrid, -look::kGrid, -look::kGrid);
    QRect line(area.left(), area.top(), area.width(), height);
    const QRect left = paintState(painter, line, index);
    painter->setPen(look::dimmed());
    painter->drawText(
        left, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(ConflictModel::NumberRole).toString(), Qt::ElideLeft, left.width()));
    line.translate(0, height + kHalf / 2);
    painter->setPen(look::text());
    painter->drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(ConflictModel::TitleRole).toString(), Qt::ElideRight, line.width()));
    line.translate(0, height + kHalf / 2);
    paintVotes(painter, line, index);
    painter->restore();
}

QSize ConflictDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    return {20 * look::kGrid, 3 * option.fontMetrics.height() + 2 * look::kGrid + kHalf};
}

} // namespace accord::ui

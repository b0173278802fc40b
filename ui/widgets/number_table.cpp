// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/number_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/core/theme.h"
#include "ui/widgets/charts/chart.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace accord::ui {
namespace {

/// Long ones in two lines of about the same length.
QString inTwoLines(QString heading)
{
    constexpr qsizetype kLong = 10;
    qsizetype best = -1;
    for (qsizetype at = heading.indexOf(QLatin1Char(' ')); at >= 0; at = heading.indexOf(QLatin1Char(' '), at + 1)) {
        const auto apart = [&](qsizetype place) { return std::abs(heading.size() - 1 - 2 * place); };
        best = best < 0 || apart(at) < apart(best) ? at : best;
    }
    return best < 0 || heading.size() <= kLong ? heading : heading.replace(best, 1, QLatin1Char('\n'));
}

/// No word stands before its number, as in "1 of 3" or "≈ 0.5", or there is neither.
bool isNumeric(const QString& cell)
{
    const auto first = std::ranges::find_if(cell, [](QChar one) { return one.isLetterOrNumber(); });
    return first == cell.end() || first->isDigit();
}

} // namespace

NumberTable::NumberTable(QWidget* parent)
    : ListView(parent)
    , m_rows(new ColumnModel<NumberRow>(this, {}, {.strong = [](const NumberRow& row) { return row.sum; }}))
{
    constexpr int kLeastWidth = 36 * theme::kGrid;
    setMinimumWidth(kLeastWidth);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSelectionMode(QAbstractItemView::NoSelection);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setAllColumnsShowFocus(false);
    setMouseTracking(true);
    fitRows(std::numeric_limits<int>::max());
    setModel(m_rows);
    connect(this, &QAbstractItemView::clicked, this, &NumberTable::follow);
}

void NumberTable::setRows(const QStringList& header, std::vector<NumberRow> rows)
{
    Columns<NumberRow> columns;
    for (qsizetype place = 0; place < header.size(); ++place) {
        const auto cell = [at = static_cast<std::size_t>(place)](const NumberRow& row) -> const NumberCell& {
            return row.cells[at];
        };
        const bool numbers =
            place > 0 && std::ranges::all_of(rows, [&](const NumberRow& row) { return isNumeric(cell(row).text); });
        columns.push_back({.heading = inTwoLines(header[place]),
                           .text = [cell](const NumberRow& row) { return cell(row).text; },
                           .alignment = numbers ? Qt::AlignRight : Qt::AlignLeft,
                           .toolTip = [cell](const NumberRow& row) { return cell(row).toolTip; },
                           .strong = [](const NumberRow& row) { return row.strong; },
                           .leads = [cell](const NumberRow& row) { return cell(row).key >= 0; },
                           .accessible =
                               [cell, place, heading = header[place]](const NumberRow& row) {
                                   const QString& name = row.cells.front().text;
                                   return place == 0 ? name
                                                     : QStringLiteral("%1, %2: %3").arg(name, heading, cell(row).text);
                               }});
    }
    m_rows->setRows(std::move(columns), std::move(rows));
}

int NumberTable::widthNeeded() const
{
    return header()->length();
}

int NumberTable::sizeHintForColumn(int column) const
{
    return QTreeView::sizeHintForColumn(column);
}

// Home and End lead to the ends of the row.
QModelIndex NumberTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if ((action != MoveHome && action != MoveEnd) || !currentIndex().isValid()) {
        return ListView::moveCursor(action, modifiers);
    }
    QModelIndex end = currentIndex();
    for (int place = 0; place < header()->count(); ++place) {
        const int column = header()->logicalIndex(action == MoveHome ? header()->count() - 1 - place : place);
        end = isColumnHidden(column) ? end : end.siblingAtColumn(column);
    }
    return end;
}

void NumberTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        event->ignore(); // the whole table, which whoever is around it has
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        follow(currentIndex());
    } else {
        const QModelIndex before = currentIndex();
        ListView::keyPressEvent(event);
        // By keys only: what moves under the mouse between its press and its release cannot be clicked.
        if (currentIndex() != before) {
            bringIntoView(*viewport(), visualRect(currentIndex()));
        }
    }
}

void NumberTable::mouseMoveEvent(QMouseEvent* event)
{
    const bool leads = keyOf(indexAt(event->position().toPoint())) >= 0;
    viewport()->setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
    ListView::mouseMoveEvent(event);
}

int NumberTable::keyOf(const QModelIndex& index) const
{
    const NumberRow* row = m_rows->at(index);
    return row == nullptr ? -1 : row->cells[static_cast<std::size_t>(index.column())].key;
}

void NumberTable::follow(const QModelIndex& index)
{
    if (const int key = keyOf(index); key >= 0) {
        emit followed(key);
    }
}

} // namespace accord::ui

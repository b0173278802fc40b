// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QColor>
#include <QIcon>
#include <QList>
#include <QString>
#include <QVariant>

#include "ui/widgets/list_view.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace accord::ui {

/// What a list shows in a column: a heading, and what it says of each row. All but heading and text may be left out.
template <class Row>
struct Column
{
    QString heading;
    std::function<QString(const Row&)> text;
    Qt::Alignment alignment = Qt::AlignLeft;                  ///< numbers stand on the right
    std::function<QString(const Row&)> toolTip{};             ///< empty: the text says it all
    std::function<std::optional<double>(const Row&)> share{}; ///< 0 to 1: a thin bar below the text
    std::function<bool(const Row&)> warning{};                ///< needs attention; the text says so as well
    std::function<bool(const Row&)> quiet{};                  ///< set in grey
    std::function<bool(const Row&)> strong{};                 ///< set in semibold
    std::function<bool(const Row&)> leads{};                  ///< somewhere: underlined while it has the keyboard
    std::function<std::optional<int>(const Row&)> chip{};     ///< colour of a person; the text is initials
    std::function<QIcon(const Row&)> icon{};                  ///< before the text, where a delegate draws it
    std::function<QColor(const Row&)> colour{};               ///< of the text
    std::function<QList<int>(const Row&)> days{};             ///< counts, drawn as small bars
    std::function<QString(const Row&)> accessible{};          ///< what is read out instead of the text
    std::function<QVariant(const Row&)> edit{};               ///< what an editor begins with
    std::function<void(const Row&, const QVariant& written)> write{}; ///< given: the cells can be written in
    /// What rows are sorted by: a number or text; invalid where there is none. Without it the share, the number in a
    /// text that stands on the right, or the text.
    std::function<QVariant(const Row&)> sort{};
};

template <class Row>
using Columns = std::vector<Column<Row>>;

/// What a row is about, and how it is set as a whole.
template <class Row>
struct RowRoles
{
    /// Of no other row. Without it the `id` of the row is taken, or its place where it has none.
    std::function<qlonglong(const Row&)> id{};
    std::function<bool(const Row&)> strong{}; ///< sums up the others; stays first or last however they are sorted
    std::function<bool(const Row&)> quiet{};  ///< set in grey
};

/// The part of ColumnModel that does not depend on its rows.
class ColumnModelBase : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// By the column; -1: in the order in which the rows are given. What comes later is sorted as well.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// While somebody is in the list, rows stay where they are, whatever changes, and new ones come last. After that
    /// they are sorted again.
    void hold(bool held);

protected:
    struct Heading
    {
        QString text;
        Qt::Alignment alignment;
        bool writable = false;
    };

    [[nodiscard]] virtual Heading heading(int column) const = 0;
    [[nodiscard]] virtual QVariant cell(int row, int column, int role) const = 0;
    virtual void writeCell(int row, int column, const QVariant& value) = 0;
    [[nodiscard]] static QVariant semibold();
    [[nodiscard]] static QVariant numberIn(QString text); ///< the first one, as people write it; invalid: none

    /// What a row is sorted by, and where it stood among the rows when they were given.
    struct SortKey
    {
        QVariant value;
        bool sum = false;
        int place = 0;
    };
    [[nodiscard]] virtual std::vector<SortKey> sortKeys() const = 0; ///< of the rows that there are
    [[nodiscard]] int sortedBy() const { return m_sortedBy; }

    /// Places of the next rows, as they are given, in the order in which they are to be shown.
    [[nodiscard]] std::vector<int> shown(const std::vector<SortKey>& keys, const std::vector<qlonglong>& ids,
                                         const std::vector<qlonglong>& next) const;

    /// Goes from the rows that there are to the next ones, of which these are the ids: what stays keeps its index.
    /// `places` is where the next rows stood when they were given.
    void arrange(std::vector<qlonglong> ids, const std::vector<qlonglong>& next, std::vector<int> places, bool known);
    void forgetOrder(); ///< other columns: as given
    [[nodiscard]] const std::vector<int>& places() const { return m_places; }

    // Steps of it, on the rows themselves; `end` is the one after the last.
    virtual void eraseRows(int first, int end) = 0;
    virtual void reorderRows(const std::vector<int>& from) = 0;
    virtual void addNextRows(int first, int end) = 0;
    virtual void takeNextRows() = 0;

private:
    [[nodiscard]] std::vector<int> sorted(const std::vector<SortKey>& keys) const;
    void reorder(const std::vector<int>& from);

    int m_sortedBy = -1; ///< column
    Qt::SortOrder m_order = Qt::AscendingOrder;
    bool m_held = false;
    std::vector<int> m_places; ///< of each row among those that were given
};

/// A list whose columns are declared where it is made, for ListView: roles of CellRole, tool tips,
/// alignment, and what is read out. The rows are values.
template <class Row>
class ColumnModel final : public ColumnModelBase
{
public:
    explicit ColumnModel(QObject* parent, Columns<Row> columns = {}, RowRoles<Row> roles = {})
        : ColumnModelBase(parent)
        , m_columns(std::move(columns))
        , m_roles(std::move(roles))
    {}

    /// Rows that were there before keep the cursor, what is selected and where one has scrolled to. Without ids as many
    /// rows as before are the same rows.
    void setRows(std::vector<Row> rows)
    {
        const std::vector<qlonglong> ids = idsOf(m_rows, places());
        std::vector<int> order(rows.size());
        std::iota(order.begin(), order.end(), 0);
        std::vector<qlonglong> next = idsOf(rows, order);
        const bool known = m_roles.id || kTypedId || kPlainId || ids.size() == next.size();
        if (sortedBy() >= 0) {
            order = shown(keysOf(rows, order), ids, next);
            rows = taken(std::move(rows), order);
            next = idsOf(rows, order);
        }
        m_next = std::move(rows);
        arrange(ids, next, std::move(order), known);
        m_next.clear();
    }

    /// The same row with another content. It stays where it is.
    void setRow(const QModelIndex& index, Row row)
    {
        m_rows[static_cast<std::size_t>(index.row())] = std::move(row);
        emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(columnCount() - 1));
    }

    /// The same with other columns. With the same headings the rows keep their places as well.
    void setRows(Columns<Row> columns, std::vector<Row> rows)
    {
        if (std::ranges::equal(columns, m_columns, {}, &Column<Row>::heading, &Column<Row>::heading)) {
            m_columns = std::move(columns);
            setRows(std::move(rows));
            return;
        }
        beginResetModel();
        m_columns = std::move(columns);
        m_rows = std::move(rows);
        forgetOrder();
        endResetModel();
    }

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; } ///< as they are shown

    /// Null where there is none.
    [[nodiscard]] const Row* at(const QModelIndex& index) const
    {
        return index.isValid() && index.row() < rowCount() ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
    }
    [[nodiscard]] const Row* find(qlonglong id) const { return at(indexOf(id)); }
    [[nodiscard]] QModelIndex indexOf(qlonglong id) const
    {
        for (std::size_t place = 0; place < m_rows.size(); ++place) {
            if (idAt(place) == id) {
                return index(static_cast<int>(place), 0);
            }
        }
        return {};
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }

protected:
    [[nodiscard]] Heading heading(int column) const override
    {
        const Column<Row>& of = m_columns[static_cast<std::size_t>(column)];
        return {of.heading, of.alignment, static_cast<bool>(of.write)};
    }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override
    {
        const auto place = static_cast<std::size_t>(row);
        return role == IdRole ? QVariant(idAt(place))
                              : said(m_rows[place], m_columns[static_cast<std::size_t>(column)], role);
    }
    void writeCell(int row, int column, const QVariant& value) override
    {
        m_columns[static_cast<std::size_t>(column)].write(m_rows[static_cast<std::size_t>(row)], value);
    }

    void eraseRows(int first, int end) override { m_rows.erase(m_rows.begin() + first, m_rows.begin() + end); }
    void reorderRows(const std::vector<int>& from) override { m_rows = taken(std::move(m_rows), from); }
    void addNextRows(int first, int end) override
    {
        m_rows.insert(m_rows.begin() + first, m_next.begin() + first, m_next.begin() + end);
    }
    void takeNextRows() override { m_rows = std::move(m_next); }
    [[nodiscard]] std::vector<SortKey> sortKeys() const override { return keysOf(m_rows, places()); }

private:
    static constexpr bool kTypedId = requires(const Row& row) { static_cast<qlonglong>(row.id.value); };
    static constexpr bool kPlainId = requires(const Row& row) { static_cast<qlonglong>(row.id); };

    [[nodiscard]] qlonglong idOf(const Row& row, int place) const
    {
        if (m_roles.id) {
            return m_roles.id(row);
        }
        if constexpr (kTypedId) {
            return static_cast<qlonglong>(row.id.value);
        } else if constexpr (kPlainId) {
            return static_cast<qlonglong>(row.id);
        } else {
            return static_cast<qlonglong>(place) + 1;
        }
    }
    [[nodiscard]] qlonglong idAt(std::size_t row) const
    {
        return idOf(m_rows[row], row < places().size() ? places()[row] : static_cast<int>(row));
    }

    [[nodiscard]] std::vector<qlonglong> idsOf(const std::vector<Row>& rows, const std::vector<int>& places) const
    {
        std::vector<qlonglong> ids;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            ids.push_back(idOf(rows[row], places[row]));
        }
        return ids;
    }

    [[nodiscard]] std::vector<SortKey> keysOf(const std::vector<Row>& rows, const std::vector<int>& places) const
    {
        std::vector<SortKey> keys;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            keys.push_back(
                {sortedBy() < 0 ? QVariant() : sortValue(rows[row], m_columns[static_cast<std::size_t>(sortedBy())]),
                 holds(m_roles.strong, rows[row]), places[row]});
        }
        return keys;
    }

    [[nodiscard]] QVariant sortValue(const Row& row, const Column<Row>& column) const
    {
        if (column.sort) {
            return column.sort(row);
        }
        if (column.share) {
            return said(row, column, ShareRole);
        }
        const QString text = column.text ? column.text(row) : QString();
        return column.alignment.testFlag(Qt::AlignRight) ? numberIn(text) : QVariant(text);
    }

    static std::vector<Row> taken(std::vector<Row> rows, const std::vector<int>& from)
    {
        std::vector<Row> next;
        next.reserve(from.size());
        for (const int row : from) {
            next.push_back(std::move(rows[static_cast<std::size_t>(row)]));
        }
        return next;
    }

    static bool holds(const std::function<bool(const Row&)>& what, const Row& row) { return what && what(row); }

    [[nodiscard]] QVariant said(const Row& row, const Column<Row>& column, int role) const
    {
        switch (role) {
        case Qt::DisplayRole:
            return column.text ? column.text(row) : QString();
        case Qt::EditRole:
            return column.edit ? column.edit(row) : said(row, column, Qt::DisplayRole);
        case Qt::ToolTipRole: {
            const QString tip = column.toolTip ? column.toolTip(row) : QString();
            return tip.isEmpty() ? QVariant() : tip;
        }
        case Qt::AccessibleTextRole: // what is only painted is said by its tool tip
            return column.accessible ? column.accessible(row)
                   : column.text     ? QVariant()
                                     : said(row, column, Qt::ToolTipRole);
        case Qt::AccessibleDescriptionRole:
            return said(row, column, Qt::ToolTipRole);
        case Qt::FontRole:
            return holds(m_roles.strong, row) || holds(column.strong, row) ? semibold() : QVariant();
        case Qt::DecorationRole:
            return column.icon ? column.icon(row) : QVariant();
        case Qt::ForegroundRole:
            return column.colour ? column.colour(row) : QVariant();
        case ShareRole: {
            const std::optional<double> share = column.share ? column.share(row) : std::nullopt;
            return share ? QVariant(*share) : QVariant();
        }
        case ChipRole: {
            const std::optional<int> chip = column.chip ? column.chip(row) : std::nullopt;
            return chip ? QVariant(*chip) : QVariant();
        }
        case QuietRole:
            return holds(m_roles.quiet, row) || holds(column.quiet, row);
        case WarningRole:
            return holds(column.warning, row);
        case LeadsRole:
            return holds(column.leads, row);
        case DaysRole: {
            const QList<int> days = column.days ? column.days(row) : QList<int>();
            return days.isEmpty() ? QVariant() : QVariant::fromValue(days);
        }
        default:
            return {};
        }
    }

    Columns<Row> m_columns;
    RowRoles<Row> m_roles;
    std::vector<Row> m_rows;
    std::vector<Row> m_next; ///< while they replace the others
};

} // namespace accord::ui

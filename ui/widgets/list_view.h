// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeView>

class QMenu;

namespace accord::ui {

/// What a model of the page says of a cell beyond its text.
enum CellRole {
    IdRole = Qt::UserRole, ///< qlonglong: what the row is about
    ShareRole,             ///< double, 0 to 1: drawn as a thin bar below the text
    QuietRole,             ///< bool: over, set in grey
    ChipRole,              ///< int: colour of a person; the text is their initials
    WarningRole,           ///< bool: needs attention; there is a word for it as well
    LeadsRole,             ///< bool: somewhere, underlined while it has the keyboard
    DaysRole               ///< QList<int>: counts by day, drawn as small bars
};

/// A list with columns and without lines, for a ColumnModel. Columns are as wide as what they hold; the first one may
/// take what is left, or others do. A click on a heading sorts: upwards, downwards, and as it was. Headings can be
/// moved, and by their menu (also with the menu key in the list) hidden. A list with an object name, given before its
/// model, remembers that under this name.
class ListView : public QTreeView
{
    Q_OBJECT
public:
    explicit ListView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void setFirstStretches(bool stretches);
    void setStretching(const QList<int>& columns); ///< these share what is left instead, and are cut short
    void setSortable(bool sortable);               ///< no: the order means something
    void fitRows(int most);                        ///< as high as its rows, up to a number of them

    [[nodiscard]] qlonglong currentId() const; ///< 0: nothing is chosen
    void choose(qlonglong id);

    void addColumns(QMenu& menu); ///< what sorts them, shows them and puts them back

signals:
    void chosen();             ///< another row
    void opened(qlonglong id); ///< Enter or a double click

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;
    void updateGeometries() override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void arrangeColumns();
    [[nodiscard]] QString heading(int column) const;
    [[nodiscard]] QString key() const; ///< of the settings; empty: nothing is remembered
    void remember();
    void restore();
    void showMenu(const QPoint& at);
    void hold(bool held);

    QList<int> m_stretching;
    int m_most = 0; ///< rows that it is as high as; 0: as high as there is room
    bool m_restoring = false;
};

} // namespace accord::ui

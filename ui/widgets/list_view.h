// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeView>

namespace accord::ui {

/// What a model of the page says of a cell beyond its text.
enum CellRole {
    IdRole = Qt::UserRole, ///< qlonglong: what the row is about
    ShareRole,             ///< double, 0 to 1: drawn as a thin bar below the text
    QuietRole,             ///< bool: over, set in grey
    ChipRole,              ///< int: colour of a person; the text is their initials
    WarningRole,           ///< bool: needs attention; there is a word for it as well
    DaysRole               ///< QList<int>: counts by day, drawn as small bars
};

/// A list with columns and without lines, for models that use CellRole. Columns are as wide as what they hold; the
/// first one may take what is left, or others do.
class ListView : public QTreeView
{
    Q_OBJECT
public:
    explicit ListView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void setFirstStretches(bool stretches);
    void setStretching(const QList<int>& columns); ///< these share what is left instead, and are cut short

    [[nodiscard]] qlonglong currentId() const; ///< 0: nothing is chosen
    void choose(qlonglong id);

signals:
    void chosen();             ///< another row
    void opened(qlonglong id); ///< Enter or a double click

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;

private:
    void arrangeColumns();

    QList<int> m_stretching;
};

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>
#include <QList>
#include <QListView>
#include <QPlainTextEdit>
#include <QString>
#include <QToolButton>

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "ui/widgets/column_model.h"

#include <span>
#include <vector>

namespace accord::ui {

/// A row of several lines: the first is what it is about, the others, of second rank, what there is to say of it.
struct LinesRow
{
    qlonglong id = 0;
    QString text;
    QString icon{}; ///< its name
    QString toolTip{};
};

/// A list of such rows. All of their text is shown, however narrow the list is.
class RowList : public QListView
{
    Q_OBJECT
public:
    RowList(const char* name, const QString& accessible, QWidget* parent);

    /// What is chosen stays so while it is there; after that the row of that number is. chosen() is not said.
    void setRows(std::vector<LinesRow> rows, int otherwise = 0);

    [[nodiscard]] qlonglong currentId() const; ///< 0: nothing is chosen
    void choose(qlonglong id);

signals:
    void chosen(); ///< another row

private:
    ColumnModel<LinesRow>* m_rows;
};

/// Codes and numbers (C.6, .7635) stay on one line.
QString unbroken(QString text);

/// The categories of the codebook in a drop-down list, with their codes, each level a little further in.
class CategoryChoice : public QComboBox
{
    Q_OBJECT
public:
    explicit CategoryChoice(QWidget* parent = nullptr);

    /// Those that have not been retired, down to a level; `none` is a first entry without a category, if given.
    void fill(const Taxonomy& taxonomy, Level deepest, const QString& none = {});

    void choose(const Uuid& category);
    [[nodiscard]] Uuid chosen() const; ///< null for the first entry
};

/// A text field of so many lines; Tab leaves it.
QPlainTextEdit* textField(QWidget* parent, const char* name, int lines);

/// Whose opinion is asked: everybody's, unless somebody is taken off the list that the button opens.
class AskedChoice : public QToolButton
{
    Q_OBJECT
public:
    /// `me` is always asked.
    AskedChoice(std::span<const Person> people, PersonId me, QWidget* parent);

    [[nodiscard]] std::vector<PersonId> asked() const; ///< none: everybody

private:
    void showChosen();

    QList<QAction*> m_people; ///< their data is the number
};

} // namespace accord::ui

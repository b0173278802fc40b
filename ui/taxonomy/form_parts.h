// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QPlainTextEdit>
#include <QString>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/model/study.h"

#include <vector>

class QDialog;

namespace accord::ui {

/// A text field of so many lines; Tab leaves it.
QPlainTextEdit* textField(QWidget* parent, const char* name, int lines);

/// The layout of a dialog with our margins.
QVBoxLayout* dialogColumn(QDialog* dialog);

/// Whose opinion is asked: everybody's, unless somebody is taken off the list that the button opens.
class AskedChoice : public QToolButton
{
    Q_OBJECT
public:
    /// `me` is always asked.
    AskedChoice(const std::vector<Person>& people, PersonId me, QWidget* parent);

    [[nodiscard]] std::vector<PersonId> asked() const; ///< none: everybody

private:
    void showChosen();

    QList<QAction*> m_people; ///< their data is the number
};

} // namespace accord::ui

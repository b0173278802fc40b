// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QString>
#include <QWidget>

#include "ui/widgets/column_model.h"

class QFormLayout;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace accord::ui {

class Actions;

/// The table of commands and their shortcuts. A shortcut that another command of the same place has is refused, with
/// the name of that command.
class ShortcutEditor : public QWidget
{
    Q_OBJECT
public:
    ShortcutEditor(Actions& actions, QWidget* parent);

    /// Gives a command a shortcut; false, and the warning is shown, when it clashes.
    bool assign(const QString& id, const QKeySequence& shortcut);

    [[nodiscard]] QString warning() const;

private:
    struct ShortcutRow
    {
        QString action; ///< "label.accept"
        QString command;
        QString place;
        QString keys;
        bool changed = false; ///< not as shipped
    };

    void fill();
    void showChosen();
    [[nodiscard]] QString chosen() const;

    Actions& m_actions;
    QLineEdit* m_search;
    ListView* m_table;
    ColumnModel<ShortcutRow>* m_rows;
    QKeySequenceEdit* m_keys;
    QPushButton* m_reset;
    QPushButton* m_clear;
    QLabel* m_warning;
};

/// What belongs to a person and this computer. Everything holds at once; there is nothing to confirm.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    SettingsDialog(Actions& actions, QWidget* parent);

    void showShortcuts();

private:
    QWidget* makeGeneral();

    QTabWidget* m_tabs;
};

} // namespace accord::ui

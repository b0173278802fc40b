// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QFormLayout;
class QTabWidget;

namespace accord::ui {

class Actions;

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

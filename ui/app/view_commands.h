// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace accord::ui {

class MainWindow;

/// Theme, text size, full screen, settings.
class ViewCommands : public QObject
{
    Q_OBJECT
public:
    ViewCommands(MainWindow& window, QObject* parent);

private:
    void followThemes();

    MainWindow& m_window;
};

/// The manual, the list of shortcuts, and what this program is.
class HelpCommands : public QObject
{
    Q_OBJECT
public:
    HelpCommands(MainWindow& window, QObject* parent);

private:
    void manual();
    void about();

    MainWindow& m_window;
};

} // namespace accord::ui

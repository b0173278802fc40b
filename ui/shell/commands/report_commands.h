// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace accord::ui {

class MainWindow;

/// What is told of a meeting afterwards: feedback for annotators, minutes.
class ReportCommands : public QObject
{
    Q_OBJECT
public:
    ReportCommands(MainWindow& window, QObject* parent);

private:
    void openFeedback();
    void saveMinutes();
    void updateEnabled();

    MainWindow& m_window;
};

} // namespace accord::ui

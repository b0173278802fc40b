// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

namespace accord::ui {

class MainWindow;

/// Who I am, and the round that the pages show.
class StudyCommands : public QObject
{
    Q_OBJECT
public:
    StudyCommands(MainWindow& window, QObject* parent);

    void askWhoIAm();

private:
    void registerAll();
    void join(const QString& name);
    void chooseRound();
    void liftBlind();
    void updateEnabled();

    MainWindow& m_window;
};

} // namespace accord::ui

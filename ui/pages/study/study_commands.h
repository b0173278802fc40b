// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

namespace accord::ui {

class PageWindow;

/// Who I am, and the round that the pages show.
class StudyCommands : public QObject
{
    Q_OBJECT
public:
    StudyCommands(PageWindow& window, QObject* parent);

private:
    void addActions();
    void askWhoIAm();
    void askForName();
    void join(const QString& name);
    void chooseRound();
    void liftBlind();
    void useNewestCodebook();
    void updateEnabled();

    PageWindow& m_window;
};
} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QAction;

namespace accord::ui {

class PageWindow;

/// What is told of a meeting afterwards: feedback for annotators, minutes.
class ReportCommands : public QObject
{
    Q_OBJECT
public:
    ReportCommands(PageWindow& window, QObject* parent);

private:
    void openFeedback();
    void saveMinutes();
    void updateEnabled();

    PageWindow& m_window;
};

/// Asks for second votes on whatever page somebody is, without leading them away from it.
class VoteCommands : public QObject
{
    Q_OBJECT
public:
    VoteCommands(PageWindow& window, QObject* parent);

private:
    void follow();
    void ask();
    void vote();

    PageWindow& m_window;
    QAction* m_vote;
};
} // namespace accord::ui

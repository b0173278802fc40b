// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "core/base/ids.h"
#include "ui/core/target.h"

#include <set>

class QAction;

namespace accord {
struct Proposal;
}

namespace accord::ui {

class MainWindow;
class TaxonomyPage;

/// Who I am, and the round that the pages show.
class StudyCommands : public QObject
{
    Q_OBJECT
public:
    StudyCommands(MainWindow& window, QObject* parent);

    void askWhoIAm();

private:
    void addActions();
    void askForName();
    void join(const QString& name);
    void chooseRound();
    void liftBlind();
    void useNewestCodebook();
    void updateEnabled();

    MainWindow& m_window;
};

/// Proposals for the codebook: made from what a page shows, and told of above the pages.
class TaxonomyCommands : public QObject
{
    Q_OBJECT
public:
    TaxonomyCommands(MainWindow& window, QObject* parent);

private:
    void follow();
    void followPage(TaxonomyPage& page);
    void answer(const Target& target);
    void showItem(ItemId item);
    void updateEnabled();
    void propose(const ProposalTarget& wanted);
    void proposeChange(CategoryId category);
    void openList();
    void tellOfProposals();
    void tellOfAccepted(const Proposal& proposal);

    MainWindow& m_window;
    QPointer<TaxonomyPage> m_page;
    int m_waiting = 0;     ///< when it was last told
    std::set<Uuid> m_open; ///< as this window last saw them
    Uuid m_news;           ///< accepted while the window was open; the list opens there
};

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

/// Asks for second votes on whatever page somebody is, without leading them away from it.
class VoteCommands : public QObject
{
    Q_OBJECT
public:
    VoteCommands(MainWindow& window, QObject* parent);

private:
    void follow();
    void ask();
    void vote();

    MainWindow& m_window;
    QAction* m_vote;
};

} // namespace accord::ui

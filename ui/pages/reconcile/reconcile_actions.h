// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QPointer>
#include <QString>
#include <QUndoCommand>

#include "core/reconcile/rules.h"
#include "ui/core/actions.h"

#include <functional>
#include <memory>

namespace accord::ui {

class Session;

/// What can be done on the Reconcile page.
struct ReconcileKeys : ActionTable
{
    Q_DECLARE_TR_FUNCTIONS(ReconcileKeys)

public:
    ReconcileKeys(Actions& actions, QWidget* page)
        : ActionTable(actions, page, QStringLiteral("reconcile"))
    {}

    static constexpr const char* kChooseMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Choose");
    static constexpr const char* kVoteMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Second Vote");

    // What is held down is one vote or one decision, and not those of the next as well.
    QAction* decide = make("reconcile.decide", tr("Decide"), Qt::Key_Return, {.repeats = false});
    /// Also works while the reason is typed.
    QAction* decideFromText = make("reconcile.decideFromText", tr("Decide from the Reason"), Qt::CTRL | Qt::Key_Return);
    QAction* defer = make("reconcile.defer", tr("Defer"), Qt::Key_D);
    QAction* openAgain = make("reconcile.openAgain", tr("Open Again"), Qt::Key_O);
    QAction* other = make("reconcile.otherCategory", tr("Another Category…"), Qt::Key_Slash,
                          {.menu = kChooseMenu, .shortly = tr("Another…")});
    QAction* notForStudy = make("reconcile.notForStudy", tr("Not for This Study"), Qt::Key_X,
                                {.menu = kChooseMenu, .shortly = tr("Not for Study")});
    QAction* reason = make("reconcile.reason", tr("Give a Reason"), Qt::Key_N);
    QAction* cause = make("reconcile.cause", tr("Choose the Cause"), Qt::Key_C);
    QAction* codebook = make("reconcile.codebookChange", tr("Codebook Needs a Change"), Qt::Key_B);
    QAction* history = make("reconcile.history", tr("History"), Qt::Key_H);
    QAction* next = make("reconcile.next", tr("Next Conflict"), Qt::Key_Right, {.menu = kQueueMenu});
    QAction* previous = make("reconcile.previous", tr("Previous Conflict"), Qt::Key_Left, {.menu = kQueueMenu});
    QAction* first = make("reconcile.first", tr("First Conflict"), Qt::Key_Home, {.menu = kQueueMenu});
    QAction* last = make("reconcile.last", tr("Last Conflict"), Qt::Key_End, {.menu = kQueueMenu});
    QAction* refresh = make("reconcile.refresh", tr("Sort the Queue Again"), Qt::Key_F5, {.menu = kQueueMenu});
    QAction* queue =
        make("reconcile.queue", tr("Show the Queue"), Qt::CTRL | Qt::Key_B, {.menu = kQueueMenu, .checkable = true});
    QAction* propose = make("reconcile.propose", tr("Propose a New Category…"), Qt::SHIFT | Qt::Key_P,
                            {.right = Action::Propose, .shortly = tr("Propose One")});
    QAction* rule = make("reconcile.decideByRule", tr("Decide by Rule…"), Qt::CTRL | Qt::SHIFT | Qt::Key_R,
                         {.right = Action::DecideByRule});
    /// The block of the conflict that is shown.
    QAction* ruleForBlock = make("reconcile.decideBlock", tr("Decide the Block by Rule…"), Qt::SHIFT | Qt::Key_R,
                                 {.right = Action::DecideByRule});
    QAction* figures = make("reconcile.figures", tr("Figures of the Meeting…"), Qt::Key_L);
    QAction* pseudonyms = make("reconcile.pseudonyms", tr("Hide Who Is Who"), Qt::Key_A, {.checkable = true});
    /// From the list of conflicts to that of blocks and back.
    QAction* blocks = make("reconcile.blocks", tr("Blocks"), Qt::Key_G, {.menu = kQueueMenu});
    /// Unfolds them, with the keyboard on the first.
    QAction* filters = make("reconcile.filters", tr("Filters"), Qt::Key_F, {.menu = kQueueMenu});
    QAction* saved = make("reconcile.savedFilters", tr("Saved Filters"), Qt::Key_S, {.menu = kQueueMenu});
    QAction* noneOfThese =
        make("reconcile.noneOfThese", tr("None of These"), Qt::Key_Z, {.menu = kChooseMenu, .repeats = false});
    QAction* method = make("reconcile.method", tr("How You Came to It"), Qt::Key_M);
    QAction* tookPart = make("reconcile.tookPart", tr("Who Took Part"), Qt::Key_Y);
    QAction* secondVote = make("reconcile.secondVote", tr("Second Vote…"), Qt::Key_V,
                               {.menu = kVoteMenu, .right = Action::OpenSecondVote});
    /// One keyboard goes round.
    QAction* handOver = make("reconcile.handOver", tr("Pass the Keyboard"), Qt::Key_P,
                             {.menu = kVoteMenu, .right = Action::EndSecondVote});
    QAction* reveal =
        make("reconcile.reveal", tr("Reveal"), Qt::Key_E, {.menu = kVoteMenu, .right = Action::EndSecondVote});
    QAction* callOff = make("reconcile.callOff", tr("Call Off"), Qt::SHIFT | Qt::Key_V,
                            {.menu = kVoteMenu, .right = Action::EndSecondVote});
    /// In a second vote.
    QAction* cannotTell =
        make("reconcile.cannotTell", tr("Cannot Tell"), Qt::Key_Question, {.menu = kChooseMenu, .repeats = false});
    /// To the next item that waits for one's vote.
    QAction* nextWaiting = make("reconcile.nextWaiting", tr("Go There"), Qt::Key_W, {.menu = kVoteMenu});
    /// The categories that got votes, in the order shown.
    QList<QAction*> choices =
        makeNumbered(9, "reconcile.choose", tr("Choose Category %1"), {}, {.menu = kChooseMenu, .repeats = false});
};

/// A shortcut as keys are labelled, short: "Enter", "1", "Ctrl+B".
QString keyText(const QAction* action);

/// Decisions as one step of undo: it holds the decisions before and after, and swaps them through the writer. What
/// somebody else decided meanwhile is left alone.
class SwapCommand : public QUndoCommand
{
public:
    struct Step
    {
        RoundId round;
        PersonId by;
        reconcile::RuleOutcome sides;
        bool done = false; ///< was written already: pushing the command writes nothing
    };

    /// Called on the window's thread after a swap was written: how many of how many were put.
    using Told = std::function<void(ItemId first, int put, int wanted)>;

    /// The session outlives the command: undo is emptied before a project is closed. `told` is called as long as
    /// `receiver` lives.
    SwapCommand(const QString& text, Session& session, Step step, QObject* receiver, Told told);

    void undo() override;
    void redo() override;

private:
    void put(bool back, bool first);

    Session& m_session;
    std::shared_ptr<const Step> m_step;
    std::shared_ptr<bool> m_failed; ///< the first writing failed: there is nothing to take back
    bool m_skip;
    bool m_first = true;
    QPointer<QObject> m_receiver;
    Told m_told;
};

} // namespace accord::ui

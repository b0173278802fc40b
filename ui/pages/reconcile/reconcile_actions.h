// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QUndoCommand>

#include "core/reconcile/rules.h"

#include <functional>
#include <memory>

class QAction;
class QWidget;

namespace accord::ui {

class Actions;
class Session;

/// The actions of the Reconcile page, registered with their standard shortcuts.
struct ReconcileKeys
{
    QAction* decide = nullptr;
    QAction* decideFromText = nullptr; ///< the same with Ctrl+Enter, which also works while the reason is typed
    QAction* defer = nullptr;
    QAction* openAgain = nullptr;
    QAction* other = nullptr;
    QAction* notForStudy = nullptr;
    QAction* reason = nullptr;
    QAction* cause = nullptr;
    QAction* codebook = nullptr;
    QAction* history = nullptr;
    QAction* next = nullptr;
    QAction* previous = nullptr;
    QAction* first = nullptr;
    QAction* last = nullptr;
    QAction* refresh = nullptr;
    QAction* queue = nullptr; ///< checkable
    QAction* rule = nullptr;
    QAction* ruleForBlock = nullptr; ///< the same, for the block of the conflict that is shown
    QAction* figures = nullptr;
    QAction* propose = nullptr;    ///< a new category, raised by this item
    QAction* pseudonyms = nullptr; ///< checkable
    QAction* blocks = nullptr;     ///< from the list of conflicts to that of blocks and back
    QAction* filters = nullptr;    ///< unfolds them, with the keyboard on the first
    QAction* saved = nullptr;      ///< filters that are kept
    QAction* noneOfThese = nullptr;
    QAction* method = nullptr;   ///< how people came to the decision
    QAction* tookPart = nullptr; ///< who did
    QAction* secondVote = nullptr;
    QAction* handOver = nullptr; ///< one keyboard goes round
    QAction* reveal = nullptr;
    QAction* callOff = nullptr;
    QAction* cannotTell = nullptr;  ///< in a second vote
    QAction* nextWaiting = nullptr; ///< to the next item that waits for one's vote
    QList<QAction*> choices;        ///< nine: the categories that got votes, in the order shown

    /// The shortcuts work within `page`.
    static ReconcileKeys add(Actions& actions, QWidget* page);
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

    /// The command works as long as the session lives; `told` is called as long as `receiver` does.
    SwapCommand(const QString& text, Session& session, Step step, QObject* receiver, Told told);

    void undo() override;
    void redo() override;

private:
    void put(bool back, bool first);

    QPointer<QObject> m_sessionAlive;
    Session& m_session;
    std::shared_ptr<const Step> m_step;
    std::shared_ptr<bool> m_failed; ///< the first writing failed: there is nothing to take back
    bool m_skip;
    bool m_first = true;
    QPointer<QObject> m_receiver;
    Told m_told;
};

} // namespace accord::ui

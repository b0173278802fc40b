// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace accord::ui {

class Actions;

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

} // namespace accord::ui

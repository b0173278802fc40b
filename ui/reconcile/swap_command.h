// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QUndoCommand>

#include "core/reconcile/rules.h"

#include <functional>
#include <memory>

namespace accord::ui {

class Session;

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

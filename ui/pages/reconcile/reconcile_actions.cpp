// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/reconcile_actions.h"

#include "core/reconcile/decisions.h"
#include "ui/core/session.h"

#include <utility>

namespace accord::ui {

QString keyText(const QAction* action)
{
    return action->shortcut()
        .toString(QKeySequence::NativeText)
        .replace(QLatin1String("Return"), ReconcileKeys::tr("Enter"));
}

SwapCommand::SwapCommand(const QString& text, Session& session, Step step, QObject* receiver, Told told)
    : QUndoCommand(text)
    , m_session(session)
    , m_step(std::make_shared<const Step>(std::move(step)))
    , m_failed(std::make_shared<bool>(false))
    , m_skip(m_step->done)
    , m_receiver(receiver)
    , m_told(std::move(told))
{}

void SwapCommand::undo()
{
    put(true, false);
}

void SwapCommand::redo()
{
    const bool first = std::exchange(m_first, false);
    if (!std::exchange(m_skip, false)) {
        put(false, first);
    }
}

void SwapCommand::put(bool back, bool first)
{
    if (*m_failed) {
        setObsolete(true);
        return;
    }
    const auto done = std::make_shared<int>(0);
    const auto work = [step = m_step, done, back, first](Project& project) -> Status {
        const auto& wanted = back ? step->sides.before : step->sides.after;
        const auto& expected = back ? step->sides.after : step->sides.before;
        if (first) {
            *done = static_cast<int>(wanted.size());
            return reconcile::decide(project, step->round, step->by, wanted);
        }
        ACCORD_TRY(*done, reconcile::putBack(project, step->round, step->by, wanted, expected));
        return {};
    };
    m_session.write(
        work, &m_session,
        [step = m_step, failed = m_failed, done, first, receiver = m_receiver, told = m_told](const Status& status) {
            *failed = first && !status.ok();
            if (status.ok() && !receiver.isNull() && told) {
                const auto& items = step->sides.after;
                told(items.empty() ? ItemId{} : items.front().item, *done, static_cast<int>(items.size()));
            }
        });
}

} // namespace accord::ui

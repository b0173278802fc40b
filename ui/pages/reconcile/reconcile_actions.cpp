// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/reconcile_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

#include "core/reconcile/decisions.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"

#include <utility>

namespace accord::ui {
namespace {

struct ReconcileKeysWords
{
    Q_DECLARE_TR_FUNCTIONS(ReconcileKeys)
};

} // namespace

QString keyText(const QAction* action)
{
    return action->shortcut()
        .toString(QKeySequence::NativeText)
        .replace(QLatin1String("Return"), ReconcileKeysWords::tr("Enter"));
}

ReconcileKeys ReconcileKeys::add(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("reconcile");
    const auto make = [&](const char* name, const QString& text, const QKeySequence& keys) {
        return actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
    };
    ReconcileKeys all;
    all.decide = make("decide", ReconcileKeysWords::tr("Decide"), QKeySequence(Qt::Key_Return));
    all.decideFromText = make("decideFromText", ReconcileKeysWords::tr("Decide from the Reason"),
                              QKeySequence(Qt::CTRL | Qt::Key_Return));
    all.defer = make("defer", ReconcileKeysWords::tr("Defer"), QKeySequence(Qt::Key_D));
    all.openAgain = make("openAgain", ReconcileKeysWords::tr("Open Again"), QKeySequence(Qt::Key_O));
    all.other = make("otherCategory", ReconcileKeysWords::tr("Another Category…"), QKeySequence(Qt::Key_Slash));
    all.notForStudy = make("notForStudy", ReconcileKeysWords::tr("Not for This Study"), QKeySequence(Qt::Key_X));
    all.other->setIconText(ReconcileKeysWords::tr("Another…")); // three of them stand in a line
    all.notForStudy->setIconText(ReconcileKeysWords::tr("Not for Study"));
    all.reason = make("reason", ReconcileKeysWords::tr("Give a Reason"), QKeySequence(Qt::Key_N));
    all.cause = make("cause", ReconcileKeysWords::tr("Choose the Cause"), QKeySequence(Qt::Key_C));
    all.codebook = make("codebookChange", ReconcileKeysWords::tr("Codebook Needs a Change"), QKeySequence(Qt::Key_B));
    all.history = make("history", ReconcileKeysWords::tr("History"), QKeySequence(Qt::Key_H));
    all.next = make("next", ReconcileKeysWords::tr("Next Conflict"), QKeySequence(Qt::Key_Right));
    all.previous = make("previous", ReconcileKeysWords::tr("Previous Conflict"), QKeySequence(Qt::Key_Left));
    all.first = make("first", ReconcileKeysWords::tr("First Conflict"), QKeySequence(Qt::Key_Home));
    all.last = make("last", ReconcileKeysWords::tr("Last Conflict"), QKeySequence(Qt::Key_End));
    all.refresh = make("refresh", ReconcileKeysWords::tr("Sort the Queue Again"), QKeySequence(Qt::Key_F5));
    all.queue = make("queue", ReconcileKeysWords::tr("Show the Queue"), QKeySequence(Qt::CTRL | Qt::Key_B));
    all.queue->setCheckable(true);
    all.propose =
        make("propose", ReconcileKeysWords::tr("Propose a New Category…"), QKeySequence(Qt::SHIFT | Qt::Key_P));
    all.propose->setIconText(ReconcileKeysWords::tr("Propose One"));
    all.rule =
        make("decideByRule", ReconcileKeysWords::tr("Decide by Rule…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    all.ruleForBlock =
        make("decideBlock", ReconcileKeysWords::tr("Decide the Block by Rule…"), QKeySequence(Qt::SHIFT | Qt::Key_R));
    all.figures = make("figures", ReconcileKeysWords::tr("Figures of the Meeting…"), QKeySequence(Qt::Key_L));
    all.pseudonyms = make("pseudonyms", ReconcileKeysWords::tr("Hide Who Is Who"), QKeySequence(Qt::Key_A));
    all.pseudonyms->setCheckable(true);
    all.blocks = make("blocks", ReconcileKeysWords::tr("Blocks"), QKeySequence(Qt::Key_G));
    all.filters = make("filters", ReconcileKeysWords::tr("Filters"), QKeySequence(Qt::Key_F));
    all.saved = make("savedFilters", ReconcileKeysWords::tr("Saved Filters"), QKeySequence(Qt::Key_S));
    all.noneOfThese = make("noneOfThese", ReconcileKeysWords::tr("None of These"), QKeySequence(Qt::Key_Z));
    all.method = make("method", ReconcileKeysWords::tr("How You Came to It"), QKeySequence(Qt::Key_M));
    all.tookPart = make("tookPart", ReconcileKeysWords::tr("Who Took Part"), QKeySequence(Qt::Key_Y));
    all.secondVote = make("secondVote", ReconcileKeysWords::tr("Second Vote…"), QKeySequence(Qt::Key_V));
    all.handOver = make("handOver", ReconcileKeysWords::tr("Pass the Keyboard"), QKeySequence(Qt::Key_P));
    all.reveal = make("reveal", ReconcileKeysWords::tr("Reveal"), QKeySequence(Qt::Key_E));
    all.callOff = make("callOff", ReconcileKeysWords::tr("Call Off"), QKeySequence(Qt::SHIFT | Qt::Key_V));
    all.cannotTell = make("cannotTell", ReconcileKeysWords::tr("Cannot Tell"), QKeySequence(Qt::Key_Question));
    all.nextWaiting = make("nextWaiting", ReconcileKeysWords::tr("Go There"), QKeySequence(Qt::Key_W));
    for (int i = 1; i <= 9; ++i) {
        const QString text = ReconcileKeysWords::tr("Choose Category %1").arg(i);
        all.choices.append(actions.add(QStringLiteral("reconcile.choose%1").arg(i), text,
                                       QKeySequence(static_cast<Qt::Key>(Qt::Key_0 + i)), page, place, place));
    }
    // Held down they are one vote or one decision, and not those of the next as well.
    for (QAction* action : all.choices + QList<QAction*>{all.decide, all.noneOfThese, all.cannotTell}) {
        action->setAutoRepeat(false);
    }
    return all;
}

SwapCommand::SwapCommand(const QString& text, Session& session, Step step, QObject* receiver, Told told)
    : QUndoCommand(text)
    , m_sessionAlive(&session)
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
    if (m_sessionAlive.isNull() || *m_failed) {
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
        work, m_sessionAlive.data(),
        [step = m_step, failed = m_failed, done, first, receiver = m_receiver, told = m_told](const Status& status) {
            *failed = first && !status.ok();
            if (status.ok() && !receiver.isNull() && told) {
                const auto& items = step->sides.after;
                told(items.empty() ? ItemId{} : items.front().item, *done, static_cast<int>(items.size()));
            }
        });
}

} // namespace accord::ui

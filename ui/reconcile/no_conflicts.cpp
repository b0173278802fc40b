// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/no_conflicts.h"

#include <QCoreApplication>

#include "ui/support/actions.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {
namespace {

struct NoConflictsWords
{
    Q_DECLARE_TR_FUNCTIONS(NoConflicts)
};

} // namespace

void sayWhyNoConflicts(Placeholder& notice, const PageContext& context)
{
    const Session& session = context.session;
    if (!session.round().valid()) {
        notice.say(QStringLiteral("round"), NoConflictsWords::tr("No round yet"),
                   NoConflictsWords::tr(
                       "Conflicts come from a round in which several people label the same issues. Import labels, or "
                       "start a round."));
        notice.offer(context.actions.action(QStringLiteral("file.importLabels")));
    } else if (session.roundIsBlind()) {
        notice.say(QStringLiteral("blind"), NoConflictsWords::tr("This round is blind"),
                   NoConflictsWords::tr(
                       "Nobody sees the labels of others before the round is over, and so there are no conflicts to "
                       "look at. When everybody is done, a lead lifts the blind; that cannot be taken back.") +
                       QLatin1Char(' ') + denialText(session, Action::LiftBlind, session.round()));
        notice.offer(context.actions.action(QStringLiteral("study.liftBlind")), false);
    } else {
        notice.say(QStringLiteral("reconcile"), NoConflictsWords::tr("Reading the round"),
                   NoConflictsWords::tr("The votes are being counted."));
    }
}

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/reconcile.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/reconcile/meeting/meeting.h"
#include "app/cli/commands/reconcile/report/report_commands.h"

namespace accord::cli {

void addReconcile(CommandSet& commands)
{
    CLI::App& group = commands.group(
        "reconcile", "What a consensus meeting does: agenda, meetings, second votes, decisions, figures, minutes");
    addAgenda(commands, group);
    addVote(commands, group);
    addReconcileDecide(commands, group);
    addHistory(commands, group);
    addMeeting(commands, group);
    addReconcileFigures(commands, group);
    addReconcileFeedback(commands, group);
    addReconcileMinutes(commands, group);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/project/permission.h"

#include <optional>

class QAction;

namespace accord::ui {

class Session;

/// Why I may not do it, in a sentence: "Only a lead can do this: Mira Okafor." Empty: I may. As the project was read
/// last; the use case asks again where it writes.
QString denialText(const Session& session, Action action, RoundId round = {});

inline bool isPermitted(const Session& session, Action action, RoundId round = {})
{
    return denialText(session, action, round).isEmpty();
}

/// Leads do it, and I am an annotator of a study that somebody leads, or this is my package: my window does not have
/// it. Observers, and who has not said yet who they are, see what there is.
bool isOfLeads(const Session& session, Action action);

/// What it takes to do it, as its line in the table of actions says; none: everybody may.
std::optional<Action> rightOf(const QAction& action);

/// Enables what can be done now, if nothing denies it; otherwise its tool tip and its status tip say why not, also
/// those of a button that shows it.
void enable(QAction* button, bool possible, const QString& denied);

/// The same by the right to do it; what leads do is not there at all for those who do not lead (isOfLeads()).
void enable(QAction* button, bool possible, const Session& session, Action action, RoundId round = {});
void enable(QAction* button, bool possible, const Session& session, RoundId round = {}); ///< by its rightOf()

} // namespace accord::ui

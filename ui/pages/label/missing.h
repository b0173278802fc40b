// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/core/page.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {

/// Why the person at this machine cannot label in the round, and what to do; empty where they can.
QString whyReadOnly(const Session& session);

/// Says that the round has nothing for the person at this machine, and why, and offers another round.
void sayNothingIsForMe(const PageContext& context, Placeholder& place);

} // namespace accord::ui

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <vector>

namespace accord::study {

/// Every conclusion about a round, oldest first; the last one holds. None while the round is blind: a copy in which it
/// is not may have brought some, with figures.
Result<std::vector<GateOutcome>> gateOutcomes(sqlite::Database& database, RoundId round);

/// Inside the caller's transaction; the time is the writer's.
Status writeGateOutcome(store::EventWriter& events, const GateOutcome& outcome);

} // namespace accord::study

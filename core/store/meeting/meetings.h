// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting/meeting.h"
#include "core/store/acts/act_writer.h"
#include "core/store/sqlite/database.h"

#include <vector>

namespace accord::store {

/// Every meeting on a round, oldest first. Of what was changed about one the last holds.
Result<std::vector<Meeting>> meetingsOn(Database& database, RoundId round);

/// Begins a meeting. Answers its identifier.
Result<Uuid> beginMeeting(Database& database, ActWriter& acts, PersonId by, const MeetingContent& content);

/// Another agenda, another budget, somebody joins or leaves.
Status changeMeeting(Database& database, ActWriter& acts, const Uuid& meeting, PersonId by,
                     const MeetingContent& content);

Status endMeeting(ActWriter& acts, const Uuid& meeting, PersonId by);

} // namespace accord::store

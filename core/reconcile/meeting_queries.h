// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/meeting.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <string>
#include <vector>

namespace accord::reconcile {

/// Every meeting on a round, oldest first. Of what was changed about one the last holds. It says nothing
/// of labels, so of a blind round, too.
Result<std::vector<Meeting>> meetingsOn(sqlite::Database& database, RoundId round);

/// Begins a meeting. Answers its identifier.
Result<Uuid> writeMeeting(store::EventWriter& events, PersonId by, const MeetingContent& content);

/// Another agenda, another budget, somebody joins or leaves.
Status writeMeetingChange(store::EventWriter& events, const Uuid& meeting, PersonId by, const MeetingContent& content);

Status writeMeetingEnd(store::EventWriter& events, const Uuid& meeting, PersonId by);

/// What was decided last on an item while a meeting went on.
struct DecisionMoment
{
    ItemId item;
    DecisionState state = DecisionState::Open;
    DecisionSource source = DecisionSource::Person;
    std::string at;     ///< UTC, ISO 8601
    bool later = false; ///< only after the meeting's end: it had not been touched when that came
};

/// By item, for the items of the meeting's round on which this copy learned of a decision after the meeting began; also
/// those that put an item off or opened it again. Not of a blind round: Errc::NotPermitted.
Result<std::vector<DecisionMoment>> decidedSince(sqlite::Database& database, const Meeting& meeting);

} // namespace accord::reconcile

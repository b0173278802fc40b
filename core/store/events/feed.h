// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/store/events/decisions.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"

#include <cstdint>
#include <vector>

namespace accord::store {

/// A number that changes whenever another connection has committed; costs microseconds.
Result<std::int64_t> dataVersion(sqlite::Database& database);

/// The newest event that this file has; none in an empty project. Events of long work that was cut off are taken back,
/// and their numbers are used again: only the uuid tells whether it is still the same.
Result<EventId> newestEvent(sqlite::Database& database);

/// Long work (see BatchedWrite) that has not finished: its events, behind `first`, count from then on, all at once.
struct OpenWork
{
    ImportId import;
    EventId first;
};

Result<std::vector<OpenWork>> openWork(sqlite::Database& database);

/// A number that stands for the issues, texts, people, rounds (and whether they are blind), items, imports, codebooks,
/// assignments, gates and the study's settings: another one tells that lists must be read again.
Result<std::int64_t> contentsMark(sqlite::Database& database);

/// One thing that an event touched, with what holds now (not necessarily what that event said).
struct EventChange
{
    EventId event;
    EventKind kind = EventKind::Label;
    RoundId round;
    PersonId by;
    ItemId item;
    bool blind = false;     ///< its round is: that something happened is told, and not what anybody says
    std::int64_t clock = 0; ///< logical time
    LabelCell label;        ///< of (item, by) when the kind is Label and the round is open
    DecisionCell decision;  ///< of the item when the kind is Decision and the round is open
};

/// The events after `last`, in the order in which this copy learned of them, at most `most`; without those of long work
/// that has not finished.
Result<std::vector<EventChange>> changesAfter(sqlite::Database& database, EventId last, int most);

/// The events of work that was open and has finished, up to `last`; none if it has not, or was taken back.
Result<std::vector<EventChange>> changesOf(sqlite::Database& database, const OpenWork& work, EventId last, int most);

} // namespace accord::store

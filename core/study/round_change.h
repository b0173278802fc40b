// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/permission.h"
#include "core/project/project.h"
#include "core/store/events/event_writer.h"
#include "core/store/sqlite/transaction.h"
#include "core/study/lifecycle.h"

#include <functional>
#include <span>

namespace accord::study {

/// A round that is about to be changed: read anew within the transaction that will write it, as somebody else may have
/// changed it since the project was read.
class RoundChange
{
public:
    /// Errc::NotFound, and Errc::NotPermitted for who may not do that to the round now.
    static Result<RoundChange> begin(Project& project, PersonId by, Action action, RoundId round);

    [[nodiscard]] Round& round() { return m_round; }
    [[nodiscard]] store::EventWriter& events() { return m_events; }

    /// Errc::NotPermitted, for this reason, unless the round is in the state.
    [[nodiscard]] Status require(RoundState state, const std::string& otherwise) const;

    /// Says that the round is deleted, commits, and reads the project anew.
    Status commitDeletion();

    /// Writes what was changed of the round, commits, and reads the project anew.
    Status commit();

private:
    RoundChange(Project& project, PersonId by, Round round, store::Transaction transaction, store::EventWriter events);

    Project* m_project;
    PersonId m_by;
    Round m_round;
    Round m_before;
    store::Transaction m_transaction;
    store::EventWriter m_events;
};

/// Writes a round that is new, with its items and the event that says so, inside the caller's transaction. `next` is
/// called before each item. `import`: the long work that brings it; the round is seen when that has finished.
Result<Round> writeNewRound(Project& project, PersonId by, Round round, std::span<const PlannedItem> items,
                            ImportId import, const std::function<Status()>& next);

/// How errors name a round: round "Pilot".
std::string subjectOf(const Round& round);

/// Who is to label in a round: those it names, or everybody who is in the study and labels.
std::vector<PersonId> labellersOf(const Project& project, const Round& round);

} // namespace accord::study

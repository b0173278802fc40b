// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/model/study.h"
#include "core/project/permission.h"
#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/study/lifecycle.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

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
    [[nodiscard]] Status require(RoundState state, Reason otherwise) const;

    /// Ends that the round is blind and says why, commits, and reads the project anew.
    Status commitLiftedBlind(const std::string& why);

    /// Says that the round is deleted, commits, and reads the project anew.
    Status commitDeletion();

    /// Writes what was changed of the round, commits, and reads the project anew.
    Status commit();

private:
    RoundChange(Project& project, PersonId by, Round round, sqlite::Transaction transaction, store::EventWriter events);

    Project* m_project;
    PersonId m_by;
    Round m_round;
    Round m_before;
    sqlite::Transaction m_transaction;
    store::EventWriter m_events;
};

/// What a round may be called: `wanted` without blanks at its ends. Errc::Invalid for an empty name, Errc::Exists for
/// one that another round has; `self` may keep its own.
Result<std::string> freeName(std::span<const Round> rounds, const std::string& wanted, RoundId self);

/// The items of a round that is to be made.
struct ChosenItems
{
    std::size_t about = 0;                                    ///< how many they are, at most
    std::function<Result<std::vector<PlannedItem>>()> choose; ///< called inside the transaction that writes them
    std::function<Status()> next = [] { return Status(); };   ///< called before each is written
    bool scattered = false; ///< in random order, so that batches take many times as long
};

/// Writes a new round: the one path on which rounds come to be (but for those of imported labels and of merged copies).
/// Permission, the name and the items are looked at inside the transaction that writes. A large one is written in
/// batches, so that others can go on labelling, and seen when it is whole; but scattered items at once as long as no
/// other window is open.
/// Errc::NotPermitted, Errc::Exists for a name that is taken, Errc::NotFound without items.
Result<Round> makeRound(Project& project, PersonId by, Round round, const ChosenItems& chosen);

/// Whether only those are in a round who labelled in it: an import of labels made it, in this file, so that who labels
/// is who the files name.
Result<bool> isOfThoseWhoLabelled(Project& project, const Round& round);

/// Who is to label in a round: those it names, or everybody who is in the study and labels.
std::vector<PersonId> labellersOf(const Project& project, const Round& round);

/// What a new round consists of.
struct RoundPlan
{
    std::string name;
    bool blind = true;
    bool onlyNew = false;   ///< leave out issues that another round has
    std::int64_t first = 0; ///< at most so many issues; 0: all
    bool shuffled = false;  ///< in a random order by `seed` instead of the order of arrival
    std::uint64_t seed = 1;
};

/// Starts a round over the project's issues. For leads: Errc::NotPermitted. Errc::Exists for a name that is taken,
/// Errc::Invalid for an empty one, Errc::NotFound when there is no issue to put in.
Result<Round> startRound(Project& project, const RoundPlan& plan, PersonId by = {});

/// From now on everybody sees everybody's labels of this round. It cannot be taken back: what was seen was seen. Who
/// did it, when and why is in the log. For leads: Errc::NotPermitted. Errc::Invalid without a reason. Nothing happens
/// to a round that is not blind.
Status liftBlind(Project& project, PersonId by, RoundId round, const std::string& reason);

/// What the project holds to label.
Result<IssueCounts> issueCounts(Project& project);

/// How many issues the project has.
Result<std::int64_t> issueCount(Project& project);

/// Issues in the order in which the project learned of them; without those that a round has already, if only new ones
/// are wanted.
Result<std::vector<IssueId>> issuesInOrder(Project& project, bool onlyNew);

} // namespace accord::study

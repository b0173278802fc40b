// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// Rounds from draft to reconciled. Everything here is for leads (project/permission.h): Errc::NotPermitted otherwise.
namespace accord::study {

/// An item that a round is to have.
struct PlannedItem
{
    IssueId issue;
    int occurrence = 1; ///< 2: a repeat, which shows the issue once more

    bool operator==(const PlannedItem&) const = default;
};

/// The items of a new round in their order, and how they came about.
struct RoundItems
{
    std::vector<PlannedItem> items;
    std::string sample; ///< Round::sample
};

/// All issues of the project in the order in which they came.
Result<RoundItems> everyIssue(Project& project);

/// The issues of these items, each once, in their order: conflicts of one round for a check round, for example.
Result<RoundItems> issuesOf(Project& project, std::span<const ItemId> items);

/// What a round is; all of it can be changed while it is a draft.
struct RoundContent
{
    std::string name;
    RoundPurpose purpose = RoundPurpose::Main;
    bool blind = true;
    std::vector<PersonId> people; ///< who labels; empty: everybody
    bool ownOrder = true;         ///< each person has an order of their own, so that nobody's fatigue meets another's
    std::string gate;             ///< what is to be reached before the next round; empty: the study's
    bool openCodes = false;       ///< a label may be a code of the annotator's own; changes in a running round, too

    bool operator==(const RoundContent&) const = default;
};

/// A round as it is, to be changed.
RoundContent contentOf(const Round& round);

/// Makes a round as a draft. Errc::Exists for a name that is taken, Errc::Invalid for an empty one, Errc::NotFound
/// without items. While others have the project open, a large one is written in batches, so that they can go on
/// labelling, and seen when it is whole.
Result<Round> createRound(Project& project, PersonId by, const RoundContent& content, const RoundItems& items,
                          Progress& progress, const std::stop_token& stop);

/// Changes a draft. Errc::NotPermitted for a round that runs or is over: then only its name and its gate may differ,
/// and while it runs whether it takes open codes. `seen`: the round as the person saw it when changing it (none: as it
/// is now): what others changed since in other fields stays. Errc::Changed where they changed the same.
Status editRound(Project& project, PersonId by, RoundId round, const RoundContent& content,
                 const std::optional<RoundContent>& seen = {});

/// Deletes a draft, for every copy of the project in which it is not started: who labels in it, how its items were
/// drawn and what was assigned in it. Its issues stay, and its name is free again. Errc::NotPermitted for a round that
/// has been started.
Status deleteRound(Project& project, PersonId by, RoundId round);

/// What editRound() makes of the round as it is now. Inside the transaction that writes it.
Result<RoundContent> merged(Project& project, const Round& now, const RoundContent& wanted, const RoundContent& seen);

/// Adds items at the end of a draft or a running round; those that it has already are left out. Answers how many were
/// added. Items of a round that is shared out wait to be handed out (planHandOut).
Result<std::int64_t> addItems(Project& project, PersonId by, RoundId round, const RoundItems& items, Progress& progress,
                              const std::stop_token& stop);

/// From now on people label. The newest codebook version is the round's from here on, and the seed of the personal
/// orders is set. Errc::NotPermitted unless it is a draft, or when it is shared out and some items wait to be handed
/// out; Errc::NotFound without a taxonomy.
Status startRound(Project& project, PersonId by, RoundId round);

/// What somebody has not labelled.
struct MissingLabels
{
    PersonId person;
    std::int64_t expected = 0; ///< items that are theirs
    std::int64_t missing = 0;  ///< of these, without a label, or with "cannot tell": still to do, as people count it

    bool operator==(const MissingLabels&) const = default;
};

/// How complete a round is.
struct Completeness
{
    std::int64_t items = 0;
    std::int64_t expected = 0; ///< labels: items times those who have them
    std::int64_t missing = 0;
    std::int64_t unassigned = 0;       ///< items that wait to be handed out
    std::vector<MissingLabels> people; ///< in the order of the project's people

    bool operator==(const Completeness&) const = default;
};

/// Only counts, so that a lead may ask in a blind round too.
Result<Completeness> completeness(Project& project, RoundId round);

/// Ends the labelling: first labels stay as they are, and everybody sees everybody's, in one commit. Answers what was
/// missing then. Errc::NotPermitted unless it runs.
Result<Completeness> closeRound(Project& project, PersonId by, RoundId round);

/// How many items of a round have labels that differ, and no decision.
Result<std::int64_t> openConflicts(Project& project, RoundId round);

/// Everything is settled. Errc::NotPermitted unless it is closed, and while an item on which labels differ has no
/// decision, unless `leftOpen` says why such items have none for good (Round::leftOpen; not kept where all have one).
Status markReconciled(Project& project, PersonId by, RoundId round, const std::string& leftOpen = {});

/// People go on in a running round by the newest codebook version. Answers its number. Errc::NotPermitted unless it
/// runs.
Result<int> useNewestCodebook(Project& project, PersonId by, RoundId round);

} // namespace accord::study

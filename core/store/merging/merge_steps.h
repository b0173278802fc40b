// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/merging.h"
#include "core/store/merging/other_copy.h"

#include <cstdint>
#include <string>
#include <vector>

/// The steps of a merge: survey() compares, and takeStudy(), settleBlindness(), settleTexts(), takeEvents(),
/// settleTwice() and settleRetired() take over what it found, inside the caller's transaction. That may be a while ago,
/// as long as the contents (see contentsMark) are the same.
namespace accord::store {

// Comparing: diff.cpp and extras.cpp

/// Compares another copy of the project with this one, and keeps what stands for what in temporary tables of the
/// connection (map_person, map_round, map_issue, map_text, map_item, map_event) for taking it over. Writes nothing; the
/// caller holds a snapshot or a transaction. What an earlier copy of the same merge brings counts as known from then
/// on.
Result<MergeSurvey> survey(const OtherCopy& other, const MergeChoices& choices);

/// Links that are told of what stands in both copies.
inline constexpr int kMostLinks = 20;

// What one person labelled in two copies: twice.cpp

/// Fills map_said (item, person) with what is labelled by the events that are new here: once they are found, before
/// the others.
Status noteWhoSaidWhat(const OtherCopy& other);

/// One item that one person labelled in two copies.
struct LabelledTwice
{
    std::string person; ///< the name
    std::string link;   ///< of the text
    bool blind = false; ///< the round
    ItemId item{};      ///< here; this and what follows not of two other copies
    PersonId by{};      ///< here
    EventId here{};     ///< the last label before anything of the other copy was taken
    Uuid there{};       ///< the last label of the other copy
};

/// Where one person labelled an item in both copies: an earlier copy of the same merge may have brought the other
/// label. In a blind round whether both labels are the same is told to their person alone (`by`): others could find out
/// what somebody said by guesses in a copy of their own.
Result<std::vector<LabelledTwice>> findTwice(const OtherCopy& other, PersonId by);

/// The same in this copy and in another one that is merged before it.
Result<std::vector<LabelledTwice>> findTwiceAmong(const OtherCopy& earlier, const OtherCopy& other);

void noteTwice(const std::vector<LabelledTwice>& all, MergeSurvey& survey);

/// How many of the labels that are new here have one of these categories. Only labels of rounds that are not blind are
/// counted: nobody is to know what the others say.
Result<std::int64_t> newLabelsWith(const OtherCopy& other, const std::vector<Uuid>& categories);

/// Notes in map_event which events only a lead takes, counts them and says of whom and of which rounds they speak
/// (MergeSurvey::extras), and takes out those that are not to be taken.
Status leaveOutExtras(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

// Taking over: apply.cpp

/// Everything that events refer to, and the versions of the codebook. The caller derives the categories next. `at` is
/// now.
Status takeStudy(const OtherCopy& other, const MergeChoices& choices, const std::string& at);

/// The events on items. Labels and decisions follow from them as if they had been made here, and the clock goes on from
/// the greatest of both.
Status takeEvents(const OtherCopy& other, const MergeChoices& choices);

/// Notes that there was a merge, so that every open window looks at everything again.
Status noteMerge(sqlite::Database& project, const std::string& source, const std::string& at);

// Settling what both say otherwise: resolve.cpp

/// In takeStudy(), for full copies: `lift`: also where it ends that a round is blind.
Status settleBlindness(const OtherCopy& other, bool lift);

/// After takeStudy(): which text of an issue is shown.
Status settleTexts(const OtherCopy& other, Prefer prefer);

/// After takeEvents(): which label of a person holds that gave two. `at` is now. Answers how many labels were given.
Result<std::int64_t> settleTwice(const OtherCopy& other, const std::vector<LabelledTwice>& twice, Prefer prefer,
                                 const std::string& at);

/// After takeEvents(): labels of the other copy with a category that is retired now.
Result<std::int64_t> settleRetired(const OtherCopy& other, RetiredLabels what, const std::string& at);

// People: identities.cpp

/// Fills map_person (there, uuid, here, own, left_out) with everybody whom the other copy knows, and the survey's list.
/// `here`: who they are here, by what both copies and the choices say of who is one; empty for those who are to be
/// added. `own`: the person here with the same identifier, who stays the one that events name.
Status mapPeople(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

/// New events of ours get a greater time than everything in the other copy.
Status raiseClock(const OtherCopy& other);

/// Adds people, says of those who were chosen to be one that they are, and notes who is left out. `at` is now.
Status takePeople(const OtherCopy& other, const MergeChoices& choices, const std::string& at);

// Texts: texts.cpp

/// Versions of an issue's text. In every copy they are numbered as they come in; of several texts of one issue the one
/// with the greatest number is shown, and of several with that number the one with the greater content: what is shown
/// follows from the set of texts and numbers, not from the order in which copies met. Numbers are in `text_version`
/// where an issue has had texts of another copy; elsewhere they follow from the order of the rows (see numbered_text in
/// the schema).

/// Fills map_text (there, issue, version, here) with the texts of the other copy and, where this project has the same
/// text word by word, with that one. Needs map_issue.
Status mapTexts(const OtherCopy& other);

/// Adds the texts that are new, and shows the newest of each issue.
Status takeTexts(const OtherCopy& other);

/// Where the other copy brought a new text for an issue that had one: shows that which was shown here before (`ours`)
/// or that of the other copy, as if it had come in last.
Status raiseTexts(const OtherCopy& other, bool ours);

// What hosts told beside the texts: collected.cpp

/// What another copy tells of the issues that both have, beside their texts (packages tell nothing: it is not for those
/// who label): how many issues here it tells something newer of; of those that are new here nothing is counted.
Result<std::int64_t> newFacts(const OtherCopy& other);

/// Takes facts (of two the one with the newer time of its issue holds, else the greater one, so that the order of
/// merges makes no difference) and where keywords stand in the texts. After the texts.
Status takeCollected(const OtherCopy& other);

} // namespace accord::store

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/merging.h"
#include "core/store/merging/copy_merge.h"

#include <cstdint>
#include <string>
#include <vector>

/// What compare(), takeStudy() and takeEvents() are made of (see copy_merge.h).
namespace accord::store {

// The steps of compare()

/// Also the survey's list of people.
Result<PersonMap> mapPeople(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

/// Also which rounds are new, and which are blind here alone.
Result<RoundMap> mapRounds(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

Result<IssueMap> mapIssues(const OtherCopy& other);

/// Also which issues are wanted. Errc::Damaged where an identifier stands for something else here.
Result<ItemMap> mapItems(const OtherCopy& other, const RoundMap& rounds, const IssueMap& issues,
                         const MergeChoices& choices, MergeSurvey& survey);

/// Versions of an issue's text. In every copy they are numbered as they come in; of several texts of one issue the one
/// with the greatest number is shown, and of several with that number the one with the greater content: what is shown
/// follows from the set of texts and numbers, not from the order in which copies met. Numbers are in `text_version`
/// where an issue has had texts of another copy; elsewhere they follow from the order of the rows (see numbered_text in
/// the schema).
Result<TextMap> mapTexts(const OtherCopy& other, const IssueMap& issues, const MergeChoices& choices,
                         MergeSurvey& survey);

/// Nothing of an import that has not finished, and nothing about who or what is left out.
Result<EventMap> mapEvents(const OtherCopy& other, const PersonMap& people, const RoundMap& rounds,
                           const ItemMap& items, const MergeChoices& choices, MergeSurvey& survey);

/// What the entries of the kinds say of a merge.
struct KindMap;

/// Notes in the map of events which only a lead takes, counts them and says of whom and of which rounds they speak
/// (MergeSurvey::extras), and takes out those that are not to be taken.
Status leaveOutExtras(const OtherCopy& other, const EventMap& events, const KindMap& kinds, const MergeChoices& choices,
                      MergeSurvey& survey);

Result<LabellerMap> mapLabellers(const OtherCopy& other, const EventMap& events);

/// What another copy tells of the issues that both have, beside their texts (packages tell nothing: it is not for those
/// who label): how many issues here it tells something newer of; of those that are new here nothing is counted.
Result<std::int64_t> newFacts(const OtherCopy& other, const IssueMap& issues);

/// Where one person labelled an item in both copies: an earlier copy of the same merge may have brought the other
/// label. In a blind round whether both labels are the same is told to their person alone (`by`): others could find out
/// what somebody said by guesses in a copy of their own.
Result<std::vector<TwoLabels>> findTwice(const CopyComparison& compared, PersonId by);

void noteTwice(const std::vector<TwoLabels>& all, MergeSurvey& survey);

// The steps of takeStudy() and takeEvents()

/// Adds people, says of those who were chosen to be one that they are, and notes who is left out. `at` is now.
Result<Taken<PersonMap>> takePeople(const CopyComparison& compared, const MergeChoices& choices, const std::string& at);

/// Also whether a round is blind in the union of both.
Result<Taken<RoundMap>> takeRounds(const CopyComparison& compared, const MergeChoices& choices);

Result<Taken<Imports>> takeImports(const CopyComparison& compared);

Result<Taken<IssueMap>> takeIssues(const CopyComparison& compared, Taken<Imports> imports);

/// Adds the texts that are new, and shows the newest of each issue.
Result<Taken<TextMap>> takeTexts(const CopyComparison& compared, Taken<IssueMap> issues, Taken<Imports> imports);

/// Takes facts (of two the one with the newer time of its issue holds, else the greater one, so that the order of
/// merges makes no difference) and where keywords stand in the texts.
Status takeCollected(const OtherCopy& other, Taken<IssueMap> issues, Taken<TextMap> texts);

Result<Taken<ItemMap>> takeItems(const CopyComparison& compared, Taken<RoundMap> rounds, Taken<IssueMap> issues,
                                 const MergeChoices& choices);

/// The versions of the codebook.
Status takeCodebooks(const CopyComparison& compared, Taken<PersonMap> people, Taken<Imports> imports,
                     const MergeChoices& choices);

/// New events of ours get a greater time than everything in the other copy.
Status raiseClock(const OtherCopy& other);

} // namespace accord::store

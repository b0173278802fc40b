// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::labelling {

/// A label that somebody gives, changes, or (Verdict::None) withdraws.
struct LabelSubmission
{
    RoundId round;
    ItemId item;
    PersonId by;
    LabelContent content;
    double seconds = 0; ///< how long the issue was in view for this
    /// Only what goes with the verdict changes (a note, a flag): the verdict stays one of the codebook by which it was
    /// given. False: it is given now, if only once more.
    bool verdictStays = false;
};

/// Keeps the label, durably, before it returns, with the version of the codebook that people label by in the round.
/// Errc::Invalid when the content does not fit together (a category without the verdict, a reason that the study does
/// not have, and so on; a code of one's own is as isOpenCode() wants it), UnknownCategory for one that this version
/// does not have or has retired, NotPermitted where the person may not label (see permit()) or the round does not take
/// open codes, Locked, ReadOnly, DiskFull.
Status submitLabel(Project& project, const LabelSubmission& given);

/// What a person says about an item now; Verdict::None content if they never said anything. A category that was merged,
/// in the codebook that people label by in the round, is told as what it counts as.
Result<LabelContent> currentContent(Project& project, RoundId round, ItemId item, PersonId person);

/// The same with what belongs to it (when, how long, by which codebook); none if they never said anything.
Result<std::optional<Label>> currentLabel(Project& project, RoundId round, ItemId item, PersonId person);

/// One change of a person's label: what they said of the item before (nothing: an empty content) and since.
struct LabelStep
{
    ItemId item;
    LabelContent before;
    double secondsBefore = 0;
    LabelContent after;
    double seconds = 0;
};

/// What the person changed last in the round, oldest first, at most `most`: the log of what led to the labels that hold
/// now, so that it can be taken back in another session, too. What an import brought in is no step of theirs.
Result<std::vector<LabelStep>> lastSteps(Project& project, RoundId round, PersonId person, int most);

/// Summaries that labels of this project have and that begin like this, most used first. Of a blind round the person
/// is only offered their own.
Result<std::vector<std::string>> summariesLike(Project& project, PersonId person, const std::string& typed,
                                               int most = 12);

/// The words as a citation of the item's text: in the part, or in the first that has them. The words may be as people
/// read them, without the marks of Markdown. Errc::NotFound when no part has them.
Result<Citation> cite(Project& project, ItemId item, std::optional<int> part, const std::string& words);
/// The same for codes of annotators' own.
Result<std::vector<std::string>> codesLike(Project& project, PersonId person, const std::string& typed, int most = 12);

/// The items of the round that show the issue, first occurrence first. Errc::NotFound when the link is none of the
/// project's or not in the round; Errc::Invalid when it is no link to an issue at all.
Result<std::vector<ItemId>> itemsForLink(Project& project, RoundId round, const std::string& link);

/// The first of these that is for the person to label and that they have not labelled; the first one that is theirs if
/// they labelled all, the first of all if none is.
Result<ItemId> itemForLink(Project& project, RoundId round, PersonId person, const std::string& link);

/// The one with that number, counted from 1. While the round is blind only those count that the person has labelled:
/// more would tell which issues come again. Errc::NotFound where there are fewer.
Result<ItemId> occurrenceForLink(Project& project, RoundId round, PersonId person, const std::string& link,
                                 int occurrence);

} // namespace accord::labelling

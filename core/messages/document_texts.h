// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/translatable.h"
#include "core/messages/language.h"

/// The texts of the documents that core/report writes: minutes, reading lists, reports on rounds, printed codebooks.
/// They are whole sentences with places, in English; the catalogues have the other languages.
namespace accord::messages::documents {

// What holds a line together.
inline constexpr Text kFactBreak{QT_TRANSLATE_NOOP("Documents", ": ")};
inline constexpr Text kListBreak{QT_TRANSLATE_NOOP("Documents", ", ")};
inline constexpr Text kPartBreak{QT_TRANSLATE_NOOP("Documents", "; ")};
inline constexpr Text kFullStop{QT_TRANSLATE_NOOP("Documents", ".")};
inline constexpr Text kFactOf{QT_TRANSLATE_NOOP("Documents", "%1: %2")};
inline constexpr Text kBothOf{QT_TRANSLATE_NOOP("Documents", "%1, %2")};
inline constexpr Text kBeside{QT_TRANSLATE_NOOP("Documents", "%1 (%2)")};
inline constexpr Text kInBrackets{QT_TRANSLATE_NOOP("Documents", " (%1)")};
inline constexpr Text kQuoted{QT_TRANSLATE_NOOP("Documents", "“%1”")};
inline constexpr Text kOr{QT_TRANSLATE_NOOP("Documents", " or ")};

// Values of the field.
inline constexpr Text kSomebody{QT_TRANSLATE_NOOP("Documents", "somebody")};
inline constexpr Text kNothing{QT_TRANSLATE_NOOP("Documents", "nothing")};
inline constexpr Text kNone{QT_TRANSLATE_NOOP("Documents", "none")};
inline constexpr Text kNoneBecause{QT_TRANSLATE_NOOP("Documents", "none: %1")};
inline constexpr Text kUndefined{QT_TRANSLATE_NOOP("Documents", "undefined")};
inline constexpr Text kNotKnown{QT_TRANSLATE_NOOP("Documents", "not known")};
inline constexpr Text kLevelType{QT_TRANSLATE_NOOP("Documents", "Type")};
inline constexpr Text kLevelTheme{QT_TRANSLATE_NOOP("Documents", "Theme")};
inline constexpr Text kLevelSubtheme{QT_TRANSLATE_NOOP("Documents", "Sub-theme")};
inline constexpr Text kWordType{QT_TRANSLATE_NOOP("Documents", "type")};
inline constexpr Text kWordTheme{QT_TRANSLATE_NOOP("Documents", "theme")};
inline constexpr Text kWordSubtheme{QT_TRANSLATE_NOOP("Documents", "sub-theme")};
inline constexpr Text kNotForStudy{QT_TRANSLATE_NOOP("Documents", "not for this study")};
inline constexpr Text kNoneOfThese{QT_TRANSLATE_NOOP("Documents", "none of these")};
inline constexpr Text kCannotTell{QT_TRANSLATE_NOOP("Documents", "cannot tell")};
inline constexpr Text kSeveralCategories{QT_TRANSLATE_NOOP("Documents", "three or more categories")};
inline constexpr Text kOneOrOther{QT_TRANSLATE_NOOP("Documents", "%1 or %2")};
inline constexpr Text kOneOrNotForStudy{QT_TRANSLATE_NOOP("Documents", "%1 or not for this study")};
inline constexpr Text kCategoryAndCount{QT_TRANSLATE_NOOP("Documents", "%1 %2")};
inline constexpr Text kOccurrence{QT_TRANSLATE_NOOP("Documents", "%1 (occurrence %2)")};
inline constexpr Text kCauseAmbiguous{QT_TRANSLATE_NOOP("Documents", "the issue is ambiguous")};
inline constexpr Text kCauseGap{QT_TRANSLATE_NOOP("Documents", "the codebook has a gap")};
inline constexpr Text kCauseSlip{QT_TRANSLATE_NOOP("Documents", "a slip")};
inline constexpr Text kCauseTwoTopics{QT_TRANSLATE_NOOP("Documents", "two topics in one issue")};
inline constexpr Text kCauseExpert{QT_TRANSLATE_NOOP("Documents", "an expert is needed")};
inline constexpr Text kReasonNone{QT_TRANSLATE_NOOP("Documents", "no reason given")};
inline constexpr Text kReasonOffTopic{QT_TRANSLATE_NOOP("Documents", "another subject")};
inline constexpr Text kReasonNotAnIssue{QT_TRANSLATE_NOOP("Documents", "not an issue")};
inline constexpr Text kReasonUnusable{QT_TRANSLATE_NOOP("Documents", "not usable")};
inline constexpr Text kReasonNothingStudied{
    QT_TRANSLATE_NOOP("Documents", "on the subject without anything that is studied")};
inline constexpr Text kReasonKeywordOnly{
    QT_TRANSLATE_NOOP("Documents", "the keyword only in a name, a path or a commit")};
inline constexpr Text kReasonNamedLikeIt{QT_TRANSLATE_NOOP("Documents", "named like it, but not it")};
inline constexpr Text kReasonOfNumber{QT_TRANSLATE_NOOP("Documents", "reason %1")};
inline constexpr Text kPurposeTraining{QT_TRANSLATE_NOOP("Documents", "training")};
inline constexpr Text kPurposePilot{QT_TRANSLATE_NOOP("Documents", "pilot")};
inline constexpr Text kPurposeMain{QT_TRANSLATE_NOOP("Documents", "main")};
inline constexpr Text kPurposeCheck{QT_TRANSLATE_NOOP("Documents", "check")};
inline constexpr Text kStateOpen{QT_TRANSLATE_NOOP("Documents", "open")};
inline constexpr Text kStateAccepted{QT_TRANSLATE_NOOP("Documents", "accepted")};
inline constexpr Text kStateRejected{QT_TRANSLATE_NOOP("Documents", "rejected")};
inline constexpr Text kStateWithdrawn{QT_TRANSLATE_NOOP("Documents", "withdrawn")};

// Why a coefficient has no value.
inline constexpr Text kWhyNoPairs{QT_TRANSLATE_NOOP("Documents", "no item has two labels that can be compared")};
inline constexpr Text kWhyOneCategory{
    QT_TRANSLATE_NOOP("Documents", "all labels are in a single category, so that chance alone would agree as much")};
inline constexpr Text kWhySmallCodebook{
    QT_TRANSLATE_NOOP("Documents", "the taxonomy has fewer than two categories here")};
inline constexpr Text kWhyNoCommonItems{QT_TRANSLATE_NOOP("Documents", "the two labelled no item both")};
inline constexpr Text kWhyNoDefinedPair{QT_TRANSLATE_NOOP("Documents", "no pair of annotators can be compared")};
inline constexpr Text kWhyNoCompleteItems{QT_TRANSLATE_NOOP("Documents", "no item was labelled by everybody")};
inline constexpr Text kWhyCategoryUnused{QT_TRANSLATE_NOOP("Documents", "nobody used the category")};
inline constexpr Text kWhyFewItems{QT_TRANSLATE_NOOP("Documents", "so few items have no coefficient")};
inline constexpr Text kWhyNoCategory{
    QT_TRANSLATE_NOOP("Documents", "nobody gave a category here, only \"not for this study\"")};

// Figures.
inline constexpr Text kSpan{QT_TRANSLATE_NOOP("Documents", "%1 (%2 to %3)")};
inline constexpr Text kAlike{QT_TRANSLATE_NOOP("Documents", "%1 of %2 alike")};

// Until when labels are first ones, and by which codebook they count.
inline constexpr Text kNeverBlind{QT_TRANSLATE_NOOP("Documents", "Never blind; closed %1 UTC, by %2")};
inline constexpr Text kBlindUntilClosed{QT_TRANSLATE_NOOP("Documents", "Blind until %1 UTC, closed by %2")};
inline constexpr Text kBlindUntilLifted{QT_TRANSLATE_NOOP("Documents", "Blind until %1 UTC, lifted by %2")};
inline constexpr Text kBlindUntilLiftedWhy{QT_TRANSLATE_NOOP("Documents", "Blind until %1 UTC, lifted by %2: %3")};
inline constexpr Text kUnderVersion{
    QT_TRANSLATE_NOOP("Documents", "under version %1 of the codebook, counted under %2")};
inline constexpr Text kUnderVersions{
    QT_TRANSLATE_NOOP("Documents", "under versions %1 of the codebook, counted under %2")};
inline constexpr Text kLabelsGiven{QT_TRANSLATE_NOOP("Documents", "labels given %1")};
inline constexpr Text kLabelsGivenFigure{QT_TRANSLATE_NOOP("Documents", "labels given %1; as given %2")};
inline constexpr Text kLabelsGivenSeveral{
    QT_TRANSLATE_NOOP("Documents", "labels given %1; given under several, they have no figure as given")};
inline constexpr CountedText kChangedLater{QT_TRANSLATE_N_NOOP("Documents", "%n labels were changed afterwards")};
inline constexpr CountedText kGivenLater{QT_TRANSLATE_N_NOOP("Documents", "%n labels were given only afterwards")};
inline constexpr CountedText kChangedAndGivenLater{
    QT_TRANSLATE_N_NOOP("Documents", "%n labels were changed afterwards and %1 given only then")};
inline constexpr Text kAsNow{QT_TRANSLATE_NOOP(
    "Documents", "Labels are taken as they are now; %1 (after the blind was lifted or the round closed)")};
inline constexpr Text kWithThem{QT_TRANSLATE_NOOP("Documents", "%1; with them %2")};

// An agenda.
inline constexpr Text kPendingConflicts{QT_TRANSLATE_NOOP("Documents", "pending conflicts")};
inline constexpr Text kDeferredConflicts{QT_TRANSLATE_NOOP("Documents", "deferred conflicts")};
inline constexpr Text kDecidedConflicts{QT_TRANSLATE_NOOP("Documents", "decided conflicts")};
inline constexpr Text kAllConflicts{QT_TRANSLATE_NOOP("Documents", "all conflicts")};
inline constexpr Text kPendingItems{QT_TRANSLATE_NOOP("Documents", "pending items")};
inline constexpr Text kDeferredItems{QT_TRANSLATE_NOOP("Documents", "deferred items")};
inline constexpr Text kDecidedItems{QT_TRANSLATE_NOOP("Documents", "decided items")};
inline constexpr Text kAllItems{QT_TRANSLATE_NOOP("Documents", "all items")};
inline constexpr Text kAgendaFlagged{QT_TRANSLATE_NOOP("Documents", "%1 that somebody flagged")};
inline constexpr Text kAgendaAcross{QT_TRANSLATE_NOOP("Documents", "%1, where labels differ on %2")};
inline constexpr Text kTheType{QT_TRANSLATE_NOOP("Documents", "the type")};
inline constexpr Text kTheTheme{QT_TRANSLATE_NOOP("Documents", "the theme")};
inline constexpr Text kTheSubtheme{QT_TRANSLATE_NOOP("Documents", "the sub-theme")};
inline constexpr Text kAgendaPair{QT_TRANSLATE_NOOP("Documents", "%1, where %2 and %3 differ")};
inline constexpr Text kAgendaBlock{QT_TRANSLATE_NOOP("Documents", "%1, between %2")};
inline constexpr Text kAgendaCategory{QT_TRANSLATE_NOOP("Documents", "%1, with votes for %2")};
inline constexpr Text kAgendaCategories{QT_TRANSLATE_NOOP("Documents", "%1, with votes for %2 and %3")};
inline constexpr Text kAgendaRepository{QT_TRANSLATE_NOOP("Documents", "%1, in %2")};
inline constexpr Text kAgendaMargin{
    QT_TRANSLATE_NOOP("Documents", "%1, with at most %2 votes between the first choice and the second")};
inline constexpr Text kAgendaLeading{QT_TRANSLATE_NOOP("Documents", "%1, where %2 leads")};
inline constexpr Text kAgendaPerBlock{QT_TRANSLATE_NOOP("Documents", "%1, at most %2 of a block")};
inline constexpr Text kAgendaSample{QT_TRANSLATE_NOOP("Documents", "%1, %2 drawn by chance")};
inline constexpr Text kAgendaWorst{QT_TRANSLATE_NOOP("Documents", "%1, the worst %2")};
inline constexpr Text kAgendaItems{QT_TRANSLATE_NOOP("Documents", "the issues that were put on it")};

// A rule.
inline constexpr Text kRuleUnanimous{QT_TRANSLATE_NOOP("Documents", "unanimous")};
inline constexpr Text kRuleMajority{QT_TRANSLATE_NOOP("Documents", "majority")};
inline constexpr Text kRuleAtLeast{QT_TRANSLATE_NOOP("Documents", "at-least=%1")};
inline constexpr Text kRulePlurality{QT_TRANSLATE_NOOP("Documents", "plurality")};
inline constexpr Text kRuleSameTheme{QT_TRANSLATE_NOOP("Documents", "same-theme")};
inline constexpr Text kRulePerson{QT_TRANSLATE_NOOP("Documents", "person=%1")};
inline constexpr Text kRuleCategory{QT_TRANSLATE_NOOP("Documents", "category=%1")};
inline constexpr Text kRuleNotForStudy{QT_TRANSLATE_NOOP("Documents", "category=-")};
inline constexpr Text kRuleWhere{QT_TRANSLATE_NOOP("Documents", "%1 where %2")};

// What labels cite.
inline constexpr Text kCitedFromText{QT_TRANSLATE_NOOP("Documents", "Cited from the text:")};
inline constexpr Text kCitedAt{QT_TRANSLATE_NOOP("Documents", ", %1: ")};
inline constexpr Text kCitedTitle{QT_TRANSLATE_NOOP("Documents", "the title")};
inline constexpr Text kCitedBody{QT_TRANSLATE_NOOP("Documents", "the body")};
inline constexpr Text kCitedComment{QT_TRANSLATE_NOOP("Documents", "comment %1")};
inline constexpr Text kCitedLost{QT_TRANSLATE_NOOP("Documents", " (not found any more)")};
inline constexpr Text kCitedMoved{QT_TRANSLATE_NOOP("Documents", " (moved)")};

// Minutes.
inline constexpr Text kMinutesOf{QT_TRANSLATE_NOOP("Documents", "Minutes: %1")};
inline constexpr Text kProject{QT_TRANSLATE_NOOP("Documents", "Project")};
inline constexpr Text kProjectAndRound{QT_TRANSLATE_NOOP("Documents", "%1, round %2")};
inline constexpr Text kWhen{QT_TRANSLATE_NOOP("Documents", "When")};
inline constexpr Text kWhenOpen{QT_TRANSLATE_NOOP("Documents", "From the beginning until now, %1 UTC")};
inline constexpr Text kWhenSince{QT_TRANSLATE_NOOP("Documents", "From %1 until now, %2 UTC")};
inline constexpr Text kWhenUntil{QT_TRANSLATE_NOOP("Documents", "From the beginning to %1 UTC")};
inline constexpr Text kWhenBetween{QT_TRANSLATE_NOOP("Documents", "From %1 to %2 UTC")};
inline constexpr Text kTookPart{QT_TRANSLATE_NOOP("Documents", "Took part")};
inline constexpr Text kAgenda{QT_TRANSLATE_NOOP("Documents", "Agenda")};
inline constexpr Text kTimeUsed{QT_TRANSLATE_NOOP("Documents", "Time used")};
inline constexpr CountedText kMinutes{QT_TRANSLATE_N_NOOP("Documents", "%n minutes")};
inline constexpr CountedText kMinutesSoFar{QT_TRANSLATE_N_NOOP("Documents", "%n minutes so far")};
inline constexpr CountedText kMinutesOfBudget{QT_TRANSLATE_N_NOOP("Documents", "%1 of %n minutes")};
inline constexpr CountedText kMinutesOfBudgetSoFar{QT_TRANSLATE_N_NOOP("Documents", "%1 of %n minutes so far")};
inline constexpr Text kResult{QT_TRANSLATE_NOOP("Documents", "Result")};
inline constexpr CountedText kResultDecisions{QT_TRANSLATE_N_NOOP("Documents", "%n decisions")};
inline constexpr CountedText kResultVotes{QT_TRANSLATE_N_NOOP("Documents", "%n second votes")};
inline constexpr Text kResultOf{
    QT_TRANSLATE_NOOP("Documents", "%1 by people, %2 by rule, %3 deferred, %4 opened again; %5 revealed")};
inline constexpr Text kDecisions{QT_TRANSLATE_NOOP("Documents", "Decisions")};
inline constexpr Text kDecision{QT_TRANSLATE_NOOP("Documents", "Decision")};
inline constexpr Text kHowDecided{QT_TRANSLATE_NOOP("Documents", "; %1")};
inline constexpr Text kMethodConsensus{QT_TRANSLATE_NOOP("Documents", "by consensus")};
inline constexpr Text kMethodMajority{QT_TRANSLATE_NOOP("Documents", "by majority of the first labels")};
inline constexpr Text kMethodSecondVote{QT_TRANSLATE_NOOP("Documents", "by second vote")};
inline constexpr Text kMethodLead{QT_TRANSLATE_NOOP("Documents", "one decided for all")};
inline constexpr Text kMethodRule{QT_TRANSLATE_NOOP("Documents", "by the rule %1")};
inline constexpr Text kMethodNotSaid{QT_TRANSLATE_NOOP("Documents", "how people came to it was not said")};
inline constexpr Text kByAndWhen{QT_TRANSLATE_NOOP("Documents", "%1, %2 UTC")};
inline constexpr Text kHowByAndWhen{QT_TRANSLATE_NOOP("Documents", "%1, %2, %3 UTC")};
inline constexpr Text kDeferred{QT_TRANSLATE_NOOP("Documents", "Deferred")};
inline constexpr Text kOpenedAgain{QT_TRANSLATE_NOOP("Documents", "Opened again")};
inline constexpr Text kReason{QT_TRANSLATE_NOOP("Documents", "Reason")};
inline constexpr Text kCauseOfConflict{QT_TRANSLATE_NOOP("Documents", "Cause of the conflict")};
inline constexpr Text kFirstLabels{QT_TRANSLATE_NOOP("Documents", "First labels")};
inline constexpr Text kSecondVotes{QT_TRANSLATE_NOOP("Documents", "Second votes")};
inline constexpr Text kCodebookNeedsChange{QT_TRANSLATE_NOOP("Documents", "The codebook needs a change.")};
inline constexpr Text kChangedSince{QT_TRANSLATE_NOOP("Documents", "This was changed later.")};
inline constexpr Text kIssue{QT_TRANSLATE_NOOP("Documents", "Issue")};
inline constexpr Text kDecidedByRule{QT_TRANSLATE_NOOP("Documents", "Decided by rule")};
inline constexpr Text kRule{QT_TRANSLATE_NOOP("Documents", "Rule")};
inline constexpr Text kCategories{QT_TRANSLATE_NOOP("Documents", "Categories")};
inline constexpr CountedText kTakenBack{
    QT_TRANSLATE_N_NOOP("Documents", "%n items were decided by a rule and opened again, as before.")};
inline constexpr CountedText kImported{QT_TRANSLATE_N_NOOP("Documents", "%n decisions were imported from files.")};
inline constexpr Text kByPair{QT_TRANSLATE_NOOP("Documents", "By pair of categories")};
inline constexpr Text kLabels{QT_TRANSLATE_NOOP("Documents", "Labels")};
inline constexpr Text kDecidedAs{QT_TRANSLATE_NOOP("Documents", "Decided as")};
inline constexpr Text kCauses{QT_TRANSLATE_NOOP("Documents", "Causes")};
inline constexpr Text kWhatIsLeft{QT_TRANSLATE_NOOP("Documents", "What is left")};
inline constexpr CountedText kLeft{
    QT_TRANSLATE_N_NOOP("Documents", "%1 of %2 conflicts are not decided; %n items are deferred.")};
inline constexpr Text kCodebookChanges{QT_TRANSLATE_NOOP("Documents", "Changes of the codebook")};
inline constexpr Text kNewCategory{QT_TRANSLATE_NOOP("Documents", "New category: %1")};
inline constexpr Text kNewCategoryBelow{QT_TRANSLATE_NOOP("Documents", "New category below %1: %2")};
inline constexpr Text kChangeOf{QT_TRANSLATE_NOOP("Documents", "Change of %1, %2")};
inline constexpr Text kChangeOfUnknown{QT_TRANSLATE_NOOP("Documents", "Change of a category, %1")};
inline constexpr Text kFieldDefinition{QT_TRANSLATE_NOOP("Documents", "definition")};
inline constexpr Text kFieldUseWhen{QT_TRANSLATE_NOOP("Documents", "\"use when\"")};
inline constexpr Text kFieldNotWhen{QT_TRANSLATE_NOOP("Documents", "\"not when\"")};
inline constexpr Text kFieldExample{QT_TRANSLATE_NOOP("Documents", "one more example")};
inline constexpr Text kFieldWish{QT_TRANSLATE_NOOP("Documents", "wish")};
inline constexpr Text kProposedBy{QT_TRANSLATE_NOOP("Documents", "Proposed by")};
inline constexpr Text kState{QT_TRANSLATE_NOOP("Documents", "State")};
inline constexpr Text kAcceptedBy{QT_TRANSLATE_NOOP("Documents", "accepted, %1")};
inline constexpr Text kRejectedBy{QT_TRANSLATE_NOOP("Documents", "rejected, %1")};
inline constexpr Text kWithdrawnBy{QT_TRANSLATE_NOOP("Documents", "withdrawn, %1")};
inline constexpr Text kDefinition{QT_TRANSLATE_NOOP("Documents", "Definition")};
inline constexpr Text kUseWhen{QT_TRANSLATE_NOOP("Documents", "Use when")};
inline constexpr Text kNotWhen{QT_TRANSLATE_NOOP("Documents", "Not when")};
inline constexpr Text kFreeText{QT_TRANSLATE_NOOP("Documents", "Text")};
inline constexpr Text kOpinions{QT_TRANSLATE_NOOP("Documents", "Opinions")};
inline constexpr Text kOpinionsGiven{QT_TRANSLATE_NOOP("Documents", "%1 given; told when it is settled")};
inline constexpr Text kFor{QT_TRANSLATE_NOOP("Documents", "For")};
inline constexpr Text kAgainst{QT_TRANSLATE_NOOP("Documents", "Against")};
inline constexpr Text kRaisedByIssues{QT_TRANSLATE_NOOP("Documents", "Raised by issues")};
inline constexpr Text kCodebookWishes{
    QT_TRANSLATE_NOOP("Documents", "Decisions that say that the codebook needs a change:")};
inline constexpr Text kFigures{QT_TRANSLATE_NOOP("Documents", "Figures")};
inline constexpr Text kKappaBefore{QT_TRANSLATE_NOOP(
    "Documents", "Kappa before is computed from the first labels, which people gave apart from each other; decisions "
                 "do not change it, and it is the one to report as inter-rater agreement. Second votes were given "
                 "after discussion: how well they agree says what talking did, and is not inter-rater agreement.")};
inline constexpr CountedText kKappaOfVotedOn{QT_TRANSLATE_N_NOOP(
    "Documents", "Fleiss' kappa with its 95 % interval. %n items have a second vote that is revealed.")};
inline constexpr Text kLevel{QT_TRANSLATE_NOOP("Documents", "Level")};
inline constexpr Text kBeforeAllItems{
    QT_TRANSLATE_NOOP("Documents", "Before: first labels, all items (inter-rater agreement)")};
inline constexpr Text kFirstLabelsVotedOn{QT_TRANSLATE_NOOP("Documents", "First labels, items voted on again")};
inline constexpr Text kSecondVotesSameItems{
    QT_TRANSLATE_NOOP("Documents", "Second votes, same items (after discussion; not inter-rater agreement)")};
inline constexpr Text kDifference{QT_TRANSLATE_NOOP("Documents", "Difference")};
inline constexpr Text kDecidedNow{
    QT_TRANSLATE_NOOP("Documents", "Decided: %1 of the conflicts at the beginning, %2 (%3 of %4) now; %5 of all items "
                                   "at the beginning, %6 (%7 of %8) now.")};
inline constexpr Text kDecidedAtEnd{
    QT_TRANSLATE_NOOP("Documents", "Decided: %1 of the conflicts at the beginning, %2 (%3 of %4) at the end; %5 of all "
                                   "items at the beginning, %6 (%7 of %8) at the end.")};
inline constexpr Text kKappaOfAnnotators{QT_TRANSLATE_NOOP(
    "Documents",
    "Cohen's kappa of each annotator's first labels with the decisions. The decisions were made by people who knew "
    "these labels, and those of a rule were made from them: this is not inter-rater agreement either.")};
inline constexpr Text kAnnotator{QT_TRANSLATE_NOOP("Documents", "Annotator")};
inline constexpr Text kItems{QT_TRANSLATE_NOOP("Documents", "Items")};
inline constexpr Text kWithDecisionsBefore{QT_TRANSLATE_NOOP("Documents", "With the decisions, at the beginning")};
inline constexpr Text kWithDecisionsNow{QT_TRANSLATE_NOOP("Documents", "With the decisions, now")};
inline constexpr Text kWithDecisionsAtEnd{QT_TRANSLATE_NOOP("Documents", "With the decisions, at the end")};
inline constexpr Text kWithoutRules{QT_TRANSLATE_NOOP("Documents", "Without those of rules")};
inline constexpr Text kLeftOut{QT_TRANSLATE_NOOP("Documents", "Left out of the figures:")};
inline constexpr Text kLeftOutDecisions{
    QT_TRANSLATE_NOOP("Documents", "%1 decided as \"none of these\", which is no category")};
inline constexpr Text kLeftOutVotes{
    QT_TRANSLATE_NOOP("Documents", "of the second votes %1 for \"none of these\" and %2 for \"cannot tell\"")};

// A reading list.
inline constexpr Text kToReadBefore{QT_TRANSLATE_NOOP("Documents", "To read before %1")};
inline constexpr Text kToReadBeforeRound{QT_TRANSLATE_NOOP("Documents", "To read before the meeting on %1")};
inline constexpr Text kIssues{QT_TRANSLATE_NOOP("Documents", "Issues")};
inline constexpr Text kIssuesAndMore{QT_TRANSLATE_NOOP("Documents", "%1; %2 more of the agenda are not on this list")};
inline constexpr Text kAsOf{QT_TRANSLATE_NOOP("Documents", "As of")};
inline constexpr Text kAtUtc{QT_TRANSLATE_NOOP("Documents", "%1 UTC")};
inline constexpr Text kVotesOf{QT_TRANSLATE_NOOP("Documents", ", %1 of %2: %3")};
inline constexpr CountedText kMoreCharacters{QT_TRANSLATE_N_NOOP("Documents", "%n more characters")};
inline constexpr CountedText kComments{QT_TRANSLATE_N_NOOP("Documents", "%n comments")};
inline constexpr Text kNotPrinted{QT_TRANSLATE_NOOP("Documents", "Not printed here: %1.")};
inline constexpr Text kVoteGoesOn{
    QT_TRANSLATE_NOOP("Documents", "A second vote is going on. The first labels are not shown before it is revealed.")};
inline constexpr Text kNobodyLabelled{QT_TRANSLATE_NOOP("Documents", "Nobody has labelled it.")};
inline constexpr Text kDefinitions{QT_TRANSLATE_NOOP("Documents", "Definitions")};

// The report on a round.
inline constexpr Text kReportTitle{QT_TRANSLATE_NOOP("Documents", "%1: report on round %2")};
inline constexpr Text kReportHeading{QT_TRANSLATE_NOOP("Documents", "Report on the round %1")};
inline constexpr Text kRound{QT_TRANSLATE_NOOP("Documents", "Round")};
inline constexpr Text kMade{QT_TRANSLATE_NOOP("Documents", "Made")};
inline constexpr Text kMadeWith{QT_TRANSLATE_NOOP("Documents", "%1 UTC, with version %2 of the codebook")};
inline constexpr Text kLabelled{QT_TRANSLATE_NOOP("Documents", "Labelled")};
inline constexpr Text kLabelledItems{
    QT_TRANSLATE_NOOP("Documents", "%1 items, %2 labels, %3 \"cannot tell\", %4 flagged")};
inline constexpr Text kLabelledRepeats{
    QT_TRANSLATE_NOOP("Documents", "%1 items (of them %5 repeats, which are left out of agreement and screening), %2 "
                                   "labels, %3 \"cannot tell\", %4 flagged")};
inline constexpr Text kPeople{QT_TRANSLATE_NOOP("Documents", "People")};
inline constexpr Text kNobody{QT_TRANSLATE_NOOP("Documents", "nobody")};
inline constexpr Text kGate{QT_TRANSLATE_NOOP("Documents", "Gate")};
inline constexpr Text kNoGate{QT_TRANSLATE_NOOP("Documents", "The study set no gate for this round.")};
inline constexpr Text kStudyAsks{QT_TRANSLATE_NOOP("Documents", "The study asks for ")};
inline constexpr Text kPassed{QT_TRANSLATE_NOOP("Documents", "passed")};
inline constexpr Text kFailed{QT_TRANSLATE_NOOP("Documents", "failed")};
inline constexpr Text kWaitingLabels{
    QT_TRANSLATE_NOOP("Documents", "It is not passed while labels wait to be looked at again: %1.")};
inline constexpr Text kFigure{QT_TRANSLATE_NOOP("Documents", "Figure")};
inline constexpr Text kAskedFor{QT_TRANSLATE_NOOP("Documents", "Asked for")};
inline constexpr Text kFound{QT_TRANSLATE_NOOP("Documents", "Found")};
inline constexpr Text kMet{QT_TRANSLATE_NOOP("Documents", "Met")};
inline constexpr Text kYes{QT_TRANSLATE_NOOP("Documents", "yes")};
inline constexpr Text kNo{QT_TRANSLATE_NOOP("Documents", "no")};
inline constexpr Text kGo{QT_TRANSLATE_NOOP("Documents", "Go")};
inline constexpr Text kNoGo{QT_TRANSLATE_NOOP("Documents", "No-go")};
inline constexpr Text kGoBy{QT_TRANSLATE_NOOP("Documents", ", %1, %2 UTC")};
inline constexpr Text kGateWasPassed{QT_TRANSLATE_NOOP("Documents", "; the gate was passed")};
inline constexpr Text kGateWasFailed{QT_TRANSLATE_NOOP("Documents", "; the gate was failed")};
inline constexpr Text kGoReason{QT_TRANSLATE_NOOP("Documents", ". %1")};
inline constexpr Text kNotDecidedYet{QT_TRANSLATE_NOOP("Documents", "Nobody has decided yet whether to go on.")};
inline constexpr Text kDecided{QT_TRANSLATE_NOOP("Documents", "Decided:")};
inline constexpr Text kAgreement{QT_TRANSLATE_NOOP("Documents", "Agreement")};
inline constexpr Text kAgreementHow{
    QT_TRANSLATE_NOOP("Documents", "Fleiss' kappa of the first labels with its 95 % interval, linearised over items.")};
inline constexpr Text kFleissKappa{QT_TRANSLATE_NOOP("Documents", "Fleiss' kappa")};
inline constexpr Text kPercentAgreement{QT_TRANSLATE_NOOP("Documents", "Agreement in percent")};
inline constexpr Text kItemsUsed{QT_TRANSLATE_NOOP("Documents", "Items used")};
inline constexpr Text kStopAbove{QT_TRANSLATE_NOOP("Documents", "Labels that stop above the level")};
inline constexpr Text kCategoriesOf{QT_TRANSLATE_NOOP("Documents", "Categories: %1")};
inline constexpr Text kCode{QT_TRANSLATE_NOOP("Documents", "Code")};
inline constexpr Text kName{QT_TRANSLATE_NOOP("Documents", "Name")};
inline constexpr Text kKappa{QT_TRANSLATE_NOOP("Documents", "Kappa")};
inline constexpr Text kSpecificAgreement{QT_TRANSLATE_NOOP("Documents", "Specific agreement")};
inline constexpr Text kNote{QT_TRANSLATE_NOOP("Documents", "Note")};
inline constexpr Text kNeverAgreed{QT_TRANSLATE_NOOP("Documents", "used, but never agreed")};
inline constexpr Text kConfusions{
    QT_TRANSLATE_NOOP("Documents", "Taken for each other most often, as far as half of the disagreement:")};
inline constexpr Text kOne{QT_TRANSLATE_NOOP("Documents", "One")};
inline constexpr Text kOther{QT_TRANSLATE_NOOP("Documents", "Other")};
inline constexpr Text kPairsOfLabels{QT_TRANSLATE_NOOP("Documents", "Pairs of labels")};
inline constexpr Text kOfAllDiffering{QT_TRANSLATE_NOOP("Documents", "Of all that differ")};
inline constexpr Text kProposals{QT_TRANSLATE_NOOP("Documents", "Proposals for the codebook")};
inline constexpr Text kNoProposals{QT_TRANSLATE_NOOP("Documents", "None was raised by an issue of this round.")};
inline constexpr Text kProposal{QT_TRANSLATE_NOOP("Documents", "Proposal")};
inline constexpr Text kBy{QT_TRANSLATE_NOOP("Documents", "By")};
inline constexpr Text kRaisedBy{QT_TRANSLATE_NOOP("Documents", "Raised by")};
inline constexpr Text kProposedNew{QT_TRANSLATE_NOOP("Documents", "new category: %1")};
inline constexpr Text kProposedNewUnder{QT_TRANSLATE_NOOP("Documents", "new category under %1: %2")};
inline constexpr Text kProposedChange{QT_TRANSLATE_NOOP("Documents", "change of %1")};
inline constexpr Text kProposedChangeUnknown{QT_TRANSLATE_NOOP("Documents", "change of a category")};
inline constexpr Text kOpenCodes{QT_TRANSLATE_NOOP("Documents", "Open codes")};
inline constexpr Text kNoOpenCodes{
    QT_TRANSLATE_NOOP("Documents", "The round takes codes of annotators' own; nobody gave one.")};
inline constexpr Text kOpenCodeLabels{
    QT_TRANSLATE_NOOP("Documents", "Labels that are a code of the annotator's own: %1")};
inline constexpr Text kOpenCodesAll{QT_TRANSLATE_NOOP("Documents", "Codes: %1")};
inline constexpr Text kOpenCodePeople{QT_TRANSLATE_NOOP("Documents", "People who gave them: %1")};
inline constexpr Text kOpenCodesCategories{QT_TRANSLATE_NOOP("Documents", "Codes that are a category already: %1")};
inline constexpr Text kOpenCodesProposed{QT_TRANSLATE_NOOP("Documents", "Codes that are proposed as a category: %1")};
inline constexpr Text kOpenCodesNeither{QT_TRANSLATE_NOOP("Documents", "Codes for which nothing is proposed: %1")};
inline constexpr Text kTimePerIssue{QT_TRANSLATE_NOOP("Documents", "Time per issue")};
inline constexpr Text kNoTime{QT_TRANSLATE_NOOP("Documents", "It is not known how long issues were in view.")};
inline constexpr Text kMedianTime{
    QT_TRANSLATE_NOOP("Documents", "Median %1 minutes, half of all between %2 and %3; known of %4 labels.")};
inline constexpr Text kSaturation{QT_TRANSLATE_NOOP("Documents", "Saturation")};
inline constexpr Text kSaturationUnknown{
    QT_TRANSLATE_NOOP("Documents", "Not known: %1 issues were labelled in a file that does not say when, and the order "
                                   "of a file is not that in which people labelled.")};
inline constexpr Text kSaturationHow{QT_TRANSLATE_NOOP(
    "Documents",
    "Categories used and proposals raised for the first time, in the order in which issues were first labelled.")};
inline constexpr Text kNewCategories{QT_TRANSLATE_NOOP("Documents", "New categories")};
inline constexpr Text kPer100{QT_TRANSLATE_NOOP("Documents", "Per 100 issues")};
inline constexpr Text kNewProposals{QT_TRANSLATE_NOOP("Documents", "New proposals")};
inline constexpr Text kScreeningHeading{QT_TRANSLATE_NOOP("Documents", "Not for this study")};
inline constexpr Text kLeftOpen{QT_TRANSLATE_NOOP("Documents", "Conflicts left open for good")};
inline constexpr Text kCollectedWith{
    QT_TRANSLATE_NOOP("Documents", "Collected with %1 different keywords, which are %2 when case is ignored.")};
inline constexpr Text kKeywordClass{QT_TRANSLATE_NOOP("Documents", "Keywords")};
inline constexpr Text kKeywordOrigin{QT_TRANSLATE_NOOP("Documents", "From")};
inline constexpr Text kKeywords{QT_TRANSLATE_NOOP("Documents", "Different")};
inline constexpr Text kIgnoringCase{QT_TRANSLATE_NOOP("Documents", "Ignoring case")};
inline constexpr Text kBroughtAlone{QT_TRANSLATE_NOOP("Documents", "By them alone")};
inline constexpr Text kNoKeywordClass{QT_TRANSLATE_NOOP("Documents", "of no class")};
inline constexpr Text kShareOf{QT_TRANSLATE_NOOP("Documents", "%1 of %2")};
inline constexpr Text kRepository{QT_TRANSLATE_NOOP("Documents", "Repository")};
inline constexpr Text kCollected{QT_TRANSLATE_NOOP("Documents", "Collected")};
inline constexpr Text kExcluded{QT_TRANSLATE_NOOP("Documents", "Excluded")};
inline constexpr Text kFalsePositives{QT_TRANSLATE_NOOP("Documents", "False positives")};
inline constexpr Text kToReconcile{QT_TRANSLATE_NOOP("Documents", "To reconcile")};
inline constexpr Text kNotByAll{QT_TRANSLATE_NOOP("Documents", "Not labelled by all")};
inline constexpr Text kNotScreened{QT_TRANSLATE_NOOP("Documents", "not screened")};
inline constexpr Text kAllRepositories{QT_TRANSLATE_NOOP("Documents", "All")};
inline constexpr Text kKappaByRound{QT_TRANSLATE_NOOP("Documents", "Kappa by round")};
inline constexpr Text kBlind{QT_TRANSLATE_NOOP("Documents", "blind")};
inline constexpr Text kMixedRounds{
    QT_TRANSLATE_NOOP("Documents", "These rounds were for different purposes, or their labels were given under "
                                   "different versions of the codebook, so that their figures say different things:")};
inline constexpr Text kPurposeAndVersions{QT_TRANSLATE_NOOP("Documents", "%1; labels given %2")};

// The printed codebook.
inline constexpr Text kCodebookOf{QT_TRANSLATE_NOOP("Documents", "Codebook: %1")};
inline constexpr Text kVersionBy{
    QT_TRANSLATE_NOOP("Documents", "Version %1 of %2, by %3. %4 types, %5 themes, %6 sub-themes.")};
inline constexpr Text kVersionOf{
    QT_TRANSLATE_NOOP("Documents", "Version %1 of %2. %3 types, %4 themes, %5 sub-themes.")};
inline constexpr Text kNewInIt{QT_TRANSLATE_NOOP("Documents", "New in it: %1")};
inline constexpr Text kField{QT_TRANSLATE_NOOP("Documents", "%1:")};
inline constexpr Text kExamples{QT_TRANSLATE_NOOP("Documents", "Examples")};
inline constexpr Text kCounterExamples{QT_TRANSLATE_NOOP("Documents", "Counter-examples")};
inline constexpr Text kSynonyms{QT_TRANSLATE_NOOP("Documents", "Also")};
inline constexpr Text kSummarySays{QT_TRANSLATE_NOOP("Documents", "The summary says")};
inline constexpr Text kSummaryIntent{QT_TRANSLATE_NOOP("Documents", "what the author wants to know")};
inline constexpr Text kSummaryExpectation{QT_TRANSLATE_NOOP("Documents", "what the author wants to have")};
inline constexpr Text kSummarySymptom{QT_TRANSLATE_NOOP("Documents", "what went wrong")};
inline constexpr Text kNotes{QT_TRANSLATE_NOOP("Documents", "Notes")};
inline constexpr Text kMergedInto{QT_TRANSLATE_NOOP("Documents", "merged into %1")};
inline constexpr Text kSplitInto{QT_TRANSLATE_NOOP("Documents", "split into %1")};
inline constexpr Text kRetired{QT_TRANSLATE_NOOP("Documents", "retired")};
inline constexpr Text kNoLongerOffered{QT_TRANSLATE_NOOP("Documents", "No longer offered")};
inline constexpr Text kWhatBecameOfIt{QT_TRANSLATE_NOOP("Documents", "What became of it")};
inline constexpr Text kBelowIt{QT_TRANSLATE_NOOP("Documents", "Below it")};

// What a change of the taxonomy does.
inline constexpr CountedText kImpactLabels{QT_TRANSLATE_N_NOOP("Documents", "%Ln labels")};
inline constexpr CountedText kImpactDecisions{QT_TRANSLATE_N_NOOP("Documents", "%Ln decisions")};
inline constexpr CountedText kImpactAgain{QT_TRANSLATE_N_NOOP("Documents", "%Ln labels to look at again")};
inline constexpr Text kImpactChanges{QT_TRANSLATE_NOOP("Documents", "kappa at %1 level from %2 to %3")};
inline constexpr Text kImpactChangesUnknown{
    QT_TRANSLATE_NOOP("Documents", "kappa at %1 level from %2 to %3, and unknown until they are")};
inline constexpr Text kImpactStays{QT_TRANSLATE_NOOP("Documents", "kappa at %1 level stays %2")};
inline constexpr Text kImpactUnknown{
    QT_TRANSLATE_NOOP("Documents", "kappa at %1 level unknown until they are (now %2)")};
inline constexpr Text kImpactBlind{
    QT_TRANSLATE_NOOP("Documents", "%1; of blind rounds only your own labels are counted")};

} // namespace accord::messages::documents

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kCommands[] = {
    {Reason::PartsByCoefficient,
     QT_TRANSLATE_NOOP("Messages", "--coefficient %1 does not fit: parts are compared by %2.")},
    {Reason::ExplainUnknown, QT_TRANSLATE_NOOP("Messages", "--explain %1 does not fit: coefficients are: %2.")},
    {Reason::MatrixNeedsLevel,
     QT_TRANSLATE_NOOP("Messages", "--matrix %1 does not fit: say --level, or --whole-path for labels as they stand.")},
    {Reason::AnnotatorWithoutLabel,
     QT_TRANSLATE_NOOP("Messages", "--annotators %1 does not fit: this person has no label in the round.")},
    {Reason::FinalTypeBelow,
     QT_TRANSLATE_NOOP("Messages", "--final-type %1 does not fit: it is no type but below one.")},
    {Reason::CoefficientUnknown, QT_TRANSLATE_NOOP("Messages", "--coefficient %1 does not fit: coefficients are: %2.")},
    {Reason::RelabelOfOthers,
     QT_TRANSLATE_NOOP("Messages",
                       "What others are to look at again is not allowed: only those who lead the study see it.")},
    {Reason::WhoSaysIt, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: who says it? give --as PERSON.")},
    {Reason::SayUnknown,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" does not fit: what is said is relevant, false-positive or not-said.")},
    {Reason::SourceNeedsRepository,
     QT_TRANSLATE_NOOP("Messages",
                       "The source does not fit: give a repository, or a list of links with --links FILE.")},
    {Reason::DialectNeeded,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Host %1 does not fit: it is not known what it speaks; say it with --dialect github, gitee or gitea.")},
    {Reason::KeywordListUnknown,
     QT_TRANSLATE_NOOP("Messages", "There is no keyword list \"%1\" in %2. Its lists are: %3.")},
    {Reason::WhichKeywordList, QT_TRANSLATE_NOOP("Messages", "Which keyword list of %1 is meant? There are: %2.")},
    {Reason::SayWho,
     QT_TRANSLATE_NOOP("Messages", "Say who does this, with --as NAME or in the variable ACCORD_AS. People are: %1.")},
    {Reason::SayWhichRound,
     QT_TRANSLATE_NOOP("Messages", "The project has several rounds: %1. Say which one with --round NAME.")},
    {Reason::SameByWhat,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Taxonomy \"%1\" does not fit: %2 of its categories have the code and the name of one here, and another "
         "identifier; say --same-by code if they are the same, or --same-by uuid if they are others.")},
    {Reason::AnnotatorIsUnsound,
     QT_TRANSLATE_NOOP("Messages",
                       "--annotator-is %1 does not fit: write it as NAME=PERSON, such as A1=\"Mira Okafor\".")},
    {Reason::OtherColumns,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 does not fit: its columns are others than those of %2; import files with different columns one by one.")},
    {Reason::LabelSaysNothing,
     QT_TRANSLATE_NOOP("Messages", "The label does not fit: nothing is said about the issue yet; give --category, "
                                   "--not-for-study or --cannot-tell.")},
    {Reason::SayWhoMakesIt,
     QT_TRANSLATE_NOOP("Messages", "The project does not fit: say who makes it, and leads it, with --as NAME.")},
    {Reason::SayWhichIssue,
     QT_TRANSLATE_NOOP("Messages",
                       "The decision does not fit: say which issue with --item, or which rule with --rule.")},
    {Reason::SayWhatItIs,
     QT_TRANSLATE_NOOP("Messages", "The decision does not fit: say what it is with --category, --none-of-these or "
                                   "--not-for-study, or use --defer or --open-again.")},
    {Reason::NothingToOpenAgain,
     QT_TRANSLATE_NOOP("Messages", "--open-again does not fit: the issue is neither decided nor deferred.")},
    {Reason::NoMeetingGoesOn, QT_TRANSLATE_NOOP("Messages", "No meeting goes on in the round \"%1\".")},
    {Reason::NoVoteHere,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The second vote does not fit: there is none on this issue; open one with: accord-cli reconcile vote open.")},
    {Reason::IssueOccursOften, QT_TRANSLATE_NOOP("Messages", "There is no issue %1: it occurs %2 times in the round.")},
    {Reason::PersonChoiceUnsound,
     QT_TRANSLATE_NOOP(
         "Messages", "--person %1 does not fit: it looks like \"NAME=add\", \"NAME=skip\" or \"NAME=SOMEBODY HERE\".")},
    {Reason::PersonNotInFiles, QT_TRANSLATE_NOOP("Messages", "Person \"%1\" does not fit: the files know only %2.")},
    {Reason::NobodyOfThatName,
     QT_TRANSLATE_NOOP("Messages", "%1 %2 does not fit: the files bring nobody of that name who is unknown here.")},
    {Reason::TakeNoneAlone, QT_TRANSLATE_NOOP("Messages", "--take none does not fit: it stands alone.")},
    {Reason::WeightUnsound, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: write the weight as NAME=2 or NAME=0.5.")},
    {Reason::WhoseProgress,
     QT_TRANSLATE_NOOP("Messages", "The progress does not fit: whose? give --as PERSON, or --everybody as a lead.")},
    {Reason::NameTheDraft,
     QT_TRANSLATE_NOOP("Messages", "The round does not fit: name the draft that is to go with --round.")},
    {Reason::PurposeUnknown,
     QT_TRANSLATE_NOOP("Messages", "Purpose \"%1\" does not fit: training, pilot, main or check.")},
    {Reason::QuotaUnsound,
     QT_TRANSLATE_NOOP("Messages", "--quota %1 does not fit: write it as VALUE[,VALUE]=N, such as vllm,2024=50.")},
    {Reason::ReferenceNotUnderstood,
     QT_TRANSLATE_NOOP("Messages", "--is \"%1\" does not fit: a category's code or not_for_study:REASON is expected.")},
    {Reason::WhoseTraining, QT_TRANSLATE_NOOP("Messages", "The training does not fit: whose? give --as PERSON.")},
    {Reason::SupportNeedsIssue,
     QT_TRANSLATE_NOOP("Messages", "--support does not fit: say with --issue which issue raises the proposal too.")},
};

} // namespace

std::span<const Entry> aboutCommands()
{
    return kCommands;
}

} // namespace accord::messages

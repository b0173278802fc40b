// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kReconcile[] = {
    {Reason::VoteNotRevealed, QT_TRANSLATE_NOOP("Messages", "The second vote does not fit: it was not revealed yet.")},
    {Reason::MeetingUnknown,
     QT_TRANSLATE_NOOP("Messages", "The round has no meeting called \"%1\". Its meetings are: %2.")},
    {Reason::NoMeetingYet,
     QT_TRANSLATE_NOOP("Messages", "The round has no meeting called \"%1\". Nobody has begun one.")},
    {Reason::SavedFilterUnknown,
     QT_TRANSLATE_NOOP("Messages", "The project keeps no saved filter \"%1\". It keeps: %2.")},
    {Reason::NoSavedFilterYet, QT_TRANSLATE_NOOP("Messages", "The project keeps no saved filter \"%1\".")},
    {Reason::NoMajority,
     QT_TRANSLATE_NOOP("Messages",
                       "Method \"majority\" does not fit: the first labels of this issue have no majority.")},
    {Reason::MajoritySaysOther,
     QT_TRANSLATE_NOOP("Messages", "Method \"majority\" does not fit: the majority of the first labels says %1.")},
    {Reason::VotesFor, QT_TRANSLATE_NOOP("Messages", "%1 (%2 of %3)")},
    {Reason::SaysNoneOfThese, QT_TRANSLATE_NOOP("Messages", "none of these")},
    {Reason::SaysNotForStudy, QT_TRANSLATE_NOOP("Messages", "not for this study")},
    {Reason::NoSecondVoteRevealed,
     QT_TRANSLATE_NOOP("Messages", "Method \"second vote\" does not fit: no second vote on this issue was revealed; "
                                   "open one, vote and reveal it first.")},
    {Reason::VoteOnOtherIssue,
     QT_TRANSLATE_NOOP("Messages", "The second vote does not fit: it was about another issue.")},
    {Reason::VoteWithoutLead,
     QT_TRANSLATE_NOOP("Messages", "Method \"second vote\" does not fit: no choice leads in it; vote again, or say how "
                                   "else you came to the decision.")},
    {Reason::VoteLeadsElsewhere,
     QT_TRANSLATE_NOOP("Messages",
                       "Method \"second vote\" does not fit: it leads to %1; say how else you came to the decision.")},
    {Reason::MeetingNotOfRound,
     QT_TRANSLATE_NOOP("Messages", "The decision does not fit: there is no such meeting on this round.")},
    {Reason::DecisionUnsound,
     QT_TRANSLATE_NOOP("Messages", "The decision does not fit: a decision names a category, or says that none of them "
                                   "fits or that the issue is not for this study.")},
    {Reason::DecisionNotUtf8, QT_TRANSLATE_NOOP("Messages", "The decision does not fit: the reason is not UTF-8.")},
    {Reason::MethodOfRule,
     QT_TRANSLATE_NOOP("Messages",
                       "The decision does not fit: how people came to it is said of people's decisions only.")},
    {Reason::ParticipantNotInProject,
     QT_TRANSLATE_NOOP("Messages", "The decision does not fit: somebody who took part is not in the project.")},
    {Reason::AgainstMajority, QT_TRANSLATE_NOOP("Messages", "A decision without a reason does not fit: it goes against "
                                                            "the majority of the first labels, %1, so say why.")},
    {Reason::FilterNotUnderstood, QT_TRANSLATE_NOOP("Messages", "Filter \"%1\" does not fit: %2")},
    {Reason::FilterNameUnsound,
     QT_TRANSLATE_NOOP("Messages", "Saved filter \"%1\" does not fit: a name in UTF-8 that is not empty.")},
    {Reason::MeetingEnded, QT_TRANSLATE_NOOP("Messages", "No meeting \"%1\" goes on any more.")},
    {Reason::MeetingNameUnsound,
     QT_TRANSLATE_NOOP("Messages", "Meeting \"%1\" does not fit: a name in UTF-8 that is not empty.")},
    {Reason::BudgetOutOfRange,
     QT_TRANSLATE_NOOP("Messages", "Time budget of %1 minutes does not fit: 0 (none) to %2 minutes.")},
    {Reason::MeetingOfNobody,
     QT_TRANSLATE_NOOP("Messages", "The people do not fit: at least one person of the project takes part.")},
    {Reason::MeetingGoesOn,
     QT_TRANSLATE_NOOP("Messages", "The meeting \"%1\" goes on in this round, and there is one at a time.")},
    {Reason::DecisionRuleUnknown,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" is no rule; rules are: unanimous, majority, plurality, at-least=K with K of "
                                   "at least 2, same-theme, person=NAME.")},
    {Reason::VoteRevealedAlready,
     QT_TRANSLATE_NOOP("Messages",
                       "The second vote does not fit: it was revealed already; to vote again, open a new one.")},
    {Reason::VoteCalledOff,
     QT_TRANSLATE_NOOP("Messages", "The second vote does not fit: it was called off; to vote again, open a new one.")},
    {Reason::VoteUnsound,
     QT_TRANSLATE_NOOP("Messages", "The vote does not fit: it names a category, or says that none fits, that the issue "
                                   "is not for this study, or that you cannot tell.")},
    {Reason::VoteNotUtf8, QT_TRANSLATE_NOOP("Messages", "The vote does not fit: the note is not UTF-8.")},
    {Reason::NobodyToVote,
     QT_TRANSLATE_NOOP("Messages",
                       "The second vote does not fit: nobody labels in this round, so say who takes part.")},
    {Reason::MeetingNotFound, QT_TRANSLATE_NOOP("Messages", "There is no meeting %1.")},
    {Reason::IssueNotInThisRound, QT_TRANSLATE_NOOP("Messages", "There is no such issue in this round.")},
    {Reason::VotesOfOthers, QT_TRANSLATE_NOOP("Messages", "A vote of %1 is not allowed: those who take part are %2.")},
    {Reason::NothingToReveal,
     QT_TRANSLATE_NOOP("Messages",
                       "The second vote does not fit: nobody has voted yet, so there is nothing to reveal.")},
    {Reason::VotesMissing, QT_TRANSLATE_NOOP("Messages", "The second vote does not fit: not everybody has voted: %1 "
                                                         "still can; wait for them, or reveal it without them.")},
};

} // namespace

std::span<const Entry> aboutReconcile()
{
    return kReconcile;
}

} // namespace accord::messages

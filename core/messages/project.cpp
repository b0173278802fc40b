// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kProject[] = {
    {Reason::ProjectNameUnsound,
     QT_TRANSLATE_NOOP("Messages", "Project name \"%1\" does not fit: it stands on one line.")},
    {Reason::PersonUnknown, QT_TRANSLATE_NOOP("Messages", "There is no person \"%1\" in the project. People are: %2.")},
    {Reason::NoPersonYet,
     QT_TRANSLATE_NOOP("Messages", "There is no person \"%1\" in the project: it has no people yet.")},
    {Reason::RoundUnknown, QT_TRANSLATE_NOOP("Messages", "There is no round \"%1\" in the project. Rounds are: %2.")},
    {Reason::NoRoundYet,
     QT_TRANSLATE_NOOP("Messages", "There is no round \"%1\" in the project: it has no rounds yet.")},
    {Reason::RoundAmbiguous, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" can mean several: %2.")},
    {Reason::CategoryUnknown,
     QT_TRANSLATE_NOOP("Messages", "There is no category %1 that could be used. Near to it: %2.")},
    {Reason::CategoryUnusable, QT_TRANSLATE_NOOP("Messages", "There is no category %1 that could be used.")},
    {Reason::RepositoryUnknown,
     QT_TRANSLATE_NOOP("Messages", "The round has no issue of repository \"%1\". Repositories are: %2.")},
    {Reason::RepositoryAmbiguous, QT_TRANSLATE_NOOP("Messages", "The repository \"%1\" can mean several: %2.")},
    {Reason::ChangedMeanwhile, QT_TRANSLATE_NOOP("Messages", "Somebody else has changed %1 meanwhile: %2.")},
    {Reason::NotSaidWho, QT_TRANSLATE_NOOP("Messages", "It is not said who does this.")},
    {Reason::HasLeft, QT_TRANSLATE_NOOP("Messages", "This person has left the study.")},
    {Reason::ObserversDoNotLabel, QT_TRANSLATE_NOOP("Messages", "Observers look and do not label.")},
    {Reason::ObserversChangeNothing, QT_TRANSLATE_NOOP("Messages", "Observers look and change nothing.")},
    {Reason::PackageForOwnWork,
     QT_TRANSLATE_NOOP(
         "Messages",
         "This is the package of one person, for their own work; anything else is done in the study's project.")},
    {Reason::OnlyLead, QT_TRANSLATE_NOOP("Messages", "Only a lead can do this. Leads are: %1.")},
    {Reason::OnlyLeadNone, QT_TRANSLATE_NOOP("Messages", "Only a lead can do this.")},
    {Reason::OthersLabelInRound, QT_TRANSLATE_NOOP("Messages", "Others label in the round \"%1\".")},
    {Reason::LeadDoesNotLabel, QT_TRANSLATE_NOOP("Messages", "This lead leads and does not label.")},
    {Reason::RoundNotStarted, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" has not been started.")},
    {Reason::RoundStartedAlready,
     QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: it has started already.")},
    {Reason::OnlyRunningCloses,
     QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: only a round that runs can be closed.")},
    {Reason::OnlyRunningChangesCodebook,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The round \"%1\" does not allow it: only a round that runs can go on by another codebook version.")},
    {Reason::RoundOver, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: the round is over.")},
    {Reason::OnlyClosedReconciles,
     QT_TRANSLATE_NOOP("Messages",
                       "The round \"%1\" does not allow it: only a round that is closed can be reconciled.")},
    {Reason::RoundNotReconciled,
     QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: the round is not reconciled.")},
    {Reason::RoundClosed,
     QT_TRANSLATE_NOOP("Messages", "The round \"%1\" is closed, and first labels stay as they were given.")},
    {Reason::RoundReconciled,
     QT_TRANSLATE_NOOP("Messages",
                       "The round \"%1\" is reconciled, and what was decided stays unless a lead opens it again.")},
    {Reason::IssueOfOthers, QT_TRANSLATE_NOOP("Messages", "This issue is handed to others.")},
    {Reason::RoundIsBlind,
     QT_TRANSLATE_NOOP("Messages", "The round \"%1\" is blind: what others say in it is not shown before it is over.")},
    {Reason::IssueNotFound, QT_TRANSLATE_NOOP("Messages", "There is no issue %1.")},
    {Reason::TextNotFound, QT_TRANSLATE_NOOP("Messages", "There is no text %1.")},
    {Reason::RoundNotFound, QT_TRANSLATE_NOOP("Messages", "There is no such round in the project.")},
    {Reason::ProposalNotFound, QT_TRANSLATE_NOOP("Messages", "There is no proposal %1.")},
    {Reason::SecondVoteNotFound, QT_TRANSLATE_NOOP("Messages", "There is no second vote %1.")},
    {Reason::PersonAmbiguous, QT_TRANSLATE_NOOP("Messages", "The person \"%1\" can mean several: %2.")},
    {Reason::NoPeople, QT_TRANSLATE_NOOP("Messages", "The project has no people yet.")},
    {Reason::NoRounds, QT_TRANSLATE_NOOP("Messages", "The project has no rounds yet.")},
    {Reason::TypesAre, QT_TRANSLATE_NOOP("Messages", "There is no category %1 that could be used. Types are: %2.")},
    {Reason::CategoriesAre,
     QT_TRANSLATE_NOOP("Messages", "There is no category %1 that could be used. Categories are: %2.")},
};

} // namespace

std::span<const Entry> aboutProject()
{
    return kProject;
}

} // namespace accord::messages

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kStudy[] = {
    {Reason::WeightOfMember, QT_TRANSLATE_NOOP("Messages", "The weight does not fit: a weight is 0 or more, of somebody who is in the project.")},
    {Reason::NamedTwice, QT_TRANSLATE_NOOP("Messages", "Person \"%1\" does not fit: named twice.")},
    {Reason::ReasonWithoutGate, QT_TRANSLATE_NOOP("Messages", "The reason does not fit: there is no gate to follow: say why.")},
    {Reason::ReasonAgainstGate, QT_TRANSLATE_NOOP("Messages", "The reason does not fit: it goes against the gate: say why.")},
    {Reason::OnlyDraftsChange, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: only a draft can be changed; of a round that has started only its name and its gate can.")},
    {Reason::NotHandedOut, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: its items are not handed out: all of them are for all who label.")},
    {Reason::NobodyLeftToLabel, QT_TRANSLATE_NOOP("Messages", "Round \"%1\" does not fit: nobody would be left who labels.")},
    {Reason::EmptyBlock, QT_TRANSLATE_NOOP("Messages", "The block does not fit: a block has at least 1 item.")},
    {Reason::NegativeWeight, QT_TRANSLATE_NOOP("Messages", "The weight does not fit: a weight is 0 or more.")},
    {Reason::OverlapOutOfRange, QT_TRANSLATE_NOOP("Messages", "Overlap %1 does not fit: each item is labelled by at least one and at most all of %2 people.")},
    {Reason::NegativeStratum, QT_TRANSLATE_NOOP("Messages", "The stratum does not fit: a number of items is 0 or more.")},
    {Reason::NoSuchStratum, QT_TRANSLATE_NOOP("Messages", "Stratum %1 does not fit: there is no such stratum.")},
    {Reason::OtherStrata, QT_TRANSLATE_NOOP("Messages", "The strata do not fit: they have other sizes.")},
    {Reason::NobodyLabels, QT_TRANSLATE_NOOP("Messages", "There are no people who label.")},
    {Reason::PlanOutdated, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: what the plan was made from has changed in the meantime.")},
    {Reason::AssignmentMethodUnknown, QT_TRANSLATE_NOOP("Messages", "The way to share out \"%1\" does not fit: all, k-of-n, blocks or repository.")},
    {Reason::LabelledAlready, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: somebody has labelled in it already.")},
    {Reason::OutcomeOfNobody, QT_TRANSLATE_NOOP("Messages", "The gate does not fit: it needs the person who decides.")},
    {Reason::OutcomeReasonUnsound, QT_TRANSLATE_NOOP("Messages", "The reason does not fit: it is a short text in UTF-8.")},
    {Reason::TooManyConditions, QT_TRANSLATE_NOOP("Messages", "The gate does not fit: it has at most %1 conditions.")},
    {Reason::GateNotUnderstood, QT_TRANSLATE_NOOP("Messages", "The gate does not fit: it is one line such as \"theme fleiss-kappa >= 0.7 and lower > 0.6\".")},
    {Reason::NoIssuesForRound, QT_TRANSLATE_NOOP("Messages", "There are no issues for round \"%1\".")},
    {Reason::NoTaxonomy, QT_TRANSLATE_NOOP("Messages", "The project has no taxonomy yet.")},
    {Reason::ItemsWait, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: %2 items wait to be handed out.")},
    {Reason::ConflictsWithoutDecision, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not allow it: %2 conflicts have no decision.")},
    {Reason::NameWithoutLetter, QT_TRANSLATE_NOOP("Messages", "Name \"%1\" does not fit: a name has at least one letter.")},
    {Reason::InitialsUnsound, QT_TRANSLATE_NOOP("Messages", "Initials \"%1\" do not fit: they are a few letters.")},
    {Reason::ColourOutOfRange, QT_TRANSLATE_NOOP("Messages", "Colour %1 does not fit: it is a number from 0 to %2.")},
    {Reason::PseudonymUnsound, QT_TRANSLATE_NOOP("Messages", "Pseudonym \"%1\" does not fit: it is a short word such as A3.")},
    {Reason::PersonExists, QT_TRANSLATE_NOOP("Messages", "There is a person \"%1\" already.")},
    {Reason::PseudonymTaken, QT_TRANSLATE_NOOP("Messages", "Pseudonym \"%1\" exists already: it is that of somebody else.")},
    {Reason::PseudonymIsName, QT_TRANSLATE_NOOP("Messages", "Pseudonym \"%1\" exists already: it is the name of somebody.")},
    {Reason::OnlyLeadStays, QT_TRANSLATE_NOOP("Messages", "Changing person \"%1\" is not allowed: they are the only lead of the study; make somebody else a lead first.")},
    {Reason::PersonNotFound, QT_TRANSLATE_NOOP("Messages", "There is no such person in the project.")},
    {Reason::PeopleAlready, QT_TRANSLATE_NOOP("Messages", "The first lead is not needed: the project has people already.")},
    {Reason::TooManyPeopleInProject, QT_TRANSLATE_NOOP("Messages", "Person \"%1\" does not fit: a project has at most %2 people.")},
    {Reason::RoleUnknown, QT_TRANSLATE_NOOP("Messages", "Role \"%1\" does not fit: it is one of annotator, lead, observer.")},
    {Reason::RoundNeedsName, QT_TRANSLATE_NOOP("Messages", "Round \"%1\" does not fit: a round needs a name.")},
    {Reason::RoundExists, QT_TRANSLATE_NOOP("Messages", "There is a round \"%1\" already.")},
    {Reason::LiftingNeedsReason, QT_TRANSLATE_NOOP("Messages", "The reason does not fit: lifting the blind needs one: everybody sees everybody's labels then.")},
    {Reason::DateUnsound, QT_TRANSLATE_NOOP("Messages", "%1 \"%2\" does not fit: such as 2024, 2024-03 or 2024-03-15.")},
    {Reason::StrataNeedKeywords, QT_TRANSLATE_NOOP("Messages", "Strata by keyword do not fit: they need a list of keywords.")},
    {Reason::StrataTwice, QT_TRANSLATE_NOOP("Messages", "Strata by %1 do not fit: each can be named once.")},
    {Reason::StrataUnknown, QT_TRANSLATE_NOOP("Messages", "Strata by \"%1\" do not fit: repository, year, state, keyword or category.")},
    {Reason::KeywordWithoutLetter, QT_TRANSLATE_NOOP("Messages", "Keyword \"%1\" does not fit: a keyword has at least one letter or digit.")},
    {Reason::StrataNeedRound, QT_TRANSLATE_NOOP("Messages", "Strata by category do not fit: they need the name of the round whose decisions count.")},
    {Reason::QuotasPerStratum, QT_TRANSLATE_NOOP("Messages", "The quotas do not fit: there are %1 strata.")},
    {Reason::QuotaTooLarge, QT_TRANSLATE_NOOP("Messages", "Quota %1 does not fit: the stratum has %2 items.")},
    {Reason::NegativeSample, QT_TRANSLATE_NOOP("Messages", "Size %1 does not fit: a sample has 0 items or more.")},
    {Reason::StratumUnknown, QT_TRANSLATE_NOOP("Messages", "The frame has no stratum \"%1\". Strata are: %2.")},
    {Reason::RepeatsOutOfRange, QT_TRANSLATE_NOOP("Messages", "The repeats do not fit: a share from 0 to 1, such as 0.05.")},
    {Reason::NothingToDrawFrom, QT_TRANSLATE_NOOP("Messages", "There are no issues to draw from: none is left by what was asked for.")},
    {Reason::NotDrawn, QT_TRANSLATE_NOOP("Messages", "There is no sample of round \"%1\": its items were not drawn.")},
    {Reason::SampleDamaged, QT_TRANSLATE_NOOP("Messages", "The sample of a round is damaged: %1.")},
    {Reason::ConfidenceOutOfRange, QT_TRANSLATE_NOOP("Messages", "The confidence does not fit: above 0 and below 1, such as 0.95.")},
    {Reason::MarginOutOfRange, QT_TRANSLATE_NOOP("Messages", "The margin does not fit: above 0 and below 1, such as 0.05.")},
    {Reason::ProportionOutOfRange, QT_TRANSLATE_NOOP("Messages", "The expected proportion does not fit: above 0 and below 1; 0.5 where nothing is known.")},
    {Reason::EmptyPopulation, QT_TRANSLATE_NOOP("Messages", "The population does not fit: at least 1.")},
    {Reason::MarginOutOfReach, QT_TRANSLATE_NOOP("Messages", "The margin does not fit: it cannot be reached with a million million items.")},
    {Reason::NoItems, QT_TRANSLATE_NOOP("Messages", "The items do not fit: at least 1.")},
    {Reason::QuotaTooSmall, QT_TRANSLATE_NOOP("Messages", "The quota does not fit: at least 1.")},
    {Reason::CategoryNotFound, QT_TRANSLATE_NOOP("Messages", "The codebook does not have this category any more.")},
    {Reason::NotForTraining, QT_TRANSLATE_NOOP("Messages", "Round \"%1\" does not fit: it is not for training.")},
    {Reason::ReferencesReadable, QT_TRANSLATE_NOOP("Messages", "References are not allowed: the round \"%1\" is not blind, so that people could read them before they label.")},
    {Reason::ReferenceUnsound, QT_TRANSLATE_NOOP("Messages", "The reference does not fit: it is a category, or \"not for this study\" with a reason.")},
    {Reason::ExplanationNotUtf8, QT_TRANSLATE_NOOP("Messages", "The reference does not fit: the explanation is not UTF-8.")},
    {Reason::ExplanationMissing, QT_TRANSLATE_NOOP("Messages", "The reference does not fit: people learn from its explanation, and it has none.")},
    {Reason::ItemOfOtherRound, QT_TRANSLATE_NOOP("Messages", "There is no such item: the round \"%1\" does not have it.")},
    {Reason::ReferencesOfOtherRound, QT_TRANSLATE_NOOP("Messages", "The round does not fit: the references come from another round.")},
};

} // namespace

std::span<const Entry> aboutStudy()
{
    return kStudy;
}

} // namespace accord::messages

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kWords[] = {
    {Reason::Listed, QT_TRANSLATE_NOOP("Messages", "%1, %2")},
    {Reason::FieldChanged, QT_TRANSLATE_NOOP("Messages", "%1 changed its %2")},
    {Reason::TooManyPeople, QT_TRANSLATE_NOOP("Messages", "more people than a project has")},
    {Reason::TooManyRounds, QT_TRANSLATE_NOOP("Messages", "more rounds than a project has")},
    {Reason::TooManyCodebooks, QT_TRANSLATE_NOOP("Messages", "more codebooks than a project has")},
    {Reason::TooManyCategories, QT_TRANSLATE_NOOP("Messages", "more categories than a project has")},
    {Reason::TooManyFilters, QT_TRANSLATE_NOOP("Messages", "more filters than a project has")},
    {Reason::TooManyChanges, QT_TRANSLATE_NOOP("Messages", "more changes of the study than anybody makes")},
    {Reason::EndlessName, QT_TRANSLATE_NOOP("Messages", "a name without end")},
    {Reason::EndlessFilter, QT_TRANSLATE_NOOP("Messages", "a filter without end")},
    {Reason::UnsoundEvent, QT_TRANSLATE_NOOP("Messages", "an event that is none")},
    {Reason::EventAboutNothing, QT_TRANSLATE_NOOP("Messages", "an event that is about nothing")},
    {Reason::UnsoundLabel, QT_TRANSLATE_NOOP("Messages", "a label that is none")},
    {Reason::UnsoundReason, QT_TRANSLATE_NOOP("Messages", "a reason that is none")},
    {Reason::UnsoundDecision, QT_TRANSLATE_NOOP("Messages", "a decision that is none")},
    {Reason::UnsoundVote, QT_TRANSLATE_NOOP("Messages", "a second vote, a meeting or a proposal that is none")},
    {Reason::UnsoundRound, QT_TRANSLATE_NOOP("Messages", "a round, a gate or a person that is none")},
    {Reason::UnsoundColour, QT_TRANSLATE_NOOP("Messages", "somebody who is no colour")},
    {Reason::UnsoundSource, QT_TRANSLATE_NOOP("Messages", "a source or a finding that is none")},
    {Reason::UnsoundItem, QT_TRANSLATE_NOOP("Messages", "an item that is none")},
    {Reason::UnsoundAssignment, QT_TRANSLATE_NOOP("Messages", "an assignment that is none")},
    {Reason::TimeInFarFuture, QT_TRANSLATE_NOOP("Messages", "a time in the far future")},
    {Reason::UnsoundKeyword, QT_TRANSLATE_NOOP("Messages", "a keyword that is none")},
    {Reason::EndlessFact, QT_TRANSLATE_NOOP("Messages", "a fact without end")},
    {Reason::EndlessText, QT_TRANSLATE_NOOP("Messages", "a title, a name or labels without end")},
    {Reason::LogicalClock, QT_TRANSLATE_NOOP("Messages", "its logical clock")},
    {Reason::PlaceInRound, QT_TRANSLATE_NOOP("Messages", "a place in one of its rounds")},
    {Reason::TextVersion, QT_TRANSLATE_NOOP("Messages", "the version of one of its texts")},
    {Reason::LongWork, QT_TRANSLATE_NOOP("Messages", "an import or other long work")},
    {Reason::AnotherProgram, QT_TRANSLATE_NOOP("Messages", "another program")},
    {Reason::NamelessWindow, QT_TRANSLATE_NOOP("Messages", "a window whose user has not said who they are")},
    {Reason::WaitsFor, QT_TRANSLATE_NOOP("Messages", "waits for the opinion of %1")},
    {Reason::AgainstIt, QT_TRANSLATE_NOOP("Messages", "against it: %1")},
    {Reason::WaitsForAndAgainst, QT_TRANSLATE_NOOP("Messages", "waits for the opinion of %1; against it: %2")},
    {Reason::VersionMade, QT_TRANSLATE_NOOP("Messages", "%1 made version %2 of the codebook")},
    {Reason::TheCodebook, QT_TRANSLATE_NOOP("Messages", "the codebook")},
    {Reason::CategoryNamed, QT_TRANSLATE_NOOP("Messages", "category %1")},
    {Reason::RoundNamed, QT_TRANSLATE_NOOP("Messages", "round \"%1\"")},
    {Reason::PersonNamed, QT_TRANSLATE_NOOP("Messages", "person \"%1\"")},
    {Reason::TheSettings, QT_TRANSLATE_NOOP("Messages", "the settings of the study")},
    {Reason::EndOfLine, QT_TRANSLATE_NOOP("Messages", "the end of the line")},
    {Reason::Quoted, QT_TRANSLATE_NOOP("Messages", "\"%1\"")},
    {Reason::CategoryCode, QT_TRANSLATE_NOOP("Messages", "the code of a category")},
    {Reason::NameInQuotes, QT_TRANSLATE_NOOP("Messages", "a name in double quotes")},
    {Reason::LevelName, QT_TRANSLATE_NOOP("Messages", "type, theme or subtheme")},
    {Reason::AField, QT_TRANSLATE_NOOP("Messages", "a field")},
    {Reason::OneText, QT_TRANSLATE_NOOP("Messages", "one text in double quotes; this field is no list")},
    {Reason::TwoNames, QT_TRANSLATE_NOOP("Messages", "the names of two or more parts, each in double quotes")},
    {Reason::EditVerb, QT_TRANSLATE_NOOP("Messages", "add, rename, recode, define, move, merge, split, retire or restore")},
    {Reason::FieldName, QT_TRANSLATE_NOOP("Messages", "name")},
    {Reason::FieldPurpose, QT_TRANSLATE_NOOP("Messages", "purpose")},
    {Reason::FieldBlindness, QT_TRANSLATE_NOOP("Messages", "blindness")},
    {Reason::FieldPeople, QT_TRANSLATE_NOOP("Messages", "people")},
    {Reason::FieldOrder, QT_TRANSLATE_NOOP("Messages", "order")},
    {Reason::FieldGate, QT_TRANSLATE_NOOP("Messages", "gate")},
    {Reason::FieldInitials, QT_TRANSLATE_NOOP("Messages", "initials")},
    {Reason::FieldColour, QT_TRANSLATE_NOOP("Messages", "colour")},
    {Reason::FieldRole, QT_TRANSLATE_NOOP("Messages", "role")},
    {Reason::FieldPseudonym, QT_TRANSLATE_NOOP("Messages", "pseudonym")},
    {Reason::FieldReasons, QT_TRANSLATE_NOOP("Messages", "reasons")},
    {Reason::FieldTrainingLevel, QT_TRANSLATE_NOOP("Messages", "level of training")},
    {Reason::FieldTrainingShare, QT_TRANSLATE_NOOP("Messages", "share of right labels after training")},
    {Reason::FieldTrainingItems, QT_TRANSLATE_NOOP("Messages", "number of labels in training")},
    {Reason::FieldLabels, QT_TRANSLATE_NOOP("Messages", "labels")},
};

} // namespace

std::span<const Entry> aboutWords()
{
    return kWords;
}

} // namespace accord::messages

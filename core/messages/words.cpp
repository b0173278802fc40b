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
};

} // namespace

std::span<const Entry> aboutWords()
{
    return kWords;
}

} // namespace accord::messages

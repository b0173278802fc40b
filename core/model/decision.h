// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/label.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord {

/// Where an item stands on its way to a final label.
enum class DecisionState : std::uint8_t {
    Open = 0,     ///< not decided, or opened again
    Decided = 1,  ///< a category, none of these, or not for this study
    Deferred = 2, ///< put off for later
    kLast = Deferred,
};

/// What a decision can say about an item; everything else says that it is open or put off.
constexpr bool isFinal(Verdict verdict)
{
    return isLabelled(verdict);
}

/// Who or what made a decision. A rule never replaces what a person decided or a file brought.
enum class DecisionSource : std::uint8_t {
    Person = 1,
    Rule = 2,
    Import = 3,
    kLast = Import,
};

/// How people came to a decision.
enum class Method : std::uint8_t {
    None = 0,       ///< not said: nobody has to, and nothing takes it for granted; a rule's or a file's
    Consensus = 1,  ///< talked over until all agreed
    Majority = 2,   ///< of the first labels
    SecondVote = 3, ///< as people voted again
    Lead = 4,       ///< one person decided for all
    kLast = Lead,
};

/// Why people disagreed, as those who decide see it.
enum class Cause : std::uint8_t {
    None = 0,
    AmbiguousIssue = 1,
    CodebookGap = 2,
    Slip = 3,
    TwoTopics = 4,
    NeedsExpert = 5,
    kLast = NeedsExpert,
};

/// The content of one decision on one item. Never changed: a new one replaces it.
struct DecisionContent
{
    DecisionState state = DecisionState::Open;
    Verdict verdict = Verdict::None; ///< Category, NoneOfThese or NotForStudy when decided
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
    DecisionSource source = DecisionSource::Person;
    std::string rule; ///< "majority", "unanimous", "at-least=5" when the source is a rule
    std::string reason;
    Cause cause = Cause::None;
    bool codebookChange = false; ///< "the codebook needs a change"
    Method method = Method::None;
    Uuid secondVote;                  ///< that it follows; null if none
    Uuid meeting;                     ///< in which it was made; null if none
    std::vector<PersonId> takingPart; ///< in the order of their numbers; empty: not said

    bool operator==(const DecisionContent&) const = default;
};

/// A decision as it stands in the project.
struct Decision
{
    EventId event;
    ItemId item;
    PersonId by; ///< none for an import
    DecisionContent content;
    std::string at; ///< UTC, ISO 8601
};

} // namespace accord

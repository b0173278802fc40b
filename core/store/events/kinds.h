// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/event.h"
#include "core/model/merging.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The kinds of events: one entry for each, from which everything is made that treats kinds differently: what of a
/// strange file is refused, whose consent a merge needs, what a package brings, under what events are counted, and when
/// open windows read again. (In which columns a kind stands is declared in payloads.cpp.) Nothing in an entry has a
/// default: an entry that leaves something out does not compile, and neither does a kind without an entry.
namespace accord::store {

/// What an entry has to say.
template <class Value>
class Stated
{
public:
    template <class Given>
    requires std::convertible_to<Given, Value>
    constexpr Stated(Given given) // NOLINT(google-explicit-constructor)
        : m_value(given)
    {}
    constexpr operator Value() const { return m_value; } // NOLINT(google-explicit-constructor)
    [[nodiscard]] constexpr const Value& value() const { return m_value; }

private:
    Value m_value;
};

/// Whether events of a kind have something.
enum class Has : std::uint8_t { No, Maybe, Yes };

/// Whose consent a merge needs. Who else is the person for whom a package was made is asked of this project: in the
/// package anybody could have written it.
enum class Consent : std::uint8_t {
    Author,        ///< of a package only what the person for whom it was made said; of a full copy everybody's
    Beginner,      ///< the same; but what ends something that others began is left to a lead
    LeadOfPackage, ///< of a package it is left to a lead; of a full copy everybody's
    Lead,          ///< it is left to a lead
};

/// What of a kind stands in a package for one person (or for several who turned out to be one).
enum class InPackage : std::uint8_t {
    Nothing,
    Everything,
    OfAuthor,            ///< what the person said
    OnItems,             ///< what the person said of the items that are in there
    AboutPerson,         ///< what is said of the person
    OfRounds,            ///< what is said of the rounds that are in there
    AboutPersonInRounds, ///< what is said of the person in rounds that are in there
    Identities,          ///< that these are one person; nothing of others
};

/// Who reads what an event says while the round of its item is blind. That it happened is told in any case.
enum class WhileBlind : std::uint8_t {
    Author,
    Everybody,
};

/// Numbers that the column `state` of a kind may have.
struct States
{
    std::int64_t first = 0; ///< 0: it may lack one
    std::int64_t last = 0;
};

template <class Enumeration>
constexpr States states(Enumeration first)
{
    return {static_cast<std::int64_t>(first), static_cast<std::int64_t>(Enumeration::kLast)};
}

/// Bounds of the column `detail`, in characters; of a taxonomy in bytes.
inline constexpr std::int64_t kShortDetail = 8192;
inline constexpr std::int64_t kLongDetail = 1'048'576;
inline constexpr std::int64_t kLongestDetail = 67'108'864;

/// How many events of a kind a file has at most.
enum class Number : std::uint8_t {
    OnePerAnswer, ///< as many as people give answers; all other kinds are found by the index event_by_kind
    AnyNumber,
    Few, ///< all such kinds together a million
};

/// What the rows of a kind have.
struct KindRow
{
    Stated<Has> author;
    Stated<Has> item;
    Stated<Has> round;       ///< in the column `round_id`
    Stated<Has> aboutPerson; ///< in the column `about_person`
    Stated<Has> subject;     ///< the event that began what it is about
    Stated<Has> answer;      ///< verdict, category, reason of exclusion
    Stated<Has> passages;    ///< of the text of its item
    Stated<States> states;
    Stated<Has> detail;
    Stated<std::int64_t> longestDetail;
    Stated<Number> number;
};

struct KindInMerge
{
    Stated<Consent> consent;
    Stated<std::optional<MergeExtra>> forLead; ///< as what it is left to a lead; none: never as a whole
    Stated<bool> withoutAuthor;                ///< it is taken also where who said it is left out
    Stated<InPackage> inPackage;
    Stated<std::int64_t MergeCounts::*> counted;
};

struct KindEntry
{
    Stated<EventKind> kind;
    Stated<std::string_view> name; ///< in every project file
    KindRow row;
    KindInMerge merge;
    Stated<bool> contents; ///< open windows read their lists anew
    Stated<WhileBlind> whileBlind;
};

using enum Has;

/// In the order of the enumeration.
inline constexpr std::array kKinds = std::to_array<KindEntry>({
    {.kind = EventKind::Label,
     .name = "label",
     .row = {.author = Yes,
             .item = Yes,
             .round = No,
             .aboutPerson = No,
             .subject = No,
             .answer = Yes,
             .passages = Maybe,
             .states = States{},
             .detail = No,
             .longestDetail = 0,
             .number = Number::OnePerAnswer},
     .merge = {.consent = Consent::Author,
               .forLead = std::nullopt,
               .withoutAuthor = false,
               .inPackage = InPackage::OnItems,
               .counted = &MergeCounts::labels},
     .contents = false,
     .whileBlind = WhileBlind::Author},
    {.kind = EventKind::Vote,
     .name = "vote",
     .row = {.author = Yes,
             .item = Yes,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = Yes,
             .passages = No,
             .states = States{},
             .detail = No,
             .longestDetail = 0,
             .number = Number::OnePerAnswer},
     .merge = {.consent = Consent::Author,
               .forLead = std::nullopt,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::votes},
     .contents = false,
     .whileBlind = WhileBlind::Author},
    {.kind = EventKind::Decision,
     .name = "decision",
     .row = {.author = Maybe,
             .item = Yes,
             .round = No,
             .aboutPerson = No,
             .subject = Maybe,
             .answer = Yes,
             .passages = No,
             .states = states(DecisionState::Open),
             .detail = No,
             .longestDetail = 0,
             .number = Number::OnePerAnswer},
     .merge = {.consent = Consent::LeadOfPackage,
               .forLead = MergeExtra::Decisions,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::decisions},
     .contents = false,
     .whileBlind = WhileBlind::Author},
    {.kind = EventKind::Taxonomy,
     .name = "taxonomy",
     .row = {.author = Maybe,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = No,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = Yes,
             .longestDetail = kLongestDetail,
             .number = Number::AnyNumber},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::Codebook,
               .withoutAuthor = true,
               .inPackage = InPackage::Everything,
               .counted = &MergeCounts::codebooks},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::SecondVote,
     .name = "second_vote",
     .row = {.author = Yes,
             .item = Yes,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(SecondVoteState{}),
             .detail = No,
             .longestDetail = 0,
             .number = Number::AnyNumber},
     .merge = {.consent = Consent::Beginner,
               .forLead = MergeExtra::Decisions,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::meetings},
     .contents = false,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Meeting,
     .name = "meeting",
     .row = {.author = Yes,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(MeetingStep::Described),
             .detail = Maybe,
             .longestDetail = kLongDetail,
             .number = Number::AnyNumber},
     .merge = {.consent = Consent::LeadOfPackage,
               .forLead = MergeExtra::Decisions,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::meetings},
     .contents = false,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Proposal,
     .name = "proposal",
     .row = {.author = Yes,
             .item = Maybe,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(ProposalState{}),
             .detail = Maybe,
             .longestDetail = kLongDetail,
             .number = Number::AnyNumber},
     .merge = {.consent = Consent::Beginner,
               .forLead = MergeExtra::Decisions,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::meetings},
     .contents = false,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Opinion,
     .name = "opinion",
     .row = {.author = Yes,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(Stance::None),
             .detail = No,
             .longestDetail = 0,
             .number = Number::AnyNumber},
     .merge = {.consent = Consent::Author,
               .forLead = std::nullopt,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::meetings},
     .contents = false,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Finding,
     .name = "finding",
     .row = {.author = Yes,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = Yes,
             .longestDetail = kShortDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Author,
               .forLead = std::nullopt,
               .withoutAuthor = false,
               .inPackage = InPackage::OfAuthor,
               .counted = &MergeCounts::findings},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Person,
     .name = "person",
     .row = {.author = Maybe,
             .item = No,
             .round = No,
             .aboutPerson = Yes,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = Yes,
             .longestDetail = kShortDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::People,
               .withoutAuthor = false,
               .inPackage = InPackage::AboutPerson,
               .counted = &MergeCounts::personChanges},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Round,
     .name = "round",
     .row = {.author = Maybe,
             .item = No,
             .round = Yes,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(RoundState::Draft),
             .detail = Yes,
             .longestDetail = kLongDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::Rounds,
               .withoutAuthor = false,
               .inPackage = InPackage::OfRounds,
               .counted = &MergeCounts::roundChanges},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Assignment,
     .name = "assignment",
     .row = {.author = Maybe,
             .item = No,
             .round = Yes,
             .aboutPerson = Yes,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = No,
             .longestDetail = 0,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::Rounds,
               .withoutAuthor = false,
               .inPackage = InPackage::AboutPersonInRounds,
               .counted = &MergeCounts::assignments},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Gate,
     .name = "gate",
     .row = {.author = Yes,
             .item = No,
             .round = Yes,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(GateVerdict::Go),
             .detail = Maybe,
             .longestDetail = kLongDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::Criteria,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::gates},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Settings,
     .name = "settings",
     .row = {.author = Maybe,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = Yes,
             .longestDetail = kLongDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::Settings,
               .withoutAuthor = false,
               .inPackage = InPackage::Everything,
               .counted = &MergeCounts::settings},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Source,
     .name = "source",
     .row = {.author = Maybe,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = Yes,
             .longestDetail = kLongDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::Settings,
               .withoutAuthor = false,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::sources},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::SamePerson,
     .name = "same_person",
     .row = {.author = Maybe,
             .item = No,
             .round = No,
             .aboutPerson = No,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = states(Sameness::Same),
             .detail = Yes,
             .longestDetail = kShortDetail,
             .number = Number::Few},
     .merge = {.consent = Consent::Lead,
               .forLead = MergeExtra::People,
               .withoutAuthor = true,
               .inPackage = InPackage::Identities,
               .counted = &MergeCounts::personChanges},
     .contents = true,
     .whileBlind = WhileBlind::Everybody},
    {.kind = EventKind::Package,
     .name = "package",
     .row = {.author = Maybe,
             .item = No,
             .round = No,
             .aboutPerson = Yes,
             .subject = Yes,
             .answer = No,
             .passages = No,
             .states = States{},
             .detail = No,
             .longestDetail = 0,
             .number = Number::Few},
     .merge = {.consent = Consent::LeadOfPackage,
               .forLead = MergeExtra::Rounds,
               .withoutAuthor = true,
               .inPackage = InPackage::Nothing,
               .counted = &MergeCounts::assignments},
     .contents = false,
     .whileBlind = WhileBlind::Everybody},
});

static_assert(kKinds.size() == kEventKindCount, "a kind without an entry");
static_assert(
    [] {
        for (std::size_t i = 0; i < kKinds.size(); ++i) {
            const KindInMerge& merge = kKinds[i].merge;
            const bool hidden = kKinds[i].whileBlind == WhileBlind::Author;
            const bool leads = merge.consent == Consent::Lead || merge.consent == Consent::LeadOfPackage;
            const bool own = merge.inPackage == InPackage::Nothing || merge.inPackage == InPackage::OfAuthor ||
                             merge.inPackage == InPackage::OnItems;
            if (static_cast<std::size_t>(kKinds[i].kind.value()) != i || (hidden && !own) ||
                (leads && !merge.forLead.value())) {
                return false;
            }
        }
        return true;
    }(),
    "an entry in the wrong place, a package that tells others what is blind, or consent for nothing");

constexpr const KindEntry& entryOf(EventKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

constexpr std::string_view nameOf(EventKind kind)
{
    return entryOf(kind).name;
}

constexpr std::optional<EventKind> eventKindNamed(std::string_view name)
{
    for (const KindEntry& entry : kKinds) {
        if (entry.name.value() == name) {
            return entry.kind;
        }
    }
    return std::nullopt;
}

/// The names of the kinds that are `wanted` as a JSON list, for statements that ask for all of them: "kind IN (SELECT
/// value FROM json_each(:kinds))".
template <class Wanted>
std::string kindNames(Wanted wanted)
{
    std::string names;
    for (const KindEntry& entry : kKinds) {
        if (wanted(entry)) {
            names += (names.empty() ? "\"" : ", \"") + std::string(entry.name.value()) + '"';
        }
    }
    return "[" + names + "]";
}

} // namespace accord::store

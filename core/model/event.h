// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/collect.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/meeting.h"
#include "core/model/proposal.h"
#include "core/model/study.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What people do with a project: a header that every event has, and what it says, one struct for each kind. How each
/// stands in a row of the project file is declared in core/store/events/payloads.cpp.
namespace accord {

/// What every event has beside what it says. The first members are those that whoever writes one may give.
struct Event
{
    PersonId by{};                  ///< none: a rule or a file
    Uuid subject{};                 ///< what it is about, by the event that began it; null in a new one: it begins that
    std::optional<Uuid> replaces{}; ///< the event that the person saw when doing this
    std::string at{};               ///< UTC, ISO 8601; empty in a new one: the writer's time
    ImportId import{};              ///< the long work that it belongs to; the writer's
    EventId id{};                   ///< in this file
    Uuid uuid{};                    ///< in every copy
    std::int64_t clock = 0;         ///< logical time
};

struct LabelGiven
{
    ItemId item{};
    LabelContent content{};
    double seconds = 0;    ///< how long the issue was in view; 0: not known
    CodebookId codebook{}; ///< the version that was shown; none: imported
};

/// In the second vote that it is about.
struct VoteCast
{
    ItemId item{};
    Uuid meeting{};
    VoteContent content{};
};

struct DecisionMade
{
    ItemId item{};
    DecisionContent content{};
};

/// A version of the codebook.
struct CodebookWritten
{
    std::string taxonomy{}; ///< the whole taxonomy as JSON
    std::string note{};
};

/// A second vote was opened, revealed or called off.
struct SecondVoteHeld
{
    ItemId item{};
    Uuid meeting{};
    SecondVoteState state = SecondVoteState::Open;
    std::vector<PersonId> takingPart{}; ///< of one that is opened
};

enum class MeetingStep : std::uint8_t {
    Described = 0, ///< it begins, or sets out to do something else
    Ended = 2,
    kLast = Ended,
};

struct MeetingHeld
{
    MeetingStep step = MeetingStep::Described;
    Uuid round{};                     ///< in every copy
    MeetingContent content{};         ///< without the numbers of the round and of its items
    std::vector<std::string> items{}; ///< UUIDs, where the agenda has a size
};

/// A proposal was made, raised by one more item, or came to its end.
struct ProposalMade
{
    ItemId item{};
    Uuid meeting{};
    std::optional<ProposalState> state{};     ///< none: it is raised
    std::optional<ProposalContent> content{}; ///< when it is made
    std::string reason{};                     ///< of its end, as what follows
    CodebookId codebook{};
    std::string rule{};
    std::vector<PersonId> asked{}; ///< whose opinion counts
};

/// On the proposal that it is about.
struct OpinionGiven
{
    Uuid meeting{};
    Stance stance = Stance::None;
    std::string why{};
};

/// What somebody is called and may do. What is not told stays what it was.
struct PersonDescribed
{
    PersonId person{};
    std::optional<std::string> name{};
    std::optional<std::string> initials{};
    std::optional<int> colour{};
    std::optional<Role> role{};
    std::optional<bool> labels{};
    std::optional<std::string> pseudonym{};
    std::optional<std::string> left{};
};

/// How far a round is, and how it is set up. What is not told stays what it was.
struct RoundDescribed
{
    RoundId round{};
    RoundState state = RoundState::Draft;
    CodebookId codebook{};
    std::optional<std::string> name{};
    std::optional<RoundPurpose> purpose{};
    std::optional<int> overlap{};
    std::optional<std::uint64_t> orderSeed{};
    std::optional<std::string> gate{};
    std::optional<std::string> sample{};
    std::optional<bool> blind{};
    std::optional<std::string> liftReason{}; ///< why it is blind no longer
    std::optional<bool> deleted{};
    std::optional<bool> openCodes{};
    std::optional<std::string> leftOpen{};
    std::optional<bool> everybody{}; ///< labels in it
    std::vector<PersonId> people{};  ///< who labels in it, one by one
};

/// Items of a round go to one person, others are taken back from them; which do stands in rows of `assigned_item`.
struct ItemsAssigned
{
    RoundId round{};
    PersonId to{};
};

struct GateConcluded
{
    RoundId round{};
    GateVerdict verdict = GateVerdict::Go;
    std::string reason{};
    std::string figures{}; ///< JSON
};

struct SettingsMade
{
    StudySettings settings{};
};

struct SourceDescribed
{
    Source source{}; ///< its identifier is what the event is about
};

/// Of a keyword in an issue, or of two issues.
struct FindingMade
{
    std::optional<std::string> keyword{};
    std::optional<std::string> url{};
    std::optional<Relevance> relevance{};
    std::optional<std::string> first{};
    std::optional<std::string> second{};
    std::optional<bool> same{}; ///< none: taken back
};

enum class Sameness : std::uint8_t {
    Same = 1,
    Different = 2,
    kLast = Different,
};

/// That two people are one, or are not.
struct SamePersonSaid
{
    Uuid person{};
    Uuid sameAs{};
    Sameness same = Sameness::Same;
};

/// Somebody's items went out in a package of their own; its identifier is what the event is about.
struct PackageMade
{
    PersonId to{};
};

/// What the rows of `event` are: core/store/events/kinds.h says of each how it is treated.
enum class EventKind : std::uint8_t {
    Label,
    Vote,
    Decision,
    Taxonomy,
    SecondVote,
    Meeting,
    Proposal,
    Opinion,
    Finding,
    Person,
    Round,
    Assignment,
    Gate,
    Settings,
    Source,
    SamePerson,
    Package,
};

/// What an event says, in the order of the enumeration.
using Payload = std::variant<LabelGiven, VoteCast, DecisionMade, CodebookWritten, SecondVoteHeld, MeetingHeld,
                             ProposalMade, OpinionGiven, FindingMade, PersonDescribed, RoundDescribed, ItemsAssigned,
                             GateConcluded, SettingsMade, SourceDescribed, SamePersonSaid, PackageMade>;
inline constexpr std::size_t kEventKindCount = std::variant_size_v<Payload>;

constexpr EventKind kindOf(const Payload& said)
{
    return static_cast<EventKind>(said.index());
}

} // namespace accord

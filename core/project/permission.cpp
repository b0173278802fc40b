// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/permission.h"

#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/store/events/decisions.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace accord {
namespace {

constexpr std::uint8_t in(std::initializer_list<RoundState> states)
{
    std::uint8_t bits = 0;
    for (const RoundState state : states) {
        bits |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(state));
    }
    return bits;
}

constexpr std::uint8_t kAnyState = 0;
constexpr std::uint8_t kDraft = in({RoundState::Draft});
constexpr std::uint8_t kRunning = in({RoundState::Running});
constexpr std::uint8_t kClosed = in({RoundState::Closed});
constexpr std::uint8_t kReconciled = in({RoundState::Reconciled});
constexpr bool kBlind = true;
constexpr bool kNotBlind = false;
constexpr bool kPackage = true;

// In the order of the enumeration.
constexpr std::array<PermissionRule, kActions> kRules{{
    {Action::Label, Rank::Labeller, kRunning, kBlind, kPackage},
    {Action::ImportOwnLabels, Rank::Labeller, kRunning, kBlind, kPackage},
    {Action::Propose, Rank::Annotator, kAnyState, kBlind, kPackage},
    {Action::GiveOpinion, Rank::Annotator, kAnyState, kBlind, kPackage},
    {Action::Vote, Rank::Annotator, kRunning | kClosed, kNotBlind, kPackage},
    {Action::OpenSecondVote, Rank::Member, kRunning | kClosed, kNotBlind},
    {Action::EndSecondVote, Rank::Annotator, kRunning | kClosed, kNotBlind},
    {Action::Decide, Rank::Member, kRunning | kClosed, kNotBlind},
    {Action::HoldMeeting, Rank::Member, kRunning | kClosed, kNotBlind},
    {Action::EndMeeting, Rank::Annotator, kAnyState, kBlind},
    {Action::SaveFilter, Rank::Annotator, kAnyState, kBlind},
    {Action::EndProposal, Rank::Annotator, kAnyState, kBlind},
    {Action::KeepDraft, Rank::Annotator, kAnyState, kBlind},
    {Action::JudgeFindings, Rank::Annotator, kAnyState, kBlind},
    {Action::EditOwnPerson, Rank::Anybody, kAnyState, kBlind},
    {Action::LeaveStudy, Rank::Anybody, kAnyState, kBlind},
    {Action::EndProposalAsLead, Rank::Lead, kAnyState, kBlind},
    {Action::EditCodebook, Rank::Lead, kAnyState, kBlind},
    {Action::ImportCodebook, Rank::Lead, kAnyState, kBlind},
    {Action::SetProposalRule, Rank::Lead, kAnyState, kBlind},
    {Action::AddPerson, Rank::Lead, kAnyState, kBlind},
    {Action::EditPerson, Rank::Lead, kAnyState, kBlind},
    {Action::CreateRound, Rank::Lead, kAnyState, kBlind},
    {Action::EditRound, Rank::Lead, kAnyState, kBlind},
    {Action::DeleteRound, Rank::Lead, kDraft, kBlind},
    {Action::AddItems, Rank::Lead, kDraft | kRunning, kBlind},
    {Action::StartRound, Rank::Lead, kDraft, kBlind},
    {Action::CloseRound, Rank::Lead, kRunning, kBlind},
    {Action::LiftBlind, Rank::Lead, kAnyState, kBlind},
    {Action::MarkReconciled, Rank::Lead, kClosed, kBlind},
    {Action::UseNewestCodebook, Rank::Lead, kRunning, kBlind},
    {Action::Assign, Rank::Lead, kDraft | kRunning, kBlind},
    {Action::SetCriteria, Rank::Lead, kAnyState, kBlind},
    {Action::RecordOutcome, Rank::Lead, kAnyState, kNotBlind},
    {Action::EditReferences, Rank::Lead, kAnyState, kBlind},
    {Action::DecideByRule, Rank::Lead, kRunning | kClosed, kNotBlind},
    {Action::OpenAgain, Rank::Lead, kReconciled, kNotBlind},
    {Action::EditSettings, Rank::Lead, kAnyState, kBlind},
    {Action::ImportIssues, Rank::Lead, kAnyState, kBlind},
    {Action::ImportLabels, Rank::Lead, kRunning, kBlind},
    {Action::ImportDecisions, Rank::Lead, kDraft | kRunning | kClosed, kBlind},
    {Action::EditSource, Rank::Lead, kAnyState, kBlind},
    {Action::Fetch, Rank::Lead, kAnyState, kBlind},
    {Action::Select, Rank::Lead, kAnyState, kBlind},
    {Action::Merge, Rank::Annotator, kAnyState, kBlind, kPackage},
    {Action::TakeFromCopy, Rank::Lead, kAnyState, kBlind},
}};

// The word of an action, and what errors call doing it.
struct ActionName
{
    std::string_view word;
    std::string_view doing;
};

constexpr std::array<ActionName, kActions> kNames{{
    {"label", "labelling"},
    {"import-own-labels", "importing one's own labels"},
    {"propose", "proposing"},
    {"give-opinion", "giving an opinion"},
    {"vote", "voting"},
    {"open-second-vote", "opening a second vote"},
    {"end-second-vote", "ending a second vote"},
    {"decide", "deciding"},
    {"hold-meeting", "holding a meeting"},
    {"end-meeting", "ending a meeting"},
    {"save-filter", "saving a filter"},
    {"end-proposal", "ending a proposal"},
    {"keep-draft", "collecting edits of the codebook"},
    {"judge-findings", "judging what was found"},
    {"edit-own-person", "changing one's initials and colour"},
    {"leave-study", "leaving the study"},
    {"end-proposal-as-lead", "ending a proposal"},
    {"edit-codebook", "editing the codebook"},
    {"import-codebook", "importing a taxonomy"},
    {"set-proposal-rule", "setting the rule for proposals"},
    {"add-person", "adding a person"},
    {"edit-person", "changing a person"},
    {"create-round", "creating a round"},
    {"edit-round", "changing a round"},
    {"delete-round", "deleting a round"},
    {"add-items", "adding items"},
    {"start-round", "starting a round"},
    {"close-round", "closing a round"},
    {"lift-blind", "lifting the blind"},
    {"mark-reconciled", "marking a round as reconciled"},
    {"use-newest-codebook", "going on by the newest codebook"},
    {"assign", "assigning items"},
    {"set-criteria", "setting acceptance criteria"},
    {"record-outcome", "recording an outcome"},
    {"edit-references", "setting reference labels"},
    {"decide-by-rule", "deciding by rule"},
    {"open-again", "opening a decision again"},
    {"edit-settings", "changing the study's settings"},
    {"import-issues", "importing issues"},
    {"import-labels", "importing labels"},
    {"import-decisions", "importing decisions"},
    {"edit-source", "changing a source"},
    {"fetch", "fetching"},
    {"select", "bringing issues in"},
    {"merge", "merging"},
    {"take-from-copy", "taking over more than people's own work"},
}};

const ActionName& nameOf(Action action)
{
    return kNames[static_cast<std::size_t>(action)];
}

// What the table is asked about.
struct Facts
{
    bool readOnly = false;
    bool nobody = false; ///< it is not said who
    std::optional<Person> person;
    bool hasLeads = false;
    Uuid package; ///< of the person for whom the file was made
    std::optional<RoundState> state;
    bool blind = false;
    bool named = false;     ///< the round names who labels in it
    bool takesPart = false; ///< of those whom it names, if it names any
    bool assigned = false;  ///< its items are assigned one by one
};

DenialReason ofPerson(const PermissionRule& rule, const Facts& facts)
{
    if (facts.nobody) {
        return !facts.hasLeads           ? DenialReason::None
               : rule.rank == Rank::Lead ? DenialReason::OnlyLead
                                         : DenialReason::Nobody;
    }
    if (!facts.person) {
        return DenialReason::UnknownPerson;
    }
    if (!facts.person->left.empty()) {
        return DenialReason::Left;
    }
    return facts.person->role == Role::Observer && rule.rank != Rank::Anybody ? DenialReason::Observer
                                                                              : DenialReason::None;
}

DenialReason ofRank(const PermissionRule& rule, const Facts& facts)
{
    const bool lead = !facts.person || facts.person->role == Role::Lead;
    if (rule.rank == Rank::Lead) {
        return lead || !facts.hasLeads ? DenialReason::None : DenialReason::OnlyLead;
    }
    if (rule.rank != Rank::Labeller && (rule.rank != Rank::Member || lead)) {
        return DenialReason::None;
    }
    if (facts.state && !facts.takesPart) {
        return DenialReason::NotTakingPart;
    }
    return rule.rank == Rank::Labeller && facts.person && !facts.person->labels && !facts.named
               ? DenialReason::DoesNotLabel
               : DenialReason::None;
}

DenialReason ofState(const PermissionRule& rule, RoundState state)
{
    if (rule.allows(state)) {
        return DenialReason::None;
    }
    if (rule.states == kDraft) {
        return DenialReason::AlreadyStarted;
    }
    if (rule.states == kClosed || rule.states == kReconciled) {
        return DenialReason::NotClosed;
    }
    if (rule.action == Action::CloseRound || rule.action == Action::UseNewestCodebook ||
        rule.action == Action::AddItems || rule.action == Action::Assign) {
        return DenialReason::NotRunning;
    }
    if (state == RoundState::Draft) {
        return DenialReason::NotStarted;
    }
    return rule.allows(RoundState::Closed) ? DenialReason::Reconciled : DenialReason::Closed;
}

DenialReason denialOf(const PermissionRule& rule, const Facts& facts)
{
    if (facts.readOnly) {
        return DenialReason::ReadOnly;
    }
    if (const DenialReason why = ofPerson(rule, facts); why != DenialReason::None) {
        return why;
    }
    const bool own = facts.person && facts.person->uuid == facts.package;
    if (!facts.package.isNull() && (!rule.package || !own)) {
        return DenialReason::Package;
    }
    if (const DenialReason why = ofRank(rule, facts); why != DenialReason::None) {
        return why;
    }
    if (!facts.state) {
        return DenialReason::None;
    }
    if (const DenialReason why = ofState(rule, *facts.state); why != DenialReason::None) {
        return why;
    }
    return facts.blind && !rule.blind ? DenialReason::Blind : DenialReason::None;
}

Result<Facts> factsNow(Project& project, PersonId person, const PermissionRule& rule, RoundId round)
{
    store::Database& database = project.database();
    Facts facts;
    facts.readOnly = project.readOnly();
    facts.nobody = !person.valid();
    if (!facts.nobody) {
        ACCORD_TRY(facts.person, store::personNow(database, person));
    }
    const bool lead = facts.person && isLead(*facts.person);
    facts.hasLeads = lead;
    if (!lead && (rule.rank == Rank::Lead || facts.nobody)) {
        ACCORD_TRY(const std::vector<Person> people, store::people(database));
        facts.hasLeads = std::ranges::any_of(people, isLead);
    }
    ACCORD_TRY(const std::string package, store::projectValue(database, "package_for"));
    facts.package = Uuid::parse(package).value_or(Uuid{});
    if (round.valid()) {
        ACCORD_TRY(const store::RoundStanding standing, store::consensusIn(database, round, person));
        if (!standing.known) {
            return Error{Errc::NotFound, "round", {}};
        }
        facts.state = standing.state;
        facts.blind = standing.blind;
        facts.named = standing.named;
        facts.takesPart = standing.takesPart;
        facts.assigned = standing.assigned;
    }
    return facts;
}

Facts factsKnown(const Project& project, PersonId id, RoundId roundId)
{
    Facts facts;
    facts.readOnly = project.readOnly();
    facts.nobody = !id.valid();
    if (const Person* person = project.person(id); person != nullptr) {
        facts.person = *person;
    }
    facts.hasLeads = !project.leads().empty();
    facts.package = project.packagedFor();
    if (const Round* round = project.round(roundId); round != nullptr) {
        facts.state = round->state;
        facts.blind = round->blind;
        facts.named = !round->people.empty();
        facts.takesPart = !facts.named || std::ranges::find(round->people, id) != round->people.end();
    }
    return facts;
}

// What of one item is open although the round is over.
Result<bool> isOpenAgain(Project& project, PersonId person, Action action, DenialReason why, RoundId round, ItemId item)
{
    if (why == DenialReason::Closed && action == Action::Label) {
        ACCORD_TRY(const RelabelReason again, relabel(project, round, item, person));
        return again != RelabelReason::No;
    }
    if (why == DenialReason::Reconciled && (action == Action::Decide || action == Action::ImportDecisions)) {
        ACCORD_TRY(const auto decision, store::decisionToReplace(project.database(), round, item));
        return decision && decision->content.state == DecisionState::Open;
    }
    return false;
}

std::string textOf(const Project& project, DenialReason reason, Action action)
{
    switch (reason) {
    case DenialReason::None:
    case DenialReason::ReadOnly:
        break;
    case DenialReason::Nobody:
        return "it is not said who does it";
    case DenialReason::UnknownPerson:
        return "this person is not in the project";
    case DenialReason::Left:
        return "this person has left the study";
    case DenialReason::Observer:
        return action == Action::Label ? "observers look and do not label" : "observers look and change nothing";
    case DenialReason::Package:
        return "this is the package of one person, for their own work; anything else is done in the study's project";
    case DenialReason::OnlyLead: {
        std::vector<std::string> names;
        for (const Person& lead : project.leads()) {
            names.push_back(lead.name);
        }
        return "only a lead can do this" + (names.empty() ? "" : "; leads are: " + text::join(names, ", "));
    }
    case DenialReason::NotTakingPart:
        return "others label in this round";
    case DenialReason::DoesNotLabel:
        return "this lead leads and does not label";
    case DenialReason::NotStarted:
        return "the round has not been started";
    case DenialReason::AlreadyStarted:
        return "it has started already";
    case DenialReason::NotRunning:
        return action == Action::CloseRound          ? "only a round that runs can be closed"
               : action == Action::UseNewestCodebook ? "only a round that runs can go on by another codebook version"
                                                     : "the round is over";
    case DenialReason::NotClosed:
        return action == Action::MarkReconciled ? "only a round that is closed can be reconciled"
                                                : "the round is not reconciled";
    case DenialReason::Closed:
        return "the round is closed, and first labels stay as they were given";
    case DenialReason::Reconciled:
        return "the round is reconciled, and what was decided stays unless a lead opens it again";
    case DenialReason::Blind:
        return "the round is blind";
    case DenialReason::NotAssigned:
        return "this issue is handed to others";
    }
    return {};
}

} // namespace

std::span<const PermissionRule> permissionRules()
{
    return kRules;
}

const PermissionRule& permissionRule(Action action)
{
    return kRules[static_cast<std::size_t>(action)];
}

std::string_view toString(Action action)
{
    return nameOf(action).word;
}

DenialReason denial(const Project& project, PersonId person, Action action, RoundId round)
{
    return denialOf(permissionRule(action), factsKnown(project, person, round));
}

Status permit(Project& project, PersonId person, Action action, RoundId round, ItemId item)
{
    const PermissionRule& rule = permissionRule(action);
    ACCORD_TRY(const Facts facts, factsNow(project, person, rule, round));
    DenialReason why = denialOf(rule, facts);
    if (why != DenialReason::None && item.valid()) {
        ACCORD_TRY(const bool again, isOpenAgain(project, person, action, why, round, item));
        if (again) {
            return {};
        }
    }
    if (why == DenialReason::None && action == Action::Label && item.valid() && facts.assigned) {
        ACCORD_TRY(const bool theirs, store::isHanded(project.database(), round, item, person));
        why = theirs ? why : DenialReason::NotAssigned;
    }
    return why == DenialReason::None ? Status() : Status(denialError(project, why, action, round));
}

Error denialError(const Project& project, DenialReason reason, Action action, RoundId roundId)
{
    if (reason == DenialReason::ReadOnly) {
        return Error{Errc::ReadOnly, project.file().string(), {}};
    }
    std::string subject(nameOf(action).doing);
    if (const Round* round = project.round(roundId); round != nullptr) {
        const bool aboutRound = permissionRule(action).rank == Rank::Lead || reason == DenialReason::Blind;
        subject = aboutRound ? "round \"" + round->name + "\"" : subject + " in \"" + round->name + "\"";
    }
    return Error{Errc::NotPermitted, std::move(subject), textOf(project, reason, action)};
}

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/permission.h"

#include "core/base/reason.h"
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
    {Action::HandOutOwn, Rank::Annotator, kAnyState, kBlind},
    {Action::HandOut, Rank::Lead, kAnyState, kBlind},
    {Action::Merge, Rank::Annotator, kAnyState, kBlind, kPackage},
    {Action::TakeFromCopy, Rank::Lead, kAnyState, kBlind},
}};

constexpr std::array<std::string_view, kActions> kNames{"label",
                                                        "import-own-labels",
                                                        "propose",
                                                        "give-opinion",
                                                        "vote",
                                                        "open-second-vote",
                                                        "end-second-vote",
                                                        "decide",
                                                        "hold-meeting",
                                                        "end-meeting",
                                                        "save-filter",
                                                        "end-proposal",
                                                        "keep-draft",
                                                        "judge-findings",
                                                        "edit-own-person",
                                                        "leave-study",
                                                        "end-proposal-as-lead",
                                                        "edit-codebook",
                                                        "import-codebook",
                                                        "set-proposal-rule",
                                                        "add-person",
                                                        "edit-person",
                                                        "create-round",
                                                        "edit-round",
                                                        "delete-round",
                                                        "add-items",
                                                        "start-round",
                                                        "close-round",
                                                        "lift-blind",
                                                        "mark-reconciled",
                                                        "use-newest-codebook",
                                                        "assign",
                                                        "set-criteria",
                                                        "record-outcome",
                                                        "edit-references",
                                                        "decide-by-rule",
                                                        "open-again",
                                                        "edit-settings",
                                                        "import-issues",
                                                        "import-labels",
                                                        "import-decisions",
                                                        "edit-source",
                                                        "fetch",
                                                        "select",
                                                        "hand-out-own",
                                                        "hand-out",
                                                        "merge",
                                                        "take-from-copy"};

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
    bool training = false;  ///< asked of a lead who does not label: their labels are what references are made of
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
    return rule.rank == Rank::Labeller && facts.person && !facts.person->labels && !facts.named && !facts.training
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
    sqlite::Database& database = project.database();
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
        ACCORD_TRY(const store::RoundStanding standing, store::standingIn(database, round, person));
        if (!standing.known) {
            return Error{Errc::NotFound, Reason::RoundNotFound};
        }
        facts.state = standing.state;
        facts.blind = standing.blind;
        facts.named = standing.named;
        facts.takesPart = standing.takesPart;
        facts.assigned = standing.assigned;
        if (facts.person && !facts.person->labels) {
            ACCORD_TRY(const std::vector<Round> rounds, store::rounds(database));
            const auto found = std::ranges::find(rounds, round, &Round::id);
            facts.training = found != rounds.end() && found->purpose == RoundPurpose::Training;
        }
    }
    return facts;
}

Facts factsKnown(const Project& project, PersonId id, RoundId roundId)
{
    Facts facts;
    facts.readOnly = project.readOnly();
    facts.nobody = !id.valid();
    if (const auto person = project.person(id); person != nullptr) {
        facts.person = *person;
    }
    facts.hasLeads = !project.leads().empty();
    facts.package = project.packagedFor();
    if (const auto round = project.round(roundId); round != nullptr) {
        facts.state = round->state;
        facts.blind = round->blind;
        facts.training = round->purpose == RoundPurpose::Training;
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

Reason reasonOf(DenialReason reason, Action action)
{
    switch (reason) {
    case DenialReason::Nobody:
        return Reason::NotSaidWho;
    case DenialReason::UnknownPerson:
        return Reason::PersonNotFound;
    case DenialReason::Left:
        return Reason::HasLeft;
    case DenialReason::Observer:
        return action == Action::Label ? Reason::ObserversDoNotLabel : Reason::ObserversChangeNothing;
    case DenialReason::Package:
        return Reason::PackageForOwnWork;
    case DenialReason::NotTakingPart:
        return Reason::OthersLabelInRound;
    case DenialReason::DoesNotLabel:
        return Reason::LeadDoesNotLabel;
    case DenialReason::NotStarted:
        return Reason::RoundNotStarted;
    case DenialReason::AlreadyStarted:
        return Reason::RoundStartedAlready;
    case DenialReason::NotRunning:
        return action == Action::CloseRound          ? Reason::OnlyRunningCloses
               : action == Action::UseNewestCodebook ? Reason::OnlyRunningChangesCodebook
                                                     : Reason::RoundOver;
    case DenialReason::NotClosed:
        return action == Action::MarkReconciled ? Reason::OnlyClosedReconciles : Reason::RoundNotReconciled;
    case DenialReason::Closed:
        return Reason::RoundClosed;
    case DenialReason::Reconciled:
        return Reason::RoundReconciled;
    case DenialReason::Blind:
        return Reason::RoundIsBlind;
    case DenialReason::NotAssigned:
        return Reason::IssueOfOthers;
    case DenialReason::None:
    case DenialReason::ReadOnly:
    case DenialReason::OnlyLead:
        break;
    }
    return kNoReason;
}

// Those whose sentence names the round.
bool isAboutRound(DenialReason reason)
{
    switch (reason) {
    case DenialReason::NotTakingPart:
    case DenialReason::NotStarted:
    case DenialReason::AlreadyStarted:
    case DenialReason::NotRunning:
    case DenialReason::NotClosed:
    case DenialReason::Closed:
    case DenialReason::Reconciled:
    case DenialReason::Blind:
        return true;
    default:
        return false;
    }
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
    return kNames[static_cast<std::size_t>(action)];
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
        return project.readOnlyError();
    }
    if (reason == DenialReason::OnlyLead) {
        std::vector<std::string> names;
        for (const Person& lead : project.leads()) {
            names.push_back(lead.name);
        }
        return names.empty() ? Error{Errc::NotPermitted, Reason::OnlyLeadNone}
                             : Error{Errc::NotPermitted, Reason::OnlyLead, {names}};
    }
    if (!isAboutRound(reason)) {
        return Error{Errc::NotPermitted, reasonOf(reason, action)};
    }
    const auto round = project.round(roundId);
    return Error{Errc::NotPermitted, reasonOf(reason, action), {round == nullptr ? std::string() : round->name}};
}

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <span>

/// Who may do what: one table, from which denial() answers for a screen, and permit() inside the transaction that
/// writes. Every use case that writes what somebody does asks permit().
namespace accord {

/// What somebody can do that writes into a project.
enum class Action : std::uint8_t {
    // One's own work
    Label,
    ImportOwnLabels, ///< a file with nobody's labels but one's own
    Propose,         ///< make, support or withdraw a proposal
    GiveOpinion,
    Vote, ///< in a second vote in which one takes part
    // Settling what people disagree on
    OpenSecondVote,
    EndSecondVote, ///< reveal it or call it off
    Decide,        ///< by hand, on one item or a block; also in a reconciled round, where a lead opened it again
    HoldMeeting,
    EndMeeting,
    SaveFilter,    ///< keep or remove one under a name, for everybody
    EndProposal,   ///< accept or reject it, as the study's rule of proposals says
    KeepDraft,     ///< of edits of the codebook, one's own
    JudgeFindings, ///< whether a keyword fits, whether two issues are the same
    // Oneself
    EditOwnPerson, ///< one's initials and colour
    LeaveStudy,
    // The codebook
    EndProposalAsLead, ///< where the rule of proposals leaves it to a lead
    EditCodebook,
    ImportCodebook,
    SetProposalRule,
    // The people
    AddPerson,
    EditPerson,
    // Rounds
    CreateRound,
    EditRound,
    DeleteRound,
    AddItems,
    StartRound,
    CloseRound,
    LiftBlind,
    MarkReconciled,
    UseNewestCodebook,
    Assign,
    SetCriteria,   ///< the acceptance criteria of a round
    RecordOutcome, ///< go or no-go
    EditReferences,
    DecideByRule, ///< also undoing and redoing it
    OpenAgain,    ///< a decision of a reconciled round
    EditSettings,
    // What is brought in
    ImportIssues,
    ImportLabels, ///< of others, or of several people
    ImportDecisions,
    EditSource,
    Fetch,
    Select,     ///< bring what was fetched into the project
    HandOutOwn, ///< a package for oneself
    HandOut,    ///< a package for anybody
    Merge,
    TakeFromCopy, ///< what is not the own work of those who bring a copy
};

inline constexpr std::size_t kActions = static_cast<std::size_t>(Action::TakeFromCopy) + 1;

/// Why somebody may not. Where several hold, it is the first in the order of this list that matters to them.
enum class DenialReason : std::uint8_t {
    None, ///< they may
    ReadOnly,
    Nobody,         ///< it is not said who does it, and the project has leads, or it is a person's own work
    UnknownPerson,  ///< they are not in the project
    Left,           ///< they left the study
    Observer,       ///< they only look
    Package,        ///< the file is the package of one person, for their own work
    OnlyLead,       ///< see Project::leads()
    NotTakingPart,  ///< others do it in this round
    DoesNotLabel,   ///< a lead who does not label
    NotStarted,     ///< the round is a draft
    AlreadyStarted, ///< the round is no draft any more
    NotRunning,     ///< the round does not run (any more): of what is neither labelling nor deciding
    NotClosed,      ///< the round is not closed, or reconciled already
    Closed,         ///< first labels stay as they were given
    Reconciled,     ///< what was decided stays, unless a lead opens it again
    Blind,          ///< the round is blind
    NotAssigned,    ///< the item is assigned to others
};

/// Who may do something at the least; each includes those below.
enum class Rank : std::uint8_t {
    Anybody,   ///< who is in the study, observers too
    Annotator, ///< annotators and leads
    Member,    ///< annotators who label in the round, and leads
    Labeller,  ///< annotators and leads who label in the round
    Lead,
};

/// One row of the table.
struct PermissionRule
{
    Action action = Action::Label;
    Rank rank = Rank::Lead;
    std::uint8_t states = 0; ///< bits 1 << RoundState; 0: it is about no round, or the round may be in any state
    bool blind = true;       ///< also while the round is blind
    bool package = false;    ///< also in the package of one person, by that person

    [[nodiscard]] bool allows(RoundState state) const
    {
        return states == 0 || (states & (1U << static_cast<unsigned>(state))) != 0;
    }
};

/// Whether the person leads the study: somebody who left does so no longer.
inline bool isLead(const Person& person)
{
    return person.role == Role::Lead && person.left.empty();
}

/// In the order of the actions.
std::span<const PermissionRule> permissionRules();
const PermissionRule& permissionRule(Action action);

/// "label", "lift-blind": for JSON and tests.
std::string_view toString(Action action);

/// As the project was read last: enables buttons. `round`: the one that it is about, if it is about one. Whether an
/// item is the person's, and whether one item of a closed or reconciled round is open to them, only permit() says.
DenialReason denial(const Project& project, PersonId person, Action action, RoundId round = {});

/// The same asked of the file itself, inside the transaction that writes. `item`: of the round; for Label whether it is
/// assigned to the person, and is to be labelled again (which goes on in a closed round); for Decide and
/// ImportDecisions whether a lead opened it again in a reconciled round. Errc::NotPermitted (Reason::OnlyLead names the
/// leads), NotFound for a round that there is none, ReadOnly.
Status permit(Project& project, PersonId person, Action action, RoundId round = {}, ItemId item = {});

/// The error that permit() gives for a reason.
Error denialError(const Project& project, DenialReason reason, Action action, RoundId round = {});

} // namespace accord

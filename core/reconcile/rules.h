// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/rules/rule.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace accord::reconcile {

/// An issue that the round shows more than once, decided differently from one time to the other.
struct DecidedApart
{
    IssueId issue;
    std::vector<Decided> items; ///< those that are decided then, first occurrence first
};

/// What a rule would do, before it does it.
struct RulePreview
{
    int items = 0;     ///< of the round
    int matching = 0;  ///< items for which the rule has an answer
    int unanimous = 0; ///< of those, with everybody alike
    int conflicts = 0; ///< of those, in conflict
    int conflictsOfRound = 0;
    int alreadyDecided = 0; ///< of those, decided by a person or a file: left alone
    int sameAsDecided = 0;  ///< of those already decided, where the rule says the same
    // Decisions to be made: by code ("-": not for this study), by repository, and by the level on which the labels
    // differ as Level's number (0: they do not).
    std::map<std::string, int> byCategory;
    std::map<std::string, int> byRepository;
    std::array<int, 4> bySplit{};
    std::set<CategoryId> retired;    ///< of the categories to be decided: those that were retired already
    std::vector<Decided> decisions;  ///< to be made; what the rule itself decided alike before is left out
    std::vector<DecidedApart> apart; ///< issues that these decisions leave decided differently, in the round's order
};

/// The label matrix must be up to date; apply() checks again what was decided meanwhile. What it does to agreement is in
/// rules/effect.h, and items to read in rules/sample.h. The rule's person must have been looked up: resolved().
RulePreview preview(const LabelMatrix& labelMatrix, const Rule& rule);

/// What a bulk decision did, for undo and redo: the same swap through the same use case.
struct RuleOutcome
{
    std::vector<Decided> before; ///< the other side's values
    std::vector<Decided> after;
};

/// Makes the previewed decisions, all or none, marked as the rule's. Items that a person decided since the preview are
/// left alone. They belong to the meeting that goes on, if there is one. Errc::NotPermitted while the round is blind,
/// and for who does not lead, UnknownCategory when a category was retired since the preview.
Result<RuleOutcome> apply(Project& project, RoundId round, PersonId by, const RulePreview& preview);

/// Puts decisions back as they were (undo: `before`, redo: `after`), except where somebody else has decided since.
/// Answers how many were put back. What a rule decided is for leads.
Result<int> putBack(Project& project, RoundId round, PersonId by, const std::vector<Decided>& wanted,
                    const std::vector<Decided>& expected);

} // namespace accord::reconcile

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/rules.h"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace accord::reconcile {

/// One way in which conflicts between two categories ended.
struct PairOutcome
{
    Verdict verdict = Verdict::Category;
    CategoryId category; ///< none: not for this study, or none of these
    int byPeople = 0;
    int byOthers = 0; ///< by rules and from files
};

/// How the conflicts of a block have been settled so far: the decisions that hold.
struct SettledPair
{
    BlockKey pair;
    int decided = 0;
    std::vector<PairOutcome> outcomes; ///< most first
    std::array<int, 6> causes{};       ///< by Cause's number, of people's decisions; the first: no cause was said
    std::vector<Decision> last;        ///< of people, the latest first, three at most
};

/// Every block with decisions, most decided first; decisions for which `counts` says no are left out. The
/// block of a decision is that of its item's labels as they are now. Errc::NotPermitted while the round is
/// blind.
Result<std::vector<SettledPair>> settledPairs(Project& project, const LabelMatrix& labelMatrix,
                                              const std::function<bool(const Decision&)>& counts = {});

/// One of them; without decisions it is empty.
Result<SettledPair> settledPair(Project& project, const LabelMatrix& labelMatrix, const BlockKey& pair,
                                const std::function<bool(const Decision&)>& counts = {});

/// How many decisions of people on a pair have to be alike before the rest is offered to be decided like them.
constexpr std::size_t kAlike = 3;

/// The rule that decides the pending conflicts of the pair as people decided the last three: by majority where each
/// followed the majority of its first labels, otherwise as the category that all three were decided as. None where
/// they have nothing in common, or are fewer.
std::optional<Rule> likeTheLast(const FilterNames& names, const SettledPair& settled);

} // namespace accord::reconcile

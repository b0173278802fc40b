// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/raters/pair_counts.h"
#include "core/reconcile/figures/figures.h"
#include "core/reconcile/figures/level_codes.h"

#include <array>
#include <span>
#include <vector>

namespace accord::reconcile {

/// A decision as far as figures know it.
struct CountedDecision
{
    DecisionState state = DecisionState::Open;
    DecisionSource source = DecisionSource::Person;
    LabelMatrixCell says; ///< what it names; Verdict::None unless decided

    bool operator==(const CountedDecision&) const = default;
};

CountedDecision countedDecision(const LabelMatrix& labelMatrix, DecisionState state, DecisionSource source, Verdict verdict,
                                CategoryId category);

/// How often each annotator said k where l was decided, at each level: what Cohen's kappa of an annotator and the
/// decisions is computed from. It follows one item at a time.
class WithDecisions
{
public:
    WithDecisions(const LevelCodes& codes, std::size_t annotators);

    /// Counts a row in (by = 1) or out (by = -1). `labels`: one per annotator.
    void count(const LevelCodes& codes, const LabelMatrix& labelMatrix, std::span<const LabelMatrixCell> labels,
               const CountedDecision& decision, int by);

    /// The annotators' figures, without their persons; none where there are more than bounds::kPairedRaters.
    [[nodiscard]] std::vector<AnnotatorFigure> at(Level level) const;

private:
    struct Pair
    {
        agreement::PairCounts all;
        agreement::PairCounts withoutRules;
    };

    std::array<std::vector<Pair>, 3> m_pairs; ///< by level - 1, then by annotator
};

} // namespace accord::reconcile

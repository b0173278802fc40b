// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/rules.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace accord::reconcile {

/// How much of a round is decided, and as what.
struct DecidedShares
{
    int items = 0; ///< decided
    int conflicts = 0;
    /// Decided items by the code of their type; "-": not for this study, "none": none of these.
    std::map<std::string, int> byType;
};

/// Cohen's kappa of an annotator and the decided labels, over the items that have both. It says how often decisions
/// followed the annotator; after a discussion, or a rule that counts the annotator's own label, it is no agreement
/// between independent raters.
struct AgainstDecisions
{
    PersonId annotator;
    agreement::Outcome before = agreement::NoEstimate{};
    agreement::Outcome after = agreement::NoEstimate{};
};

/// What a rule's decisions would change.
struct RuleEffect
{
    Level level = Level::Theme;
    int itemsOfRound = 0;
    int conflictsOfRound = 0;
    DecidedShares before;
    DecidedShares after;
    std::vector<AgainstDecisions> annotators; ///< in the label matrix's order
};

/// Compares the label matrix as it is with the label matrix after the preview's decisions; `level` is that of kappa.
RuleEffect effect(const LabelMatrix& labelMatrix, const RulePreview& preview, Level level = Level::Theme);

/// Items out of a rule's preview to read before one lets it decide thousands: drawn from the conflicts without putting
/// back, and filled up from the others where there are too few conflicts. In the round's order, conflicts first. The
/// same seed gives the same items of the same preview.
std::vector<Decided> sample(const LabelMatrix& labelMatrix, const RulePreview& preview, std::size_t most,
                            std::uint64_t seed);

} // namespace accord::reconcile

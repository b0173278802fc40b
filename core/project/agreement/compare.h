// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/agreement/uncertainty/additive.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/project/ratings.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace accord {

/// Which items two selections have in common; it decides how their figures are compared.
enum class Overlap : std::uint8_t {
    None, ///< different items: independent
    Some, ///< dependent as far as they are shared
    All,  ///< the same items: dependent
};

/// How far a coefficient lies apart in two selections: of two rounds, two groups of people, two repositories.
struct SelectionComparison
{
    Overlap overlap = Overlap::None;
    int commonItems = 0;
    agreement::ComparisonOutcome outcome = agreement::NotComputable::NoPairs;
};

/// Items are the same when they show the same issue in the same occurrence. With common items the errors are taken
/// item by item (Gwet 2016), an item that only one selection has counting for that one; without any they are
/// independent. The label matrix may be the same one. For the coefficients of the family that compares: percent
/// agreement, Brennan-Prediger, Fleiss, Gwet.
SelectionComparison compare(const LabelMatrix& firstLabelMatrix, const Selection& first,
                            const LabelMatrix& secondLabelMatrix, const Selection& second, agreement::Family family);

/// The member of the family that a coefficient is; none for those that have no comparison.
std::optional<agreement::Family> familyOf(agreement::Coefficient coefficient);

/// The percentile interval of a coefficient by drawing items anew; nothing for full agreement and Light's kappa, which
/// have none.
std::optional<agreement::Bootstrap> bootstrapOf(agreement::Coefficient coefficient, const agreement::RatingTable& table,
                                                const agreement::BootstrapPlan& plan, std::stop_token stop = {});

} // namespace accord

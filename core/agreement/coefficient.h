// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/weights.h"
#include "core/agreement/tally/item_patterns.h"
#include "core/agreement/tally/row_patterns.h"

#include <cstdint>
#include <optional>

namespace accord::agreement {

/// The coefficients for a whole table. Scott's pi is Fleiss' kappa of two raters; Cohen's kappa belongs to a pair of
/// raters (raters/cohen.h); Krippendorff's alpha with another metric than the nominal one has its own function
/// (alpha/krippendorff.h).
enum class Coefficient : std::uint8_t {
    PercentAgreement,
    FullAgreement,
    BrennanPrediger,
    FleissKappa,
    CongerKappa,
    LightKappa,
    GwetAc,
    KrippendorffAlpha,
};

/// A table in the two forms that coefficients read, made once for all of them.
struct Ratings
{
    ItemPatterns items;
    RowPatterns rows;

    static Ratings of(const RatingTable& table) { return {ItemPatterns::of(table), RowPatterns::of(table)}; }
};

/// Asked before computing: the reason why the nominal coefficient has no value for this table, or nothing when it can
/// be computed. Decided on counts alone.
[[nodiscard]] std::optional<NotComputable> obstacle(Coefficient coefficient, const Ratings& ratings);

/// The value with its uncertainty, or the reason. Weights are ignored by full agreement and by alpha.
[[nodiscard]] Outcome compute(Coefficient coefficient, const Ratings& ratings, const Weights& weights = {});

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/weights.h"
#include "core/agreement/tally/patterns.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace accord::agreement {

/// The coefficients for a whole table. Scott's pi is Fleiss' kappa of two raters; Cohen's kappa belongs to a pair of
/// raters (cohen.h); Krippendorff's alpha with another metric than the nominal one has its own function
/// (krippendorff.h).
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

/// Every coefficient for a whole table, in the order in which it is offered: the headline first.
inline constexpr std::array<Coefficient, 8> kCoefficients{
    Coefficient::FleissKappa, Coefficient::KrippendorffAlpha, Coefficient::CongerKappa,      Coefficient::LightKappa,
    Coefficient::GwetAc,      Coefficient::BrennanPrediger,   Coefficient::PercentAgreement, Coefficient::FullAgreement,
};

/// What files and options call it: "fleiss_kappa", "alpha_nominal", "gwet_ac1" ...
[[nodiscard]] std::string_view keyOf(Coefficient coefficient);

/// By its key, or a shorter name that people use ("fleiss", "alpha", "ac1", "percent"); nothing for another word.
[[nodiscard]] std::optional<Coefficient> coefficientNamed(std::string_view name);

/// Whether agreement by chance is taken out of it.
[[nodiscard]] bool isChanceCorrected(Coefficient coefficient);

/// Where it is from, oldest first: "Fleiss, J. L. (1971). ...".
[[nodiscard]] std::span<const std::string_view> sourcesOf(Coefficient coefficient);

} // namespace accord::agreement

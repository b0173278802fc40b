// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace accord::agreement {

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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/exchange/ratings/figures/tree.h"

#include <initializer_list>

namespace accord::exchange {

/// The coefficients that share the observed agreement of items, below their names: outcomeFigures() and, where some
/// item has a single rating, "se_irrcac", the error as irrCAC has it. Gwet's is "gwet_ac1" without and "gwet_ac2" with
/// weights. Only percent agreement, Brennan-Prediger, Fleiss, Conger and Gwet.
[[nodiscard]] Figures memberFigures(agreement::Coefficient member, const agreement::Ratings& ratings,
                                    const agreement::Weights& weights = {});
[[nodiscard]] std::string memberName(agreement::Coefficient member, bool weighted = false);

/// With weights, which may be nominal ones where there are no two categories to weigh.
[[nodiscard]] Figures weightedFigures(std::initializer_list<agreement::Coefficient> members,
                                      const agreement::Ratings& ratings, const agreement::Weights& weights);

} // namespace accord::exchange

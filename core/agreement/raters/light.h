// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/raters/cohen.h"

#include <vector>

namespace accord::agreement {

/// Light's kappa: the mean of Cohen's kappa over the pairs of raters for which it is defined (Light 1971). No standard
/// error is given: the product form that is in use elsewhere means nothing.
struct LightKappa
{
    Outcome mean = NoEstimate{NotComputable::NoDefinedPair, std::nullopt, {}};
    int pairs = 0;
    int pairsUndefined = 0;
};

/// Undefined::NoDefinedPair when no pair has a kappa.
[[nodiscard]] LightKappa lightKappa(const std::vector<PairAgreement>& pairs);

} // namespace accord::agreement

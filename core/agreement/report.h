// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/categories.h"
#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/cohen.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <optional>
#include <vector>

namespace accord::agreement {

/// Everything nominal that there is to say about a table, from one pass over it: what a page, a file or `--json` shows.
struct Report
{
    ItemUse use;
    Count ratings = 0;
    int raters = 0;
    int categories = 0;
    Outcome percentAgreement = NoEstimate{};
    Outcome fullAgreement = NoEstimate{};
    Outcome brennanPrediger = NoEstimate{};
    Outcome fleissKappa = NoEstimate{};
    Outcome congerKappa = NoEstimate{};
    Outcome gwetAc1 = NoEstimate{};
    Outcome krippendorffAlpha = NoEstimate{};
    std::optional<FleissNullTest> nullTest; ///< of Fleiss' kappa, where all items have the same number of ratings
    LightKappa lightKappa;
    std::vector<PairAgreement> pairs;
    std::vector<CategoryAgreement> perCategory;
    ConfusionMatrix confusion{0};
};

[[nodiscard]] Report report(const RatingTable& table);

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/categories.h"
#include "core/agreement/measures.h"
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
    std::vector<Outcome> outcomes;          ///< by place in levelMeasures()
    std::optional<FleissNullTest> nullTest; ///< of Fleiss' kappa, where all items have the same number of ratings
    std::vector<PairAgreement> pairs;
    std::vector<CategoryAgreement> perCategory;
    ConfusionMatrix confusion{0};

    /// Of a measure of levelMeasures().
    [[nodiscard]] const Outcome& of(const Measure& measure) const;
};

[[nodiscard]] Report report(const RatingTable& table);

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/agreement/patterns.h"
#include "core/agreement/rating_table.h"

#include <vector>

namespace accord::agreement {

/// A table seen at one level of a taxonomy.
struct LevelTable
{
    RatingTable table;
    std::vector<CodePath> categories; ///< what its categories are, cut to the level
    Count unspecified = 0;            ///< ratings that stop above the level; they are missing in the table
};

/// `paths` says where each category of the table lies. `level` 1 is the top. A label that stops above the level does
/// not say what it would be there: it is missing, and counted.
[[nodiscard]] LevelTable atLevel(const RatingTable& table, const std::vector<CodePath>& paths, int level);

/// Where in the taxonomy raters part, as shares of the pairs of ratings (item averages, as in percentAgreement); all
/// of it adds up to 1.
struct DisagreementByLevel
{
    double agreed = 0;
    std::vector<double> partAt; ///< [0]: across types, [1]: within a type across themes, ...
    double unspecified = 0;     ///< same as far as both go, but one goes on
};

/// Empty `partAt` and zeros when no item has two ratings.
[[nodiscard]] DisagreementByLevel disagreementByLevel(const ItemPatterns& patterns, const std::vector<CodePath>& paths);

} // namespace accord::agreement

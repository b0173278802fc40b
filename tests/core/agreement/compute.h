// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/core/agreement/expectation.h"
#include "tests/core/agreement/labelled_table.h"

namespace accord::test {

/// Everything that the room says about a nominal table, by the paths of the expected files.
Computed computeNominal(const LabelledTable& table);

/// Each rater against a decided column, below "cohen_to_final".
void computeAgainstFinal(const LabelledTable& table, const std::vector<int>& final, Computed& computed);

/// The weighted family for every scale below "weighted_*", alphas of ordered scales, weighted pairs. `values` holds the
/// numeric value of each category.
void computeOrdered(const LabelledTable& table, const std::vector<double>& values, Computed& computed);

/// "levels/*", "alpha_hierarchical" and "weighted_hierarchical" for dotted codes.
void computeHierarchical(const LabelledTable& table, Computed& computed);

/// "alpha_jaccard" and "alpha_masi" for cells such as "P|Q" and "{}".
void computeSets(const LabelledTable& table, Computed& computed);

/// "group_difference" of two groups of raters.
void computeDifference(const TextTable& text, const std::vector<std::vector<std::string>>& groups, Computed& computed);

} // namespace accord::test

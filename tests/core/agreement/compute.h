// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/core/agreement/expectation.h"
#include "tests/core/agreement/labelled_table.h"

namespace accord::test {

/// Everything that the room can say about a nominal table, by the paths of the expected files.
Computed computeNominal(const LabelledTable& table);

/// Each rater against a decided column, below "cohen_to_final".
void computeAgainstFinal(const LabelledTable& table, const std::vector<int>& final, Computed& computed);

} // namespace accord::test

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/alpha/distance.h"
#include "core/agreement/explain/explanation.h"

#include <vector>

namespace accord::agreement {

/// The nominal coefficient of a table, taken apart. An undefined one says so in its outcome and shows what there is.
[[nodiscard]] Explanation explain(Coefficient coefficient, const RatingTable& table);

/// Krippendorff's alpha along the paths of the categories (pathDifference), taken apart.
[[nodiscard]] Explanation explainPaths(const RatingTable& table, const std::vector<CodePath>& paths);

} // namespace accord::agreement

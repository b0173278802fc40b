// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/uncertainty/additive.h"

#include <optional>

namespace accord::agreement {

/// The delete-one jackknife standard error: leave out each item once (rated items, for alpha pairable ones), the
/// codebook unchanged; sqrt((N-1)/N sum (theta_(i) - mean)^2). Nothing when the coefficient is undefined without some
/// item, or when fewer than two items are left to leave out.
[[nodiscard]] std::optional<double> jackknifeStandardError(const Additive& coefficient);

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <optional>

namespace accord::agreement {

/// The quantile of Student's t distribution with `df` >= 1 degrees of freedom, right to the last digits also for few.
[[nodiscard]] double studentQuantile(double probability, double df);

/// The probability of |T| >= |t|.
[[nodiscard]] double studentTwoSided(double t, double df);

/// The probability of |Z| >= |z| for a standard normal Z.
[[nodiscard]] double normalTwoSided(double z);

/// value +- t(0.975, df) standardError, the upper end cut at 1. Nothing without degrees of freedom.
[[nodiscard]] std::optional<Interval> studentInterval(double value, double standardError, Count df);

/// Puts the standard error and what follows from it into the estimate, with one degree of freedom less than items.
void setUncertainty(Estimate& estimate, std::optional<double> standardError, Count items);

} // namespace accord::agreement

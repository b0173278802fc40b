// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/explain/explanation.h"

#include <vector>

namespace accord::agreement {

/// The lines that lead to the value of an explanation whose numbers are all there. In formulas "_" lowers what follows
/// (p_a, N_1); N_1 are rated and N_2 pairable items, n the ratings that alpha counts.
[[nodiscard]] std::vector<Formula> formulasOf(const Explanation& explanation);

} // namespace accord::agreement

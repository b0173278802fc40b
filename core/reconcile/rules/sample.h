// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "core/reconcile/rules.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace accord::reconcile {

/// Items out of a rule's preview to read before one lets it decide thousands: drawn from the conflicts without putting
/// back, and filled up from the others where there are too few conflicts. In the round's order, conflicts first. The
/// same seed gives the same items of the same preview.
std::vector<Decided> sample(const LabelMatrix& labelMatrix, const RulePreview& preview, std::size_t most, std::uint64_t seed);

} // namespace accord::reconcile

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/project/label_matrix.h"
#include "core/study/gate/expression.h"
#include "core/study/gate/saturation.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// A condition, what its figure is, and whether that is enough.
struct ConditionResult
{
    Condition condition;
    std::optional<double> figure;            ///< nothing when it cannot be computed: then the condition is not met
    std::optional<agreement::NotComputable> why; ///< why a coefficient has none
    bool met = false;
};

struct GateResult
{
    std::vector<ConditionResult> conditions;

    /// All conditions are met; false without any.
    [[nodiscard]] bool passed() const;
};

/// Beside the labels of the round.
struct GateFigures
{
    SaturationStretch last;
    std::optional<double> medianSeconds;
};

/// Whether the figure is what the condition asks for; one that is not known never is.
bool isMet(const Condition& condition, std::optional<double> figure);

/// Compares figures as they are, not as they are rounded for display.
GateResult evaluate(const Gate& gate, const LabelMatrix& labelMatrix, const GateFigures& figures);

} // namespace accord::study

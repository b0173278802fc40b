// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/study/assignment/plan.h"
#include "core/study/sampling/sample.h"

#include <string>
#include <vector>

namespace accord::ui {

// The words of sampling and assignment.

QString stratumName(study::StratumBy by);              ///< "repository"
QString strataText(const study::StrataChoice& strata); ///< "repository and year"
QString allocationWord(study::Allocation allocation);  ///< "proportionally"
QString methodName(study::AssignmentMethod method);    ///< "Everybody labels all"
QString methodHint(study::AssignmentMethod method, int overlap);

/// What a part of the frame is called: "vllm-project/vllm, 2024"; "none" for an empty value.
QString valuesText(const std::vector<std::string>& values);

} // namespace accord::ui

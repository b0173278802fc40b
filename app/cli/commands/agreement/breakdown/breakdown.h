// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/options.h"
#include "app/cli/console.h"
#include "core/project/project.h"

#include <vector>

namespace accord::cli {

/// What `--by` knows: "level", "round", "repository", "final-type", "category", "pair", "person".
const std::vector<std::string>& breakdownNames();

/// One coefficient (or all of them, a row each) taken apart by something, at the levels that were asked for: rows with
/// the same keys. "category" is kappa of one category against the rest, "pair" Cohen's kappa, "person" each person
/// against all others and against the final label; these three have coefficients of their own.
Result<Json> breakdownRows(Project& project, const AgreementOptions& options);

/// The summary as rows, a row per level and coefficient; what CSV and LaTeX are made from.
Result<Json> summaryRows(const Part& part, const AgreementOptions& options);

/// How far a coefficient lies apart in two parts, a row per level.
Result<Json> differenceRows(Project& project, const AgreementOptions& options);

} // namespace accord::cli

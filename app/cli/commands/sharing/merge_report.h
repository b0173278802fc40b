// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/exchange/merge_questions.h"

namespace accord::cli {

/// Prints what a merge brought (`written`), or would bring. Answers the exit code.
int printMerge(const exchange::MergeReport& report, bool dryRun, Console& console);

} // namespace accord::cli

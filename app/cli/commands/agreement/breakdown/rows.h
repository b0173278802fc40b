// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/agreement/estimate.h"

#include <string>

namespace accord::cli {

/// Appends "value", "standard_error", "low", "high" and "undefined" to a row, below the prefix: null where there is
/// none.
void addOutcome(Json& row, const agreement::Outcome& outcome, const std::string& prefix = {});

/// Rows with the same keys as a table: aligned text and LaTeX with four digits, CSV with all of them. Keys are the
/// heads; columns in which every row is null are left out of text and LaTeX.
int printRows(const Json& rows, const std::string& title, Console& console);

} // namespace accord::cli

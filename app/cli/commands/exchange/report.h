// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/exchange/import_report.h"
#include "core/model/taxonomy.h"

namespace accord::cli {

/// Prints what an import brought, and the parts that could not be understood: the first fifty on standard error, or up
/// to a thousand in the JSON object. Answers the exit code: kFailed where nothing was written.
int printReport(const exchange::ImportReport& report, Console& console);

} // namespace accord::cli

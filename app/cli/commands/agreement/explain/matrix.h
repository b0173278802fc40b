// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/options.h"
#include "app/cli/console.h"

namespace accord::cli {

/// `--matrix FILE.csv`: the table that figures are computed from, and how to compute them again.
Result<int> writeMatrix(Project& project, const AgreementOptions& options, Console& console);

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/options.h"
#include "app/cli/console.h"

namespace accord::cli {

/// `agreement --intra`: how well each person agrees with themselves on issues that they labelled twice.
Result<int> showIntra(Project& project, const AgreementOptions& options, Console& console);

} // namespace accord::cli

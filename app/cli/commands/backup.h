// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/backups.h"
#include "core/project/project.h"

namespace accord::cli {

/// Makes a backup before a command changes much, if anything changed since the last one. Where none can be made the
/// command goes on all the same, after a note that says why.
void backUpBefore(Project& project, backups::Occasion reason, Console& console);

} // namespace accord::cli

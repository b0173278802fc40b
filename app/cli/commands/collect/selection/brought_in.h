// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/collect/selection/selection.h"

namespace accord::cli {

Json broughtInJson(const collect::BroughtIn& brought);

/// What was added, and each issue whose text the host changed after the project had it.
void printBroughtIn(const collect::BroughtIn& brought, Console& console);

} // namespace accord::cli

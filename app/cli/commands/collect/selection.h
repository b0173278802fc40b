// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/collect/selection/selection.h"

namespace accord::cli {

Json importResultJson(const collect::ImportResult& brought);

/// What was added, and each issue whose text the host changed after the project had it.
std::vector<std::string> importResultLines(const collect::ImportResult& brought);

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/study/gate/evaluate.h"

#include <string>

namespace accord::cli {

/// {"conditions": "theme ...", "passed": true, "figures": [{"figure", "is", "bound", "value", "met"}]}
Json gateJson(const std::string& text, const study::GateResult& result);

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/agreement/estimate.h"

#include <string>
#include <string_view>

namespace accord::cli {

std::string_view undefinedKey(agreement::NotComputable why); ///< "one_category"
std::string undefinedText(agreement::NotComputable why);     ///< half a sentence: "no item has two labels"

/// {"value", "standard_error", "interval", "observed", "expected", "degrees_of_freedom"} with full precision, or
/// {"value": null, "undefined", "observed"}.
Json outcomeJson(const agreement::Outcome& outcome);

std::string valueText(const agreement::Outcome& outcome);    ///< "0.7621" or "undefined"
std::string intervalText(const agreement::Outcome& outcome); ///< "0.7598 to 0.7644", or nothing

} // namespace accord::cli

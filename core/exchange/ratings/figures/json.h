// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/ratings/figures/tree.h"

#include <nlohmann/json_fwd.hpp>

namespace accord::exchange {

/// The same names in the same order; undefined is null, numbers keep every digit.
[[nodiscard]] nlohmann::ordered_json toJson(const Figures& figures);

} // namespace accord::exchange

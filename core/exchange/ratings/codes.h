// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/alpha/distance.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::exchange {

/// A finite decimal number and nothing else around it: "2", "-0.5", "1e3".
[[nodiscard]] std::optional<double> numberOf(std::string_view label);

/// "A.1.i" as A, A.1, A.1.i. Nothing when a part is empty.
[[nodiscard]] std::optional<agreement::CodePath> pathOf(std::string_view label);

/// "Q|P" as P, Q; "{}" as none. Nothing when a member is empty, or {} stands beside others.
[[nodiscard]] std::optional<agreement::CodeSet> setOf(std::string_view label);

/// The one spelling of a set: its members sorted, each once.
[[nodiscard]] std::string spelled(const agreement::CodeSet& set);

/// The codes of a list such as a,"b,c",d. `option` names it in errors (Errc::Invalid: not CSV, an empty code, one that
/// stands there twice).
[[nodiscard]] Result<std::vector<std::string>> codeList(const std::string& option, const std::string& text);

} // namespace accord::exchange

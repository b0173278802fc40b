// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace accord::format {

/// How deep objects and arrays may nest in JSON that we read. Hosts and our own files stay below ten.
constexpr std::size_t kDeepestJson = 100;

/// What kind of JSON value it is: Reason::ANumber.
Reason typeOf(const nlohmann::json& value);

/// Where a text is no JSON, as nlohmann's parser sees it, and why, in its words.
struct JsonFault
{
    std::size_t at = 0;
    std::string reason; ///< empty: it is JSON
};

/// Builds no tree, so that it takes any text.
JsonFault faultIn(std::string_view text);

/// Where the text nests deeper than that, or nothing. The text need not be sound JSON.
std::optional<std::size_t> tooDeepAt(std::string_view json);

} // namespace accord::format

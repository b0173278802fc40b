// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::reconcile {

/// One word of a filter's text: `flagged`, or `pair=A1,"Ann Lee"` with its values.
struct Word
{
    std::string text; ///< as it stands there, for messages
    std::string key;  ///< in lower case
    std::vector<std::string> values;
};

/// The words between white space; a value in double quotes may hold white space and commas, and a quote as two.
/// Errc::Invalid for a quote that is not closed and for a value that is missing.
Result<std::vector<Word>> filterWords(std::string_view text);

/// `key=one,other`, quoted where needed.
std::string wordOf(std::string_view key, const std::vector<std::string>& values);

} // namespace accord::reconcile

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>

namespace accord::cli {

/// The sentence for an error of collecting, where another one than for errors of its sort in general is called for.
std::optional<std::string> collectSentence(const Error& error);

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/house/tree.h"

namespace accord::house {

constexpr std::size_t kMostLines = 700;        ///< of a file
constexpr std::size_t kMostFunctionLines = 80; ///< from the brace that opens it to the one that closes it

std::vector<Finding> tooLong(const SourceFile& file);

/// Functions, lambdas inside included, by the braces that our formatting puts on lines of their own.
std::vector<Finding> tooLongFunctions(const SourceFile& file);

} // namespace accord::house

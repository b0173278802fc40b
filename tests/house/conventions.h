// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/house/tree.h"

namespace accord::house {

/// Copyright and licence in the first lines, `#pragma once` in headers, and no notes about work left undone.
std::vector<Finding> brokenConventions(const SourceFile& file);

/// Test files whose folder mirrors no folder of the sources (tests/core/store mirrors core/store).
std::vector<Finding> testsWithoutSource(const std::vector<SourceFile>& files);

/// Entries of the project's root that are not among the few that hold content there.
std::vector<Finding> strangersAtTop(const std::vector<std::string>& names);

} // namespace accord::house

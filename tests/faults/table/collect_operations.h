// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/table/scene.h"

#include <vector>

namespace accord::test::faults {

/// What is kept while collecting: sources, fetched pages, findings.
std::vector<Operation> collectOperations();

} // namespace accord::test::faults

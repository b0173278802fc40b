// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/table/scene.h"

#include <vector>

namespace accord::test::faults {

/// What people do together: meetings, second votes, proposals.
std::vector<Operation> meetingOperations();

} // namespace accord::test::faults

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/table/scene.h"

#include <vector>

namespace accord::test::faults {

/// What a study is run with: roles, rounds from start to end, items handed out, gates, settings.
std::vector<Operation> studyOperations();

} // namespace accord::test::faults

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace accord::test {

/// Runs the cases that the arguments choose and returns what main returns. A case that asserts nothing fails, and so
/// does a filter that matches no case. "--files core/store/long_work/batched_write_test.cpp,..." (seen from tests)
/// chooses the cases of these files that are not hidden.
int runTests(int argc, char** argv);

} // namespace accord::test

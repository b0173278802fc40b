// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/catch.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace accord::test {

/// Where real data is looked for: $ACCORD_REAL_DATA, or else ../shared/data seen from the project's root.
std::filesystem::path realDataFolder();

/// `name` in that folder if it is there; otherwise says on standard error that `testCase` is skipped and where the
/// data was looked for, and returns an empty path.
std::filesystem::path realDataOrSkip(std::string_view name, std::string_view testCase);

} // namespace accord::test

/// `ACCORD_REAL_DATA(study, "llm-dl-challenges");` declares the path `study`, or leaves the case and says why.
#define ACCORD_REAL_DATA(variable, name)                                                                               \
    const std::filesystem::path variable =                                                                             \
        ::accord::test::realDataOrSkip(name, std::string(Catch::getResultCapture().getCurrentTestName()));             \
    if (variable.empty()) {                                                                                            \
        SUCCEED("skipped: real data not found");                                                                       \
        return;                                                                                                        \
    }                                                                                                                  \
    static_assert(true)

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
// Catch2 2 compiles its own code where this is defined.
#define CATCH_CONFIG_RUNNER
#include "tests/support/session.h"

#include "tests/support/catch.h"

namespace accord::test {

int runTests(int argc, char** argv)
{
    Catch::Session session;
    if (const int wrongUse = session.applyCommandLine(argc, argv); wrongUse != 0) {
        return wrongUse;
    }
    auto& config = session.configData();
#if __has_include(<catch2/catch_all.hpp>)
    config.warnings = static_cast<Catch::WarnAbout::What>(config.warnings | Catch::WarnAbout::NoAssertions);
#else
    config.warnings = static_cast<Catch::WarnAbout::What>(config.warnings | Catch::WarnAbout::NoAssertions |
                                                          Catch::WarnAbout::NoTests);
#endif
    return session.run();
}

} // namespace accord::test

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/figures.h"
#include "app/cli/console.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::cli {

/// What an agreement report is about, and its figures by level.
struct AgreementReport
{
    std::string round;
    std::string repository; ///< empty: all
    std::string finalType;  ///< a code; empty: all
    std::vector<LevelFigures> levels;
};

Json agreementJson(const AgreementReport& report, const Project& project);

/// As tables: the levels side by side, then pairs and categories of each. With several levels only the worst of each.
void printAgreement(const AgreementReport& report, const Project& project, Console& console);

} // namespace accord::cli

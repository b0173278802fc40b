// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/figures.h"
#include "app/cli/commands/agreement/options.h"
#include "app/cli/console.h"
#include "core/project/agreement/figures.h"
#include "core/project/project.h"

#include <stop_token>
#include <string>
#include <vector>

namespace accord::cli {

/// What an agreement report is about, and its figures by level.
struct AgreementReport
{
    std::string round;
    std::string repository; ///< empty: all
    std::string finalType;  ///< a code; empty: all
    Measures measures;      ///< of the summary, in its order
    std::vector<LevelFigures> levels;
    agreement::Outcome pathAlpha = agreement::NoEstimate{}; ///< along the whole path
    LevelLoss loss;
    exchange::FigureOptions figures; ///< bootstrap
};

/// Errc::Invalid for an unknown coefficient.
Result<AgreementReport> reportOf(const Part& part, const AgreementOptions& options);

/// With everything that `--ratings` says about a table, level by level. Errc::Cancelled.
Result<Json> agreementJson(const AgreementReport& report, const Project& project, std::stop_token stop);

/// As tables: the levels side by side, where people part, what needs attention, then pairs and categories of each. With
/// several levels only the worst of each.
void printAgreement(const AgreementReport& report, const Project& project, Console& console);

} // namespace accord::cli

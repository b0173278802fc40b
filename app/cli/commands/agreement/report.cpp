// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/report.h"

namespace accord::cli {

Result<AgreementReport> reportOf(const Part& part, const AgreementOptions& options)
{
    using agreement::Coefficient;
    AgreementReport report;
    report.round = part.round.name;
    report.repository = part.selection.repository;
    report.finalType = options.part.finalType;
    report.coefficients = {Coefficient::FleissKappa, Coefficient::KrippendorffAlpha, Coefficient::GwetAc,
                           Coefficient::PercentAgreement, Coefficient::FullAgreement};
    if (!options.coefficient.empty()) {
        ACCORD_TRY(report.coefficients, coefficientsOf(options.coefficient, Coefficient::FleissKappa));
    }
    for (const Level level : levelsOf(options)) {
        Selection selection = part.selection;
        selection.level = level;
        report.levels.push_back(levelFigures(part.labelMatrix, selection));
    }
    report.pathAlpha = hierarchicalAlpha(part.labelMatrix, part.selection);
    report.loss = lossByLevel(part.labelMatrix, part.selection);
    report.figures = options.ratings.figures;
    return report;
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/report.h"

#include <algorithm>
#include <iterator>

namespace accord::cli {

Result<AgreementReport> reportOf(const Part& part, const AgreementOptions& options)
{
    AgreementReport report;
    report.round = part.round.name;
    report.repository = part.selection.repository;
    report.finalType = options.part.finalType;
    std::ranges::copy_if(agreement::levelMeasures(), std::back_inserter(report.measures),
                         [](const agreement::Measure* measure) { return measure->shown.summary; });
    if (!options.coefficient.empty()) {
        ACCORD_TRY(report.measures, measuresOf(options.coefficient, agreement::kFleissKappa));
    }
    for (const Level level : levelsOf(options)) {
        Selection selection = part.selection;
        selection.level = level;
        report.levels.push_back(levelFigures(part.labelMatrix, selection));
    }
    report.pathAlpha = outcomeOf(part.labelMatrix, part.selection, agreement::kAlphaAlongPaths);
    report.loss = lossByLevel(part.labelMatrix, part.selection);
    report.figures = options.ratings.figures;
    return report;
}

} // namespace accord::cli

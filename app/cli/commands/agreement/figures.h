// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/insight.h"
#include "core/agreement/report.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <string>
#include <vector>

namespace accord::cli {

/// A category with how well it is agreed upon.
struct CategoryFigure
{
    std::string code; ///< "-": not for this study
    std::string name;
    agreement::CategoryAgreement agreement;
};

/// What agreement is at one level.
struct LevelFigures
{
    Level level = Level::Theme;
    agreement::Report report;       ///< every nominal coefficient
    Ratings ratings;                ///< what it was computed from
    std::vector<std::string> codes; ///< by category of the table
    LevelInsight insight;
    std::vector<agreement::PairAgreement> pairs; ///< lowest kappa first, undefined ones last
    std::vector<CategoryFigure> categories;      ///< in use; lowest kappa first, undefined ones last

    [[nodiscard]] const agreement::Outcome& fleiss() const { return report.of(agreement::kFleissKappa); }
};

LevelFigures levelFigures(const LabelMatrix& labelMatrix, const Selection& selection);

} // namespace accord::cli

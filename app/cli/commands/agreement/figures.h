// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/categories/per_category.h"
#include "core/agreement/estimate.h"
#include "core/agreement/raters/cohen.h"
#include "core/project/board.h"
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
    agreement::Outcome fleiss = agreement::NoEstimate{};
    agreement::Outcome percent = agreement::NoEstimate{};
    agreement::Outcome full = agreement::NoEstimate{}; ///< share of items on which all labels are equal
    int notSpecified = 0;                              ///< labels that stop above the level
    std::vector<PersonId> annotators;                  ///< what the numbers in `pairs` stand for
    std::vector<agreement::PairAgreement> pairs;       ///< lowest kappa first, undefined ones last
    std::vector<CategoryFigure> categories;            ///< in use; lowest kappa first, undefined ones last
};

LevelFigures levelFigures(const Board& board, const Selection& selection);

} // namespace accord::cli

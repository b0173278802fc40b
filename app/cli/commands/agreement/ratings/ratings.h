// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/exchange/ratings/rating_figures.h"

#include <string>

namespace accord::cli {

/// What `agreement --ratings FILE` can be told.
struct RatingsOptions
{
    std::string file;
    std::string scale;
    exchange::RatingColumns columns;
    exchange::ScaleOptions labels;
    exchange::FigureOptions figures;
};

/// Adds --ratings and what belongs to it to a command.
void addRatingsOptions(CLI::App& command, RatingsOptions& options);

/// The coefficients of a table that lies in a file of its own, without a project.
Result<int> showRatings(const RatingsOptions& options, Console& console);

} // namespace accord::cli

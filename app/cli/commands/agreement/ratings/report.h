// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"

#include <string>

namespace accord::cli {

/// The figures of a table as text: the items, then coefficients with error and interval, what is undefined and why,
/// tests and benchmark, categories and pairs.
void printRatings(const std::string& file, const exchange::LabelledRatings& ratings,
                  const exchange::FigureTree& figures, Console& console);

} // namespace accord::cli

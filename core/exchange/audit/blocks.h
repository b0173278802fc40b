// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"

#include <stop_token>
#include <string>
#include <vector>

namespace accord::exchange {

/// Two raters who are alike on so many items in a row that it is hardly chance.
struct CopiedRun
{
    int first = 0;
    int second = 0;
    int firstRow = 0;
    int lastRow = 0;
    int items = 0;        ///< that both rated
    double otherwise = 0; ///< share of such items on which they are alike outside of the run (geometric mean)
    double expected = 0;  ///< such runs, over all pairs, if they were alike that often by themselves
};

/// Of each pair of raters its most surprising run. How often the pair is alike otherwise is taken from the same part (a
/// repository, a file), as some are easier than others, and apart for items on which the other raters differ and those
/// on which they do not: on clear items everybody is alike. Named is what is to be expected less than once in ten
/// thousand studies, and has 20 items or more. Asked to stop it answers what it has.
[[nodiscard]] std::vector<CopiedRun> copiedRuns(const agreement::RatingTable& table,
                                                const std::vector<std::string>& parts, const std::stop_token& stop);

/// Rows in a row that have the same labels as other rows in a row.
struct RepeatedRows
{
    int first = 0;
    int again = 0;
    int rows = 0;
};

/// The same labels of everybody, row by row, in two places that do not overlap, so many or so rare ones that it is
/// hardly chance: the surprisal of the rows' labels together is 40 bits above that of the choice of two places. Asked
/// to stop it answers what it has.
[[nodiscard]] std::vector<RepeatedRows> repeatedRows(const agreement::RatingTable& table, const std::stop_token& stop);

} // namespace accord::exchange

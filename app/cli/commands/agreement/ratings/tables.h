// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "app/cli/text_table.h"
#include "core/exchange/ratings/figure_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::cli {

/// A label or a name on one line, without characters that would move the cursor.
std::string shownText(std::string_view text);

std::string titleOf(std::string_view key); ///< "Fleiss' kappa" for fleiss_kappa
std::string differenceText(const exchange::FigureTree& difference);
std::string bootstrapText(const exchange::FigureTree& bootstrap);

/// Coefficients with their errors and intervals; below it the reasons for those without a value.
class CoefficientTable
{
public:
    CoefficientTable();

    void add(const std::string& title, const exchange::FigureTree* figures); ///< nothing is left out
    void print(const std::string& heading, Console& console) const;

private:
    TextTable m_table;
    std::vector<std::string> m_reasons;
};

/// Categories with share, kappa against the rest and specific agreement, lowest kappa first.
void printCategories(const exchange::FigureTree* categories, Console& console);

/// Pairs with Cohen's kappa, lowest first.
void printPairs(const std::string& heading, const exchange::FigureTree* pairs, Console& console);

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace accord::test {

/// What a comparison of all leaves of a tree of expected results found.
struct Compared
{
    int numbers = 0;
    int others = 0; ///< texts and undefined values
    std::vector<std::string> wrong;
    std::vector<std::string> missing;
    std::vector<std::string> unexpected; ///< names that the files of expected numbers do not have there

    void add(const Compared& other, const std::string& name);
    [[nodiscard]] bool fine() const { return numbers > 0 && wrong.empty() && missing.empty() && unexpected.empty(); }
    [[nodiscard]] std::string summary() const; ///< one line, and one for each of the first forty flaws
};

/// Values within 1e-12, standard errors within 1e-10, intervals within 1e-9; absolute, relative above 1. Figures that
/// are computed beyond the expected ones are no flaw where a whole family of them, a pair or a weight is meant.
Compared compareNumbers(const nlohmann::json& expected, const nlohmann::json& computed);

/// How one calls for the figures of a case in the file of expected numbers.
struct RatingCase
{
    std::string scale;
    std::string order;    ///< a line of CSV; empty: none
    std::string codebook; ///< likewise
    std::vector<std::string> groups;
};

/// `csv` is the text of the case's table, which gives the labels in use.
RatingCase ratingCase(const nlohmann::json& test, const std::string& csv);

} // namespace accord::test

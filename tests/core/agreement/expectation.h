// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace accord::test {

/// Results by their path in the files of expected numbers, such as "fleiss_kappa/ci95/0".
class Computed
{
public:
    using Value = std::variant<std::monostate, double, std::string>; ///< monostate: computed, and undefined

    void set(const std::string& path, double value) { m_values[path] = value; }
    void set(const std::string& path, std::optional<double> value);
    void setText(const std::string& path, const std::string& value) { m_values[path] = value; }

    /// value, pa, pe, se, df, ci95, undefined below `path`; with `do` and `de` for Krippendorff's alpha.
    void setOutcome(const std::string& path, const agreement::Outcome& outcome, bool alpha = false);

    [[nodiscard]] const Value* find(const std::string& path) const;

private:
    std::map<std::string, Value> m_values;
};

/// What a comparison of all leaves of a tree of expected results found.
struct Compared
{
    int numbers = 0;
    int others = 0; ///< texts and undefined values
    std::vector<std::string> wrong;
    std::map<std::string, int> notComputed; ///< by path, without the names of raters and categories

    void add(const Compared& other);
};

/// Values within 1e-12, standard errors within 1e-10, intervals within 1e-9; absolute, relative above 1.
Compared compare(const nlohmann::json& expected, const Computed& computed);

/// How the expected files word a reason.
std::string wording(agreement::Undefined why);

} // namespace accord::test

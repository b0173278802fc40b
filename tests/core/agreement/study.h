// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/core/agreement/labelled_table.h"

#include <nlohmann/json.hpp>

namespace accord::test {

/// All rows of the study: a column per annotator, then the final label; each with the framework (folder) it is from.
struct Study
{
    TextTable text; ///< Label1 .. Label7, Final_Label
    std::vector<std::string> framework;
};

Study readStudy(const std::filesystem::path& folder);

/// The rows and the level that a case of dataset_expected.json asks for; the last column is the final label.
TextTable selected(const Study& study, const nlohmann::json& select);

} // namespace accord::test

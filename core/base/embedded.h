// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

/// Files that are compiled into the programs, so that they work without a data folder.
namespace accord::embedded {

struct File
{
    std::string_view name; ///< without folder
    std::string_view text;
};

const std::vector<File>& migrations(); ///< schemas/sql, in the order of their numbers
const std::vector<File>& taxonomies(); ///< resources/taxonomies
const std::vector<File>& studies();    ///< resources/studies
const std::vector<File>& demo();       ///< resources/demo

} // namespace accord::embedded

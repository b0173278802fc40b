// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/exchange/labels/label_plan.h"
#include "core/model/taxonomy.h"

#include <filesystem>
#include <string>
#include <vector>

namespace accord::cli {

/// Columns of a wide table that somebody named by their headers, in place of a guess.
struct NamedColumns
{
    std::string link;
    std::vector<std::string> annotators; ///< not empty: only these
    std::string final;

    [[nodiscard]] bool any() const { return !link.empty() || !annotators.empty() || !final.empty(); }
};

/// The guessed columns with those that were named put in their place. Errc::NotFound names the headers that exist,
/// Errc::Invalid a file with other headers than the first one.
Result<exchange::LabelColumns> wideColumns(const std::vector<std::filesystem::path>& files, const Taxonomy& taxonomy,
                                           const NamedColumns& named, bool exact);

} // namespace accord::cli

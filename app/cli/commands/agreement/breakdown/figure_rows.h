// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/options.h"
#include "app/cli/console.h"
#include "core/project/project.h"

#include <vector>

namespace accord::cli {

/// A row that begins with a name under its key.
Json named(const std::string& key, const std::string& name, const Json& row);

/// A row per level and coefficient: "level", "coefficient", the outcome, "items", "not_specified".
Json tableRows(const Part& part, const std::vector<Level>& levels, const Measures& measures);
Json tableRows(const LabelMatrix& labelMatrix, const Selection& selection, const std::vector<Level>& levels,
               const Measures& measures);

/// The same rows without figures.
Json emptyRows(const std::vector<Level>& levels, const Measures& measures);

Json categoryRows(const Part& part, Level level);
Json pairRows(const Part& part, Level level, const Project& project);
Json personRows(const Part& part, Level level, const Project& project); ///< against the rest and the final label

/// For a measure by which parts can be compared.
Json differenceRow(const Part& first, const Part& second, Level level, const agreement::Measure& measure);

} // namespace accord::cli

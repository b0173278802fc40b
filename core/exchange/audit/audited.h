// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/exchange/audit/audit.h"
#include "core/model/category.h"
#include "core/project/project.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::exchange {

/// Tables of labels without a project: CSV, a row per item, a column per annotator.
struct AuditedTables
{
    std::vector<std::filesystem::path> files;
    std::string item;                   ///< the column that names the items; empty: "item", or the one with links
    std::string final;                  ///< that of final labels; empty: the one whose header says so, if there is one
    std::vector<std::string> codebooks; ///< files, or names of those that ship with Accord, the oldest first
};

/// All rows of the files, one after the other; annotators are the same where their columns have the same names. Items
/// belong to the repository of their link; those without one to their file. Errc::NotFound, Unreadable, BadSyntax,
/// BadEncoding, and those of a taxonomy; Errc::Cancelled.
Result<AuditedLabels> readAudited(const AuditedTables& tables, Progress& progress, const std::stop_token& stop);

/// A round at one level, with all versions of the codebook. Errc::NotPermitted while it is blind.
Result<AuditedLabels> readAudited(Project& project, RoundId round, Level level);

} // namespace accord::exchange

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/import_report.h"
#include "core/project/project.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace accord::exchange {

/// Brings in issues from JSON, JSON Lines and folders of them (see format::IssueReader and format::sidecarOf for the
/// shapes). Files are streamed: one thread reads and parses while this one writes, in short transactions, so that
/// others can go on labelling. Errc::Cancelled, and any other error, leaves the project as it was.
Result<ImportReport> importIssues(Project& project, const std::vector<std::filesystem::path>& files,
                                  Malformed malformed, Progress& progress, const std::stop_token& stop,
                                  PersonId by = {});

/// Brings in lists of links, one per line. Their issues have no text yet.
Result<ImportReport> importLinks(Project& project, const std::vector<std::filesystem::path>& files, Malformed malformed,
                                 Progress& progress, const std::stop_token& stop, PersonId by = {});

} // namespace accord::exchange

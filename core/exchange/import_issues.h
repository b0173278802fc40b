// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/import_report.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <vector>

namespace accord::exchange {

/// A file with issues, and the sidecars with the comments that belong to them.
struct IssueFile
{
    std::filesystem::path file; ///< empty: no file has the issues of these comments
    std::vector<std::filesystem::path> sidecars;
};

/// The files behind what somebody named: folders are searched for .json, .jsonl and .ndjson files, in the order of
/// their names; links in them that lead out of the folder are passed over. A sidecar is no file of its own.
/// Errc::NotFound names a path that is not there.
Result<std::vector<IssueFile>> issueFiles(const std::vector<std::filesystem::path>& named);

/// Bytes of all of them together, for progress.
std::int64_t totalBytes(const std::vector<IssueFile>& files);

/// Brings in issues from JSON, JSON Lines and folders of them (see format::IssueReader and format::sidecarOf for the
/// shapes). Files are streamed: one thread reads and parses while this one writes, in short transactions, so that
/// others can go on labelling. A text that tells of an earlier change than the one that is there is left out.
/// Errc::Cancelled, and any other error, leaves the project as it was.
Result<ImportReport> importIssues(Project& project, const std::vector<std::filesystem::path>& files,
                                  Malformed malformed, Progress& progress, const std::stop_token& stop,
                                  PersonId by = {});

/// Brings in lists of links, one per line. Their issues have no text yet.
Result<ImportReport> importLinks(Project& project, const std::vector<std::filesystem::path>& files, Malformed malformed,
                                 Progress& progress, const std::stop_token& stop, PersonId by = {});

} // namespace accord::exchange

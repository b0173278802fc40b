// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
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

} // namespace accord::exchange

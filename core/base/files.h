// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>

namespace accord {

/// The file, opened for reading as bytes. Errc::NotFound, or Unreadable with the system's reason.
Result<std::ifstream> openForReading(const std::filesystem::path& file);

/// The file's own path, without links and dots, under whatever name it is reached; also of one that is about to be
/// made. What stands beside a project (log, guards, backups) is named after it. The path as given where the system
/// cannot tell.
std::filesystem::path realPath(const std::filesystem::path& file);

/// All of its bytes; Errc::Unreadable if they are more than `most`.
Result<std::string> readFile(const std::filesystem::path& file, std::size_t most);

} // namespace accord

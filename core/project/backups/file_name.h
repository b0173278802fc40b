// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/backups/backups.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// How a backup's file is called, and what its name tells without a look inside.
namespace accord::backups {

/// What a backup's name says of its project: the end of the identifier, as its beginning is the time at which it was
/// made.
std::string shortIdentifier(const std::string& project);

/// "2026-11-20T10-05-00Z-3f2a9c1b-hourly.accord": no colons, which other systems and archives do not like.
std::string fileName(std::int64_t at, std::string_view project, Reason reason);

/// A file that is not there yet, called after that moment or the next one that is free. `project`: its identifier.
std::filesystem::path freeFile(const std::filesystem::path& folder, std::int64_t at, const std::string& project,
                               Reason reason);

/// What the name says; nothing for any other file.
std::optional<Backup> fromFileName(const std::filesystem::path& file);

} // namespace accord::backups

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/sqlite/database.h"

#include <filesystem>

namespace accord::sqlite {

/// Whether the disk is so full that not even the index of a log has room, which every reader of a log needs. A database
/// is read all the same then: this process keeps the index in memory and the file for itself.
bool hasNoRoom(const std::filesystem::path& file);

/// Whether it can only be read because there was no room when it was opened.
bool openedWithoutRoom(const Database& database);

/// Why nothing can be saved in it, of one that can only be read.
Error readOnlyError(const Database& database);

} // namespace accord::sqlite

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>

struct sqlite3;

namespace accord::store {

/// SQLite's (extended) result code in our terms; subject is the file, detail SQLite's own words where they help.
Error failure(sqlite3* handle, int code, const std::filesystem::path& file);

} // namespace accord::store

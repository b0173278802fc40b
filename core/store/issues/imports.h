// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <string>
#include <string_view>

namespace accord::store {

/// Notes that an import begins; inside the caller's transaction.
Result<ImportId> beginImport(Database& database, std::string_view kind, std::string_view source, const std::string& at);

Status finishImport(Database& database, ImportId import, const std::string& at);

/// Takes back the issues and texts that an unfinished import brought, as if it had never begun. Issues that something
/// refers to meanwhile stay, without the text. In a transaction of its own.
Status takeBackImport(Database& database, ImportId import);

/// Takes back what imports left that were cut off (a crash, a disk that stayed full), unless one is running. Costs a
/// look into a small table where there is nothing to do.
Status takeBackInterrupted(Database& database);

} // namespace accord::store

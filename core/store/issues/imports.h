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

} // namespace accord::store

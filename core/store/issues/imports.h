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

/// Inside the caller's transaction. Errc::Locked where it is not there any more, or has finished: somebody took it
/// back.
Status finishImport(Database& database, ImportId import, const std::string& at);

/// What work fails with that finds that it was taken back.
Error takenBack(const Database& database);

} // namespace accord::store

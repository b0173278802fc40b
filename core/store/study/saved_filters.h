// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <string>
#include <utility>
#include <vector>

namespace accord::store {

/// The filters that the project keeps under a name: name and text, by name.
Result<std::vector<std::pair<std::string, std::string>>> savedFilters(Database& database);

/// Keeps a filter, also in place of one of the same name. Inside the caller's transaction.
Status saveFilter(Database& database, const std::string& name, const std::string& filter);

/// Whether there was one of that name. Inside the caller's transaction.
Result<bool> removeFilter(Database& database, const std::string& name);

} // namespace accord::store

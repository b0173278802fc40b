// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace accord::store {

/// What a column becomes in another file.
struct CopiedAs
{
    std::string_view column;
    std::string_view value; ///< in SQL; empty: the column is left out
};

/// "INSERT INTO main.TABLE (...) SELECT ... ", for rows that are called `a`: every column that the table has in the
/// schema, so that none is forgotten, and each as it is but for `changed`. Where the rows come from follows.
Result<std::string> copiedColumns(sqlite::Database& database, std::string_view table,
                                  std::initializer_list<CopiedAs> changed);

} // namespace accord::store

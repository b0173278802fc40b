// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <map>
#include <string>

namespace accord::store {

/// What could be read of a damaged file, and what could not.
struct Salvaged
{
    std::map<std::string, std::int64_t> rows; ///< by table, into the new file
    std::int64_t brokenPages = 0;             ///< of those that the file's own order led to
    std::int64_t brokenRows = 0;              ///< cells in pages that could be read otherwise
    std::int64_t strayRows = 0;               ///< from pages to which nothing leads any more, known by their shape
    std::int64_t missingEvents = 0;             ///< numbers below the greatest one that no event has
    bool identity = true;                     ///< the project's name and identifier could be read
};

/// Reads every row that can be read from the pages of `damaged`, through its own order where that is whole and page by
/// page where it is not, into `fresh`, an empty project file. Rows that people made or brought are taken, whatever they
/// refer to; what is derived (current labels and decisions, the word index) is left to rederive(). In a transaction of
/// its own.
Result<Salvaged> salvage(Database& damaged, Database& fresh);

} // namespace accord::store

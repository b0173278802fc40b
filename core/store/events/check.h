// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::store {

/// What the integrity check looked at, and what does not fit.
struct CheckReport
{
    std::int64_t events = 0;
    std::int64_t labels = 0;
    std::int64_t decisions = 0;
    std::vector<std::string> damage;       ///< SQLite's own findings about pages and indexes
    std::vector<std::string> danglingRows; ///< "event 17 -> item": references to rows that are not there
    std::int64_t wrongLabels = 0;          ///< current labels that do not follow from the events
    std::int64_t wrongDecisions = 0;
    std::vector<std::string> farAhead;   ///< numbers from which counting cannot go on for long
    std::int64_t interruptedImports = 0; ///< imports that neither finished nor were taken back; harmless

    [[nodiscard]] bool sound() const
    {
        return damage.empty() && danglingRows.empty() && farAhead.empty() && wrongLabels == 0 && wrongDecisions == 0;
    }
};

/// Checks the file's pages and references, derives the labels and decisions from the events again and compares.
Result<CheckReport> check(Database& database);

} // namespace accord::store

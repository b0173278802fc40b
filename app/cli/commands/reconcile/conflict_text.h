// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/model/study.h"
#include "core/reconcile/conflicts.h"

#include <cstddef>
#include <string>
#include <vector>

namespace accord::cli {

/// "B.1", "-" for not for this study.
std::string codeOf(const LabelMatrix& labelMatrix, const reconcile::Choice& choice);

/// A conflict and the issue that it is about.
struct ConflictRow
{
    const reconcile::Conflict* conflict;
    const Heading* heading;
};

/// Those of the conflicts for which there are headings; both have to outlive the rows.
std::vector<ConflictRow> conflictRows(const std::vector<reconcile::Conflict>& conflicts,
                                      const std::vector<Heading>& headings);

Table<ConflictRow> conflictTable(const LabelMatrix& labelMatrix);

/// How many more there are than are shown; empty if all are.
std::string moreText(std::size_t shown, std::size_t all);

} // namespace accord::cli

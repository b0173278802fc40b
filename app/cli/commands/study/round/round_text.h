// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/project.h"
#include "core/study/lifecycle.h"

#include <string>

namespace accord::cli {

std::string purposeWord(RoundPurpose purpose); ///< "training", "pilot", "main", "check"
Result<RoundPurpose> purposeFromWord(const std::string& word);
std::string stateWord(RoundState state); ///< "draft", "running", "closed", "reconciled"

/// A round with how far it is.
struct RoundRow
{
    Round round;
    study::Completeness completeness;
};

/// Rounds; `withLabels`: with how far they are.
Table<RoundRow> roundTable(const Project& project, bool withLabels);

/// Who has how much left.
Table<study::Missing> missingTable(const Project& project);

/// One round with what it is.
void printRound(const Project& project, const Round& round, const study::Completeness& completeness, Console& console);

} // namespace accord::cli

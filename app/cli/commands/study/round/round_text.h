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

Json roundJson(const Project& project, const Round& round);
Json completenessJson(const Project& project, const study::Completeness& completeness);

/// One round with what it is.
void printRound(const Project& project, const Round& round, const study::Completeness& completeness, Console& console);

/// Who has how much left.
void printMissing(const Project& project, const study::Completeness& completeness, Console& console);

} // namespace accord::cli

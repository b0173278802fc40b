// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "app/cli/console.h"
#include "core/exchange/import_report.h"

namespace accord::cli {

/// Prints what an import brought, and the parts that could not be understood: the first fifty on standard error, or up
/// to a thousand in the JSON object, and what comes next in the project in that file. Answers the exit code: kFailed
/// where nothing was written.
int printReport(const exchange::ImportReport& report, Project& project, const std::string& file, Console& console);

Json reportJson(const exchange::ImportReport& report);

/// The parts of the report that could not be understood, and how tables were read, on standard error.
void noteProblems(const exchange::ImportReport& report, Console& console);

/// "3 items, 2 labels", or "nothing new"
std::string broughtText(const exchange::ImportReport& report);

/// "import labels"
void addImportLabels(CommandSet& commands, CLI::App& group);

} // namespace accord::cli

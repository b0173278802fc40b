// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/integrity.h"

#include "core/store/events/check.h"
#include "core/store/sqlite/database.h"

#include <utility>

namespace accord {
namespace {

// What is read without locks while others write need not fit together, and says nothing about the file.
Result<store::CheckReport> checkUnchanged(store::Database& database)
{
    constexpr int kTries = 5;
    for (int i = 0; i < kTries; ++i) {
        Result<store::CheckReport> report = store::check(database);
        if (!database.changedUnderneath()) {
            return report;
        }
    }
    return database.changedWhileRead();
}

} // namespace

Result<Integrity> checkIntegrity(Project& project)
{
    ACCORD_TRY(store::CheckReport report, checkUnchanged(project.database()));
    Integrity result;
    result.events = report.events;
    result.labels = report.labels;
    result.decisions = report.decisions;
    result.pagesSound = report.damage.empty();
    result.findings = std::move(report.damage);
    for (const std::string& row : report.danglingRows) {
        result.findings.push_back("a reference leads nowhere: " + row);
    }
    for (const std::string& number : report.farAhead) {
        result.findings.push_back(number +
                                  ", where nobody's work can have put it; go back to a backup from before that "
                                  "file was merged");
    }
    result.wrongLabels = report.wrongLabels;
    result.wrongDecisions = report.wrongDecisions;
    result.interruptedImports = report.interruptedImports;
    return result;
}

} // namespace accord

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/integrity.h"

#include "core/store/acts/check.h"

#include <utility>

namespace accord {

Result<Integrity> checkIntegrity(Project& project)
{
    ACCORD_TRY(store::CheckReport report, store::check(project.database()));
    Integrity result;
    result.acts = report.acts;
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

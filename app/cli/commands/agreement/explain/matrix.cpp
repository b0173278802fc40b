// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/explain/matrix.h"

#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/rating_matrix.h"

namespace accord::cli {

Result<int> writeMatrix(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed));
    const std::vector<Level> levels = levelsOf(options);
    if (levels.size() > 1 && !options.wholePath) {
        return Error{Errc::Invalid, Reason::MatrixNeedsLevel, {options.matrix}};
    }
    exchange::MatrixPlan plan{part.round.id, part.selection, options.wholePath, options.pseudonyms};
    plan.selection.level = levels.front();
    ACCORD_TRY(const exchange::MatrixReport report, exchange::exportMatrix(project, plan, options.matrix));
    Record record;
    record.fields({{"matrix", options.matrix},
                   {"codebook_file", report.codebookFile.string()},
                   {"items", report.items},
                   {"annotators", report.annotators},
                   {"codebook", report.codebook}});
    record.line(counted(report.items, "item") + " of " +
                counted(static_cast<std::int64_t>(report.annotators.size()), "annotator") + " in " + options.matrix +
                ", the codebook in " + report.codebookFile.string());
    record.line("Compute it again:");
    record.line("  accord-cli agreement --ratings " + options.matrix +
                (options.wholePath ? " --scale hierarchical" : "") + " --codebook " + text::join(report.codebook, ","));
    return console.emit(record);
}

} // namespace accord::cli

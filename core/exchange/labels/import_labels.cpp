// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/exchange/labels/label_readers.h"

#include <algorithm>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;

// What was chosen for the column of that header, at the same place if there are several; what was guessed for a column
// that nobody chose anything for.
ColumnRole chosenRole(const LabelColumns& chosen, const LabelColumn& column, std::size_t place)
{
    if (place < chosen.columns.size() && chosen.columns[place].header == column.header) {
        return chosen.columns[place].role;
    }
    const auto found = std::ranges::find(chosen.columns, column.header, &LabelColumn::header);
    return found == chosen.columns.end() ? column.role : found->role;
}

Result<LabelColumns> columnsOf(const fs::path& file, const LabelImport& import, const Taxonomy& taxonomy)
{
    ACCORD_TRY(LabelColumns columns, guessColumns(file, taxonomy, import.exact));
    if (import.columns) {
        // By header: the columns of several files need not be in the same order.
        for (std::size_t i = 0; i < columns.columns.size(); ++i) {
            columns.columns[i].role = chosenRole(*import.columns, columns.columns[i], i);
        }
    }
    if (!columns.first(ColumnRole::Link)) {
        return Error{Errc::BadSyntax, file.string() + ":1", "no column holds links to issues"};
    }
    if (!columns.usable()) {
        return Error{Errc::BadSyntax, file.string() + ":1",
                     taxonomy.empty() ? "the project has no taxonomy, so no column can be recognised as labels"
                                      : "no column holds codes of the taxonomy"};
    }
    if (!import.withFinal) {
        for (LabelColumn& column : columns.columns) {
            // Left out by wish, which is no problem of the file.
            column.role = column.role == ColumnRole::Final ? ColumnRole::Skipped : column.role;
        }
    }
    return columns;
}

Status readInto(const fs::path& file, const LabelImport& import, const Taxonomy& taxonomy, LabelPlan& plan)
{
    ACCORD_TRY(const LabelLayout layout, labelLayout(file));
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    LabelSource source{stream, file.string(), taxonomy, plan, import.exact};
    switch (layout) {
    case LabelLayout::Wide: {
        ACCORD_TRY(const LabelColumns columns, columnsOf(file, import, taxonomy));
        readWide(source, columns);
        break;
    }
    case LabelLayout::Long:
        readLong(source, {});
        break;
    case LabelLayout::Json:
        readJson(source);
        break;
    }
    return {};
}

} // namespace

Result<LabelPlan> planLabels(const Project& project, const LabelImport& import, Progress& progress,
                             const std::stop_token& stop)
{
    Ticker ticker(progress);
    LabelPlan plan;
    std::int64_t done = 0;
    for (const fs::path& file : import.files) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, file.string(), {}};
        }
        ACCORD_CHECK(readInto(file, import, *project.taxonomy(), plan));
        ticker.report(file.filename().string(), ++done, static_cast<std::int64_t>(import.files.size()));
    }
    if (!import.withFinal) {
        plan.decisions.clear();
    }
    return plan;
}

Result<ImportReport> importLabels(Project& project, const LabelImport& import, Progress& progress,
                                  const std::stop_token& stop)
{
    ACCORD_TRY(const LabelPlan plan, planLabels(project, import, progress, stop));
    if (plan.report.problemCount > 0 && import.malformed == Malformed::Refuse) {
        return plan.report;
    }
    std::vector<std::string> names;
    for (const fs::path& file : import.files) {
        names.push_back(file.filename().string());
    }
    return writeLabels(project, plan, import.round, text::join(names, ", "), progress, stop, import.by);
}

} // namespace accord::exchange

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/import_report.h"
#include "core/exchange/labels/label_plan.h"
#include "core/project/project.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace accord::exchange {

struct LabelImport
{
    std::vector<std::filesystem::path> files;
    std::string round;                   ///< name; made if it is not there
    LabelReading reading{};              ///< how the cells of tables are to be understood
    std::optional<LabelColumns> columns; ///< of tables, by their headers; guessed for each file where not given
    /// Names in the files, such as the headers of annotators' columns, and who of the project is meant by them. Who is
    /// not named here is who has that name, or somebody new.
    std::vector<std::pair<std::string, PersonId>> people;
    bool withFinal = true; ///< take the final column as decisions
    bool replace = false;  ///< labels of the round that say something else are replaced
    Malformed malformed = Malformed::Refuse;
    PersonId by{}; ///< who imports it
};

/// Reads the files without writing anything; what is malformed is in the plan's report. Errc::NotFound, Unreadable,
/// BadSyntax (no link column, no annotator, two columns of one header), and NotFound for a name that is to be somebody
/// and is in no file.
Result<LabelPlan> planLabels(Project& project, const LabelImport& import, Progress& progress,
                             const std::stop_token& stop);

/// Writes a plan: people that are new, the round, issues known by link only, items, labels and decisions. In short
/// transactions, so that others can go on labelling; labels and decisions count, and new people and a new round are
/// seen, all at once when it is done (in a round that is there already: up to store::BatchedWrite::kAtOnce of them at a
/// time). A label or decision that says what is said already is not repeated, so that importing twice changes nothing.
/// Labels of others, decisions, and new people, items and rounds are for leads (`by`); everybody may import their own
/// labels as they may give them. Errc::NotPermitted otherwise, for any other label in a round that is over, also when
/// it ends while they are written, and for another decision in one that is reconciled. Errc::UnknownCategory for a
/// category that was retired since the files were read. Errc::Exists for a label of the round that would become another
/// one, unless `replace`; in a blind round for any label of somebody else, so that nothing is told of what it says.
/// Errc::Cancelled, and any other error, leaves the project as it was.
Result<ImportReport> writeLabels(Project& project, const LabelPlan& plan, const std::string& round,
                                 const std::string& source, Progress& progress, const std::stop_token& stop,
                                 PersonId by = {}, bool replace = false);

/// What importLabels() would do, without writing anything.
struct LabelPreview
{
    ImportReport report; ///< `itemsAdded`, `labels` and so on count what is in the files
    LabelPlan plan;
    std::vector<std::pair<std::string, LabelColumns>> columns; ///< by table; none of Accord's own ones
};

Result<LabelPreview> previewLabels(Project& project, const LabelImport& import, Progress& progress,
                                   const std::stop_token& stop);

/// Makes the categories that are asked for (a version of the codebook), plans and writes, unless something is malformed
/// and that is not accepted. Errc::BadTaxonomy of labels that differ only in case or spaces, or have too many levels.
Result<ImportReport> importLabels(Project& project, const LabelImport& import, Progress& progress,
                                  const std::stop_token& stop);

} // namespace accord::exchange

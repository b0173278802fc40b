// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/audit/audit.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/table_options.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/ratings/codes.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <array>

namespace accord::cli {
namespace {

using exchange::AuditFinding;

struct AuditOptions
{
    std::vector<std::string> files;
    std::string round;
    std::string level = "theme";
    std::string raters;
    exchange::AuditedTables tables;
};

bool isTable(const std::string& file)
{
    constexpr std::array<std::string_view, 7> kTables{".csv", ".tsv", ".tab", ".txt", ".xlsx", ".xlsm", ".ods"};
    const std::string extension = text::lowerAscii(std::filesystem::path(file).extension().string());
    return std::ranges::find(kTables, extension) != kTables.end();
}

Table<AuditFinding> findingTable()
{
    return Table<AuditFinding>()
        .column("severity", "severity", [](const AuditFinding& finding) { return keyOf(finding.severity); })
        .column("check", "check", [](const AuditFinding& finding) { return keyOf(finding.check); })
        .column("finding", "finding", [](const AuditFinding& finding) { return messages::sentence(finding.message); })
        .key("figures", [](const AuditFinding& finding) { return exchange::toJson(finding.figures); });
}

Result<exchange::AuditedLabels> labelsOf(const AuditOptions& options, Console& console)
{
    const auto tables = std::ranges::count_if(options.files, isTable);
    if (tables == 0 && options.files.size() == 1) {
        ACCORD_TRY(Project project, Project::open(options.files.front()));
        ACCORD_TRY(const Round round, chooseRound(project, options.round));
        const auto level = std::ranges::find(kLevels, std::string_view(options.level), levelKey);
        return exchange::readAudited(project, round.id, *level, console.stop());
    }
    const auto other = std::ranges::find_if_not(options.files, isTable);
    if (other != options.files.end()) {
        return Error{Errc::Invalid, Reason::AuditOneProject, {*other}};
    }
    exchange::AuditedTables chosen = options.tables;
    if (!options.raters.empty()) {
        ACCORD_TRY(chosen.raters, exchange::codeList("--raters", options.raters));
    }
    chosen.files.assign(options.files.begin(), options.files.end());
    return exchange::readAudited(chosen, console.progress(), console.stop());
}

Result<int> showAudit(const AuditOptions& options, Console& console)
{
    ACCORD_TRY(const exchange::AuditedLabels labels, labelsOf(options, console));
    ACCORD_TRY(const std::vector<AuditFinding> findings, exchange::audit(labels, console.progress(), console.stop()));
    const auto table = findingTable();
    const bool attention = exchange::needsAttention(findings);
    Record record;
    record.field("items", labels.table.items())
        .field("annotators", labels.table.raters)
        .field("findings", table.json(findings))
        .field("needs_attention", attention)
        .sheet(table, findings);
    record.line("Looked at " + counted(labels.table.items(), "item") + " of " +
                counted(labels.table.raters, "annotator") + "; " +
                (findings.empty() ? "found nothing."
                                  : "found " + counted(static_cast<std::int64_t>(findings.size()), "thing") + "."));
    for (const AuditFinding& finding : findings) {
        record.line();
        record.line(std::string(keyOf(finding.severity)) + " (" + std::string(keyOf(finding.check)) + ")");
        record.line("  " + messages::sentence(finding.message));
    }
    return console.emit(record, attention ? kFailed : kDone);
}

} // namespace

void addAudit(CommandSet& commands)
{
    CLI::App& command = commands.tabular(
        commands.add("audit", "Look for what makes labels doubtful: copies, repeats, codes outside of the codebook",
                     "accord-cli audit pilot.accord --round Pilot\n"
                     "  accord-cli audit vllm.csv pytorch.csv --codebook llm-dl-frameworks"));
    const auto options = std::make_shared<AuditOptions>();
    command
        .add_option("PROJECT", options->files,
                    "A project file, or tables of labels (CSV, xlsx, ods) that belong together")
        ->required()
        ->type_name("")
        ->expected(1, -1);
    addRoundOption(command, options->round);
    addLevelOption(command, options->level, "The level of a project's labels (theme)");
    const auto ofTables = [&command](const std::string& name, std::string& value, const std::string& about) {
        command.add_option(name, value, about)->type_name("COLUMN")->group("With tables");
    };
    ofTables("--item", options->tables.item, "The column that names the items; if left out the one with links");
    ofTables("--final", options->tables.final, "The column of final labels; if left out the one that is called so");
    command.add_option("--raters", options->raters, "The columns of annotators; others are left out")
        ->type_name("A,B,C")
        ->group("With tables");
    command
        .add_option("--codebook", options->tables.codebooks,
                    "The taxonomy, as a file or the name of one that ships with Accord; several versions oldest first")
        ->type_name("FILE")
        ->group("With tables")
        ->allow_extra_args(false);
    addTableOptions(command, options->tables.table, "With tables");
    commands.onChosen(command, options, showAudit);
}

} // namespace accord::cli

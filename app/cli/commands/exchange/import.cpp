// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/exchange/import_labels.h"
#include "app/cli/commands/exchange/report.h"
#include "app/cli/commands/exchange/taxonomy_source.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/exchange/import_issues.h"

namespace accord::cli {
namespace {

struct TaxonomyOptions
{
    std::string project;
    std::string file;
    std::string person;
    std::string sameBy;
};

struct FilesOptions
{
    std::string project;
    std::vector<std::string> files;
    std::string person;
    bool leaveOut = false;
};

Result<int> importTaxonomy(const TaxonomyOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    const auto sameBy = options.sameBy == "code"   ? exchange::SameBy::Code
                        : options.sameBy == "uuid" ? exchange::SameBy::Identifier
                                                   : exchange::SameBy::Ask;
    ACCORD_TRY(const exchange::TaxonomyReport report, takeTaxonomy(project, options.file, by, sameBy));
    if (report.asks) {
        return Error{Errc::Invalid, Reason::SameByWhat, {report.name, grouped(report.matched)}};
    }
    Record record;
    record.fields({{"name", report.name},
                   {"version", report.codebook},
                   {"added", report.added},
                   {"changed", report.changed},
                   {"retired", report.retired},
                   {"matched", report.matched}});
    record.line("The taxonomy \"" + report.name + "\" holds now as version " + std::to_string(report.codebook) + ": " +
                grouped(report.added) + " categories added, " + grouped(report.changed) + " changed, " +
                grouped(report.retired) + " retired." +
                (report.matched > 0 ? " Known by code and name though the file has other identifiers: " +
                                          grouped(report.matched) + "."
                                    : ""));
    return console.emit(record);
}

using Importer = Result<exchange::ImportReport> (*)(Project&, const std::vector<std::filesystem::path>&,
                                                    exchange::Malformed, Progress&, const std::stop_token&, PersonId);

Result<int> importFiles(const FilesOptions& options, Console& console, Importer importer)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    const std::vector<std::filesystem::path> files(options.files.begin(), options.files.end());
    const auto malformed = options.leaveOut ? exchange::Malformed::LeaveOut : exchange::Malformed::Refuse;
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const exchange::ImportReport report, importer(project, files, malformed, console.progress(), stop, by));
    return printReport(report, console);
}

Result<int> importIssues(const FilesOptions& options, Console& console)
{
    return importFiles(options, console, exchange::importIssues);
}

Result<int> importLinks(const FilesOptions& options, Console& console)
{
    return importFiles(options, console, exchange::importLinks);
}

void addTaxonomyImport(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "taxonomy", "Take over a taxonomy as the project's next version",
                                       "accord-cli import taxonomy pilot.accord taxonomy.json");
    const auto options = std::make_shared<TaxonomyOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("FILE", options->file,
                    "A taxonomy in JSON, or the name of one that ships with Accord "
                    "(llm-dl-frameworks)")
        ->required()
        ->type_name("");
    command
        .add_option("--same-by", options->sameBy,
                    "Whether categories with the code and the name of one here, and another identifier, are the same: "
                    "code (they are) or uuid (they are not)")
        ->check(CLI::IsMember({"code", "uuid"}));
    addActingOption(command, options->person);
    commands.onChosen(command, options, importTaxonomy);
}

void addFilesCommand(CommandSet& commands, CLI::App& command, const std::string& what,
                     Result<int> (*work)(const FilesOptions&, Console&))
{
    const auto options = std::make_shared<FilesOptions>();
    addProjectArgument(command, options->project);
    command.add_option("FILE", options->files, what)->required()->type_name("");
    command.add_flag("--leave-out", options->leaveOut, "Leave out what cannot be understood and take the rest");
    addActingOption(command, options->person);
    commands.onChosen(command, options, work);
}

} // namespace

void addImport(CommandSet& commands)
{
    CLI::App& group = commands.group("import", "Bring in a taxonomy, issues, links or labels");
    addTaxonomyImport(commands, group);
    addFilesCommand(commands,
                    commands.addTo(group, "issues", "Bring in issues with their discussion",
                                   "accord-cli import issues pilot.accord issues.jsonl more-issues/"),
                    "JSON, JSON Lines, or folders of them", importIssues);
    addFilesCommand(commands,
                    commands.addTo(group, "links", "Bring in issues by their links; their texts are missing yet",
                                   "accord-cli import links pilot.accord links_2024.txt links_2025.txt"),
                    "Text with one link per line", importLinks);
    addImportLabels(commands, group);
}

} // namespace accord::cli

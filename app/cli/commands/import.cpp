// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/import.h"

#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/import_report.h"
#include "core/messages/catalogue.h"
#include "core/model/taxonomy.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace accord::cli {

namespace {

constexpr std::size_t kMostLines = 50;

} // namespace

Json reportJson(const exchange::ImportReport& report)
{
    Json problems = Json::array();
    for (const Error& problem : report.problems) {
        problems.push_back(messages::sentence(problem));
    }
    Json readAs = Json::array();
    for (const auto& [file, as] : report.readAs) {
        readAs.push_back({{"file", file}, {"as", messages::sentence(as)}});
    }
    return {{"written", report.written},
            {"issues_added", report.issuesAdded - report.othersAdded},
            {"others_added", report.othersAdded},
            {"texts_added", report.textsAdded},
            {"texts_changed", report.textsChanged},
            {"comments", report.comments},
            {"pull_requests_left_out", report.pullRequests},
            {"items_added", report.itemsAdded},
            {"people_added", report.peopleAdded},
            {"labels", report.labels},
            {"labels_replaced", report.labelsReplaced},
            {"decisions", report.decisions},
            {"conflicts_left_open", report.leftOpen},
            {"new_categories", report.newCategories},
            {"read_as", std::move(readAs)},
            {"final_columns", report.finalColumns},
            {"texts_older", report.textsOlder},
            {"stray_comments", report.strayComments},
            {"without_discussion", report.withoutDiscussion},
            {"unchanged", report.unchanged},
            {"problem_count", report.problemCount},
            {"problems", std::move(problems)}};
}

void noteProblems(const exchange::ImportReport& report, Console& console)
{
    const std::size_t shown = std::min(report.problems.size(), kMostLines);
    for (const auto& [file, as] : report.readAs) {
        console.note(file + ": read as " + messages::sentence(as));
    }
    for (std::size_t i = 0; i < shown; ++i) {
        console.note(messages::sentence(report.problems[i]));
    }
    const std::int64_t more = report.problemCount - static_cast<std::int64_t>(shown);
    if (more > 0) {
        console.note("... and " + grouped(more) + " more");
    }
    if (!report.written && report.problemCount > 0) {
        console.note("accord-cli: Nothing was written: " + counted(report.problemCount, "part") +
                     " could not be understood. Correct the files, or leave those parts out with --leave-out.");
    }
}

std::string broughtText(const exchange::ImportReport& report)
{
    std::string text;
    const auto say = [&text](std::int64_t count, const std::string& words) {
        if (count > 0) {
            text += (text.empty() ? "" : ", ") + words;
        }
    };
    say(report.itemsAdded, counted(report.itemsAdded, "item"));
    say(report.labels, counted(report.labels, "label"));
    say(report.labelsReplaced, counted(report.labelsReplaced, "label") + " replaced");
    say(report.decisions, counted(report.decisions, "decision"));
    say(static_cast<std::int64_t>(report.newCategories.size()),
        grouped(static_cast<std::int64_t>(report.newCategories.size())) +
            (report.newCategories.size() == 1 ? " new category" : " new categories"));
    say(report.leftOpen, counted(report.leftOpen, "conflict") + " left open");
    say(report.peopleAdded, grouped(report.peopleAdded) + (report.peopleAdded == 1 ? " new person" : " new people"));
    const std::int64_t issues = report.issuesAdded - report.othersAdded;
    say(issues, counted(issues, "new issue"));
    say(report.othersAdded, counted(report.othersAdded, "new text") + " of other kinds");
    say(report.textsAdded, counted(report.textsAdded, "text") + " known by their link only until now");
    say(report.textsChanged, counted(report.textsChanged, "newer text"));
    say(report.comments, counted(report.comments, report.othersAdded > 0 ? "part" : "comment"));
    say(report.textsOlder, counted(report.textsOlder, "text") + " left out, older than what the project has");
    say(report.withoutDiscussion, counted(report.withoutDiscussion, "discussion") + " not in the files");
    say(report.strayComments,
        counted(report.strayComments, "comment") + " left out, of issues that are in none of the files");
    say(report.unchanged, grouped(report.unchanged) + " were there already");
    say(report.pullRequests, counted(report.pullRequests, "pull request") + " left out");
    say(report.problemCount, counted(report.problemCount, "malformed part") + " left out");
    return text.empty() ? "nothing new" : text;
}

int printReport(const exchange::ImportReport& report, Project& project, const std::string& file, Console& console)
{
    Record record;
    record.fields([&] { return reportJson(report); });
    if (console.forPeople()) {
        noteProblems(report, console);
    }
    if (report.written) {
        record.line("Imported: " + broughtText(report) + ".");
        for (const std::string& header : report.decisions > 0 ? report.finalColumns : std::vector<std::string>()) {
            record.line("The decisions are what the column \"" + header +
                        "\" says; if it holds one person's labels, import with --annotator \"" + header +
                        "\" and the others.");
        }
        sayNext(project, file, record);
    }
    return console.emit(record, report.written ? kDone : kFailed);
}

namespace {

struct TaxonomyOptions
{
    std::string project;
    std::string file;
    std::string person;
    std::string sameBy;
    bool preview = false;
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
    if (options.preview) {
        return printTaxonomyPreview(&project, options.file, sameBy, console);
    }
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
                (report.matched > 0
                     ? " Known by code and name though the file has other identifiers: " + grouped(report.matched) + "."
                     : ""));
    sayOtherKeys(*project.taxonomy(), record);
    sayNext(project, options.project, record);
    return console.emit(record);
}

template <class Importer>
Result<int> importFiles(const FilesOptions& options, Console& console, const Importer& importer)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    const std::vector<std::filesystem::path> files(options.files.begin(), options.files.end());
    const auto malformed = options.leaveOut ? exchange::Malformed::LeaveOut : exchange::Malformed::Refuse;
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const exchange::ImportReport report, importer(project, files, malformed, console.progress(), stop, by));
    return printReport(report, project, options.project, console);
}

Result<int> importIssues(const FilesOptions& options, Console& console)
{
    return importFiles(options, console, exchange::importIssues);
}

struct TextsOptions
{
    FilesOptions files;
    std::string kind;
    exchange::TextImport texts;
};

Result<int> importTexts(const TextsOptions& options, Console& console)
{
    exchange::TextImport texts = options.texts;
    texts.kind = textKindNamed(options.kind);
    return importFiles(
        options.files, console,
        [&texts](Project& project, const std::vector<std::filesystem::path>& files, exchange::Malformed malformed,
                 Progress& progress, const std::stop_token& stop,
                 PersonId by) { return exchange::importTexts(project, files, texts, malformed, progress, stop, by); });
}

Result<int> importLinks(const FilesOptions& options, Console& console)
{
    return importFiles(options, console, exchange::importLinks);
}

void addTaxonomyImport(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "taxonomy", "Take over a taxonomy as the project's next version",
                                       "accord-cli import taxonomy pilot.accord themes.csv --preview");
    const auto options = std::make_shared<TaxonomyOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("FILE", options->file,
                    "A taxonomy as CSV, text with indentation, a Markdown list or JSON (accord-cli taxonomy template "
                    "shows each), or the name of one that ships with Accord (llm-dl-frameworks)")
        ->required()
        ->type_name("");
    command
        .add_option("--same-by", options->sameBy,
                    "Whether categories with the code and the name of one here, and another identifier, are the same: "
                    "code (they are) or uuid (they are not)")
        ->check(CLI::IsMember({"code", "uuid"}));
    command.add_flag("--preview", options->preview, "Print the tree and what would change, and write nothing");
    addActingOption(command, options->person);
    commands.onChosen(command, options, importTaxonomy);
}

void addFilesOptions(CLI::App& command, FilesOptions& options, const std::string& what)
{
    addProjectArgument(command, options.project);
    command.add_option("FILE", options.files, what)->required()->type_name("");
    command.add_flag("--leave-out", options.leaveOut, "Leave out what cannot be understood and take the rest");
    addActingOption(command, options.person);
}

/// "import texts"
void addImportTexts(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "texts", "Bring in texts of any source: posts, commits, transcripts, documents",
                       "accord-cli import texts pilot.accord interviews/ --group Interviews --kind transcript");
    const auto options = std::make_shared<TextsOptions>();
    addFilesOptions(
        command, options->files,
        "JSON, JSON Lines, tables (.csv, .tsv, .xlsx, .ods), plain text, Markdown, documents (.docx, .odt, .html), "
        "captions (.vtt, .srt), or folders of them");
    command
        .add_option("--group", options->texts.group,
                    "What texts belong to where the files do not say it; otherwise the name of their file or folder")
        ->check(utf8());
    command.add_option("--kind", options->kind, "What texts are where the files do not say it")
        ->check(CLI::IsMember({"document", "issue", "post", "commit", "pull_request", "review_comment", "transcript"}));
    command.add_option("--language", options->texts.language,
                       "In which language texts are where the files do not say it: en, zh-Hans");
    commands.onChosen(command, options, importTexts);
}

void addFilesCommand(CommandSet& commands, CLI::App& command, const std::string& what,
                     Result<int> (*work)(const FilesOptions&, Console&))
{
    const auto options = std::make_shared<FilesOptions>();
    addFilesOptions(command, *options, what);
    commands.onChosen(command, options, work);
}

} // namespace

void addImport(CommandSet& commands)
{
    CLI::App& group = commands.group("import", "Bring in a taxonomy, issues, other texts, links or labels");
    addTaxonomyImport(commands, group);
    addFilesCommand(commands,
                    commands.addTo(group, "issues", "Bring in issues with their discussion",
                                   "accord-cli import issues pilot.accord issues.jsonl more-issues/"),
                    "JSON, JSON Lines, or folders of them", importIssues);
    addImportTexts(commands, group);
    addFilesCommand(commands,
                    commands.addTo(group, "links",
                                   "Bring in issues and other texts by their links; their words are missing yet",
                                   "accord-cli import links pilot.accord links_2024.txt links_2025.txt"),
                    "Text with one link per line", importLinks);
    addImportLabels(commands, group);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/import_report.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/labels/label_plan.h"
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

Json reportJson(const exchange::ImportReport& report)
{
    Json problems = Json::array();
    for (const Error& problem : report.problems) {
        problems.push_back(messages::sentence(problem));
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
            {"decisions", report.decisions},
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
    for (std::size_t i = 0; i < shown; ++i) {
        console.note(messages::sentence(report.problems[i]));
    }
    const std::int64_t more = report.problemCount - static_cast<std::int64_t>(shown);
    if (more > 0) {
        console.note("... and " + grouped(more) + " more");
    }
    if (!report.written) {
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
    say(report.decisions, counted(report.decisions, "decision"));
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

/// Prints what an import brought, and the parts that could not be understood: the first fifty on standard error, or up
/// to a thousand in the JSON object. Answers the exit code: kFailed where nothing was written.
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

/// Columns of a wide table that somebody named by their headers, in place of a guess.
struct NamedColumns
{
    std::string link;
    std::vector<std::string> annotators; ///< not empty: only these
    std::string final;

    [[nodiscard]] bool any() const { return !link.empty() || !annotators.empty() || !final.empty(); }
};

using exchange::ColumnRole;
using exchange::LabelColumn;
using exchange::LabelColumns;

std::vector<std::string> headersOf(const LabelColumns& columns)
{
    std::vector<std::string> headers;
    for (const LabelColumn& column : columns.columns) {
        headers.push_back(column.header);
    }
    return headers;
}

// The named columns get the role, and those that were only guessed to have it lose it.
Status give(LabelColumns& columns, ColumnRole role, const std::vector<std::string>& headers, const std::string& file)
{
    for (LabelColumn& column : columns.columns) {
        column.role = column.role == role ? ColumnRole::Skipped : column.role;
    }
    for (const std::string& header : headers) {
        const auto found = std::ranges::find_if(columns.columns, [&header](const LabelColumn& column) {
            return text::equalsIgnoringCase(column.header, text::trimmed(header));
        });
        if (found == columns.columns.end()) {
            return Error{Errc::NotFound, Reason::ColumnUnknown, {header, headersOf(columns)}};
        }
        const auto again = std::find_if(found + 1, columns.columns.end(), [&found](const LabelColumn& column) {
            return text::equalsIgnoringCase(column.header, found->header);
        });
        if (again != columns.columns.end()) {
            return Error{Errc::Ambiguous, Reason::ColumnTwice, {file, header}};
        }
        found->role = role;
        found->doubtful = false;
    }
    return {};
}

/// The guessed columns with those that were named put in their place. Errc::NotFound names the headers that exist,
/// Errc::Invalid a file with other headers than the first one.
Result<LabelColumns> wideColumns(const std::vector<std::filesystem::path>& files, const Taxonomy& taxonomy,
                                 const NamedColumns& named, bool exact)
{
    ACCORD_TRY(LabelColumns columns, exchange::guessColumns(files.front(), taxonomy, exact));
    for (const std::filesystem::path& file : files) {
        ACCORD_TRY(const LabelColumns other, exchange::guessColumns(file, taxonomy, exact));
        if (headersOf(other) != headersOf(columns)) {
            return Error{Errc::Invalid, Reason::OtherColumns, {file.string(), files.front().string()}};
        }
    }
    if (!named.link.empty()) {
        ACCORD_CHECK(give(columns, ColumnRole::Link, {named.link}, files.front().string()));
    }
    if (!named.final.empty()) {
        ACCORD_CHECK(give(columns, ColumnRole::Final, {named.final}, files.front().string()));
    }
    if (!named.annotators.empty()) {
        ACCORD_CHECK(give(columns, ColumnRole::Annotator, named.annotators, files.front().string()));
        for (LabelColumn& column : columns.columns) {
            // Whoever lists the annotators knows of the other columns.
            column.role = column.role == ColumnRole::Ignored ? ColumnRole::Skipped : column.role;
        }
    }
    return columns;
}

struct LabelsOptions
{
    std::string project;
    std::vector<std::string> files;
    std::string round;
    std::string person;
    bool withoutFinal = false;
    bool leaveOut = false;
    bool exact = false;
    bool replace = false;
    NamedColumns columns;
    std::vector<std::string> people; ///< "A1=Mira Okafor"
};

Result<std::vector<std::pair<std::string, PersonId>>> meantPeople(const Project& project,
                                                                  const std::vector<std::string>& texts)
{
    std::vector<std::pair<std::string, PersonId>> people;
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0) {
            return Error{Errc::Invalid, Reason::AnnotatorIsUnsound, {text}};
        }
        ACCORD_TRY(const Person person, project.personNamed(text.substr(equals + 1)));
        people.emplace_back(text.substr(0, equals), person.id);
    }
    return people;
}

Result<int> importLabels(const LabelsOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    exchange::LabelImport import;
    import.files.assign(options.files.begin(), options.files.end());
    import.round = options.round;
    ACCORD_TRY(import.by, whoIs(project, options.person));
    ACCORD_TRY(import.people, meantPeople(project, options.people));
    import.withFinal = !options.withoutFinal;
    import.exact = options.exact;
    import.replace = options.replace;
    import.malformed = options.leaveOut ? exchange::Malformed::LeaveOut : exchange::Malformed::Refuse;
    if (options.columns.any()) {
        ACCORD_TRY(import.columns, wideColumns(import.files, *project.taxonomy(), options.columns, options.exact));
    }
    backUpBefore(project, backups::Occasion::BeforeBulk, console);
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const exchange::ImportReport report, exchange::importLabels(project, import, console.progress(), stop));
    return printReport(report, project, options.project, console);
}

/// "import labels"
void addImportLabels(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "labels", "Bring in labels; makes the people and the round",
                       "accord-cli import labels pilot.accord labels.csv --round Pilot --without-final");
    const auto options = std::make_shared<LabelsOptions>();
    addProjectArgument(command, options->project);
    command.add_option("FILE", options->files, "Wide or long CSV, or JSON")->required()->type_name("");
    addRoundOption(command, options->round, "The round; made if it is not there")->required()->check(utf8());
    command.add_flag("--without-final", options->withoutFinal, "Do not take over the final labels as decisions");
    command.add_flag("--leave-out", options->leaveOut, "Leave out what cannot be understood and take the rest");
    command.add_flag(
        "--replace", options->replace,
        "Replace labels that people have in the round by what the files say; otherwise nothing is imported");
    command.add_flag("--exact", options->exact,
                     "Of CSV: keep the apostrophe in front of a formula, as in files that were exported with --exact");
    NamedColumns& columns = options->columns;
    command.add_option("--link-column", columns.link, "Of a wide CSV: the column with the links")->type_name("HEADER");
    command
        .add_option("--annotator", columns.annotators,
                    "Of a wide CSV: a column with one person's labels; may be repeated, and then no other is taken")
        ->type_name("HEADER")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command.add_option("--final-column", columns.final, "Of a wide CSV: the column with the final labels")
        ->type_name("HEADER");
    command
        .add_option(
            "--annotator-is", options->people,
            "Who of the project is meant by a name in the files, such as the header of a column; may be repeated")
        ->type_name("NAME=PERSON")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check(utf8());
    addActingOption(command, options->person);
    commands.onChosen(command, options, importLabels);
}

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

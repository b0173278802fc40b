// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"

#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/import.h"
#include "app/cli/commands/table_options.h"
#include "app/cli/console.h"
#include "app/cli/table.h"
#include "app/cli/words.h"
#include "core/base/os/atomic_file.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/recipe.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace accord::cli {

namespace {

using exchange::ColumnChoice;
using exchange::ColumnRole;
using exchange::LabelColumn;
using exchange::LabelColumns;

constexpr std::size_t kLargestRecipe = std::size_t{1} << 20U;

struct LabelsOptions
{
    std::string project;
    std::vector<std::string> files;
    std::string round;
    std::string person;
    bool withoutFinal = false;
    bool leaveOut = false;
    bool replace = false;
    bool dryRun = false;
    std::string link;
    std::string final;
    std::vector<std::string> annotators;
    std::vector<std::string> columns;  ///< "Tag1=label"
    std::vector<std::string> people;   ///< "A1=Mira Okafor"
    std::vector<std::string> replaced; ///< "false positive=not_for_study"
    std::string blank;
    std::string recipe;
    std::string savedRecipe;
    exchange::LabelReading reading;
};

std::vector<std::string> headersOf(const LabelColumns& columns)
{
    std::vector<std::string> headers;
    for (const LabelColumn& column : columns.columns) {
        headers.push_back(column.header);
    }
    return headers;
}

// "NAME=OTHER" at the last sign.
Result<std::pair<std::string, std::string>> pairIn(const std::string& text)
{
    const auto equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) {
        return Error{Errc::Invalid, Reason::AnnotatorIsUnsound, {text}};
    }
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

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

/// What was said, in options and in the recipe: options say more than it.
Result<exchange::LabelRecipe> recipeOf(const LabelsOptions& options)
{
    exchange::LabelRecipe recipe;
    if (!options.recipe.empty()) {
        ACCORD_TRY(const std::string text, readFile(options.recipe, kLargestRecipe));
        ACCORD_TRY(recipe, exchange::recipeIn(text, options.recipe));
    }
    exchange::LabelReading& reading = recipe.reading;
    const exchange::LabelReading& said = options.reading;
    const exchange::TableChoice& table = said.table;
    const auto say = [](auto& value, const auto& now, bool isSaid) { value = isSaid ? now : value; };
    say(reading.table.sheet, table.sheet, !table.sheet.empty());
    say(reading.table.encoding, table.encoding, !table.encoding.empty());
    say(reading.table.separator, table.separator, !table.separator.empty());
    say(reading.table.headingLines, table.headingLines, table.headingLines != 1);
    say(reading.table.linesBelow, table.linesBelow, table.linesBelow != 0);
    say(reading.exact, said.exact, said.exact);
    say(reading.missing, said.missing, !said.missing.empty());
    say(reading.oneSpelling, said.oneSpelling, said.oneSpelling);
    say(reading.newCategories, said.newCategories, said.newCategories);
    say(reading.levels, said.levels, !said.levels.empty());
    say(reading.group, said.group, !said.group.empty());
    say(reading.personPerFile, said.personPerFile, said.personPerFile);
    reading.blank = options.blank.empty() ? reading.blank : std::optional(options.blank);
    for (const std::string& text : options.replaced) {
        ACCORD_TRY(auto pair, pairIn(text));
        reading.replaced.push_back(std::move(pair));
    }
    std::vector<ColumnChoice> choices;
    for (const std::string& text : options.columns) {
        ACCORD_TRY(choices.emplace_back(), exchange::columnChoice(text));
    }
    for (const std::string& header : options.annotators) {
        choices.push_back({header, ColumnRole::Annotator});
    }
    if (!options.link.empty()) {
        choices.push_back({options.link, ColumnRole::Link});
    }
    if (!options.final.empty()) {
        choices.push_back({options.final, ColumnRole::Final});
    }
    recipe.columns = choices.empty() ? std::move(recipe.columns) : std::move(choices);
    return recipe;
}

/// The guessed columns with those that were named put in their place. Errc::NotFound names the headers that exist,
/// Errc::Invalid a file with other headers than the first one.
Result<LabelColumns> chosenColumns(const std::vector<std::filesystem::path>& files, const Taxonomy& taxonomy,
                                   const exchange::LabelRecipe& recipe)
{
    ACCORD_TRY(LabelColumns columns, exchange::guessColumns(files.front(), taxonomy, recipe.reading));
    for (const std::filesystem::path& file : files) {
        ACCORD_TRY(const LabelColumns other, exchange::guessColumns(file, taxonomy, recipe.reading));
        if (headersOf(other) != headersOf(columns)) {
            return Error{Errc::Invalid, Reason::OtherColumns, {file.string(), files.front().string()}};
        }
    }
    ACCORD_CHECK(exchange::choose(columns, recipe.columns, files.front().string()));
    return columns;
}

Status saveRecipe(const std::string& file, const exchange::LabelRecipe& recipe)
{
    ACCORD_TRY(AtomicFile writing, AtomicFile::create(file));
    writing.stream() << exchange::recipeText(recipe);
    return writing.finish();
}

Json columnsJson(const LabelColumns& columns)
{
    Json json = Json::array();
    for (const LabelColumn& column : columns.columns) {
        json.push_back({{"header", column.header},
                        {"role", column.doubtful ? "" : exchange::roleName(column.role)},
                        {"first", column.first}});
    }
    return json;
}

int printPreview(const exchange::LabelPreview& preview, Console& console)
{
    Record record;
    record.fields([&] {
        Json json = reportJson(preview.report);
        json["people"] = preview.plan.people;
        for (const auto& [file, columns] : preview.columns) {
            json["tables"].push_back({{"file", file}, {"columns", columnsJson(columns)}});
        }
        return json;
    });
    if (console.forPeople()) {
        noteProblems(preview.report, console);
    }
    for (const auto& [file, columns] : preview.columns) {
        record.line(file);
        for (const LabelColumn& column : columns.columns) {
            const std::string_view role = exchange::roleName(column.role);
            record.line("  " + column.header + ": " + std::string(role.empty() ? "not recognised" : role) + " (" +
                        text::join(column.first, "; ") + ")");
        }
    }
    record.line("People: " + text::join(preview.plan.people, ", "));
    record.line("Would be imported: " + broughtText(preview.report) + ".");
    return console.emit(record, kDone);
}

Result<int> importLabels(const LabelsOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    exchange::LabelImport import;
    import.files.assign(options.files.begin(), options.files.end());
    import.round = options.round;
    ACCORD_TRY(import.by, whoIs(project, options.person));
    ACCORD_TRY(import.people, meantPeople(project, options.people));
    ACCORD_TRY(const exchange::LabelRecipe recipe, recipeOf(options));
    import.reading = recipe.reading;
    import.withFinal = !options.withoutFinal;
    import.replace = options.replace;
    import.malformed = options.leaveOut ? exchange::Malformed::LeaveOut : exchange::Malformed::Refuse;
    if (!recipe.columns.empty()) {
        ACCORD_TRY(import.columns, chosenColumns(import.files, *project.taxonomy(), recipe));
    }
    const std::stop_token stop = console.stop();
    if (options.dryRun) {
        ACCORD_TRY(const auto preview, exchange::previewLabels(project, import, console.progress(), stop));
        ACCORD_CHECK(options.savedRecipe.empty() ? Status() : saveRecipe(options.savedRecipe, recipe));
        return printPreview(preview, console);
    }
    backUpBefore(project, backups::Occasion::BeforeBulk, console);
    ACCORD_TRY(const exchange::ImportReport report, exchange::importLabels(project, import, console.progress(), stop));
    ACCORD_CHECK(options.savedRecipe.empty() ? Status() : saveRecipe(options.savedRecipe, recipe));
    return printReport(report, project, options.project, console);
}

CLI::Option* addSeveral(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                        const std::string& about, const std::string& type, const std::string& group)
{
    return command.add_option(name, values, about)
        ->type_name(type)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check(utf8())
        ->group(group);
}

void addColumnOptions(CLI::App& command, LabelsOptions& options)
{
    const std::string group = "Columns";
    std::vector<std::string> roles;
    for (const auto& [name, role] : exchange::kColumnRoles) {
        roles.emplace_back(name);
    }
    addSeveral(command, "--column", options.columns,
               "What a column is, if it is recognised wrongly: " + text::join(roles, ", ") +
                   "; #5 is the fifth, annotator:NAME has the labels of NAME; may be repeated",
               "HEADER=ROLE", group);
    command.add_option("--link-column", options.link, "The column with the links")->type_name("HEADER")->group(group);
    addSeveral(command, "--annotator", options.annotators,
               "A column with one person's labels; may be repeated, and then no other is taken", "HEADER", group);
    command.add_option("--final-column", options.final, "The column with the final labels")
        ->type_name("HEADER")
        ->group(group);
    addSeveral(command, "--annotator-is", options.people,
               "Who of the project is meant by a name in the files, such as the header of a column; may be repeated",
               "NAME=PERSON", group);
    command
        .add_flag("--person-per-file", options.reading.personPerFile,
                  "Each file has the labels of the person after whom it is called")
        ->group(group);
    command
        .add_option("--group", options.reading.group, "What items belong to that are named and have no link (Items)")
        ->type_name("NAME")
        ->check(utf8())
        ->group(group);
}

void addCellOptions(CLI::App& command, LabelsOptions& options)
{
    const std::string group = "Labels";
    addSeveral(command, "--missing", options.reading.missing,
               "What stands in a cell without a label, beside nothing, such as NA or -; may be repeated", "TEXT",
               group);
    command.add_option("--blank", options.blank, "The label that an empty cell of a person stands for")
        ->type_name("LABEL")
        ->check(utf8())
        ->group(group);
    addSeveral(command, "--label-is", options.replaced,
               "A label of the files that stands for another one, or for cannot_tell or not_for_study; may be repeated",
               "LABEL=OTHER", group);
    command
        .add_flag("--one-spelling", options.reading.oneSpelling, "Labels that differ only in case or spaces are one")
        ->group(group);
    command
        .add_flag("--new-categories", options.reading.newCategories,
                  "Make categories of labels that are neither codes nor names of the taxonomy")
        ->group(group);
    command
        .add_option("--levels", options.reading.levels,
                    "What separates the levels in names of categories, such as \" > \"")
        ->type_name("TEXT")
        ->check(utf8())
        ->group(group);
}

} // namespace

void addImportLabels(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "labels", "Bring in labels; makes the people and the round",
                       "accord-cli import labels pilot.accord labels.csv --round Pilot --without-final");
    const auto options = std::make_shared<LabelsOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("FILE", options->files,
                    "A table (CSV, xlsx, ods) with a row per item or per label, or JSON; several have the same columns")
        ->required()
        ->type_name("");
    addRoundOption(command, options->round, "The round; made if it is not there")->required()->check(utf8());
    command.add_flag("--dry-run", options->dryRun, "Say what would be imported, and what each column is taken for");
    command.add_flag("--without-final", options->withoutFinal, "Do not take over the final labels as decisions");
    command.add_flag("--leave-out", options->leaveOut, "Leave out what cannot be understood and take the rest");
    command.add_flag(
        "--replace", options->replace,
        "Replace labels that people have in the round by what the files say; otherwise nothing is imported");
    command.add_flag("--exact", options->reading.exact,
                     "Keep the apostrophe in front of a formula, as in files that were exported with --exact");
    command.add_option("--recipe", options->recipe, "Read tables as it was said before; see --save-recipe")
        ->type_name("FILE");
    command.add_option("--save-recipe", options->savedRecipe, "Keep what is said here of tables, for the next ones")
        ->type_name("FILE");
    addTableOptions(command, options->reading.table, "Tables");
    addColumnOptions(command, *options);
    addCellOptions(command, *options);
    addActingOption(command, options->person);
    commands.onChosen(command, options, importLabels);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/exchange/export_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/report/words.h"

namespace accord::cli {
namespace {

struct ExportOptions
{
    std::string project;
    std::string round;
    std::string format;
    std::string output;
    bool exact = false;
    bool pseudonyms = false;
    bool own = false;
    std::string person;
};

Result<int> exportLabels(const ExportOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    const auto format = exchange::exportFormatNamed(options.format).value_or(exchange::ExportFormat::Wide);
    exchange::ExportOptions wanted{options.exact, options.pseudonyms};
    if (options.own) {
        ACCORD_TRY(const Person person, actingPerson(project, options.person));
        wanted.own = person.id;
    }
    ACCORD_TRY(const exchange::ExportReport report,
               exchange::exportLabels(project, round.id, format, options.output, wanted));
    Record record;
    record.fields({{"round", round.name},
                   {"format", options.format},
                   {"output", options.output},
                   {"items", report.items},
                   {"labels", report.labels},
                   {"decisions", report.decisions},
                   {"deferred", report.deferred},
                   {"changed_later", report.later.changed},
                   {"given_later", report.later.given}});
    record.line("Wrote " + counted(report.items, "item") + ", " + counted(report.labels, "label") + " and " +
                counted(report.decisions, "decision") +
                (report.deferred > 0 ? " (and " + counted(report.deferred, "item") + " put off)" : "") + " to " +
                options.output + ".");
    if (const std::string later = report::asNowText(english(), report.later); !later.empty()) {
        record.line(later + ".");
    }
    return console.emit(record);
}

Result<int> exportTaxonomy(const ExportOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::int64_t categories, exchange::exportTaxonomy(project, options.output, options.format));
    const auto leftOut = static_cast<std::int64_t>(project.taxonomy()->categories().size()) - categories;
    Record record;
    record.field("output", options.output).field("categories", categories);
    record.line("Wrote the taxonomy with " + grouped(categories) + " categories to " + options.output +
                (leftOut > 0 ? "; " + grouped(leftOut) + " that are retired are in --format json alone." : "."));
    return console.emit(record);
}

void addOutput(CLI::App& command, ExportOptions& options)
{
    command.add_option("--output", options.output, "The file to write; one that is there is replaced")
        ->required()
        ->type_name("FILE");
}

void addLabelsCommand(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "labels", "Write a round's labels and decisions",
                                       "accord-cli export labels pilot.accord --format wide --output labels.csv");
    const auto options = std::make_shared<ExportOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command
        .add_option("--format", options->format,
                    "wide: a row per item; long: a row per label; json: everything that belongs to an item")
        ->required()
        ->check(CLI::IsMember({"wide", "long", "json"}));
    addOutput(command, *options);
    command.add_flag("--exact", options->exact,
                     "Of CSV: write texts that a spreadsheet takes for formulas as they are, without an apostrophe");
    command.add_flag("--pseudonyms", options->pseudonyms,
                     "Call people by their pseudonyms A1, A2, ...; what they wrote stays as it is");
    command.add_flag("--own", options->own, "Only one's own labels, which may be had while the round is blind");
    addActingOption(command, options->person, "Whose labels are one's own");
    commands.onChosen(command, options, exportLabels);
}

void addTaxonomyExport(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "taxonomy", "Write the project's taxonomy",
                                       "accord-cli export taxonomy pilot.accord --format csv --output themes.csv");
    const auto options = std::make_shared<ExportOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option(
            "--format", options->format,
            "json: all there is, with identifiers; nested: JSON by hand; csv; text: by indentation; markdown; as "
            "the file's name says if left out")
        ->check(CLI::IsMember(exchange::taxonomyForms()));
    addOutput(command, *options);
    commands.onChosen(command, options, exportTaxonomy);
}

} // namespace

void addExport(CommandSet& commands)
{
    CLI::App& group = commands.group("export", "Write labels or the taxonomy to a file");
    addLabelsCommand(commands, group);
    addTaxonomyExport(commands, group);
}

} // namespace accord::cli

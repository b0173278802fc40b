// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/exchange/import_labels.h"

#include "app/cli/commands/exchange/report.h"
#include "app/cli/commands/exchange/wide_columns.h"
#include "app/cli/commands/project/backup.h"
#include "core/base/reason.h"
#include "core/exchange/labels/import_labels.h"

namespace accord::cli {
namespace {

struct LabelsOptions
{
    std::string project;
    std::vector<std::string> files;
    std::string round;
    std::string person;
    bool withoutFinal = false;
    bool leaveOut = false;
    bool exact = false;
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
    import.malformed = options.leaveOut ? exchange::Malformed::LeaveOut : exchange::Malformed::Refuse;
    if (options.columns.any()) {
        ACCORD_TRY(import.columns, wideColumns(import.files, *project.taxonomy(), options.columns, options.exact));
    }
    backUpBefore(project, backups::Occasion::BeforeBulk, console);
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const exchange::ImportReport report, exchange::importLabels(project, import, console.progress(), stop));
    return printReport(report, console);
}

} // namespace

void addImportLabels(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "labels", "Bring in labels; makes the people and the round",
                       "accord-cli import labels pilot.accord labels.csv --round Pilot --without-final");
    const auto options = std::make_shared<LabelsOptions>();
    addProjectArgument(command, options->project);
    command.add_option("FILE", options->files, "Wide or long CSV, or JSON")->required()->type_name("");
    command.add_option("--round", options->round, "The round; made if it is not there")
        ->required()
        ->type_name("NAME")
        ->check(utf8());
    command.add_flag("--without-final", options->withoutFinal, "Do not take over the final labels as decisions");
    command.add_flag("--leave-out", options->leaveOut, "Leave out what cannot be understood and take the rest");
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

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/package.h"

#include "app/cli/commands/commands.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

struct PackageOptions
{
    std::string project;
    std::string person;
    std::string round;
    std::string repository;
    std::string output;
    std::string by;
};

Result<int> package(const PackageOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    exchange::PackageRequest request;
    ACCORD_TRY(const Person person, project.personNamed(options.person));
    request.person = person.id;
    if (!options.round.empty()) {
        ACCORD_TRY(const Round round, project.roundNamed(options.round));
        request.round = round.id;
    }
    request.repository = options.repository;
    ACCORD_TRY(request.by, whoLooks(project, options.by));
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const exchange::PackageReport report,
               exchange::writePackage(project, request, options.output, console.progress(), stop));
    Record record;
    record.fields({{"output", options.output},
                   {"person", report.person},
                   {"rounds", report.rounds},
                   {"items", report.items},
                   {"issues", report.issues},
                   {"texts", report.texts},
                   {"labels", report.labels},
                   {"codebooks", report.codebooks},
                   {"bytes", report.bytes},
                   {"kept", report.kept}});
    record.line("Wrote a package for " + report.person + " to " + options.output + ": " +
                counted(report.items, "item") + " of " + counted(report.rounds, "round") + ", " +
                counted(report.texts, "text") + ", " + counted(report.labels, "label") + " of their own.");
    record.line("It holds nothing that others said. Bring it back with: accord-cli merge " + options.project + " " +
                options.output);
    if (!report.kept) {
        record.line("This project can only be read, so that it does not know of the package: when it is merged, a lead "
                    "says whether it is " +
                    report.person + "'s (--take others).");
    }
    return console.emit(record);
}

struct ReturnOptions
{
    std::string package;
    std::string output;
};

Result<int> returnPackage(const ReturnOptions& options, Console& console)
{
    ACCORD_TRY(Project package, Project::open(options.package));
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const exchange::ReturnReport report,
               exchange::writeReturn(package, options.output, console.progress(), stop));
    Record record;
    record.fields({{"output", options.output},
                   {"person", report.person},
                   {"labels", report.labels},
                   {"bytes", report.bytes},
                   {"package_bytes", report.packageBytes}});
    record.line("Wrote what " + report.person + " said to " + options.output + ": " + counted(report.labels, "label") +
                ", " + grouped(static_cast<std::int64_t>(report.bytes)) + " bytes instead of the " +
                grouped(static_cast<std::int64_t>(report.packageBytes)) + " of the package.");
    record.line("It has no texts of issues. Bring it back with: accord-cli merge PROJECT " + options.output);
    return console.emit(record);
}

} // namespace

void addPackage(CommandSet& commands)
{
    CLI::App& command = commands.add("package", "Write a project file with one person's items, to be handed out",
                                     "accord-cli package pilot.accord --for \"Mira Okafor\" -o mira.accord");
    const auto options = std::make_shared<PackageOptions>();
    addProjectArgument(command, options->project);
    command.add_option("--for", options->person, "The annotator who is to work in it")->required()->type_name("NAME");
    addRoundOption(command, options->round, "Only this round; all rounds if left out");
    command.add_option("--repository", options->repository, "Only issues of this repository")->type_name("NAME");
    addActingOption(command, options->by, "Who hands it out: a lead, or who is to work in it");
    command.add_option("-o,--output", options->output, "The file to write; it must not be there yet")
        ->required()
        ->type_name("FILE");
    commands.onChosen(command, options, package);
}

void addReturn(CommandSet& commands)
{
    CLI::App& command = commands.add("return", "Write what somebody said in a package, without texts, to be sent back",
                                     "accord-cli return mira.accord -o mira-return.accord");
    const auto options = std::make_shared<ReturnOptions>();
    addProjectArgument(command, options->package);
    command.add_option("-o,--output", options->output, "The file to write; it must not be there yet")
        ->required()
        ->type_name("FILE");
    commands.onChosen(command, options, returnPackage);
}

} // namespace accord::cli

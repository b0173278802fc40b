// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/exchange/taxonomy_source.h"
#include "app/cli/exit_code.h"
#include "core/base/reason.h"
#include "core/study/people.h"

#include <filesystem>
#include <optional>
#include <system_error>

namespace accord::cli {
namespace {

struct NewOptions
{
    std::string project;
    std::string name;
    std::string taxonomy;
    std::string person;
    bool labels = false;
    bool noLabels = false;
};

// Who makes a project leads it.
Result<std::string> fill(Project& project, const std::string& maker, const NewOptions& options)
{
    ACCORD_TRY(const Person lead, study::addFirstLead(project, maker, !options.noLabels));
    if (options.taxonomy.empty()) {
        return std::string();
    }
    ACCORD_TRY(const exchange::TaxonomyReport report, takeTaxonomy(project, options.taxonomy, lead.id));
    return report.name;
}

Result<int> makeProject(const NewOptions& options, Console& console)
{
    const std::filesystem::path file = options.project;
    const std::string name = options.name.empty() ? file.stem().string() : options.name;
    const std::string maker = makersName(options.person);
    if (maker.empty()) {
        return Error{Errc::Invalid, Reason::SayWhoMakesIt};
    }
    ACCORD_TRY(std::optional<Project> project, Project::create(file, name));
    const Result<std::string> taxonomy = fill(*project, maker, options);
    if (!taxonomy.ok()) {
        project.reset();
        Project::remove(file); // nothing is left behind where the taxonomy is no good
        return taxonomy.error();
    }
    const auto categories = project->taxonomy()->categories().size();
    Record record;
    record.fields({{"project", options.project},
                   {"name", name},
                   {"lead", maker},
                   {"taxonomy", taxonomy->empty() ? Json(nullptr) : Json(*taxonomy)},
                   {"categories", categories}});
    record.line("Made the project \"" + name + "\" in " + options.project +
                 (taxonomy->empty()
                      ? std::string(", without a taxonomy yet.")
                      : " with the taxonomy \"" + *taxonomy + "\" (" + std::to_string(categories) + " categories).") +
                 " " + maker + " leads it" + (options.noLabels ? "." : " and labels."));
    return console.emit(record);
}

} // namespace

void addNew(CommandSet& commands)
{
    CLI::App& command = commands.add("new", "Make an empty project",
                                     "accord-cli new pilot.accord --name \"Pilot study\" --taxonomy llm-dl-frameworks");
    const auto options = std::make_shared<NewOptions>();
    addProjectArgument(command, options->project);
    command.add_option("--name", options->name, "What people call it; the file's name if left out")
        ->type_name("NAME")
        ->check(utf8());
    command
        .add_option("--taxonomy", options->taxonomy,
                    "A taxonomy file, or the name of one that ships with Accord (llm-dl-frameworks)")
        ->type_name("FILE");
    command
        .add_option("--as", options->person,
                    "Who makes the project, and leads it; if left out $ACCORD_AS, or the name of your account")
        ->type_name("PERSON")
        ->check(utf8());
    CLI::Option* labels = command.add_flag("--labels", options->labels, "They label as well, as if it were left out");
    command.add_flag("--no-labels", options->noLabels, "They only lead: a round for everybody is not for them")
        ->excludes(labels);
    commands.onChosen(command, options, makeProject);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/taxonomy/impact_report.h"
#include "app/cli/commands/taxonomy/parts.h"
#include "app/cli/words.h"
#include "core/taxonomy/edits/draft.h"

namespace accord::cli {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;

/// Of all commands that collect edits.
struct EditOptions
{
    std::string project;
    std::string person;
    std::vector<std::string> lines; ///< of `edit`
    Edit edit;                      ///< of the others
};

Result<std::vector<Edit>> editsOf(const EditOptions& options)
{
    if (options.lines.empty()) {
        return std::vector<Edit>{options.edit};
    }
    std::string lines;
    for (const std::string& line : options.lines) {
        lines += line + "\n";
    }
    return taxonomy::parseEdits(lines);
}

Result<int> collect(const EditOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, actingPerson(project, options.person));
    ACCORD_TRY(const std::vector<Edit> edits, editsOf(options));
    ACCORD_TRY(const std::vector<Edit> all, taxonomy::addToDraft(project, person.id, edits));
    return printPreview(project, all, person.id,
                        counted(static_cast<std::int64_t>(all.size()), "edit") +
                            " collected; \"accord-cli taxonomy apply\" makes them one version of the codebook.",
                        console);
}

CLI::App& command(CommandSet& commands, CLI::App& group, const std::string& name, const std::string& about,
                  const std::string& example, const std::shared_ptr<EditOptions>& options)
{
    CLI::App& command = commands.addTo(group, name, about, "accord-cli taxonomy " + example);
    addProjectArgument(command, options->project);
    addActingOption(command, options->person);
    commands.onChosen(command, options, collect);
    return command;
}

void addCode(CLI::App& command, EditOptions& options)
{
    command.add_option("CODE", options.edit.category, "The category's code, or its identifier")
        ->required()
        ->type_name("")
        ->check(utf8());
}

std::shared_ptr<EditOptions> optionsFor(EditKind kind)
{
    auto options = std::make_shared<EditOptions>();
    options->edit.kind = kind;
    return options;
}

void addMove(CommandSet& commands, CLI::App& group)
{
    const auto options = optionsFor(EditKind::Move);
    CLI::App& move = command(commands, group, "move", "Collect: put a category, with what is below it, elsewhere",
                             "move pilot.accord C.9.iv --to C.6 --as \"Mira Okafor\"", options);
    addCode(move, *options);
    move.add_option_function<std::string>(
            "--to",
            [options](const std::string& target) { options->edit.target = target == "top" ? std::string() : target; },
            "The category above it from then on; \"top\" makes it a type")
        ->required()
        ->type_name("CODE");
    move.add_option("--code", options->edit.code, "The new code; the next free one if left out")->type_name("CODE");
}

} // namespace

void addEdits(CommandSet& commands, CLI::App& group)
{
    const auto lines = std::make_shared<EditOptions>();
    CLI::App& edit = command(commands, group, "edit", "Collect edits of the codebook, each in a line of its own",
                             "edit pilot.accord --as \"Mira Okafor\" 'add theme C \"Numerical Drift\"' \\\n"
                             "    'define C.12 definition \"Results differ between runs.\"'",
                             lines);
    edit.add_option("EDIT", lines->lines, "What is done; the manual lists what can be said")
        ->required()
        ->type_name("")
        ->check(utf8());

    const auto merging = optionsFor(EditKind::Merge);
    CLI::App& merge = command(commands, group, "merge", "Collect: let one category count as another one",
                              "merge pilot.accord C.7 --into C.6 --as \"Mira Okafor\"", merging);
    addCode(merge, *merging);
    merge.add_option("--into", merging->edit.target, "The category that stays")->required()->type_name("CODE");

    addMove(commands, group);

    const auto renaming = optionsFor(EditKind::Rename);
    CLI::App& rename = command(commands, group, "rename", "Collect: give a category another name",
                               "rename pilot.accord C.7 \"Out of Memory\" --as \"Mira Okafor\"", renaming);
    addCode(rename, *renaming);
    rename.add_option("NAME", renaming->edit.texts, "The new name")
        ->required()
        ->expected(1)
        ->type_name("")
        ->check(utf8());

    const auto splitting = optionsFor(EditKind::Split);
    CLI::App& split = command(commands, group, "split", "Collect: give a category up for several others beside it",
                              "split pilot.accord C.7 \"Leaks\" \"Fragmentation\" --as \"Mira Okafor\"", splitting);
    addCode(split, *splitting);
    split.add_option("NAME", splitting->edit.texts, "The names of the parts, two or more")
        ->required()
        ->expected(2, 100)
        ->type_name("")
        ->check(utf8());

    const auto retiring = optionsFor(EditKind::Retire);
    CLI::App& retire = command(commands, group, "retire", "Collect: offer a category, and what is below it, no longer",
                               "retire pilot.accord C.9 --as \"Mira Okafor\"", retiring);
    addCode(retire, *retiring);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/os/files.h"
#include "core/project/project.h"
#include "core/report/documents.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/impact.h"
#include "core/taxonomy/versions.h"

#include <string>
#include <vector>

namespace accord::cli {
namespace {

using taxonomy::EditImpact;
using taxonomy::Impact;
using taxonomy::RoundImpact;

Json impactJson(const Project& project, const Impact& impact)
{
    const auto unlessBlind = [](auto count) {
        return [count](const RoundImpact& round) { return round.blind ? Json(nullptr) : Json(round.*count); };
    };
    const auto kappas = [](const RoundImpact& round) {
        Json levels = Json::object();
        for (const Level level : kLevels) {
            const taxonomy::KappaChange& kappa = round.kappa[static_cast<std::size_t>(level) - 1];
            levels[levelKey(level)] = {{"before", orNull(kappa.before)}, {"after", orNull(kappa.after)}};
        }
        return levels;
    };
    const auto name = [&project](const RoundImpact& round) {
        const auto found = project.round(round.round);
        return found == nullptr ? std::string("?") : found->name;
    };
    const auto rounds = Table<RoundImpact>()
                            .key("round", name)
                            .key("blind", &RoundImpact::blind)
                            .key("labels", &RoundImpact::labels)
                            .key("decisions", unlessBlind(&RoundImpact::decisions))
                            .key("people", unlessBlind(&RoundImpact::people))
                            .key("kappa", kappas);
    return {{"labels", impact.labels},
            {"decisions", impact.decisions},
            {"people", impact.people},
            {"rounds", impact.rounds},
            {"look_again", impact.relabel},
            {"level", levelKey(impact.level)},
            {"kappa_known", impact.relabel == 0}, // else only after the labels were looked at again
            {"by_round", rounds.json(impact.byRound)}};
}

/// What the edits would do, each and all together. `done` stands before it where words are printed.
Result<int> printPreview(Project& project, const std::vector<taxonomy::Edit>& edits, PersonId viewer,
                         const std::string& done, Console& console)
{
    ACCORD_TRY(const taxonomy::Preview preview, taxonomy::preview(project, edits, viewer));
    const auto table = Table<EditImpact>().key("edit", &EditImpact::text).key("impact", [&](const EditImpact& edit) {
        return impactJson(project, edit.impact);
    });
    Record record;
    if (!done.empty()) {
        record.line(done);
    }
    for (const EditImpact& edit : preview.edits) {
        record.line(std::to_string(&edit - preview.edits.data() + 1) + "  " +
                    report::impactSentence(english(), project, edit.text, edit.impact));
    }
    if (preview.edits.size() > 1) {
        record.line(report::impactSentence(english(), project, "Together", preview.all));
    }
    record.field("edits", table.json(preview.edits)).field("together", impactJson(project, preview.all));
    return console.emit(record);
}

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

namespace {

using taxonomy::AppliedEdits;
using taxonomy::Edit;

struct DraftOptions
{
    std::string project;
    std::string person;
    std::string file;
    bool clear = false;
    std::vector<std::string> lines;
    std::string note;
    int to = 0;
};

struct DraftContext
{
    Project project;
    PersonId person;
};

Result<DraftContext> open(const DraftOptions& options)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, actingPerson(project, options.person));
    return DraftContext{std::move(project), person.id};
}

// What was given, or else what is collected.
Result<std::vector<Edit>> editsOf(DraftContext& context, const DraftOptions& options)
{
    std::string lines;
    for (const std::string& line : options.lines) {
        lines += line + "\n";
    }
    if (options.lines.empty()) {
        ACCORD_TRY(lines, taxonomy::draft(context.project, context.person));
    }
    return taxonomy::parseEdits(lines);
}

Result<int> draft(const DraftOptions& options, Console& console)
{
    constexpr std::size_t kLargest = std::size_t{1024} * 1024;
    ACCORD_TRY(DraftContext context, open(options));
    if (options.clear) {
        ACCORD_CHECK(taxonomy::keepDraft(context.project, context.person, {}));
    }
    if (!options.file.empty()) {
        ACCORD_TRY(const std::string text, readFile(options.file, kLargest));
        ACCORD_TRY(const std::vector<Edit> edits, taxonomy::parseEdits(text));
        ACCORD_CHECK(taxonomy::keepDraft(context.project, context.person, {}));
        ACCORD_CHECK(taxonomy::addToDraft(context.project, context.person, edits));
    }
    ACCORD_TRY(const std::string lines, taxonomy::draft(context.project, context.person));
    ACCORD_TRY(const std::vector<Edit> edits, taxonomy::parseEdits(lines));
    std::vector<std::string> texts;
    for (const Edit& edit : edits) {
        texts.push_back(taxonomy::editText(edit));
    }
    Record record;
    record.field("edits", texts);
    record.line(edits.empty() ? "No edits are collected."
                              : counted(static_cast<std::int64_t>(edits.size()), "edit") + " collected:");
    record.lines(texts);
    return console.emit(record);
}

Result<int> preview(const DraftOptions& options, Console& console)
{
    ACCORD_TRY(DraftContext context, open(options));
    ACCORD_TRY(const std::vector<Edit> edits, editsOf(context, options));
    return printPreview(context.project, edits, context.person, edits.empty() ? "No edits are collected." : "",
                        console);
}

int printApplied(const AppliedEdits& applied, const std::string& what, Console& console)
{
    Record record;
    record.field("codebook", applied.number).field("edits", applied.edits);
    record.line(what + " version " + std::to_string(applied.number) + " of the codebook.");
    return console.emit(record);
}

Result<int> apply(const DraftOptions& options, Console& console)
{
    ACCORD_TRY(DraftContext context, open(options));
    ACCORD_TRY(const std::vector<Edit> edits, editsOf(context, options));
    ACCORD_TRY(const AppliedEdits applied, taxonomy::applyEdits(context.project, edits, context.person, options.note,
                                                                context.project.codebookNumber()));
    return printApplied(applied, counted(applied.edits, "edit") + (applied.edits == 1 ? " makes" : " make"), console);
}

Result<int> undo(const DraftOptions& options, Console& console)
{
    ACCORD_TRY(DraftContext context, open(options));
    const int newest = context.project.codebookNumber();
    if (options.to > 0) {
        ACCORD_TRY(const AppliedEdits applied,
                   taxonomy::returnTo(context.project, options.to, context.person, options.note, newest));
        return printApplied(applied, "What version " + std::to_string(options.to) + " says is now", console);
    }
    ACCORD_TRY(const AppliedEdits applied,
               taxonomy::undoVersion(context.project, newest, context.person, options.note));
    return printApplied(applied, "Version " + std::to_string(newest) + " is undone; what was before it is now",
                        console);
}

void addPerson(CLI::App& command, DraftOptions& options, const std::string& about)
{
    addProjectArgument(command, options.project);
    addActingOption(command, options.person, about);
}

void addLines(CLI::App& command, DraftOptions& options)
{
    command.add_option("EDIT", options.lines, "Edits, each in one argument; what is collected if there are none")
        ->type_name("")
        ->check(utf8());
}

void addNote(CLI::App& command, DraftOptions& options)
{
    command.add_option("--note", options.note, "What is new, for the history")->type_name("TEXT")->check(utf8());
}

} // namespace

void addDrafts(CommandSet& commands, CLI::App& group)
{
    const auto drafting = std::make_shared<DraftOptions>();
    CLI::App& drafted = commands.addTo(group, "draft", "Show the edits that somebody has collected, or replace them",
                                       "accord-cli taxonomy draft pilot.accord --as \"Mira Okafor\"");
    addPerson(drafted, *drafting, "Whose edits");
    CLI::Option* clear = drafted.add_flag("--clear", drafting->clear, "Throw them away");
    drafted.add_option("--from", drafting->file, "Take the lines of a file in their place")
        ->type_name("FILE")
        ->excludes(clear);
    commands.onChosen(drafted, drafting, draft);

    const auto previewing = std::make_shared<DraftOptions>();
    CLI::App& previewed =
        commands.addTo(group, "preview", "Tell what edits would do: labels, decisions, and kappa before and after",
                       "accord-cli taxonomy preview pilot.accord --as \"Mira Okafor\" 'merge C.7 into C.6'");
    addPerson(previewed, *previewing, "Who looks; of blind rounds only their own labels are counted");
    addLines(previewed, *previewing);
    commands.onChosen(previewed, previewing, preview);

    const auto applying = std::make_shared<DraftOptions>();
    CLI::App& applied = commands.addTo(
        group, "apply", "Make edits one new version of the codebook",
        "accord-cli taxonomy apply pilot.accord --as \"Mira Okafor\" --note \"Memory is one theme now\"");
    addPerson(applied, *applying, "Who leads the study");
    addLines(applied, *applying);
    addNote(applied, *applying);
    commands.onChosen(applied, applying, apply);

    const auto undoing = std::make_shared<DraftOptions>();
    CLI::App& undone = commands.addTo(group, "undo", "Take back the newest version of the codebook",
                                      "accord-cli taxonomy undo pilot.accord --as \"Mira Okafor\"");
    addPerson(undone, *undoing, "Who leads the study");
    undone.add_option("--to", undoing->to, "Return to this version instead: takes back all that came after it")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    addNote(undone, *undoing);
    commands.onChosen(undone, undoing, undo);
}

} // namespace accord::cli

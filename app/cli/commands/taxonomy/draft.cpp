// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/draft.h"

#include "app/cli/commands/taxonomy/impact_report.h"
#include "app/cli/commands/taxonomy/parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/files.h"
#include "core/taxonomy/versions.h"

namespace accord::cli {
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

struct Desk
{
    Project project;
    PersonId person;
};

Result<Desk> open(const DraftOptions& options)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, actingPerson(project, options.person));
    return Desk{std::move(project), person.id};
}

// What was given, or else what is collected.
Result<std::vector<Edit>> editsOf(Desk& desk, const DraftOptions& options)
{
    std::string lines;
    for (const std::string& line : options.lines) {
        lines += line + "\n";
    }
    if (options.lines.empty()) {
        ACCORD_TRY(lines, taxonomy::draft(desk.project, desk.person));
    }
    return taxonomy::parseEdits(lines);
}

Result<int> draft(const DraftOptions& options, Console& console)
{
    constexpr std::size_t kLargest = std::size_t{1024} * 1024;
    ACCORD_TRY(Desk desk, open(options));
    if (options.clear) {
        ACCORD_CHECK(taxonomy::keepDraft(desk.project, desk.person, {}));
    }
    if (!options.file.empty()) {
        ACCORD_TRY(const std::string text, readFile(options.file, kLargest));
        ACCORD_TRY(const std::vector<Edit> edits, taxonomy::parseEdits(text));
        ACCORD_CHECK(taxonomy::keepDraft(desk.project, desk.person, {}));
        ACCORD_CHECK(taxonomy::addToDraft(desk.project, desk.person, edits));
    }
    ACCORD_TRY(const std::string lines, taxonomy::draft(desk.project, desk.person));
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
    ACCORD_TRY(Desk desk, open(options));
    ACCORD_TRY(const std::vector<Edit> edits, editsOf(desk, options));
    return printPreview(desk.project, edits, desk.person, edits.empty() ? "No edits are collected." : "", console);
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
    ACCORD_TRY(Desk desk, open(options));
    ACCORD_TRY(const std::vector<Edit> edits, editsOf(desk, options));
    ACCORD_TRY(const AppliedEdits applied,
               taxonomy::applyEdits(desk.project, edits, desk.person, options.note, desk.project.codebookNumber()));
    return printApplied(applied, counted(applied.edits, "edit") + (applied.edits == 1 ? " makes" : " make"), console);
}

Result<int> undo(const DraftOptions& options, Console& console)
{
    ACCORD_TRY(Desk desk, open(options));
    const int newest = desk.project.codebookNumber();
    if (options.to > 0) {
        ACCORD_TRY(const AppliedEdits applied,
                   taxonomy::returnTo(desk.project, options.to, desk.person, options.note, newest));
        return printApplied(applied, "What version " + std::to_string(options.to) + " says is now", console);
    }
    ACCORD_TRY(const AppliedEdits applied, taxonomy::undoVersion(desk.project, newest, desk.person, options.note));
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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/project/backup.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/reconcile/rules.h"

namespace accord::cli {
namespace {

using reconcile::RulePreview;

struct DecideOptions
{
    std::string project;
    std::string round;
    std::string rule;
    std::string person;
    bool preview = false;
};

/// What a rule says, and how many decisions of it were made; none in a preview.
struct Decisions
{
    std::string rule;
    std::string round;
    RulePreview preview;
    bool made = false;
    std::size_t count = 0;

    [[nodiscard]] int unchanged() const
    {
        return preview.matching - preview.alreadyDecided - static_cast<int>(preview.decisions.size());
    }
};

Json decisionsJson(const Decisions& decisions)
{
    const RulePreview& preview = decisions.preview;
    return {{"round", decisions.round},
            {"rule", decisions.rule},
            {"preview", !decisions.made},
            {"items", preview.items},
            {"items_matching", preview.matching},
            {"unanimous_matching", preview.unanimous},
            {"conflicts", preview.conflictsOfRound},
            {"conflicts_matching", preview.conflicts},
            {"already_decided", preview.alreadyDecided},
            {"already_decided_same", preview.sameAsDecided},
            {"unchanged", decisions.unchanged()},
            {"to_decide", preview.decisions.size()},
            {"by_category", preview.byCategory},
            {"decided", decisions.count}};
}

void printDecisions(const Decisions& decisions, const Taxonomy& taxonomy, Console& console)
{
    const RulePreview& preview = decisions.preview;
    console.line("Rule \"" + decisions.rule + "\" in round \"" + decisions.round + "\"");
    console.line("  decides " + grouped(preview.conflicts) + " of " + counted(preview.conflictsOfRound, "conflict") +
                 ", " + grouped(preview.matching) + " of " + counted(preview.items, "item"));
    if (preview.alreadyDecided > 0) {
        console.line("  decided already by a person or a file, and left alone: " + grouped(preview.alreadyDecided) +
                     "; the rule says the same for " + grouped(preview.sameAsDecided) + " of " +
                     grouped(preview.alreadyDecided));
    }
    if (decisions.unchanged() > 0) {
        console.line("  decided so by a rule before: " + grouped(decisions.unchanged()));
    }
    TextTable table("lr", 4);
    const auto addRow = [&](const std::string& code, const std::string& title) {
        if (const auto found = preview.byCategory.find(code); found != preview.byCategory.end()) {
            table.row({title, grouped(found->second)});
        }
    };
    for (const std::string& code : taxonomy.codes()) {
        addRow(code, code);
    }
    addRow("-", "not for this study");
    if (!table.empty()) {
        console.line("  by category:");
        console.line(table.text());
    }
    console.line(decisions.made
                     ? "Made " + counted(static_cast<std::int64_t>(decisions.count), "decision") + "."
                     : "Would make " + counted(static_cast<std::int64_t>(preview.decisions.size()), "decision") +
                           "; nothing was changed.");
}

Result<int> decide(const DecideOptions& options, Console& console)
{
    ACCORD_TRY(const reconcile::Rule rule, reconcile::Rule::parse(options.rule));
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    PersonId by;
    if (!options.person.empty()) {
        ACCORD_TRY(const Person person, project.personNamed(options.person));
        by = person.id;
    }
    ACCORD_TRY(const Board board, Board::load(project, round.id));
    Decisions decisions{rule.name(), round.name, reconcile::preview(board, rule), !options.preview, 0};
    if (decisions.made) {
        backUpBefore(project, backups::Reason::BeforeBulk, console);
        ACCORD_TRY(const auto outcome, reconcile::apply(project, round.id, by, decisions.preview));
        decisions.count = outcome.after.size();
    }
    if (console.json()) {
        console.object(decisionsJson(decisions));
    } else {
        printDecisions(decisions, *project.taxonomy(), console);
    }
    return kDone;
}

// Known while the command line is read, so that a misspelt rule is a mistake in the command and not in the project.
CLI::Validator isRule()
{
    return {[](std::string& value) {
                const auto rule = reconcile::Rule::parse(value);
                return rule.ok() ? std::string() : "\"" + value + "\" is no rule; rules are: " + rule.error().detail;
            },
            ""};
}

} // namespace

void addDecide(CommandSet& commands)
{
    CLI::App& command = commands.add("decide", "Decide by a rule what its answer is clear for",
                                     "accord-cli decide pilot.accord --round Pilot --rule majority --preview");
    const auto options = std::make_shared<DecideOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command
        .add_option("--rule", options->rule,
                    "unanimous: everybody alike; majority: more than half; at-least=K: K alike and no other choice as "
                    "often")
        ->required()
        ->type_name("RULE")
        ->check(isRule());
    command.add_option("--as", options->person, "Who applies the rule")->type_name("PERSON");
    command.add_flag("--preview", options->preview, "Say what the rule would decide and change nothing");
    commands.onChosen(command, options, decide);
}

} // namespace accord::cli

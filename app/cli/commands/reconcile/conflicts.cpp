// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/conflicts.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/reconcile/conflict_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/project/items.h"

#include <algorithm>
#include <optional>

namespace accord::cli {
namespace {

using reconcile::Conflict;

struct ConflictOptions
{
    std::string project;
    std::string round;
    std::string show = "pending";
    std::optional<std::size_t> limit;
};

constexpr std::size_t kUsualLimit = 20;

reconcile::Filter filterFor(const ConflictOptions& options)
{
    using Show = reconcile::Filter::Show;
    reconcile::Filter filter;
    filter.show = options.show == "all"        ? Show::All
                  : options.show == "decided"  ? Show::Decided
                  : options.show == "deferred" ? Show::Deferred
                                               : Show::Pending;
    return filter;
}

Json tallyJson(const reconcile::Tally& tally)
{
    return {{"items", tally.items},
            {"unanimous", tally.unanimous},
            {"conflicts", tally.conflicts},
            {"across_types", tally.acrossTypes},
            {"across_themes", tally.acrossThemes},
            {"across_subthemes", tally.acrossSubthemes},
            {"incomplete", tally.incomplete},
            {"decided", tally.decided},
            {"conflicts_decided", tally.conflictsDecided},
            {"deferred", tally.deferred}};
}

void printTally(const reconcile::Tally& tally, const Round& round, Console& console)
{
    console.line("Round \"" + round.name + "\", " + counted(tally.items, "item"));
    TextTable table("lr", 2);
    table.row({"unanimous", grouped(tally.unanimous)});
    table.row({"conflicts", grouped(tally.conflicts)});
    table.row({"  across types", grouped(tally.acrossTypes)});
    table.row({"  across themes", grouped(tally.acrossThemes)});
    table.row({"  across sub-themes", grouped(tally.acrossSubthemes)});
    table.row({"incomplete", grouped(tally.incomplete)});
    table.row({"decided", grouped(tally.decided)});
    table.row({"  of the conflicts", grouped(tally.conflictsDecided)});
    table.row({"deferred", grouped(tally.deferred)});
    console.line(table.text());
}

void printConflicts(const LabelMatrix& labelMatrix, const std::vector<Conflict>& conflicts,
                    const std::vector<Heading>& headings, const ConflictOptions& options, Console& console)
{
    const std::string kind = options.show == "all" ? "" : options.show + " ";
    console.line();
    if (conflicts.empty()) {
        console.line("No " + kind + "conflicts.");
        return;
    }
    console.line(kind.empty() ? "Conflicts, worst first" : "Conflicts (" + options.show + "), worst first");
    printList(labelMatrix, conflicts, headings, console);
}

Result<int> showConflicts(const ConflictOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    const std::vector<Conflict> conflicts = reconcile::conflicts(labelMatrix, filterFor(options));
    const std::size_t limit = options.limit.value_or(console.json() ? conflicts.size() : kUsualLimit);
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < std::min(limit, conflicts.size()); ++i) {
        items.push_back(conflicts[i].item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    if (console.json()) {
        Json object{
            {"round", round.name}, {"counts", tallyJson(reconcile::tally(labelMatrix))}, {"shown", options.show}};
        object["conflicts"] = Json::array();
        for (std::size_t i = 0; i < headings.size(); ++i) {
            object["conflicts"].push_back(conflictJson(labelMatrix, conflicts[i], headings[i]));
        }
        console.object(object);
    } else {
        printTally(reconcile::tally(labelMatrix), round, console);
        printConflicts(labelMatrix, conflicts, headings, options, console);
    }
    return kDone;
}

} // namespace

void addConflicts(CommandSet& commands)
{
    CLI::App& command = commands.add("conflicts", "What people disagree on, worst first",
                                     "accord-cli conflicts pilot.accord --round Pilot --limit 50");
    const auto options = std::make_shared<ConflictOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command.add_option("--show", options->show, "Which conflicts")
        ->check(CLI::IsMember({"pending", "deferred", "decided", "all"}))
        ->capture_default_str();
    command.add_option("--limit", options->limit, "How many to list; 20 if left out, all with --json")->type_name("N");
    commands.onChosen(command, options, showConflicts);
}

} // namespace accord::cli

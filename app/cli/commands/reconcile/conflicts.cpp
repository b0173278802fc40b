// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/conflicts.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/reconcile/conflict_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/labelling/queue.h"

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

Table<reconcile::Tally> tallyTable()
{
    using reconcile::Tally;
    return Table<Tally>()
        .key("items", &Tally::items)
        .number("unanimous", "unanimous", &Tally::unanimous)
        .number("conflicts", "conflicts", &Tally::conflicts)
        .number("across_types", "  across types", &Tally::acrossTypes)
        .number("across_themes", "  across themes", &Tally::acrossThemes)
        .number("across_subthemes", "  across sub-themes", &Tally::acrossSubthemes)
        .number("incomplete", "incomplete", &Tally::incomplete)
        .number("decided", "decided", &Tally::decided)
        .number("conflicts_decided", "  of the conflicts", &Tally::conflictsDecided)
        .number("deferred", "deferred", &Tally::deferred);
}

Result<int> showConflicts(const ConflictOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    const std::vector<Conflict> conflicts = reconcile::conflicts(labelMatrix, filterFor(options));
    const std::size_t limit = options.limit.value_or(console.forPeople() ? kUsualLimit : conflicts.size());
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < std::min(limit, conflicts.size()); ++i) {
        items.push_back(conflicts[i].item);
    }
    ACCORD_TRY(const auto headings, labelling::headings(project, items));
    const reconcile::Tally tally = reconcile::tally(labelMatrix);
    const std::string kind = options.show == "all" ? "" : options.show + " ";
    Record record;
    record.field("round", round.name);
    record.line("Round \"" + round.name + "\", " + counted(tally.items, "item"));
    record.row("counts", tallyTable(), tally, 2).field("shown", options.show).line();
    record.line(conflicts.empty() ? "No " + kind + "conflicts."
                : kind.empty()    ? "Conflicts, worst first"
                                  : "Conflicts (" + options.show + "), worst first");
    record.table("conflicts", conflictTable(labelMatrix), conflictRows(conflicts, headings), 2, "");
    if (const std::string more = moreText(headings.size(), conflicts.size()); !more.empty()) {
        record.line(more);
    }
    return console.emit(record);
}

} // namespace

void addConflicts(CommandSet& commands)
{
    CLI::App& command = commands.tabular(commands.add("conflicts", "What people disagree on, worst first",
                                                      "accord-cli conflicts pilot.accord --round Pilot --limit 50"));
    const auto options = std::make_shared<ConflictOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command.add_option("--show", options->show, "Which conflicts")
        ->check(CLI::IsMember({"pending", "deferred", "decided", "all"}))
        ->capture_default_str();
    command.add_option("--limit", options->limit, "How many to list; 20 if left out, all with --json, --csv and --latex")
        ->type_name("N");
    commands.onChosen(command, options, showConflicts);
}

} // namespace accord::cli

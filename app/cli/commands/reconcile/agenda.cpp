// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/conflict_text.h"
#include "app/cli/commands/reconcile/reconcile.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/project/items.h"
#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace accord::cli {
namespace {

struct AgendaOptions
{
    std::string project;
    std::string round;
    std::string filter;
    std::string saved;
    std::string save;
    std::string person; ///< who saves it
    bool blocks = false;
    std::optional<std::size_t> limit;
};

constexpr std::size_t kUsualOnAgenda = 20;

/// What lies before a meeting.
struct Agenda
{
    std::string round;
    std::string filter;
    reconcile::Block all; ///< everything that passes the filter, counted
    std::vector<reconcile::Block> blocks;
    reconcile::RateLimiter pace;

    [[nodiscard]] double secondsFor(int conflicts) const { return pace.seconds * conflicts; }
};

// "45 min", "21 h 7 min": nobody plans seconds.
std::string durationText(double seconds)
{
    const auto minutes = static_cast<std::int64_t>(std::ceil(seconds / 60));
    if (minutes < 60) {
        return std::to_string(minutes) + " min";
    }
    const std::string rest = minutes % 60 == 0 ? std::string() : " " + std::to_string(minutes % 60) + " min";
    return grouped(minutes / 60) + " h" + rest;
}

Agenda agendaFor(const LabelMatrix& labelMatrix, const reconcile::Filter& filter, const reconcile::FilterNames& names)
{
    Agenda agenda;
    agenda.filter = reconcile::filterText(filter, names);
    agenda.blocks = reconcile::blocks(labelMatrix, filter);
    if (filter.block) {
        std::erase_if(agenda.blocks, [&](const reconcile::Block& block) { return block.key != *filter.block; });
    }
    for (const reconcile::Block& block : agenda.blocks) {
        agenda.all.conflicts += block.conflicts;
        agenda.all.pending += block.pending;
        agenda.all.deferred += block.deferred;
        agenda.all.decided += block.decided;
    }
    return agenda;
}

Table<reconcile::Block> blockTable(const LabelMatrix& labelMatrix, const Agenda& agenda)
{
    using Row = reconcile::Block;
    const auto seconds = [&agenda](const Row& block) { return agenda.secondsFor(block.pending); };
    return Table<Row>()
        .column("block", "", [&](const Row& block) { return reconcile::blockText(labelMatrix.taxonomy(), block.key); })
        .key("across", [](const Row& block) { return block.split ? Json(levelKey(*block.split)) : Json(nullptr); })
        .number("conflicts", "conflicts", &Row::conflicts)
        .number("pending", "left", &Row::pending)
        .key("deferred", &Row::deferred)
        .key("decided", &Row::decided)
        .number("seconds_left", "about", seconds,
                [seconds](const Row& block) { return durationText(seconds(block)); });
}

Json agendaJson(const Agenda& agenda)
{
    return {{"round", agenda.round},
                {"filter", agenda.filter},
                {"conflicts_matching", agenda.all.conflicts},
                {"pending", agenda.all.pending},
                {"deferred", agenda.all.deferred},
                {"decided", agenda.all.decided},
                {"seconds_each", agenda.pace.seconds},
                {"seconds_each_measured_from", agenda.pace.measured},
                {"seconds_left", agenda.secondsFor(agenda.all.pending)}};
}

void printHead(const Agenda& agenda, Console& console)
{
    const reconcile::Block& all = agenda.all;
    console.line("Agenda for round \"" + agenda.round + "\": " + agenda.filter);
    console.line("  " + grouped(all.pending) + " left of " + counted(all.conflicts, "conflict") + "; " +
                 grouped(all.decided) + " decided, " + grouped(all.deferred) + " deferred");
    const std::string each = std::to_string(std::lround(agenda.pace.seconds)) + " s each";
    console.line("  about " + durationText(agenda.secondsFor(all.pending)) + " at " + each +
                 (agenda.pace.measured == 0
                      ? " (assumed: too few decisions to measure)"
                      : " (the median of " + counted(agenda.pace.measured, "decision") + " so far)"));
}

void addBlocks(Record& record, const LabelMatrix& labelMatrix, const Agenda& agenda, std::size_t limit)
{
    const auto table = blockTable(labelMatrix, agenda);
    const auto shown = static_cast<std::ptrdiff_t>(std::min(limit, agenda.blocks.size()));
    record.line().line("Blocks, largest first");
    record.line(table.text({agenda.blocks.begin(), agenda.blocks.begin() + shown}, 2));
    if (limit < agenda.blocks.size()) {
        record.line(moreText(limit, agenda.blocks.size()));
    }
    record.sheet(table, agenda.blocks);
}

Result<reconcile::Filter> filterFor(Project& project, const AgendaOptions& options, const reconcile::FilterNames& names)
{
    std::string text = options.filter;
    if (!options.saved.empty()) {
        ACCORD_TRY(const reconcile::SavedFilter saved, reconcile::savedFilterNamed(project, options.saved));
        text = saved.text;
    }
    ACCORD_TRY(reconcile::Filter filter, reconcile::parseFilter(text, names));
    if (!options.save.empty()) {
        ACCORD_TRY(const PersonId by, whoIs(project, options.person));
        ACCORD_CHECK(reconcile::saveFilter(
            project, {options.save, reconcile::filterText(filter, names, reconcile::Naming::Stored)}, by));
    }
    return filter;
}

Result<int> showAgenda(const AgendaOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    const reconcile::FilterNames names{labelMatrix, project.people()};
    ACCORD_TRY(const reconcile::Filter filter, filterFor(project, options, names));
    Agenda agenda = agendaFor(labelMatrix, filter, names);
    agenda.round = round.name;
    ACCORD_TRY(agenda.pace, reconcile::pace(project, round.id));

    std::vector<reconcile::Conflict> queue;
    if (!options.blocks) {
        queue = reconcile::conflicts(labelMatrix, filter);
    }
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < std::min(options.limit.value_or(kUsualOnAgenda), queue.size()); ++i) {
        items.push_back(queue[i].item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    Record record;
    record.fields(agendaJson(agenda)).field("blocks", blockTable(labelMatrix, agenda).json(agenda.blocks));
    record.text([&] { printHead(agenda, console); });
    if (options.blocks) {
        addBlocks(record, labelMatrix, agenda, options.limit.value_or(kUsualOnAgenda));
    } else if (!queue.empty()) {
        record.line().line("Worst first");
    }
    record.table("conflicts", conflictTable(labelMatrix), conflictRows(queue, headings), 2, "");
    if (const std::string more = moreText(headings.size(), queue.size()); !more.empty()) {
        record.line(more);
    }
    return console.emit(record);
}

} // namespace

void addAgenda(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "agenda", "What lies before a meeting: the queue, its blocks, and how long it may take",
        "accord-cli reconcile agenda pilot.accord --round Pilot --filter \"across=theme repo=vllm\" --blocks"));
    const auto options = std::make_shared<AgendaOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    CLI::Option* filter =
        command
            .add_option("--filter", options->filter,
                        "Which conflicts, in one line: pending, deferred, decided or all; across=type,theme,sub-theme; "
                        "repo=NAME; flagged; pair=ONE,OTHER; categories=ONE,OTHER; block=ONE,OTHER")
            ->type_name("TEXT");
    command.add_option("--saved", options->saved, "A filter that the project keeps under this name")
        ->type_name("NAME")
        ->excludes(filter);
    command.add_option("--save", options->save, "Keep the filter in the project under this name")
        ->type_name("NAME")
        ->check(utf8());
    addActingOption(command, options->person);
    command.add_flag("--blocks", options->blocks, "List the blocks instead of the conflicts");
    command.add_option("--limit", options->limit, "How many to list; 20 if left out")->type_name("N");
    commands.onChosen(command, options, showAgenda);
}

} // namespace accord::cli

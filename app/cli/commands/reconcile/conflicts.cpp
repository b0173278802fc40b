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

// A queue page by page: of a million conflicts only some hundred are in memory with their titles.
class ConflictPages
{
public:
    ConflictPages(Project& project, const reconcile::ConflictQueue& queue, std::size_t most)
        : m_project(project)
        , m_queue(queue)
        , m_end(std::min(most, queue.size()))
    {}

    /// Reads at most `most` further ones; false behind the last.
    Result<bool> next(std::size_t most)
    {
        m_conflicts.clear();
        std::vector<ItemId> items;
        for (; m_read < m_end && items.size() < most; ++m_read) {
            m_conflicts.push_back(m_queue.at(m_read));
            items.push_back(m_conflicts.back().item);
        }
        ACCORD_TRY(m_headings, headingsOf(m_project, items));
        return !items.empty();
    }

    [[nodiscard]] const std::vector<Conflict>& conflicts() const { return m_conflicts; }
    [[nodiscard]] const std::vector<Heading>& headings() const { return m_headings; }

private:
    Project& m_project;
    const reconcile::ConflictQueue& m_queue;
    std::size_t m_end;
    std::size_t m_read = 0;
    std::vector<Conflict> m_conflicts;
    std::vector<Heading> m_headings;
};

Status writeConflicts(const Record& head, const LabelMatrix& labelMatrix, ConflictPages& pages, Console& console)
{
    constexpr std::size_t kPage = 256;
    const auto table = conflictTable(labelMatrix);
    std::size_t at = 0;
    return console.emitWithList(head, "conflicts", [&]() -> Result<std::optional<Json>> {
        if (at == pages.headings().size()) {
            at = 0;
            ACCORD_TRY(const bool more, pages.next(kPage));
            if (!more || pages.headings().empty()) {
                return std::optional<Json>();
            }
        }
        const std::size_t place = at++;
        return std::optional(table.json({&pages.conflicts()[place], &pages.headings()[place]}));
    });
}

Result<int> showConflicts(const ConflictOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    const reconcile::ConflictQueue queue(labelMatrix, filterFor(options));
    ConflictPages pages(project, queue, options.limit.value_or(console.forPeople() ? kUsualLimit : queue.size()));
    const reconcile::Tally tally = reconcile::tally(labelMatrix);
    const std::string kind = options.show == "all" ? "" : options.show + " ";
    Record record;
    record.field("round", round.name);
    record.line("Round \"" + round.name + "\", " + counted(tally.items, "item"));
    record.row("counts", tallyTable(), tally, 2).field("shown", options.show).line();
    if (console.format() == Format::Structured) {
        ACCORD_CHECK(writeConflicts(record, labelMatrix, pages, console));
        return kDone;
    }
    ACCORD_CHECK(pages.next(queue.size()));
    record.line(queue.size() == 0 ? "No " + kind + "conflicts."
                : kind.empty()    ? "Conflicts, worst first"
                                  : "Conflicts (" + options.show + "), worst first");
    record.table("conflicts", conflictTable(labelMatrix), conflictRows(pages.conflicts(), pages.headings()), 2, "");
    if (const std::string more = moreText(pages.headings().size(), queue.size()); !more.empty()) {
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

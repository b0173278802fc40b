// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/conflicts.h"

#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/model/study.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/reconcile/blocks.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/saved_filters.h"
#include "core/reconcile/settled_pairs.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::cli {
namespace {

/// A conflict and the issue that it is about.
struct ConflictRow
{
    const reconcile::Conflict* conflict;
    const Heading* heading;
};

std::string_view stateText(DecisionState state)
{
    return state == DecisionState::Decided ? "decided" : state == DecisionState::Deferred ? "deferred" : "pending";
}

/// "B.1", "-" for not for this study.
std::string codeOf(const LabelMatrix& labelMatrix, const Choice& choice)
{
    return choice.category < 0 ? "-"
                               : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].code;
}

/// Those of the conflicts for which there are headings; both have to outlive the rows.
std::vector<ConflictRow> conflictRows(const std::vector<reconcile::Conflict>& conflicts,
                                      const std::vector<Heading>& headings)
{
    std::vector<ConflictRow> rows;
    rows.reserve(headings.size());
    for (std::size_t i = 0; i < headings.size(); ++i) {
        rows.push_back({&conflicts[i], &headings[i]});
    }
    return rows;
}

Table<ConflictRow> conflictTable(const LabelMatrix& labelMatrix)
{
    using Row = ConflictRow;
    const auto across = [](const Row& row) { return row.conflict->consensus.split.value_or(Level::Subtheme); };
    const auto votes = [&labelMatrix](const Row& row) {
        return Table<Choice>()
            .key("category", [&labelMatrix](const Choice& choice) { return codeOf(labelMatrix, choice); })
            .key("votes", &Choice::votes)
            .json(row.conflict->consensus.choices);
    };
    const auto votesText = [&labelMatrix](const Row& row) {
        std::string text;
        for (const Choice& choice : row.conflict->consensus.choices) {
            text += (text.empty() ? "" : "  ") + codeOf(labelMatrix, choice) + " x" + std::to_string(choice.votes);
        }
        return text;
    };
    const auto issueText = [](const Row& row) {
        const Heading& heading = *row.heading;
        return heading.url + (heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : "");
    };
    return Table<Row>()
        .key("issue", [](const Row& row) { return row.heading->url; })
        .key("occurrence", [](const Row& row) { return row.heading->occurrence; })
        .key("title", [](const Row& row) { return row.heading->title; })
        .column(
            "across", "split", [across](const Row& row) { return levelKey(across(row)); },
            [across](const Row& row) { return "across " + std::string(levelText(across(row))) + "s"; })
        .key("state", [](const Row& row) { return stateText(row.conflict->decision); })
        .key("block",
             [&labelMatrix](const Row& row) {
                 const auto& block = row.conflict->block;
                 return block ? Json(report::blockText(english(), labelMatrix.taxonomy(), *block)) : Json(nullptr);
             })
        .key("cannot_tell", [](const Row& row) { return row.conflict->consensus.undecided; })
        .column("votes", "votes", votes, votesText)
        .shown("issue", issueText)
        .withoutHeadings();
}

/// How many more there are than are shown; empty if all are.
std::string moreText(std::size_t shown, std::size_t all)
{
    return shown < all ? "  ... and " + grouped(static_cast<std::int64_t>(all - shown)) +
                             " more; show more of them with --limit N"
                       : std::string();
}

using reconcile::Conflict;

struct ConflictOptions
{
    std::string project;
    std::string round;
    std::string show = "pending";
    std::string filter; ///< in place of `show`
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
        return std::optional(table.json(ConflictRow{&pages.conflicts()[place], &pages.headings()[place]}));
    });
}

Result<int> showConflicts(const ConflictOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    reconcile::Filter filter = filterFor(options);
    if (!options.filter.empty()) {
        ACCORD_TRY(filter, reconcile::parseFilter(options.filter, {labelMatrix, project.people()}));
    }
    const reconcile::ConflictQueue queue(labelMatrix, filter);
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
    CLI::Option* show = command.add_option("--show", options->show, "Which conflicts");
    show->check(CLI::IsMember({"pending", "deferred", "decided", "all"}))->capture_default_str();
    command.add_option("--filter", options->filter, "Which conflicts, as for \"reconcile agenda\"")
        ->type_name("TEXT")
        ->check(utf8())
        ->excludes(show);
    command
        .add_option("--limit", options->limit, "How many to list; 20 if left out, all with --json, --csv and --latex")
        ->type_name("N");
    commands.onChosen(command, options, showConflicts);
}

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
    reconcile::DecisionPace pace;

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
        .column("block", "",
                [&](const Row& block) { return report::blockText(english(), labelMatrix.taxonomy(), block.key); })
        .key("across", [](const Row& block) { return block.split ? Json(levelKey(*block.split)) : Json(nullptr); })
        .number("conflicts", "conflicts", &Row::conflicts)
        .number("pending", "left", &Row::pending)
        .key("deferred", &Row::deferred)
        .key("decided", &Row::decided)
        .number("seconds_left", "about", seconds, [seconds](const Row& block) { return durationText(seconds(block)); });
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

void addHeadLines(Record& record, const Agenda& agenda)
{
    const reconcile::Block& all = agenda.all;
    record.line("Agenda for round \"" + agenda.round + "\": " + agenda.filter);
    record.line("  " + grouped(all.pending) + " left of " + counted(all.conflicts, "conflict") + "; " +
                grouped(all.decided) + " decided, " + grouped(all.deferred) + " deferred");
    const std::string each = std::to_string(std::lround(agenda.pace.seconds)) + " s each";
    record.line("  about " + durationText(agenda.secondsFor(all.pending)) + " at " + each +
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
    addHeadLines(record, agenda);
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

struct PairOptions
{
    std::string project;
    std::string round;
};

std::string outcomeText(const Taxonomy& taxonomy, const reconcile::PairOutcome& outcome)
{
    return report::namedText(english(), taxonomy, {outcome.verdict, outcome.category});
}

Table<reconcile::SettledPair> pairTable(const LabelMatrix& labelMatrix)
{
    using Row = reconcile::SettledPair;
    using reconcile::PairOutcome;
    const Taxonomy& taxonomy = labelMatrix.taxonomy();
    const auto outcomes = [&taxonomy](const Row& row) {
        return Table<PairOutcome>()
            .key("category", [&taxonomy](const PairOutcome& outcome) { return outcomeText(taxonomy, outcome); })
            .key("by_people", &PairOutcome::byPeople)
            .key("by_rules_and_files", &PairOutcome::byOthers)
            .json(row.outcomes);
    };
    const auto outcomesText = [&taxonomy](const Row& row) {
        std::vector<std::string> parts;
        for (const PairOutcome& outcome : row.outcomes) {
            parts.push_back(outcomeText(taxonomy, outcome) + " " + grouped(outcome.byPeople + outcome.byOthers));
        }
        return text::join(parts, ", ");
    };
    const auto causes = [](const Row& row) {
        Json counts = Json::object();
        for (std::size_t cause = 1; cause < row.causes.size(); ++cause) {
            counts[std::string(causeName(static_cast<Cause>(cause)))] = row.causes[cause];
        }
        return counts;
    };
    const auto causesText = [](const Row& row) {
        std::vector<std::string> parts;
        for (std::size_t cause = 1; cause < row.causes.size(); ++cause) {
            if (row.causes[cause] > 0) {
                parts.push_back(std::string(causeName(static_cast<Cause>(cause))) + " " + grouped(row.causes[cause]));
            }
        }
        return text::join(parts, ", ");
    };
    const auto reasons = [](const Row& row) {
        Json texts = Json::array();
        for (const Decision& decision : row.last) {
            texts.push_back(decision.content.reason);
        }
        return texts;
    };
    return Table<Row>()
        .column("pair", "pair",
                [&taxonomy](const Row& row) { return report::blockText(english(), taxonomy, row.pair); })
        .number("decided", "decided", &Row::decided)
        .column("outcomes", "decided as", outcomes, outcomesText)
        .column("causes", "causes", causes, causesText)
        .key("last_reasons", reasons);
}

Result<int> showPairs(const PairOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    ACCORD_TRY(const std::vector<reconcile::SettledPair> pairs, reconcile::settledPairs(project, labelMatrix));
    Record record;
    record.field("round", round.name);
    record.line(pairs.empty() ? "No conflict of the round \"" + round.name + "\" is decided."
                              : "How conflicts of the round \"" + round.name + "\" were settled");
    record.table("pairs", pairTable(labelMatrix), pairs, 2, "");
    return console.emit(record);
}

} // namespace

void addPairs(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "pairs", "How conflicts between the same two categories were settled, and their causes",
                       "accord-cli reconcile pairs pilot.accord --round Pilot"));
    const auto options = std::make_shared<PairOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    commands.onChosen(command, options, showPairs);
}

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
                        "repo=NAME; flagged; pair=ONE,OTHER; categories=ONE,OTHER; block=ONE,OTHER; margin=N; "
                        "leading=CATEGORY; every-item; per-block=N, sample=N, limit=N and seed=N size it")
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

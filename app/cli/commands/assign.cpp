// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/commands/sample.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/labelling/queue.h"
#include "core/project/items.h"
#include "core/project/project.h"
#include "core/study/assignment/changes.h"
#include "core/study/assignment/plan.h"

#include <algorithm>

namespace accord::cli {
namespace {

std::string initialsOf(const Project& project, PersonId id)
{
    const auto person = project.person(id);
    return person == nullptr ? std::string("?") : person->initials;
}

/// A stratum, or all of them together, with how many items each person has of it.
struct Row
{
    std::string stratum;
    Json values; ///< of the stratum
    std::int64_t items = 0;
    std::vector<std::int64_t> people;
};

/// Who has how many items of which stratum.
void addMatrix(Record& record, const Project& project, const study::AssignmentMatrix& matrix)
{
    std::vector<Row> rows;
    Row sums{"together", {}, 0, {}};
    for (std::size_t row = 0; row < matrix.strata.size(); ++row) {
        const auto& [values, items] = matrix.strata[row];
        rows.push_back({stratumText(values), Json(values), items, matrix.counts[row]});
        sums.items += items;
    }
    struct Share
    {
        PersonId person;
        std::int64_t items = 0;
    };
    std::vector<Share> shares;
    auto table = Table<Row>().column("stratum", "stratum", &Row::stratum).number("items", "items", &Row::items);
    for (std::size_t column = 0; column < matrix.people.size(); ++column) {
        table.number(project.nameOf(matrix.people[column]), initialsOf(project, matrix.people[column]),
                     [column](const Row& row) { return row.people[column]; });
        sums.people.push_back(matrix.total(column));
        shares.push_back({matrix.people[column], matrix.total(column)});
    }
    const auto people = Table<Share>()
                            .key("person", [&project](const Share& share) { return project.nameOf(share.person); })
                            .key("items", &Share::items);
    const auto strata = Table<Row>().key("values", &Row::values).key("items", &Row::items).key("people", &Row::people);
    record.field("people", people.json(shares)).field("strata", strata.json(rows));
    record.sheet(table, rows);
    rows.push_back(std::move(sums));
    record.line(table.text(rows, 2));
}

/// The same of a plan, with what it changes.
void addAssignment(Record& record, const Project& project, const study::Assignment& plan, bool preview)
{
    record.line(preview ? "What people would have; nothing was changed:" : "What people have now:");
    addMatrix(record, project, plan.matrix);
    using Change = study::AssignmentChange;
    const auto changes = Table<Change>()
                             .key("person", [&project](const Change& change) { return project.nameOf(change.person); })
                             .key("gets", [](const Change& change) { return change.out.size(); })
                             .key("gives_up", [](const Change& change) { return change.back.size(); });
    for (const Change& change : plan.changes) {
        if (!change.back.empty()) {
            record.line("  " + project.nameOf(change.person) + " gives up " + counted(std::ssize(change.back), "item") +
                        ".");
        }
    }
    record.field("overlap", plan.overlap).field("handed_out", plan.handedOut).field("unassigned", plan.unassigned);
    record.field("changes", changes.json(plan.changes));
    if (plan.unassigned > 0) {
        record.line(counted(plan.unassigned, "label") + " that nobody is there to give: hand them out with "
                                                        "\"accord-cli assign hand-out\".");
    }
}

struct AssignOptions
{
    std::string project;
    std::string round;
    bool writes = false; ///< somebody has to do it
    std::string person;
    std::vector<std::string> people; ///< "Mira" or "Mira=2"
    std::string from;
    std::string method = "k-of-n";
    int overlap = 2;
    std::int64_t block = 50;
    StrataOptions strata;
    std::uint64_t seed = 1;
    bool preview = false;
};

Result<study::Weight> weightFrom(const Project& project, const std::string& text)
{
    const auto equals = text.rfind('=');
    if (equals == std::string::npos) {
        ACCORD_TRY(const Person person, project.personNamed(text));
        return study::Weight{person.id, 1};
    }
    ACCORD_TRY(const Person person, project.personNamed(text.substr(0, equals)));
    const std::string number = text.substr(equals + 1);
    if (number.empty() || number.size() > 9 || number.find_first_not_of("0123456789.") != std::string::npos ||
        std::ranges::count(number, '.') > 1 || number == ".") {
        return Error{Errc::Invalid, Reason::WeightUnsound, {text}};
    }
    return study::Weight{person.id, std::stod(number)};
}

Result<std::vector<study::Weight>> weightsOf(const Project& project, const std::vector<std::string>& texts)
{
    std::vector<study::Weight> weights;
    for (const std::string& text : texts) {
        ACCORD_TRY(const study::Weight weight, weightFrom(project, text));
        weights.push_back(weight);
    }
    return weights;
}

/// What every one of the commands begins with.
struct AssignContext
{
    Project project;
    Round round;
    PersonId by;
};

Result<AssignContext> open(const AssignOptions& options)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, options.writes ? whoIs(project, options.person) : whoLooks(project, options.person));
    return AssignContext{std::move(project), std::move(round), by};
}

Result<int> carryOut(AssignContext& context, const study::Assignment& plan, bool preview, Console& console)
{
    if (!preview) {
        ACCORD_CHECK(study::apply(context.project, context.by, plan));
    }
    Record record;
    record.field("round", context.round.name).field("preview", preview);
    addAssignment(record, context.project, plan, preview);
    if (!preview) {
        sayNext(context.project, context.project.file().string(), record);
    }
    return console.emit(record);
}

Result<int> share(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    study::AssignmentRequest request;
    request.round = context.round.id;
    ACCORD_TRY(request.method, study::assignmentFromWord(options.method));
    ACCORD_TRY(request.people, weightsOf(context.project, options.people));
    request.overlap = options.overlap;
    request.block = options.block;
    ACCORD_TRY(request.strata, strataOf(context.project, options.strata));
    request.seed = options.seed;
    ACCORD_TRY(const study::Assignment plan,
               study::planAssignment(context.project, context.by, request, console.progress(), console.stop()));
    return carryOut(context, plan, options.preview, console);
}

Result<int> reassign(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const Person from, context.project.personNamed(options.from));
    ACCORD_TRY(const std::vector<study::Weight> to, weightsOf(context.project, options.people));
    ACCORD_TRY(const study::Assignment plan,
               study::planReassign(context.project, context.by, context.round.id, from.id, to));
    return carryOut(context, plan, options.preview, console);
}

Result<int> giveBack(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const Person from, context.project.personNamed(options.from));
    ACCORD_TRY(const study::Assignment plan, study::planReturn(context.project, context.by, context.round.id, from.id));
    return carryOut(context, plan, options.preview, console);
}

Result<int> join(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const study::Weight newcomer, weightFrom(context.project, options.from));
    ACCORD_TRY(const study::Assignment plan, study::planJoin(context.project, context.by, context.round.id, newcomer));
    return carryOut(context, plan, options.preview, console);
}

Result<int> handOut(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const std::vector<study::Weight> to, weightsOf(context.project, options.people));
    ACCORD_TRY(const study::Assignment plan, study::planHandOut(context.project, context.by, context.round.id, to));
    return carryOut(context, plan, options.preview, console);
}

Result<int> show(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const study::StrataChoice strata, strataOf(context.project, options.strata));
    ACCORD_TRY(const study::AssignmentMatrix matrix,
               study::currentMatrix(context.project, context.round.id, strata, console.progress(), console.stop()));
    Record record;
    record.field("round", context.round.name).field("handed_out", context.round.assigned);
    record.line("Round \"" + context.round.name + "\"" +
                (context.round.assigned ? "" : ": all items are for all who label"));
    addMatrix(record, context.project, matrix);
    return console.emit(record);
}

/// An item that fewer people have than the round wants.
struct Waiting
{
    std::string url;
    int missing;
};

Result<int> waiting(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const std::vector<study::Unassigned> items, study::unassigned(context.project, context.round.id));
    std::vector<ItemId> ids;
    for (const study::Unassigned& item : items) {
        ids.push_back(item.item);
    }
    ACCORD_TRY(const std::vector<Heading> headings, headingsOf(context.project, ids));
    std::vector<Waiting> rows;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        rows.push_back({headings[i].url, items[i].missing});
    }
    const auto missing = [](const Waiting& row) { return std::to_string(row.missing); };
    auto table = Table<Waiting>()
                     .key("issue", &Waiting::url)
                     .number("people_missing", "people missing", &Waiting::missing, missing)
                     .shown("issue", &Waiting::url)
                     .withoutHeadings();
    Record record;
    record.field("round", context.round.name);
    record.line(items.empty() ? std::string("Everything is handed out.")
                              : counted(static_cast<std::int64_t>(items.size()), "item") +
                                    " wait to be handed out, each with how many people it lacks:");
    record.table("items", std::move(table), std::move(rows), 2, "");
    return console.emit(record);
}

Result<int> list(const AssignOptions& options, Console& console)
{
    ACCORD_TRY(AssignContext context, open(options));
    ACCORD_TRY(const Person person, context.project.personNamed(options.from));
    ACCORD_TRY(const std::vector<ItemId> items, study::queueOf(context.project, context.round.id, person.id));
    ACCORD_TRY(const std::vector<Heading> headings, headingsOf(context.project, items));
    Table<Heading> table;
    addPlace(table, context.round, [](const Heading& heading) { return heading; });
    table.shown("issue", [&context](const Heading& heading) { return placeText(context.round, heading); });
    Record record;
    record.field("round", context.round.name).field("person", person.name);
    record.table("items", table.withoutHeadings(), headings, 0, "");
    return console.emit(record);
}

std::shared_ptr<AssignOptions> basics(CLI::App& command, bool writes)
{
    auto options = std::make_shared<AssignOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    options->writes = writes;
    if (writes) {
        addActingOption(command, options->person);
        command.add_flag("--preview", options->preview, "Only say what would come of it");
    }
    return options;
}

void addPeople(CLI::App& command, AssignOptions& options, const std::string& name, const std::string& help)
{
    command.add_option(name, options.people, help)->delimiter(',')->type_name("NAME[=WEIGHT],...")->check(utf8());
}

void addShare(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "share", "Share all items of a round out, before anybody labels",
                       "accord-cli assign share study.accord --round Pilot --overlap 3 --seed 7 --preview");
    const auto options = basics(command, true);
    command.add_option("--method", options->method, "all, k-of-n, blocks or repository (k-of-n)")
        ->check(CLI::IsMember({"all", "k-of-n", "blocks", "repository"}));
    command.add_option("--overlap", options->overlap, "How many people label each item (2)")
        ->type_name("K")
        ->check(CLI::Range(1, 1000));
    command.add_option("--block", options->block, "For blocks: how many neighbouring items stay together (50)")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    addPeople(command, *options, "--people",
              "Who gets items, and how much of the work: Mira=2 gets twice as many; those of the round if left out");
    addStrataOptions(command, options->strata);
    command.add_option("--seed", options->seed, "The same seed shares out in the same way (1)")->type_name("N");
    commands.onChosen(command, options, share);
}

void addChanges(CommandSet& commands, CLI::App& group)
{
    {
        CLI::App& command = commands.addTo(group, "reassign", "Give what somebody has not begun to others",
                                           "accord-cli assign reassign study.accord --round Pilot --from Mira");
        const auto options = basics(command, true);
        command.add_option("--from", options->from, "Whose items")->required()->type_name("PERSON");
        addPeople(command, *options, "--to", "Who gets them; all others of the round if left out");
        commands.onChosen(command, options, reassign);
    }
    {
        CLI::App& command =
            commands.addTo(group, "return", "Somebody left: what they have not labelled waits to be handed out",
                           "accord-cli assign return study.accord --round Pilot --from Mira");
        const auto options = basics(command, true);
        command.add_option("--from", options->from, "Who left")->required()->type_name("PERSON");
        commands.onChosen(command, options, giveBack);
    }
    {
        CLI::App& command = commands.addTo(group, "join", "Somebody joins late and gets their part of what is left",
                                           "accord-cli assign join study.accord --round Pilot --person Jo");
        const auto options = basics(command, true);
        command.add_option("--person", options->from, "Who joins, and how much of the work: Jo=0.5")
            ->required()
            ->type_name("NAME[=WEIGHT]");
        commands.onChosen(command, options, join);
    }
    {
        CLI::App& command = commands.addTo(group, "hand-out", "Hand out the items that wait",
                                           "accord-cli assign hand-out study.accord --round Pilot");
        const auto options = basics(command, true);
        addPeople(command, *options, "--to", "Who gets them; those of the round if left out");
        commands.onChosen(command, options, handOut);
    }
}

} // namespace

void addAssign(CommandSet& commands)
{
    CLI::App& group = commands.group("assign", "Who labels which items of a round");
    addShare(commands, group);
    {
        CLI::App& command = commands.tabular(commands.addTo(group, "show", "Who has how many items of which stratum",
                                                            "accord-cli assign show study.accord --round Pilot"));
        const auto options = basics(command, false);
        addStrataOptions(command, options->strata);
        commands.onChosen(command, options, show);
    }
    {
        CLI::App& command =
            commands.tabular(commands.addTo(group, "waiting", "Items that fewer people have than the round wants",
                                            "accord-cli assign waiting study.accord --round Pilot"));
        commands.onChosen(command, basics(command, false), waiting);
    }
    {
        CLI::App& command = commands.tabular(
            commands.addTo(group, "list", "What somebody is to label, in the order in which they get it",
                           "accord-cli assign list study.accord --round Pilot --person Mira"));
        const auto options = basics(command, false);
        command.add_option("--person", options->from, "Who")->required()->type_name("NAME");
        commands.onChosen(command, options, list);
    }
    addChanges(commands, group);
}

} // namespace accord::cli

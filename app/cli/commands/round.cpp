// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/sample.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/project.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace accord::cli {
namespace {

/// A round with how far it is.
struct RoundRow
{
    Round round;
    study::Completeness completeness;
};

constexpr std::array kPurposes{
    std::pair{RoundPurpose::Training, "training"},
    std::pair{RoundPurpose::Pilot, "pilot"},
    std::pair{RoundPurpose::Main, "main"},
    std::pair{RoundPurpose::Check, "check"},
};

std::vector<std::string> namesOf(const Project& project, const std::vector<PersonId>& people)
{
    std::vector<std::string> names;
    for (const PersonId person : people) {
        names.push_back(project.nameOf(person));
    }
    return names;
}

/// "training", "pilot", "main", "check"
std::string purposeWord(RoundPurpose purpose)
{
    return std::ranges::find(kPurposes, purpose, [](const auto& word) { return word.first; })->second;
}

Result<RoundPurpose> purposeFromWord(const std::string& word)
{
    for (const auto& [purpose, known] : kPurposes) {
        if (text::equalsIgnoringCase(word, known)) {
            return purpose;
        }
    }
    return Error{Errc::Invalid, Reason::PurposeUnknown, {word}};
}

/// "draft", "running", "closed", "reconciled"
std::string stateWord(RoundState state)
{
    switch (state) {
    case RoundState::Draft:
        return "draft";
    case RoundState::Running:
        return "running";
    case RoundState::Closed:
        return "closed";
    case RoundState::Reconciled:
        break;
    }
    return "reconciled";
}

/// Who has how much left.
Table<study::MissingLabels> missingTable(const Project& project)
{
    return Table<study::MissingLabels>()
        .column("person", "person",
                [&project](const study::MissingLabels& missing) { return project.nameOf(missing.person); })
        .number("items", "items", &study::MissingLabels::expected)
        .number("missing", "missing", &study::MissingLabels::missing);
}

/// Until when labels are first ones: what ended that, and who.
Json firstLabelsJson(const Project& project, const Round& round)
{
    if (!round.firstLabelsEnd) {
        return nullptr;
    }
    const FirstLabelsEnd& end = *round.firstLabelsEnd;
    return {{"until", end.at},
            {"by", project.nameOf(end.by)},
            {"was_blind", end.blind},
            {"ended_by", end.closed ? "closing" : "lifting"},
            {"reason", end.reason.empty() ? Json(nullptr) : Json(end.reason)}};
}

// "running, blind", "running, blind until 2026-03-04".
std::string stateText(const Round& round)
{
    const bool ended = !round.blind && round.firstLabelsEnd && round.firstLabelsEnd->blind;
    return stateWord(round.state) + (round.blind ? ", blind" : "") +
           (ended ? ", blind until " + round.firstLabelsEnd->at.substr(0, 10) : "");
}

/// Rounds; `withLabels`: with how far they are.
Table<RoundRow> roundTable(const Project& project, bool withLabels)
{
    Table<RoundRow> table;
    table.column("name", "round", [](const RoundRow& row) { return row.round.name; })
        .column("purpose", "purpose", [](const RoundRow& row) { return purposeWord(row.round.purpose); })
        .column(
            "state", "state", [](const RoundRow& row) { return stateWord(row.round.state); },
            [](const RoundRow& row) { return stateText(row.round); })
        .key("blind", [](const RoundRow& row) { return row.round.blind; })
        .key("first_labels", [&project](const RoundRow& row) { return firstLabelsJson(project, row.round); })
        .key("people",
             [&project, withLabels](const RoundRow& row) {
                 return withLabels ? missingTable(project).json(row.completeness.people)
                                   : Json(namesOf(project, row.round.people));
             })
        .key("handed_out", [](const RoundRow& row) { return row.round.assigned; })
        .key("overlap", [](const RoundRow& row) { return row.round.overlap; })
        .key("order_seed", [](const RoundRow& row) { return row.round.orderSeed; })
        .key("gate", [](const RoundRow& row) { return row.round.gate; })
        .key("open_codes", [](const RoundRow& row) { return row.round.openCodes; })
        .key("left_open",
             [](const RoundRow& row) { return row.round.leftOpen.empty() ? Json(nullptr) : Json(row.round.leftOpen); })
        .key("drawn", [](const RoundRow& row) { return !row.round.sample.empty(); });
    if (withLabels) {
        const auto given = [](const RoundRow& row) {
            return grouped(row.completeness.expected - row.completeness.missing);
        };
        table.number("items", "items", [](const RoundRow& row) { return row.completeness.items; })
            .shown("labels", given, 'r')
            .key("labels_expected", [](const RoundRow& row) { return row.completeness.expected; })
            .number("labels_missing", "missing", [](const RoundRow& row) { return row.completeness.missing; })
            .key("unassigned", [](const RoundRow& row) { return row.completeness.unassigned; });
    }
    return table;
}

/// One round with what it is.
void addRoundLines(Record& record, const Project& project, const Round& round, const study::Completeness& completeness)
{
    record.line("Round \"" + round.name + "\"");
    TextTable table("ll", 2);
    table.row({"purpose", purposeWord(round.purpose)});
    table.row({"state", stateWord(round.state) + (round.blind ? ", blind" : ", open")});
    if (round.firstLabelsEnd) {
        table.row({"first labels", report::firstLabelsText(english(), *round.firstLabelsEnd,
                                                           project.nameOf(round.firstLabelsEnd->by))});
    }
    table.row({"items",
               grouped(completeness.items) + (completeness.unassigned > 0
                                                  ? ", " + grouped(completeness.unassigned) + " wait to be handed out"
                                                  : std::string())});
    table.row(
        {"people", round.people.empty() ? std::string("everybody") : text::join(namesOf(project, round.people), ", ")});
    table.row({"each item", round.overlap == 0 ? std::string("everybody") : counted(round.overlap, "person")});
    table.row({"order", round.orderSeed == 0 ? std::string("the same for all")
                                             : "each person's own, seed " + std::to_string(round.orderSeed)});
    if (round.openCodes) {
        table.row({"labels may be", "codes of the annotator's own"});
    }
    if (!round.leftOpen.empty()) {
        table.row({"left open", round.leftOpen});
    }
    if (!round.gate.empty()) {
        table.row({"gate", round.gate});
    }
    table.row(
        {"labels", grouped(completeness.expected - completeness.missing) + " of " + grouped(completeness.expected)});
    record.line(table.text());
}

struct ContentOptions
{
    std::string project;
    std::string name;
    std::string person;
    std::optional<std::string> newName;
    std::optional<std::string> purpose;
    std::optional<std::string> gate;
    std::vector<std::string> people;
    bool everybody = false;
    bool open = false;
    bool blind = false;
    bool sameOrder = false;
    bool ownOrder = false;
    bool openCodes = false;
    bool noOpenCodes = false;
};

struct CreateOptions
{
    ContentOptions content;
    SampleOptions sample;
    std::string fromRound;
    std::string filter;
};

Result<study::RoundContent> contentOf(const Project& project, const ContentOptions& options,
                                      study::RoundContent content)
{
    content.name = options.newName.value_or(content.name);
    content.gate = options.gate.value_or(content.gate);
    if (options.purpose) {
        ACCORD_TRY(content.purpose, purposeFromWord(*options.purpose));
    }
    if (!options.people.empty() || options.everybody) {
        content.people.clear();
    }
    for (const std::string& name : options.people) {
        ACCORD_TRY(const Person person, project.personNamed(name));
        content.people.push_back(person.id);
    }
    content.blind = options.open ? false : options.blind || content.blind;
    content.openCodes = options.noOpenCodes ? false : options.openCodes || content.openCodes;
    content.ownOrder = options.sameOrder ? false : options.ownOrder || content.ownOrder;
    return content;
}

// Those items of another round that a filter of the Reconcile page lets through.
Result<study::RoundItems> itemsFromRound(Project& project, const CreateOptions& options)
{
    ACCORD_TRY(const Round from, project.roundNamed(options.fromRound));
    ACCORD_CHECK(project.requireOpen(from.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, from.id));
    ACCORD_TRY(const reconcile::Filter filter, reconcile::parseFilter(options.filter, {labelMatrix, project.people()}));
    std::vector<ItemId> items;
    for (const reconcile::Conflict& conflict : reconcile::conflicts(labelMatrix, filter)) {
        items.push_back(conflict.item);
    }
    return study::issuesOf(project, items);
}

Result<study::RoundItems> itemsFor(Project& project, const CreateOptions& options, PersonId by, Console& console)
{
    if (!options.fromRound.empty()) {
        return itemsFromRound(project, options);
    }
    ACCORD_TRY(study::SampleRequest request, requestOf(project, options.sample));
    if (!options.sample.asksForSample()) {
        if (request == study::SampleRequest{}) {
            return study::everyIssue(project);
        }
        // A frame without a size: all of it.
        ACCORD_TRY(request.size, study::issueCount(project));
    }
    ACCORD_TRY(const study::Sample sample, study::drawSample(project, request, console.progress(), console.stop()));
    if (console.forPeople()) {
        Record drawn;
        addSampleLines(drawn, sample);
        console.emit(drawn.line());
    }
    return study::itemsOf(project, sample, by);
}

Result<int> create(const CreateOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.content.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.content.person));
    study::RoundContent plain;
    plain.name = options.content.name;
    ACCORD_TRY(const study::RoundContent content, contentOf(project, options.content, plain));
    ACCORD_TRY(const study::RoundItems items, itemsFor(project, options, by, console));
    ACCORD_TRY(const Round round, study::createRound(project, by, content, items, console.progress(), console.stop()));
    Record record;
    record.fields(roundTable(project, false).json({round, {}})).field("items", items.items.size());
    record.line("Made the round \"" + round.name + "\" with " +
                counted(static_cast<std::int64_t>(items.items.size()), "item") +
                " as a draft. Share it out with \"accord-cli assign\", and let people begin with \"accord-cli round "
                "start\".");
    return console.emit(record);
}

Result<int> edit(const ContentOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Round round, chooseRound(project, options.name));
    ACCORD_TRY(const study::RoundContent content, contentOf(project, options, study::contentOf(round)));
    ACCORD_CHECK(study::editRound(project, by, round.id, content, study::contentOf(round)));
    const Round& after = *project.round(round.id);
    Record record;
    record.fields(roundTable(project, false).json({after, {}})).line("Changed the round \"" + after.name + "\".");
    return console.emit(record);
}

void addContent(CLI::App& command, ContentOptions& options)
{
    addActingOption(command, options.person);
    command.add_option("--purpose", options.purpose, "What it is for: training, pilot, main or check (main)")
        ->type_name("WORD");
    command.add_option("--gate", options.gate, "What is to be reached before the next round; the study's if left out")
        ->type_name("TEXT")
        ->check(utf8());
    command.add_flag("--open-codes", options.openCodes, "A label may be a code of the annotator's own");
    auto* people = command.add_option("--people", options.people, "Who labels; everybody if left out");
    people->delimiter(',')->type_name("A,B");
}

/// `round create` and `round edit`.
void addNewRound(CommandSet& commands, CLI::App& group)
{
    {
        CLI::App& command = commands.addTo(
            group, "create", "Make a round as a draft: over all issues, a sample, or items of another round",
            "accord-cli round create study.accord Pilot --purpose pilot --strata repository --size 3437 --seed 7\n"
            "  accord-cli round create study.accord Check --purpose check --from-round Pilot --filter all");
        const auto options = std::make_shared<CreateOptions>();
        ContentOptions& content = options->content;
        addProjectArgument(command, content.project);
        command.add_option("NAME", content.name, "The round's name")->required()->type_name("")->check(utf8());
        addContent(command, content);
        command.add_flag("--open", content.open, "Not blind: everybody sees everybody's labels at once");
        command.add_flag("--same-order", content.sameOrder, "All people get the items in the same order");
        addSampleOptions(command, options->sample);
        auto* from = command.add_option("--from-round", options->fromRound, "Items of this round instead of a sample");
        from->type_name("ROUND");
        command
            .add_option("--filter", options->filter,
                        "Which of its items, as in \"accord-cli reconcile agenda\": pending conflicts if left out")
            ->type_name("TEXT")
            ->needs(from)
            ->check(utf8());
        commands.onChosen(command, options, create);
    }
    {
        CLI::App& command = commands.addTo(
            group, "edit", "Change a draft; of a round that has started name, gate and whether it takes open codes",
            "accord-cli round edit study.accord --round Pilot --name \"Pilot 1\"");
        const auto options = std::make_shared<ContentOptions>();
        addProjectArgument(command, options->project);
        addRoundOption(command, options->name);
        addContent(command, *options);
        command.add_option("--name", options->newName, "Its new name")->type_name("NAME")->check(utf8());
        command.add_flag("--everybody", options->everybody, "Everybody labels");
        auto* blind = command.add_flag("--blind", options->blind, "Nobody sees another's labels before it is over");
        command.add_flag("--open", options->open, "Everybody sees everybody's labels at once")->excludes(blind);
        command.add_flag("--no-open-codes", options->noOpenCodes, "No new codes of annotators' own")
            ->excludes("--open-codes");
        auto* own = command.add_flag("--own-order", options->ownOrder, "Each person gets an order of their own");
        command.add_flag("--same-order", options->sameOrder, "All get the items in the same order")->excludes(own);
        commands.onChosen(command, options, edit);
    }
}

struct RoundOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string leftOpen;
};

// How far everybody is, is for leads.
Result<study::Completeness> seenBy(PersonId by, Project& project, const Round& round)
{
    ACCORD_TRY(study::Completeness completeness, study::completeness(project, round.id));
    if (!project.mayLead(by)) {
        completeness.people.clear();
    }
    return completeness;
}

// `file`: given where a command changed the round, and says what comes next.
Result<int> showRound(Project& project, const Round& round, PersonId by, Console& console, const std::string& file = {})
{
    ACCORD_TRY(const study::Completeness completeness, seenBy(by, project, round));
    Record record;
    record.fields(roundTable(project, true).json({round, completeness}));
    addRoundLines(record, project, round, completeness);
    if (!completeness.people.empty()) {
        record.line().line(missingTable(project).text(completeness.people, 2));
    }
    if (!file.empty()) {
        sayNext(project, file, record);
    }
    return console.emit(record);
}

Result<int> show(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoLooks(project, options.person));
    return showRound(project, round, by, console);
}

Result<int> list(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoLooks(project, options.person));
    std::vector<RoundRow> rows;
    for (const Round& round : project.rounds()) {
        ACCORD_TRY(study::Completeness completeness, seenBy(by, project, round));
        rows.push_back({round, std::move(completeness)});
    }
    return console.emit({}, roundTable(project, true), std::move(rows), 2, "No rounds yet.");
}

Result<int> start(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_CHECK(study::startRound(project, by, round.id));
    return showRound(project, *project.round(round.id), by, console, options.project);
}

Result<int> close(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const study::Completeness missing, study::closeRound(project, by, round.id));
    Record record;
    record.fields(roundTable(project, true).json({*project.round(round.id), missing}));
    record.line("Closed the round \"" + round.name + "\": first labels stay as they are, and everybody sees them.");
    record.line(missing.missing == 0
                    ? "Nothing was missing."
                    : grouped(missing.missing) + " of " + grouped(missing.expected) + " labels were missing:");
    if (missing.missing > 0) {
        record.line(missingTable(project).text(missing.people, 2));
    }
    sayNext(project, options.project, record);
    return console.emit(record);
}

Result<int> reconciled(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_CHECK(study::markReconciled(project, by, round.id, options.leftOpen));
    return showRound(project, *project.round(round.id), by, console, options.project);
}

Result<int> remove(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    if (options.round.empty()) {
        return Error{Errc::Invalid, Reason::NameTheDraft};
    }
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_CHECK(study::deleteRound(project, by, round.id));
    Record record;
    record.field("deleted", round.name);
    record.line("Deleted the draft \"" + round.name + "\". Its issues stay in the project.");
    return console.emit(record);
}

Result<int> codebook(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const int number, study::useNewestCodebook(project, by, round.id));
    Record record;
    record.field("round", round.name).field("codebook", number);
    record.line("People label in the round \"" + round.name + "\" by version " + std::to_string(number) +
                " of the codebook from now on.");
    return console.emit(record);
}

std::shared_ptr<RoundOptions> addOne(CommandSet& commands, CLI::App& group, const std::string& name,
                                     const std::string& about, Result<int> (*work)(const RoundOptions&, Console&))
{
    const bool ofAll = name == "list";
    CLI::App& command =
        commands.addTo(group, name, about,
                       "accord-cli round " + name + " study.accord" + (ofAll ? "" : " --round Pilot") + " --as Lead");
    const auto options = std::make_shared<RoundOptions>();
    addProjectArgument(command, options->project);
    if (ofAll) {
        commands.tabular(command);
    }
    if (!ofAll) {
        addRoundOption(command, options->round);
    }
    addActingOption(command, options->person);
    commands.onChosen(command, options, work);
    return options;
}

} // namespace

void addRound(CommandSet& commands)
{
    CLI::App& group = commands.group("round", "Rounds, from draft to reconciled");
    addOne(commands, group, "list", "All rounds and how far they are", list);
    addOne(commands, group, "show", "One round, and who has how much left", show);
    addNewRound(commands, group);
    addOne(commands, group, "delete", "Delete a draft: a round that has not been started", remove);
    addOne(commands, group, "start", "Let people label; the codebook version is fixed from here on", start);
    addOne(commands, group, "codebook", "Let people go on by the newest codebook version", codebook);
    addOne(commands, group, "close", "End the labelling: first labels stay, the blind is lifted", close);
    const auto settled =
        addOne(commands, group, "reconciled", "Say that everything that people disagreed on is settled", reconciled);
    group.get_subcommand("reconciled")
        ->add_option("--leave-open", settled->leftOpen,
                     "Why conflicts without a decision have none for good; without it they are refused")
        ->type_name("REASON")
        ->check(utf8());
}

namespace {

struct LiftOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string reason;
};

Result<int> lift(const LiftOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    if (round.blind) {
        ACCORD_TRY(const PersonId by, whoIs(project, options.person));
        ACCORD_CHECK(study::liftBlind(project, by, round.id, options.reason));
    }
    Record record;
    record.field("round", round.name).field("blind", false).field("changed", round.blind);
    record.line("The round \"" + round.name + "\" " +
                (round.blind ? "is open now: everybody sees everybody's labels." : "was open already."));
    return console.emit(record);
}

} // namespace

void addLiftBlind(CommandSet& commands)
{
    CLI::App& command = commands.add("lift-blind", "Let everybody see the labels of a blind round, for good",
                                     "accord-cli lift-blind pilot.accord --round Pilot --reason \"everybody is done\"");
    const auto options = std::make_shared<LiftOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command.add_option("--reason", options->reason, "Why; it is kept in the log")->type_name("TEXT")->check(utf8());
    addActingOption(command, options->person);
    commands.onChosen(command, options, lift);
}

} // namespace accord::cli

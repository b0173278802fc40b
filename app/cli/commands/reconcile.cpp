// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/clock.h"
#include "core/labelling/queue.h"
#include "core/model/bounds.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/live_figures.h"
#include "core/reconcile/minutes.h"
#include "core/report/documents.h"

#include <string>
#include <unordered_map>

namespace accord::cli {
namespace {

/// Which meeting or stretch of time a command tells of.
struct ScopeOptions
{
    std::string round;
    std::string meeting;
    std::string from;
    std::string to;
};

// "2026-03-04" or with a time, in UTC; kept as it is, since times compare as text.
CLI::Validator isMoment()
{
    return {[](std::string& value) {
                const bool digits = value.size() >= 10 && value[4] == '-' && value[7] == '-' &&
                                    value.find_first_not_of("0123456789-:.TZ") == std::string::npos;
                // What is not said of the time is its beginning.
                constexpr std::string_view kBegin = "0000-00-00T00:00:00Z";
                std::string whole = value.substr(0, 19);
                whole += whole.size() < kBegin.size() ? kBegin.substr(whole.size()) : "";
                return digits && secondsOf(whole)
                           ? std::string()
                           : "\"" + value + "\" is no time in UTC such as 2026-03-04 or 2026-03-04T10:30:00Z";
            },
            ""};
}

/// --round, --meeting, --from and --to.
void addScopeOptions(CLI::App& command, ScopeOptions& options)
{
    addRoundOption(command, options.round);
    auto* meeting = command
                        .add_option("--meeting", options.meeting,
                                    "A meeting by its name, or \"latest\"; the round as a whole if left out")
                        ->type_name("NAME")
                        ->check(utf8());
    command.add_option("--from", options.from, "Without a meeting: from this time on, UTC")
        ->type_name("TIME")
        ->check(isMoment())
        ->excludes(meeting);
    command.add_option("--to", options.to, "Without a meeting: before this time, UTC")
        ->type_name("TIME")
        ->check(isMoment())
        ->excludes(meeting);
}

Result<reconcile::Scope> chooseScope(Project& project, const ScopeOptions& options)
{
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    reconcile::Scope scope{round.id, std::nullopt, options.from, options.to};
    if (!options.meeting.empty()) {
        ACCORD_TRY(scope.meeting, reconcile::meetingNamed(project, round.id, options.meeting));
    }
    return scope;
}

using reconcile::Figures;
using reconcile::LiveFigures;

struct FiguresOptions
{
    std::string project;
    ScopeOptions scope;
};

// Of fewer than ten items how many are alike, and no coefficient.
Json figureJson(const agreement::Outcome& outcome, const std::optional<reconcile::FewItems>& few)
{
    return few ? Json{{"value", nullptr}, {"undefined", "few_items"}, {"alike", few->alike}, {"items", few->items}}
               : outcomeJson(outcome);
}

std::string valueWithInterval(const agreement::Outcome& outcome, const std::optional<reconcile::FewItems>& few)
{
    if (few) {
        return grouped(few->alike) + " of " + grouped(few->items) + " alike";
    }
    const std::string interval = intervalText(outcome);
    return valueText(outcome) + (interval.empty() ? "" : "  " + interval);
}

/// An annotator with the decisions, at a level.
struct AnnotatorAt
{
    Level level = Level::Theme;
    reconcile::AnnotatorFigure figure;
};

Table<AnnotatorAt> annotatorTable(const Project& project)
{
    using Row = AnnotatorAt;
    const auto kappa = [](auto part) {
        return [part](const Row& row) {
            const agreement::Outcome& outcome = (row.figure.*part).kappa;
            return figureJson(outcome, reconcile::fewItems(outcome));
        };
    };
    const auto shown = [](auto part) {
        return [part](const Row& row) {
            const agreement::Outcome& outcome = (row.figure.*part).kappa;
            return valueWithInterval(outcome, reconcile::fewItems(outcome));
        };
    };
    using Figure = reconcile::AnnotatorFigure;
    return Table<Row>()
        .shown("", [](const Row& row) { return std::string(levelText(row.level)); })
        .column("person", "", [&project](const Row& row) { return project.nameOf(row.figure.person); })
        .number("items", [](const Row& row) { return row.figure.all.items; })
        .column("cohen_to_decisions", "all decisions", kappa(&Figure::all), shown(&Figure::all))
        .key("items_without_rules", [](const Row& row) { return row.figure.withoutRules.items; })
        .column("cohen_without_rules", "without those of rules", kappa(&Figure::withoutRules),
                shown(&Figure::withoutRules));
}

std::vector<AnnotatorAt> annotatorsAt(const Figures& figures, Level level)
{
    std::vector<AnnotatorAt> rows;
    for (const reconcile::AnnotatorFigure& figure : figures.at(level).annotators) {
        rows.push_back({level, figure});
    }
    return rows;
}

std::vector<AnnotatorAt> annotatorsOf(const Figures& figures)
{
    std::vector<AnnotatorAt> rows;
    for (const Level level : kLevels) {
        std::ranges::move(annotatorsAt(figures, level), std::back_inserter(rows));
    }
    return rows;
}

/// What stands at a level.
struct FigureLevel
{
    Level level = Level::Theme;
    reconcile::LevelFigures figures;
};

Table<FigureLevel> figureLevelTable(const Project& project, const LiveFigures& live, const Figures& figures)
{
    using Row = FigureLevel;
    return Table<Row>()
        .column(
            "level", "", [](const Row& row) { return levelKey(row.level); },
            [](const Row& row) { return std::string(levelText(row.level)); })
        .column(
            "second_votes_after_discussion", "second votes",
            [](const Row& row) { return figureJson(row.figures.secondVotes, row.figures.fewSecondVotes); },
            [](const Row& row) { return valueWithInterval(row.figures.secondVotes, row.figures.fewSecondVotes); })
        .column(
            "first_labels_of_the_same_items", "first labels of the same items",
            [](const Row& row) { return figureJson(row.figures.firstLabels, row.figures.fewFirstLabels); },
            [](const Row& row) { return valueWithInterval(row.figures.firstLabels, row.figures.fewFirstLabels); })
        .key("difference",
             [&live](const Row& row) -> Json {
                 const auto difference = live.difference(row.level);
                 const bool few = row.figures.fewSecondVotes || row.figures.fewFirstLabels;
                 const auto* found = few ? nullptr : std::get_if<agreement::Comparison>(&difference);
                 return found == nullptr ? Json(nullptr)
                                         : Json{{"value", found->difference},
                                                {"interval", {found->interval.low, found->interval.high}}};
             })
        .key("annotators", [&project, &figures](const Row& row) {
            return annotatorTable(project).json(annotatorsAt(figures, row.level));
        });
}

std::vector<FigureLevel> figureLevels(const Figures& figures)
{
    std::vector<FigureLevel> rows;
    for (const Level level : kLevels) {
        rows.push_back({level, figures.at(level)});
    }
    return rows;
}

Table<reconcile::FigurePoint> lineTable()
{
    using Row = reconcile::FigurePoint;
    auto table = Table<Row>()
                     .key("at", &Row::at)
                     .key("share_of_conflicts", &Row::shareOfConflicts)
                     .key("share_of_items", &Row::shareOfItems);
    for (const Level level : kLevels) {
        table.key("second_votes_" + std::string(levelKey(level)),
                  [level](const Row& row) { return orNull(row.secondVotes[static_cast<std::size_t>(level) - 1]); });
    }
    return table;
}

Json figuresJson(const Project& project, const LiveFigures& live)
{
    const Figures figures = live.figures();
    const reconcile::DecisionCounts& counts = figures.decisions;
    return {{"items", counts.items},
            {"conflicts", counts.conflicts},
            {"decided", counts.decided},
            {"conflicts_decided", counts.conflictsDecided},
            {"deferred", counts.deferred},
            {"decided_by_rule", counts.byRule},
            {"decided_by_import", counts.byFile},
            {"none_of_these", counts.noneOfThese},
            {"items_voted_again", figures.secondVotes.items},
            {"second_votes", figures.secondVotes.votes},
            {"levels", figureLevelTable(project, live, figures).json(figureLevels(figures))},
            {"line", lineTable().json(live.line())}};
}

void addFiguresLines(Record& record, const Project& project, const LiveFigures& live)
{
    const Figures figures = live.figures();
    const reconcile::DecisionCounts& counts = figures.decisions;
    record.line("Decided: " + grouped(counts.conflictsDecided) + " of " + counted(counts.conflicts, "conflict") + " (" +
                percent(counts.shareOfConflicts()) + "), " + grouped(counts.decided) + " of " +
                counted(counts.items, "item") + " (" + percent(counts.shareOfItems()) + "), " + grouped(counts.byRule) +
                " of them by rule");
    record.line();
    record.line("Agreement of second votes (after discussion; not inter-rater agreement), " +
                counted(figures.secondVotes.items, "item"));
    record.line(figureLevelTable(project, live, figures).text(figureLevels(figures), 2));
    record.line();
    record.line("Each annotator's first labels with the decisions (made from them; not inter-rater agreement)");
    const bool none = figures.at(Level::Type).annotators.empty();
    record.line(none && live.annotators() > 0
                    ? "Not worked out where more than " + std::to_string(bounds::kPairedRaters) + " people label."
                    : annotatorTable(project).text(annotatorsOf(figures), 2));
    if (counts.noneOfThese > 0) {
        record.line();
        record.line("Left out: " + grouped(counts.noneOfThese) +
                    " decided as \"none of these\", which is no category.");
    }
}

Result<int> showFigures(const FiguresOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const reconcile::Scope scope, chooseScope(project, options.scope));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, scope.round));
    const reconcile::FigureSpan span = scope.span();
    ACCORD_TRY(const LiveFigures live, LiveFigures::load(project, labelMatrix, span, console.stop()));
    Record record;
    record.fields([&] { return figuresJson(project, live); });
    addFiguresLines(record, project, live);
    return console.emit(record);
}

void addReconcileFigures(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "figures", "How far the decisions are, and what they and second votes agree with",
                       "accord-cli reconcile figures pilot.accord --round Pilot");
    const auto options = std::make_shared<FiguresOptions>();
    addProjectArgument(command, options->project);
    addScopeOptions(command, options->scope);
    commands.onChosen(command, options, showFigures);
}

using reconcile::Feedback;
using reconcile::Named;

struct FeedbackOptions
{
    std::string project;
    ScopeOptions scope;
    std::string person;
};

/// What a feedback is printed with.
struct Told
{
    Feedback feedback;
    std::string person;
    std::string round;
    std::shared_ptr<const Taxonomy> taxonomy;
    std::unordered_map<ItemId, Heading> headings;

    [[nodiscard]] std::string text(const Named& named) const { return report::namedText(english(), *taxonomy, named); }
    [[nodiscard]] std::string url(ItemId item) const
    {
        const auto found = headings.find(item);
        return found == headings.end() ? std::string() : found->second.url;
    }
    [[nodiscard]] std::string title(ItemId item) const
    {
        const auto found = headings.find(item);
        return found == headings.end() ? std::string() : found->second.title;
    }
};

std::string howText(const DecisionContent& content)
{
    return content.source == DecisionSource::Rule     ? "rule " + content.rule
           : content.source == DecisionSource::Import ? "import"
                                                      : std::string(methodName(content.method));
}

Json groupsJson(const Told& told)
{
    using Item = reconcile::OtherwiseDecided;
    using Group = reconcile::OtherwiseGroup;
    const auto said = [](auto which) {
        return [which](const Item& item) { return Json(which(item.decision.content)); };
    };
    const auto voted = [&told](const Item& item) {
        return item.vote ? Json(told.text({item.vote->content.verdict, item.vote->content.category})) : Json(nullptr);
    };
    const auto items =
        Table<Item>()
            .key("issue", [&told](const Item& item) { return told.url(item.item); })
            .key("title", [&told](const Item& item) { return told.title(item.item); })
            .key("reason", said([](const DecisionContent& content) { return content.reason; }))
            .key("source", said([](const DecisionContent& content) { return sourceName(content.source); }))
            .key("method", said([](const DecisionContent& content) { return methodName(content.method); }))
            .key("rule", said([](const DecisionContent& content) { return content.rule; }))
            .key("cause", said([](const DecisionContent& content) { return causeName(content.cause); }))
            .key("at", [](const Item& item) { return item.decision.at; })
            .key("voted", voted);
    return Table<Group>()
        .key("from", [&told](const Group& group) { return told.text(group.from); })
        .key("to", [&told](const Group& group) { return told.text(group.to); })
        .key("across", [](const Group& group) { return levelKey(group.split); })
        .key("items", [items](const Group& group) { return items.json(group.items); })
        .json(told.feedback.otherwise);
}

Json movedJson(const Told& told)
{
    using Item = reconcile::MovedVote;
    using Group = reconcile::MovedGroup;
    const auto decided = [&told](const Item& item) {
        return item.decided ? Json(told.text(*item.decided)) : Json(nullptr);
    };
    const auto items = Table<Item>()
                           .key("issue", [&told](const Item& item) { return told.url(item.item); })
                           .key("title", [&told](const Item& item) { return told.title(item.item); })
                           .key("note", [](const Item& item) { return item.vote.content.note; })
                           .key("decided", decided);
    return Table<Group>()
        .key("from", [&told](const Group& group) { return told.text(group.from); })
        .key("to", [&told](const Group& group) { return told.text(group.to); })
        .key("items", [items](const Group& group) { return items.json(group.items); })
        .json(told.feedback.moved);
}

Json feedbackJson(const Told& told)
{
    const Feedback& feedback = told.feedback;
    return {{"round", told.round},
            {"person", told.person},
            {"labels", feedback.labels},
            {"decided", feedback.decided},
            {"decided_same", feedback.same},
            {"decided_otherwise", feedback.decidedOtherwise()},
            {"second_votes", feedback.votes},
            {"second_votes_moved", feedback.votesMoved()},
            {"otherwise", groupsJson(told)},
            {"moved", movedJson(told)}};
}

/// A label that was decided otherwise, or a vote that moved.
struct FeedbackRow
{
    std::string what;
    Named from;
    Named to;
    ItemId item;
    std::string how;
    std::string cause;
    std::string text; ///< reason or note
    std::string voted;
    std::string decided;
};

std::vector<FeedbackRow> rowsOf(const Told& told)
{
    std::vector<FeedbackRow> rows;
    for (const reconcile::OtherwiseGroup& group : told.feedback.otherwise) {
        for (const reconcile::OtherwiseDecided& item : group.items) {
            const DecisionContent& content = item.decision.content;
            const std::string voted =
                item.vote ? told.text({item.vote->content.verdict, item.vote->content.category}) : std::string();
            rows.push_back({"decided_otherwise", group.from, group.to, item.item, howText(content),
                            std::string(causeName(content.cause)), content.reason, voted, told.text(group.to)});
        }
    }
    for (const reconcile::MovedGroup& group : told.feedback.moved) {
        for (const reconcile::MovedVote& moved : group.items) {
            rows.push_back({"voted_otherwise", group.from, group.to, moved.item, "second_vote", "",
                            moved.vote.content.note, told.text(group.to),
                            moved.decided ? told.text(*moved.decided) : std::string()});
        }
    }
    return rows;
}

Table<FeedbackRow> feedbackTable(const Told& told)
{
    using Row = FeedbackRow;
    return Table<Row>()
        .key("what", &Row::what)
        .column("from", "from", [&told](const Row& row) { return told.text(row.from); })
        .column("to", "to", [&told](const Row& row) { return told.text(row.to); })
        .column("issue", "issue", [&told](const Row& row) { return told.url(row.item); })
        .key("title", [&told](const Row& row) { return told.title(row.item); })
        .column("how", "how", &Row::how)
        .key("cause", &Row::cause)
        .column("reason_or_note", "reason or note", &Row::text)
        .key("voted", &Row::voted)
        .key("decided", &Row::decided);
}

void addFeedbackLines(Record& record, const Told& told)
{
    const Feedback& feedback = told.feedback;
    record.line(told.person + " in round \"" + told.round + "\": " + counted(feedback.labels, "label") + ", " +
                grouped(feedback.decided) + " of them on decided items, " + grouped(feedback.decidedOtherwise()) +
                " decided otherwise");
    for (const reconcile::OtherwiseGroup& group : feedback.otherwise) {
        record.line();
        record.line(told.text(group.from) + " -> " + told.text(group.to) + ": " +
                    counted(static_cast<std::int64_t>(group.items.size()), "issue"));
        TextTable table("lll", 2);
        for (const reconcile::OtherwiseDecided& item : group.items) {
            table.row({told.url(item.item), howText(item.decision.content), item.decision.content.reason});
        }
        record.line(table.text());
    }
    if (feedback.votes > 0) {
        record.line();
        record.line("Voted again on " + counted(feedback.votes, "issue") + ", otherwise than labelled on " +
                    grouped(feedback.votesMoved()));
    }
    TextTable moved("lll", 2);
    for (const reconcile::MovedGroup& group : feedback.moved) {
        for (const reconcile::MovedVote& vote : group.items) {
            moved.row(
                {told.text(group.from) + " -> " + told.text(group.to), told.url(vote.item), vote.vote.content.note});
        }
    }
    if (!moved.empty()) {
        record.line(moved.text());
    }
}

Result<int> showFeedback(const FeedbackOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const reconcile::Scope scope, chooseScope(project, options.scope));
    ACCORD_TRY(const Person person, project.personNamed(options.person));
    Told told;
    ACCORD_TRY(told.feedback, reconcile::feedback(project, scope, person.id, console.stop()));
    told.person = person.name;
    told.round = project.round(scope.round)->name;
    told.taxonomy = project.taxonomy();
    std::vector<ItemId> items;
    for (const auto& group : told.feedback.otherwise) {
        for (const auto& item : group.items) {
            items.push_back(item.item);
        }
    }
    for (const auto& group : told.feedback.moved) {
        for (const auto& moved : group.items) {
            items.push_back(moved.item);
        }
    }
    ACCORD_TRY(auto headings, headingsOf(project, items));
    for (Heading& heading : headings) {
        told.headings.emplace(heading.item, std::move(heading));
    }
    Record record;
    record.fields([&] { return feedbackJson(told); });
    addFeedbackLines(record, told);
    record.sheet(feedbackTable(told), rowsOf(told));
    return console.emit(record);
}

void addReconcileFeedback(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "feedback", "What the decisions and the second votes did to one person's labels",
                       "accord-cli reconcile feedback pilot.accord --round Pilot --as Anna"));
    const auto options = std::make_shared<FeedbackOptions>();
    addProjectArgument(command, options->project);
    addScopeOptions(command, options->scope);
    addActingOption(command, options->person, "Whose labels")->required();
    commands.onChosen(command, options, showFeedback);
}

using reconcile::Minutes;

struct MinutesOptions
{
    std::string project;
    ScopeOptions scope;
    std::string format;
    std::string file;
    std::string language;
    bool pseudonyms = false;
};

Json minutesJson(const Minutes& minutes, const MinutesOptions& options)
{
    int byRule = 0;
    Json rules = Json::object();
    for (const reconcile::RuleCount& rule : minutes.rules) {
        rules[rule.rule] = rule.decisions;
        byRule += rule.decisions;
    }
    return {{"round", minutes.round},
            {"meeting", minutes.scope.meeting ? Json(minutes.scope.meeting->content.name) : Json(nullptr)},
            {"decided", minutes.decided.size()},
            {"decided_by_rule", byRule},
            {"rules", std::move(rules)},
            {"imported", minutes.fromFiles},
            {"deferred", minutes.deferred.size()},
            {"opened_again", minutes.openedAgain.size()},
            {"second_votes", minutes.secondVotes},
            {"conflicts_left", minutes.end.decisions.conflicts - minutes.end.decisions.conflictsDecided},
            {"file", options.file.empty() ? Json(nullptr) : Json(options.file)}};
}

Result<int> writeMinutes(const MinutesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const reconcile::Scope scope, chooseScope(project, options.scope));
    ACCORD_TRY(const Minutes minutes, reconcile::minutes(project, scope, options.pseudonyms, console.stop()));
    const report::Form form = formOf(options.format, options.file, options.language);
    const std::string text = report::minutesText(minutes, *project.taxonomy(), form);
    const Json summary = minutesJson(minutes, options);
    Record record;
    record.fields(summary);
    if (options.file.empty()) {
        record.field("text", text).line(text.substr(0, text.find_last_not_of('\n') + 1));
        return console.emit(record);
    }
    ACCORD_CHECK(writeReport(project, options.file, text));
    record.line("Wrote the minutes to " + options.file + ": " +
                counted(static_cast<std::int64_t>(minutes.decided.size()), "decision") + " by people, " +
                grouped(summary["decided_by_rule"].get<int>()) + " by rule, " +
                grouped(static_cast<std::int64_t>(minutes.deferred.size())) + " deferred.");
    return console.emit(record);
}

void addReconcileMinutes(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "minutes", "What was decided, how and why, as Markdown or HTML",
        "accord-cli reconcile minutes pilot.accord --round Pilot --meeting latest --format html -o minutes.html");
    const auto options = std::make_shared<MinutesOptions>();
    addProjectArgument(command, options->project);
    addScopeOptions(command, options->scope);
    addReportOptions(command, options->format, options->file, options->language, options->pseudonyms);
    commands.onChosen(command, options, writeMinutes);
}

} // namespace

void addReconcile(CommandSet& commands)
{
    CLI::App& group = commands.group(
        "reconcile",
        "What a consensus meeting does: agenda, pairs, meetings, second votes, decisions, figures, minutes");
    addAgenda(commands, group);
    addPairs(commands, group);
    addVote(commands, group);
    addReconcileDecide(commands, group);
    addHistory(commands, group);
    addMeeting(commands, group);
    addReconcileFigures(commands, group);
    addReconcileFeedback(commands, group);
    addReconcileMinutes(commands, group);
    addReadingList(commands, group);
}

} // namespace accord::cli

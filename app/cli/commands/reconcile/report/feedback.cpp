// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/feedback.h"

#include "app/cli/commands/reconcile/report/report_commands.h"
#include "app/cli/commands/reconcile/report/scope_options.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/labelling/queue.h"
#include "core/model/words.h"
#include "core/project/items.h"

#include <unordered_map>

namespace accord::cli {
namespace {

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

    [[nodiscard]] std::string text(const Named& named) const { return reconcile::namedText(*taxonomy, named); }
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
    Json groups = Json::array();
    for (const reconcile::OtherwiseGroup& group : told.feedback.otherwise) {
        Json items = Json::array();
        for (const reconcile::OtherwiseDecided& item : group.items) {
            const DecisionContent& content = item.decision.content;
            items.push_back(
                {{"issue", told.url(item.item)},
                 {"title", told.title(item.item)},
                 {"reason", content.reason},
                 {"source", sourceName(content.source)},
                 {"method", methodName(content.method)},
                 {"rule", content.rule},
                 {"cause", causeName(content.cause)},
                 {"at", item.decision.at},
                 {"voted", item.vote ? Json(told.text({item.vote->content.verdict, item.vote->content.category}))
                                     : Json(nullptr)}});
        }
        groups.push_back({{"from", told.text(group.from)},
                          {"to", told.text(group.to)},
                          {"across", levelKey(group.split)},
                          {"items", std::move(items)}});
    }
    return groups;
}

Json movedJson(const Told& told)
{
    Json groups = Json::array();
    for (const reconcile::MovedGroup& group : told.feedback.moved) {
        Json items = Json::array();
        for (const reconcile::MovedVote& moved : group.items) {
            items.push_back({{"issue", told.url(moved.item)},
                             {"title", told.title(moved.item)},
                             {"note", moved.vote.content.note},
                             {"decided", moved.decided ? Json(told.text(*moved.decided)) : Json(nullptr)}});
        }
        groups.push_back({{"from", told.text(group.from)}, {"to", told.text(group.to)}, {"items", std::move(items)}});
    }
    return groups;
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

void printFeedback(const Told& told, Console& console)
{
    const Feedback& feedback = told.feedback;
    console.line(told.person + " in round \"" + told.round + "\": " + counted(feedback.labels, "label") + ", " +
                 grouped(feedback.decided) + " of them on decided items, " + grouped(feedback.decidedOtherwise()) +
                 " decided otherwise");
    for (const reconcile::OtherwiseGroup& group : feedback.otherwise) {
        console.line();
        console.line(told.text(group.from) + " -> " + told.text(group.to) + ": " +
                     counted(static_cast<std::int64_t>(group.items.size()), "issue"));
        TextTable table("lll", 2);
        for (const reconcile::OtherwiseDecided& item : group.items) {
            table.row({told.url(item.item), howText(item.decision.content), item.decision.content.reason});
        }
        console.line(table.text());
    }
    if (feedback.votes > 0) {
        console.line();
        console.line("Voted again on " + counted(feedback.votes, "issue") + ", otherwise than labelled on " +
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
        console.line(moved.text());
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
    record.fields([&] { return feedbackJson(told); }).text([&] { printFeedback(told, console); });
    record.sheet(feedbackTable(told), rowsOf(told));
    return console.emit(record);
}

} // namespace

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

} // namespace accord::cli

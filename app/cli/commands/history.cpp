// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/history.h"

#include "app/cli/commands/items.h"
#include "app/cli/commands/reconcile.h"
#include "app/cli/commands/vote.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/model/words.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"

namespace accord::cli {
namespace {

Json orNull(std::string_view word)
{
    return word.empty() ? Json(nullptr) : Json(word);
}

std::string spaced(std::string_view word)
{
    return text::replacedAll(word, "_", " ");
}

std::string whatText(const Project& project, const DecisionContent& content)
{
    switch (content.state) {
    case DecisionState::Deferred:
        return "put off for later";
    case DecisionState::Open:
        return "opened again";
    case DecisionState::Decided:
        break;
    }
    return "decided as " + saidText(*project.taxonomy(), {content.verdict, content.category, content.exclusion});
}

std::string originText(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    switch (content.source) {
    case DecisionSource::Rule:
        return " by rule: " + content.rule;
    case DecisionSource::Import:
        return " from a file";
    case DecisionSource::Person:
        break;
    }
    return (content.method == Method::None ? std::string() : " (" + spaced(methodName(content.method)) + ")") + " by " +
           project.nameOf(decision.by);
}

} // namespace

Json decisionJson(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    Json object{{"state", stateName(content.state)}};
    object.update(saidJson(*project.taxonomy(), {content.verdict, content.category, content.exclusion}));
    object["source"] = sourceName(content.source);
    object["rule"] = orNull(content.rule);
    object["method"] = orNull(methodName(content.method));
    object["reason"] = content.reason;
    object["cause"] = orNull(causeName(content.cause));
    object["codebook_change"] = content.codebookChange;
    object["taking_part"] = project.namesOf(content.takingPart);
    object["after_second_vote"] = !content.secondVote.isNull();
    object["in_meeting"] = !content.meeting.isNull();
    object["by"] = decision.by.valid() ? Json(project.nameOf(decision.by)) : Json(nullptr);
    object["at"] = decision.at;
    return object;
}

std::vector<std::string> decisionLines(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    std::vector<std::string> lines{whatText(project, content) + originText(project, decision) + " at " + decision.at};
    if (!content.reason.empty()) {
        lines.push_back("  reason: " + content.reason);
    }
    if (content.cause != Cause::None) {
        lines.push_back("  cause: " + spaced(causeName(content.cause)));
    }
    if (content.codebookChange) {
        lines.emplace_back("  the codebook needs a change");
    }
    if (!content.takingPart.empty()) {
        lines.push_back("  took part: " + text::join(project.namesOf(content.takingPart), ", "));
    }
    return lines;
}

namespace {

/// Everything that was ever said about an item.
struct History
{
    Heading heading;
    std::vector<Label> firstLabels;
    std::vector<SecondVote> secondVotes;
    std::vector<Decision> decisions;
};

Result<History> read(Which& where)
{
    History history;
    const ItemId item = where.items.front();
    ACCORD_TRY(history.heading, headingOf(where.project, item));
    ACCORD_TRY(history.firstLabels, reconcile::votes(where.project, where.round.id, item));
    ACCORD_TRY(history.secondVotes, reconcile::secondVotes(where.project, where.round.id, item));
    ACCORD_TRY(history.decisions, reconcile::decisionHistory(where.project, item));
    return history;
}

Said saidBy(const Label& label)
{
    return {label.content.verdict, label.content.category, label.content.exclusion};
}

Json historyJson(const Which& where, const History& history)
{
    Json object{
        {"issue", history.heading.url}, {"occurrence", history.heading.occurrence}, {"round", where.round.name}};
    object["first_labels"] = Json::array();
    for (const Label& label : history.firstLabels) {
        Json entry{{"person", where.project.nameOf(label.by)}};
        entry.update(saidJson(where.taxonomy(), saidBy(label)));
        entry["at"] = label.at;
        object["first_labels"].push_back(std::move(entry));
    }
    object["second_votes"] = Json::array();
    for (const SecondVote& vote : history.secondVotes) {
        object["second_votes"].push_back(voteJson(where.project, {std::nullopt, vote, history.firstLabels}));
    }
    object["decisions"] = Json::array();
    for (const Decision& decision : history.decisions) {
        object["decisions"].push_back(decisionJson(where.project, decision));
    }
    return object;
}

void printHistory(const Which& where, const History& history, Console& console)
{
    console.line(headingText(history.heading));
    console.line("First labels");
    TextTable table("ll", 2);
    for (const Label& label : history.firstLabels) {
        table.row({where.project.nameOf(label.by), saidText(where.taxonomy(), saidBy(label))});
    }
    console.line(table.empty() ? "  none" : table.text());
    for (const SecondVote& vote : history.secondVotes) {
        printVote(where.project, {std::nullopt, vote, history.firstLabels}, console);
    }
    console.line("Decisions, oldest first");
    for (const Decision& decision : history.decisions) {
        for (const std::string& line : decisionLines(where.project, decision)) {
            console.line("  " + line);
        }
    }
    if (history.decisions.empty()) {
        console.line("  none");
    }
}

Result<int> showHistory(const WhichOptions& options, Console& console)
{
    ACCORD_TRY(Which where, which(options, Settled::Included));
    ACCORD_TRY(const History history, read(where));
    Record record;
    record.fields([&] { return historyJson(where, history); }).text([&] { printHistory(where, history, console); });
    return console.emit(record);
}

} // namespace

void addHistory(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "history", "Everything that was said and decided about an issue",
                                       "accord-cli reconcile history pilot.accord \\\n"
                                       "    --item https://github.com/lumen-ml/lumen/issues/2187");
    const auto options = std::make_shared<WhichOptions>();
    addWhichOne(command, *options);
    commands.onChosen(command, options, showHistory);
}

} // namespace accord::cli

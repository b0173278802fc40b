// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/decision/decision_text.h"
#include "app/cli/commands/reconcile/reconcile.h"
#include "app/cli/commands/reconcile/vote/said.h"
#include "app/cli/commands/reconcile/vote/vote_text.h"
#include "app/cli/commands/reconcile/vote/which.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"

namespace accord::cli {
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

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "core/base/text.h"
#include "core/model/words.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"

namespace accord::cli {
namespace {

/// Everything that was ever said about an item.
struct History
{
    Heading heading;
    std::vector<Label> firstLabels;
    std::vector<reconcile::LabelEver> labels; ///< ever given: of all for those who lead, else one's own
    std::vector<SecondVote> secondVotes;
    std::vector<Decision> decisions;
};

Result<History> read(Which& where, const std::string& as)
{
    History history;
    const ItemId item = where.items.front();
    ACCORD_TRY(history.heading, headingOf(where.project, item));
    ACCORD_TRY(history.firstLabels, reconcile::firstLabels(where.project, where.round.id, item));
    ACCORD_TRY(const PersonId by, whoLooks(where.project, as));
    ACCORD_TRY(history.labels, reconcile::labelHistory(where.project, where.round.id, item, by));
    ACCORD_TRY(history.secondVotes, reconcile::secondVotes(where.project, where.round.id, item));
    ACCORD_TRY(history.decisions, reconcile::decisionHistory(where.project, item));
    return history;
}

Said saidBy(const Label& label)
{
    return {label.content.verdict, label.content.category, label.content.exclusion, label.content.code};
}

struct HistoryOptions
{
    WhichOptions which;
    std::string by;
};

// "first", "first, changed since", "now".
std::string standingOf(const reconcile::LabelEver& ever)
{
    return ever.first ? (ever.holds ? "first label" : "first label, changed since") : ever.holds ? "now" : "";
}

Table<reconcile::LabelEver> everTable(const Which& where)
{
    using Row = reconcile::LabelEver;
    const auto said = [&where](const Row& row) { return saidJson(where.taxonomy(), saidBy(row.label)); };
    return Table<Row>()
        .withoutHeadings()
        .column("at", "", [](const Row& row) { return row.label.at; })
        .column("person", "", [&where](const Row& row) { return where.project.nameOf(row.label.by); })
        .shown("", [&where](const Row& row) { return saidText(where.taxonomy(), saidBy(row.label)); })
        .shown("", standingOf)
        .key("verdict", [said](const Row& row) { return said(row)["verdict"]; })
        .key("category", [said](const Row& row) { return said(row)["category"]; })
        .key("exclusion", [said](const Row& row) { return said(row)["exclusion"]; })
        .key("codebook",
             [&where](const Row& row) {
                 const int number = where.project.codebookNumber(row.label.codebook);
                 return number == 0 ? Json(nullptr) : Json(number);
             })
        .key("first", &Row::first)
        .key("holds", &Row::holds);
}

Result<int> showHistory(const HistoryOptions& options, Console& console)
{
    ACCORD_TRY(Which where, which(options.which, Settled::Included));
    ACCORD_TRY(const History history, read(where, options.by));
    const auto said = [&where](const Label& label) { return saidJson(where.taxonomy(), saidBy(label)); };
    const auto labels =
        Table<Label>()
            .withoutHeadings()
            .column("person", "", [&where](const Label& label) { return where.project.nameOf(label.by); })
            .shown("", [&where](const Label& label) { return saidText(where.taxonomy(), saidBy(label)); })
            .key("verdict", [said](const Label& label) { return said(label)["verdict"]; })
            .key("category", [said](const Label& label) { return said(label)["category"]; })
            .key("exclusion", [said](const Label& label) { return said(label)["exclusion"]; })
            .key("code",
                 [](const Label& label) {
                     return label.content.code.empty() ? Json(nullptr) : Json(label.content.code);
                 })
            .key("citations", [](const Label& label) { return citationsJson(label.content.citations); })
            .key("at", &Label::at);
    std::vector<Record> votes;
    for (const SecondVote& vote : history.secondVotes) {
        votes.push_back(voteRecord(where.project, {std::nullopt, vote, history.firstLabels}));
    }
    std::vector<Record> decisions;
    for (const Decision& decision : history.decisions) {
        decisions.push_back(decisionRecord(where.project, decision));
    }
    Record record;
    record.field("issue", history.heading.url).field("occurrence", history.heading.occurrence);
    record.field("round", where.round.name).line(headingText(history.heading)).line("First labels");
    record.table("first_labels", labels, history.firstLabels, 2, "  none");
    for (const Label& label : history.firstLabels) {
        for (const Citation& citation : label.content.citations) {
            record.line("    " + where.project.nameOf(label.by) + " cites " + citationText(citation));
        }
    }
    record.line("Every label that was given, oldest first");
    record.table("labels", everTable(where), history.labels, 2, "  none that you may see");
    record.list("second_votes", std::move(votes), "\n").line("Decisions, oldest first");
    record.list("decisions", std::move(decisions), "\n");
    if (history.decisions.empty()) {
        record.line("  none");
    }
    return console.emit(record);
}

} // namespace

void addHistory(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "history", "Everything that was said and decided about an issue",
                                       "accord-cli reconcile history pilot.accord \\\n"
                                       "    --item https://github.com/lumen-ml/lumen/issues/2187");
    const auto options = std::make_shared<HistoryOptions>();
    addWhichOne(command, options->which);
    addActingOption(command, options->by, "Who looks: a lead sees every label that was ever given, others their own");
    commands.onChosen(command, options, showHistory);
}

} // namespace accord::cli

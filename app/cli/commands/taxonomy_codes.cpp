// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/project/items.h"
#include "core/taxonomy/codes.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct CodesOptions
{
    std::string project;
    std::string person;
    std::string round;
};

/// A label that is a code, with its place.
struct CodedLabel
{
    Label label;
    Heading heading;
};

std::vector<std::string> namesOfPeople(const Project& project, const std::vector<PersonId>& people)
{
    std::vector<std::string> names;
    std::ranges::transform(people, std::back_inserter(names), [&](PersonId person) { return project.nameOf(person); });
    return names;
}

// The numbers of the proposals that stand for the code.
std::vector<int> numbersOf(const taxonomy::OpenCodes& all, const taxonomy::OpenCode& code)
{
    std::vector<int> numbers;
    for (const taxonomy::ProposalView& view : all.views) {
        if (std::ranges::find(code.proposals, view.proposal.id) != code.proposals.end()) {
            numbers.push_back(view.number);
        }
    }
    return numbers;
}

Result<std::vector<CodedLabel>> withPlaces(Project& project, const taxonomy::OpenCode& code)
{
    std::vector<ItemId> items;
    std::ranges::transform(code.labels, std::back_inserter(items), &Label::item);
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    std::vector<CodedLabel> labels;
    for (std::size_t i = 0; i < code.labels.size(); ++i) {
        labels.push_back({code.labels[i], headings[i]});
    }
    return labels;
}

Table<CodedLabel> labelTable(const Project& project)
{
    return Table<CodedLabel>()
        .withoutHeadings()
        .column("person", "", [&project](const CodedLabel& row) { return project.nameOf(row.label.by); })
        .key("code", [](const CodedLabel& row) { return row.label.content.code; })
        .column("issue", "", [](const CodedLabel& row) { return row.heading.url; })
        .key("occurrence", [](const CodedLabel& row) { return row.heading.occurrence; })
        .column("summary", "", [](const CodedLabel& row) { return row.label.content.summary; });
}

Result<Record> codeRecord(Project& project, const taxonomy::OpenCodes& all, const taxonomy::OpenCode& code)
{
    const std::vector<std::string> people = namesOfPeople(project, code.people);
    const std::vector<int> proposals = numbersOf(all, code);
    ACCORD_TRY(std::vector<CodedLabel> labels, withPlaces(project, code));
    Record record;
    record.field("code", code.code).field("uses", code.labels.size()).field("people", people);
    record.field("proposals", proposals);
    std::string line = code.code + ": " + counted(static_cast<std::int64_t>(code.labels.size()), "label") + " by " +
                       text::join(people, ", ");
    for (const int number : proposals) {
        line += ", proposal " + std::to_string(number);
    }
    record.line(line).table("labels", labelTable(project), std::move(labels), 2, "");
    return record;
}

Result<int> codes(const CodesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId viewer, whoLooks(project, options.person));
    RoundId only;
    if (!options.round.empty()) {
        ACCORD_TRY(const Round round, chooseRound(project, options.round));
        only = round.id;
    }
    ACCORD_TRY(const taxonomy::OpenCodes all, taxonomy::openCodes(project, viewer, only));
    std::vector<Record> records;
    for (const taxonomy::OpenCode& code : all.codes) {
        ACCORD_TRY(Record each, codeRecord(project, all, code));
        records.push_back(std::move(each));
    }
    Record record;
    record.line(counted(static_cast<std::int64_t>(all.codes.size()), "code") + " of annotators' own");
    record.list("codes", std::move(records), "\n");
    std::vector<std::string> leftOut;
    for (const RoundId round : all.leftOut) {
        leftOut.push_back(project.round(round)->name);
        record.line("Left out: the round \"" + leftOut.back() + "\", which is blind.");
    }
    return console.emit(record.field("blind_rounds", leftOut));
}

} // namespace

void addOpenCodes(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "codes", "List the codes of annotators' own: who used them how often, with issues and summaries",
        "accord-cli taxonomy codes pilot.accord --round Pilot");
    const auto options = std::make_shared<CodesOptions>();
    addProjectArgument(command, options->project);
    addActingOption(command, options->person, "Who looks");
    addRoundOption(command, options->round, "Those of one round; without it of all that are not blind");
    commands.onChosen(command, options, codes);
}

} // namespace accord::cli

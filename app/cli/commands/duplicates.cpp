// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/duplicates.h"

#include "app/cli/commands/collect.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/collect/sources.h"

#include <string_view>

namespace accord::cli {
namespace {

using collect::PairVerdict;

struct DuplicatesOptions
{
    std::string project;
    double similarity = 0.8;
    std::vector<std::string> same;
    std::vector<std::string> different;
    std::vector<std::string> notSaid;
    std::string person;
};

std::string_view verdictWord(PairVerdict verdict)
{
    switch (verdict) {
    case PairVerdict::Same:
        return "same";
    case PairVerdict::Different:
        return "different";
    case PairVerdict::NotSaid:
        break;
    }
    return "not-said";
}

Table<collect::LikePair> pairTable()
{
    using Row = collect::LikePair;
    return Table<Row>()
        .column("first", "first", [](const Row& pair) { return pair.firstLink.url; })
        .key("first_title", &Row::firstTitle)
        .column("second", "second", [](const Row& pair) { return pair.secondLink.url; })
        .key("second_title", &Row::secondTitle)
        .number("similarity", "alike", &Row::similarity, [](const Row& pair) { return percent(pair.similarity); })
        .column("said", "said", [](const Row& pair) { return verdictWord(pair.verdict); });
}

Result<int> list(Project& project, const DuplicatesOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const auto pairs, collect::likePairs(project, options.similarity, console.progress(), stop));
    const auto table = pairTable();
    Record record;
    record.field("similarity", options.similarity).field("pairs", table.json(pairs)).sheet(table, pairs);
    record.line(counted(static_cast<std::int64_t>(pairs.size()), "pair") + " of issues at least " +
                percent(options.similarity) + " alike.");
    for (const collect::LikePair& pair : pairs) {
        const bool said = pair.verdict != PairVerdict::NotSaid;
        record.line(percent(pair.similarity) + (said ? "  " + std::string(verdictWord(pair.verdict)) : ""));
        record.line("  " + pair.firstLink.url + "  " + plainLine(pair.firstTitle));
        record.line("  " + pair.secondLink.url + "  " + plainLine(pair.secondTitle));
    }
    return console.emit(record);
}

Result<int> say(Project& project, const DuplicatesOptions& options, PairVerdict verdict,
                const std::vector<std::string>& links, Console& console)
{
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    if (!by.valid()) {
        return Error{Errc::Invalid, Reason::WhoSaysIt, {"--" + std::string(verdictWord(verdict))}};
    }
    ACCORD_TRY(const IssueId first, collect::issueAt(project, links[0]));
    ACCORD_TRY(const IssueId second, collect::issueAt(project, links[1]));
    ACCORD_CHECK(collect::sayPair(project, by, first, second, verdict));
    Record record;
    record.field("first", links[0]).field("second", links[1]).field("said", verdictWord(verdict));
    record.line(links[0] + " and " + links[1] + ": " + std::string(verdictWord(verdict)) + ".");
    return console.emit(record);
}

Result<int> duplicates(const DuplicatesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    if (!options.same.empty()) {
        return say(project, options, PairVerdict::Same, options.same, console);
    }
    if (!options.different.empty()) {
        return say(project, options, PairVerdict::Different, options.different, console);
    }
    if (!options.notSaid.empty()) {
        return say(project, options, PairVerdict::NotSaid, options.notSaid, console);
    }
    return list(project, options, console);
}

} // namespace

void addCollectDuplicates(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "duplicates", "List issues whose texts are alike, and say whether they are the same",
                       "accord-cli collect duplicates study.accord --similarity 0.9"));
    const auto options = std::make_shared<DuplicatesOptions>();
    addProjectArgument(command, options->project);
    command.add_option("--similarity", options->similarity, "At least so alike, 0.3 to 1 (0.8)")
        ->type_name("SHARE")
        ->check(CLI::Range(0.3, 1.0));
    CLI::Option* same = command.add_option("--same", options->same, "These two are the same; nothing is merged")
                            ->type_name("URL URL")
                            ->expected(2);
    CLI::Option* different = command.add_option("--different", options->different, "These two only look alike")
                                 ->type_name("URL URL")
                                 ->expected(2)
                                 ->excludes(same);
    command.add_option("--not-said", options->notSaid, "Take back what was said of these two")
        ->type_name("URL URL")
        ->expected(2)
        ->excludes(same)
        ->excludes(different);
    addActingOption(command, options->person);
    commands.onChosen(command, options, duplicates);
}

} // namespace accord::cli

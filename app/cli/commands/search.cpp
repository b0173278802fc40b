// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/labelling/queue.h"
#include "core/project/items.h"

#include <algorithm>
#include <string_view>

namespace accord::cli {
namespace {

struct SearchOptions
{
    std::string project;
    std::string round;
    std::vector<std::string> words;
    int limit = 20;
};

// The shell takes the quotes away: what it leaves as one argument with blanks in it was meant as a phrase.
std::string queryOf(const std::vector<std::string>& words)
{
    std::string query;
    for (const std::string& word : words) {
        const bool phrase = word.find(' ') != std::string::npos && word.find('"') == std::string::npos;
        query += (query.empty() ? "" : " ") + (phrase ? "\"" + word + "\"" : word);
    }
    return query;
}

// Brings what is missing into the word index, as far as the file may be changed.
Status completeIndex(Project& project, Console& console)
{
    ACCORD_TRY(IndexState state, labelling::indexState(project));
    if (project.readOnly()) {
        return {};
    }
    const std::stop_token stop = console.stop();
    Ticker ticker(console.progress());
    bool more = !state.complete();
    while (more) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ACCORD_TRY(more, labelling::indexFurther(project));
        ACCORD_TRY(state, labelling::indexState(project));
        ticker.report("word index", state.indexed, state.texts);
    }
    return {};
}

Table<Heading> hitTable(const Round& round)
{
    Table<Heading> table;
    addPlace(table, round, [](const Heading& heading) { return heading; });
    table.shown("issue", [&round](const Heading& heading) { return placeText(round, heading); });
    return table.column("title", "title", &Heading::title).withoutHeadings();
}

Result<int> search(const SearchOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(completeIndex(project, console));
    ACCORD_TRY(const labelling::Hits hits, labelling::search(project, round.id, queryOf(options.words), options.limit));
    std::vector<ItemId> items = hits.items;
    items.resize(std::min(items.size(), static_cast<std::size_t>(options.limit)));
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    const bool more = hits.next != 0 || hits.items.size() > headings.size();
    Record record;
    record.field("round", round.name).table("hits", hitTable(round), headings, 0, "Nothing found.");
    record.field("more", more);
    record.field("index", Json{{"indexed", hits.index.indexed}, {"texts", hits.index.texts}});
    if (more) {
        record.line("... and more; show them with --limit N");
    }
    if (!hits.index.complete()) {
        record.line("The word index holds " + grouped(hits.index.indexed) + " of " + grouped(hits.index.texts) +
                    " texts; there may be more.");
    }
    return console.emit(record);
}

} // namespace

void addSearch(CommandSet& commands)
{
    CLI::App& command =
        commands.tabular(commands.add("search", "Find issues of a round by words in their title, text and discussion",
                                      "accord-cli search pilot.accord quant* \"out of memory\" --round Pilot"));
    const auto options = std::make_shared<SearchOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("WORDS", options->words,
                    "Words, beginnings (quant*) and phrases (\"out of memory\"); all must be there")
        ->required()
        ->type_name("")
        ->check(utf8());
    addRoundOption(command, options->round);
    command.add_option("--limit", options->limit, "How many to list")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    commands.onChosen(command, options, search);
}

} // namespace accord::cli

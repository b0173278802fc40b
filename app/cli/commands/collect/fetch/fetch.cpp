// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/fetch.h"

#include "app/cli/commands/collect/fetch/fetch_report.h"
#include "app/cli/commands/collect/fetch/fetch_view.h"
#include "app/cli/commands/collect/fetch/network_options.h"
#include "app/cli/commands/collect/parts.h"
#include "app/cli/commands/collect/selection/brought_in.h"
#include "app/cli/exit_code.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct FetchOptions
{
    std::string project;
    std::vector<std::string> names;
    std::string person;
    NetworkOptions network;
    bool importSelected = false;
    bool verbose = false;
};

using Outcomes = std::vector<collect::FetchOutcome>;

int stopped(const FetchOptions& options, Console& console)
{
    console.note("accord-cli: Stopped. What was fetched so far is kept; go on with: accord-cli collect fetch " +
                 options.project);
    return kCancelled;
}

// What is not here to its end would come in with half a discussion.
std::vector<Source> wholeOnes(const std::vector<Source>& sources, const Outcomes& outcomes)
{
    std::vector<Source> whole;
    for (const Source& source : sources) {
        const auto outcome = std::ranges::find(outcomes, source.uuid, &collect::FetchOutcome::source);
        if (outcome != outcomes.end() && !outcome->error) {
            whole.push_back(source);
        }
    }
    return whole;
}

Result<int> fetch(const FetchOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::Network network, networkOf(options.network, sources));
    FetchView view(console, options.verbose);
    Result<Outcomes> outcomes = collect::fetch(project, sources, network, view, stop, by);
    if (!outcomes.ok()) {
        return outcomes.error().code == Errc::Cancelled ? Result<int>(stopped(options, console))
                                                        : Result<int>(outcomes.error());
    }
    Record record;
    addOutcomes(record, sources, *outcomes, console);
    const std::vector<Source> whole = wholeOnes(sources, *outcomes);
    if (options.importSelected && !whole.empty()) {
        ACCORD_TRY(const collect::ImportResult brought,
                   collect::importSelected(project, whole, console.progress(), stop, by));
        record.field("brought_in", importResultJson(brought)).lines(importResultLines(brought));
    }
    return console.emit(record, whole.size() == sources.size() ? kDone : kFailed);
}

} // namespace

void addCollectFetch(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "fetch",
        "Fetch what is missing from the hosts: go on where it was cut off, or ask for what changed since",
        "accord-cli collect fetch study.accord --bring-in --token-file ~/.config/accord-tokens"));
    const auto options = std::make_shared<FetchOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addNetworkOptions(command, options->network);
    addActingOption(command, options->person);
    command.add_flag("--bring-in", options->importSelected,
                     "Bring what is selected into the project then, of sources that "
                     "came to their end");
    command.add_flag("--verbose", options->verbose, "A line on standard error for each page and each wait");
    commands.onChosen(command, options, fetch);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/watch/watcher.h"
#include "app/cli/exit_code.h"
#include "core/labelling/rescue.h"
#include "core/project/disk.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace accord::cli {
namespace {

using Moment = std::chrono::steady_clock;

// A look costs microseconds while nothing happens, and a change must be seen within half a second.
constexpr std::chrono::milliseconds kBetweenLooks{50};
constexpr std::chrono::seconds kBetweenLooksAtPeople{1};

struct WatchOptions
{
    std::string project;
    std::string round;
    std::optional<double> seconds;
    std::optional<int> count;
};

// Sleeps until the next look is due; false when the watch is to end.
bool waitForNextLook(const std::stop_token& stop, Moment::time_point end)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_until(lock, stop, std::min(Moment::now() + kBetweenLooks, end), [] { return false; });
    return !stop.stop_requested() && Moment::now() < end;
}

// What others had saved in the file that was replaced may be in no other one.
Error keep(Project& project, const Error& why, Console& console)
{
    if (const auto rescued = labelling::rescue(project, {}); rescued.ok()) {
        console.note("accord-cli: What it held is kept as " + rescued->file.string() + "; merge it if you need it.");
    }
    return why;
}

Result<int> watch(const WatchOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    std::optional<RoundId> only;
    if (!options.round.empty()) {
        ACCORD_TRY(const Round round, project.roundNamed(options.round));
        only = round.id;
    }
    const auto end = options.seconds ? Moment::now() + std::chrono::duration_cast<Moment::duration>(
                                                           std::chrono::duration<double>(*options.seconds))
                                     : Moment::time_point::max();
    ACCORD_TRY(Watcher watcher, Watcher::start(project, only, console));
    WriteBack writeBack;
    int seen = 0;
    auto people = Moment::now();
    do {
        if (Moment::now() >= people) {
            // Best effort: others may keep us from tidying up after somebody, and will do it themselves.
            (void)watcher.lookWho(Moment::now());
            (void)writeBack.turn(project, Moment::now());
            people += kBetweenLooksAtPeople;
        }
        const Result<int> changes = watcher.look();
        if (!changes.ok()) {
            return isReplaced(changes.error()) ? keep(project, changes.error(), console) : changes.error();
        }
        seen += *changes;
    } while ((!options.count || seen < *options.count) && console.flush() && waitForNextLook(stop, end));
    return kDone;
}

} // namespace

void addWatch(CommandSet& commands)
{
    CLI::App& command = commands.add(
        "watch",
        "Print a line for each change with kappa per level, and who has the project open, until stopped with Ctrl+C",
        "accord-cli watch pilot.accord --round Pilot");
    const auto options = std::make_shared<WatchOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round, "Only this round; all of them if left out");
    command.add_option("--for", options->seconds, "Stop after so many seconds")
        ->type_name("SECONDS")
        ->check(CLI::PositiveNumber);
    command.add_option("--count", options->count, "Stop after so many changes")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    commands.onChosen(command, options, watch);
}

} // namespace accord::cli

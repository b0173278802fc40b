// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "core/collect/confirmed_sources.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct ConfirmOptions
{
    std::string project;
    std::vector<std::string> names;
    bool list = false;
};

Result<int> confirmSources(const ConfirmOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    if (!options.list) {
        ACCORD_CHECK(collect::confirm(sources));
    }
    const std::vector<Source> left = collect::unconfirmed(sources);
    const auto confirmed = [&left](const Source& source) {
        return std::ranges::find(left, source.uuid, &Source::uuid) == left.end();
    };
    const auto table =
        Table<Source>()
            .column("source", "source", [](const Source& source) { return sourceText(source); })
            .key("id", [](const Source& source) { return source.uuid.text(); })
            .column("host_api", "asks", &Source::base)
            .column("confirmed", "", confirmed, [&confirmed](const Source& source) {
                return std::string(confirmed(source) ? "confirmed" : "not confirmed on this machine");
            });
    return console.emit("sources", table, sources);
}

} // namespace

void addCollectConfirm(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "confirm", "Agree to ask the addresses of sources that came with a copy of the project, on this machine",
        "accord-cli collect confirm study.accord --list"));
    const auto options = std::make_shared<ConfirmOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    command.add_flag("--list", options->list, "Only show what they would ask, and which of them are confirmed");
    commands.onChosen(command, options, confirmSources);
}

} // namespace accord::cli

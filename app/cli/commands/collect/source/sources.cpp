// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/commands/collect/source/source_words.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/collect/confirmed_sources.h"

namespace accord::cli {
namespace {

struct SourcesOptions
{
    std::string project;
};

std::string_view phaseWord(FetchPhase phase)
{
    switch (phase) {
    case FetchPhase::Idle:
        return "idle";
    case FetchPhase::Issues:
        return "issues";
    case FetchPhase::Comments:
        return "comments";
    case FetchPhase::Each:
        return "each";
    }
    return "?";
}

std::string stateText(const Source& source, const Fetching& fetching)
{
    std::string text = fetching.pass == 0                   ? "not fetched yet"
                       : fetching.phase != FetchPhase::Idle ? "to be gone on with"
                       : fetching.finishedAt.empty()        ? "not fetched yet"
                                                            : "fetched " + fetching.finishedAt.substr(0, 16) + "Z";
    if (!fetching.renamedTo.empty()) {
        text += ", now called " + plainLine(fetching.renamedTo);
    }
    if (!collect::requireConfirmed(source).ok()) {
        text += ", not confirmed on this machine";
    }
    return text;
}

Table<collect::SourceStatus> statusTable()
{
    using Row = collect::SourceStatus;
    Table<Row> table;
    table.shown("source", [](const Row& row) { return sourceText(row.source); });
    for (const auto& [key, value] : sourceJson({}).items()) {
        table.key(key, [key = key](const Row& row) { return sourceJson(row.source)[key]; });
    }
    return table.key("confirmed", [](const Row& row) { return collect::requireConfirmed(row.source).ok(); })
        .key("fetched",
             [](const Row& row) {
                 return Json{{"issues", row.fetched.issues},
                             {"pull_requests", row.fetched.pullRequests},
                             {"comments", row.fetched.comments},
                             {"without_discussion", row.fetched.withoutDiscussion}};
             })
        .shown("issues", [](const Row& row) { return grouped(row.fetched.issues); }, 'r')
        .shown("comments", [](const Row& row) { return grouped(row.fetched.comments); }, 'r')
        .shown("", [](const Row& row) { return stateText(row.source, row.fetching); })
        .shown("selected", [](const Row& row) { return selectionText(row.source.selection); })
        .key("phase", [](const Row& row) { return phaseWord(row.fetching.phase); })
        .key("pages", [](const Row& row) { return row.fetching.pages; })
        .key("pages_in_all", [](const Row& row) { return row.fetching.pagesInAll; })
        .key("finished",
             [](const Row& row) {
                 return row.fetching.finishedAt.empty() ? Json(nullptr) : Json(row.fetching.finishedAt);
             })
        .key("renamed_to", [](const Row& row) {
            return row.fetching.renamedTo.empty() ? Json(nullptr) : Json(row.fetching.renamedTo);
        });
}

Result<int> list(const SourcesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<collect::SourceStatus> all, collect::sources(project));
    return console.emit("sources", statusTable(), all, 0,
                        "The project collects from nowhere yet. Say from where with: accord-cli collect add PROJECT "
                        "REPOSITORY");
}

} // namespace

void addCollectSources(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.tabular(commands.addTo(group, "sources", "List what is collected from where, and how far it is",
                                        "accord-cli collect sources study.accord"));
    const auto options = std::make_shared<SourcesOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, list);
}

} // namespace accord::cli

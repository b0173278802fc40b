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

Json statusJson(const collect::SourceStatus& status)
{
    const auto& [source, fetching, fetched] = status;
    Json object = sourceJson(source);
    object["confirmed"] = collect::requireConfirmed(source).ok();
    object["fetched"] = {{"issues", fetched.issues},
                         {"pull_requests", fetched.pullRequests},
                         {"comments", fetched.comments},
                         {"without_discussion", fetched.withoutDiscussion}};
    object["phase"] = phaseWord(fetching.phase);
    object["pages"] = fetching.pages;
    object["pages_in_all"] = fetching.pagesInAll;
    object["finished"] = fetching.finishedAt.empty() ? Json(nullptr) : Json(fetching.finishedAt);
    object["renamed_to"] = fetching.renamedTo.empty() ? Json(nullptr) : Json(fetching.renamedTo);
    return object;
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

Result<int> list(const SourcesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<collect::SourceStatus> all, collect::sources(project));
    if (console.json()) {
        Json rows = Json::array();
        for (const collect::SourceStatus& status : all) {
            rows.push_back(statusJson(status));
        }
        console.object({{"sources", std::move(rows)}});
        return kDone;
    }
    if (all.empty()) {
        console.line("The project collects from nowhere yet. Say from where with: accord-cli collect add PROJECT "
                     "REPOSITORY");
        return kDone;
    }
    TextTable table("lrrll");
    table.row({"source", "issues", "comments", "", "selected"});
    for (const collect::SourceStatus& status : all) {
        table.row({sourceText(status.source), grouped(status.fetched.issues), grouped(status.fetched.comments),
                   stateText(status.source, status.fetching), selectionText(status.source.selection)});
    }
    console.line(table.text());
    return kDone;
}

} // namespace

void addCollectSources(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "sources", "List what is collected from where, and how far it is",
                                       "accord-cli collect sources study.accord");
    const auto options = std::make_shared<SourcesOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, list);
}

} // namespace accord::cli

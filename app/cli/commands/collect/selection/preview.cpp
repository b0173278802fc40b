// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/collect/selection/selection.h"

namespace accord::cli {
namespace {

struct PreviewOptions
{
    std::string project;
    std::vector<std::string> names;
};

Json keywordsJson(const std::vector<KeywordCount>& keywords)
{
    Json list = Json::array();
    for (const KeywordCount& keyword : keywords) {
        list.push_back({{"keyword", keyword.keyword}, {"issues", keyword.issues}, {"alone", keyword.alone}});
    }
    return list;
}

Json previewJson(const std::vector<Source>& sources, const collect::SelectionPreview& preview)
{
    Json list = Json::array();
    for (const collect::SourceCount& count : preview.sources) {
        list.push_back({{"source", sourceText(sources, count.source)},
                        {"id", count.source.text()},
                        {"fetched", count.fetched},
                        {"selected", count.selected},
                        {"months", Json(count.months)},
                        {"keywords", keywordsJson(count.keywords)}});
    }
    Json years = Json::object();
    for (const auto& [year, issues] : preview.years) {
        years[std::to_string(year)] = issues;
    }
    return {{"fetched", preview.fetched}, {"selected", preview.selected}, {"new", preview.newIssues},
            {"sources", std::move(list)}, {"years", std::move(years)},    {"keywords", keywordsJson(preview.keywords)}};
}

void printTable(TextTable& table, Console& console)
{
    console.line();
    console.line(table.text());
}

void print(const std::vector<Source>& sources, const collect::SelectionPreview& preview, Console& console)
{
    console.line("Of " + counted(preview.fetched, "fetched issue") + " " + grouped(preview.selected) +
                 " are selected; " + grouped(preview.newIssues) + " of these are not in the project yet.");
    TextTable bySource("lrr", 2);
    bySource.row({"source", "fetched", "selected"});
    for (const collect::SourceCount& count : preview.sources) {
        bySource.row({sourceText(sources, count.source), grouped(count.fetched), grouped(count.selected)});
    }
    printTable(bySource, console);
    if (!preview.years.empty()) {
        TextTable years("lr", 2);
        years.row({"year", "selected"});
        for (const auto& [year, issues] : preview.years) {
            years.row({std::to_string(year), grouped(issues)});
        }
        printTable(years, console);
    }
    if (!preview.keywords.empty()) {
        TextTable keywords("lrr", 2);
        keywords.row({"keyword", "issues", "alone"});
        for (const KeywordCount& keyword : preview.keywords) {
            keywords.row({keyword.keyword, grouped(keyword.issues), grouped(keyword.alone)});
        }
        printTable(keywords, console);
    }
}

Result<int> preview(const PreviewOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::SelectionPreview preview,
               collect::previewSelection(project, sources, console.progress(), stop));
    if (console.json()) {
        console.object(previewJson(sources, preview));
    } else {
        print(sources, preview, console);
    }
    return kDone;
}

} // namespace

void addCollectPreview(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "preview", "Count what the selections bring, by source, year and keyword, and change nothing",
        "accord-cli collect preview study.accord");
    const auto options = std::make_shared<PreviewOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    commands.onChosen(command, options, preview);
}

} // namespace accord::cli

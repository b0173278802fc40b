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

Table<KeywordCount> keywordTable()
{
    using Row = KeywordCount;
    return Table<Row>()
        .column("keyword", "keyword", &Row::keyword)
        .number("issues", "issues", &Row::issues)
        .number("alone", "alone", &Row::alone);
}

Table<collect::SourceCount> sourceTable(const std::vector<Source>& sources)
{
    using Row = collect::SourceCount;
    return Table<Row>()
        .column("source", "source", [&sources](const Row& count) { return sourceText(sources, count.source); })
        .key("id", [](const Row& count) { return count.source.text(); })
        .number("fetched", "fetched", &Row::fetched)
        .number("selected", "selected", &Row::selected)
        .key("months", [](const Row& count) { return Json(count.months); })
        .key("keywords", [](const Row& count) { return keywordTable().json(count.keywords); });
}

/// A year with its issues.
struct YearRow
{
    std::string year;
    std::int64_t issues;
};

Record recordOf(const std::vector<Source>& sources, const collect::SelectionPreview& preview)
{
    Json years = Json::object();
    std::vector<YearRow> rows;
    for (const auto& [year, issues] : preview.years) {
        rows.push_back({std::to_string(year), issues});
        years[rows.back().year] = issues;
    }
    Record record;
    record.field("fetched", preview.fetched).field("selected", preview.selected).field("new", preview.newIssues);
    record.line("Of " + counted(preview.fetched, "fetched issue") + " " + grouped(preview.selected) +
                " are selected; " + grouped(preview.newIssues) + " of these are not in the project yet.");
    record.line().table("sources", sourceTable(sources), preview.sources, 2);
    record.field("years", std::move(years)).field("keywords", keywordTable().json(preview.keywords));
    if (!rows.empty()) {
        const auto table = Table<YearRow>().shown("year", &YearRow::year).number("", "selected", &YearRow::issues);
        record.line().line(table.text(rows, 2));
    }
    if (!preview.keywords.empty()) {
        record.line().line(keywordTable().text(preview.keywords, 2));
    }
    return record;
}

Result<int> preview(const PreviewOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::SelectionPreview preview,
               collect::previewSelection(project, sources, console.progress(), stop));
    return console.emit(recordOf(sources, preview));
}

} // namespace

void addCollectPreview(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "preview", "Count what the selections bring, by source, year and keyword, and change nothing",
        "accord-cli collect preview study.accord"));
    const auto options = std::make_shared<PreviewOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    commands.onChosen(command, options, preview);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/selection.h"

#include "app/cli/commands/collect.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace accord::cli {
namespace {

constexpr std::size_t kMostListed = 50;

std::vector<std::string> partsOf(const collect::ChangedText& changed)
{
    std::vector<std::string> parts;
    for (const auto& [is, word] : {std::pair(changed.parts.title, "title"), std::pair(changed.parts.body, "body"),
                                   std::pair(changed.parts.discussion, "discussion")}) {
        if (is) {
            parts.emplace_back(word);
        }
    }
    return parts;
}

} // namespace

Table<collect::KeywordClass> keywordClassTable(bool read)
{
    using Row = collect::KeywordClass;
    const auto share = [](const Row& row) {
        const std::int64_t all = row.relevant + row.falsePositive;
        return all == 0 ? std::nullopt
                        : std::optional(static_cast<double>(row.falsePositive) / static_cast<double>(all));
    };
    Table<Row> table;
    table.column("class", "class", &Row::name, [](const Row& row) { return row.name.empty() ? "(none)" : row.name; })
        .column("origins", "from", &Row::origins, [](const Row& row) { return text::join(row.origins, "; "); })
        .number("keywords", "keywords", &Row::keywords)
        .number("ignoring_case", "ignoring case", &Row::ignoringCase)
        .number("issues", "issues", &Row::issues)
        .number("alone", "alone", &Row::alone);
    if (read) {
        table.key("relevant", &Row::relevant)
            .key("false_positive", &Row::falsePositive)
            .number(
                "false_positive_rate", "false positives", [share](const Row& row) { return orNull(share(row)); },
                [share](const Row& row) { return share(row) ? percent(*share(row)) : std::string("-"); });
    }
    return table;
}

Json importResultJson(const collect::ImportResult& brought)
{
    const auto changed = Table<collect::ChangedText>()
                             .key("issue", [](const collect::ChangedText& each) { return each.link.url; })
                             .key("parts", partsOf)
                             .key("labelled", &collect::ChangedText::labelled);
    return {{"selected", brought.selected},
            {"added", brought.added},
            {"texts_added", brought.textsAdded},
            {"unchanged", brought.unchanged},
            {"changed", changed.json(brought.changed)}};
}

std::vector<std::string> importResultLines(const collect::ImportResult& brought)
{
    const auto changed = static_cast<std::int64_t>(brought.changed.size());
    if (brought.selected == 0) {
        // Only what was fetched since is looked at, however much is selected.
        return {"Nothing of what is selected came or changed since it was brought in last."};
    }
    std::vector<std::string> lines{
        "Of " + counted(brought.selected, "selected issue") + " " + grouped(brought.added) + " were added, " +
        (brought.textsAdded > 0 ? grouped(brought.textsAdded) + " got their text, " : std::string()) +
        grouped(changed) + " changed, " + grouped(brought.unchanged) + " are as they were."};
    for (std::size_t i = 0; i < std::min(brought.changed.size(), kMostListed); ++i) {
        const collect::ChangedText& each = brought.changed[i];
        lines.push_back("  " + each.link.url + ": " + text::join(partsOf(each), ", ") + " changed" +
                        (each.labelled ? "; the text that was labelled is kept" : ""));
    }
    if (brought.changed.size() > kMostListed) {
        lines.push_back("  ... and " + grouped(changed - static_cast<std::int64_t>(kMostListed)) +
                        " more; --json lists them all");
    }
    return lines;
}

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
    record.field("classes", keywordClassTable(false).json(preview.classes));
    if (!preview.classes.empty()) {
        record.line().line(keywordClassTable(false).text(preview.classes, 2));
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

namespace {

struct BringInOptions
{
    std::string project;
    std::vector<std::string> names;
    std::string person;
};

Result<int> importSelected(const BringInOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::ImportResult brought,
               collect::importSelected(project, sources, console.progress(), stop, by));
    Record record;
    record.fields(importResultJson(brought)).lines(importResultLines(brought));
    sayNext(project, options.project, record);
    return console.emit(record);
}

} // namespace

void addCollectBringIn(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "bring-in", "Bring what is selected of what was fetched into the project",
                                       "accord-cli collect bring-in study.accord");
    const auto options = std::make_shared<BringInOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addActingOption(command, options->person);
    commands.onChosen(command, options, importSelected);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords.h"

#include "app/cli/commands/collect.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/collect/selection/relevance.h"
#include "core/collect/selection/selection.h"
#include "core/collect/sources.h"

#include <algorithm>
#include <optional>

namespace accord::cli {
namespace {

struct KeywordsOptions
{
    std::string project;
    std::vector<std::string> names;
    std::string person;
    std::string sample;
    std::string list; ///< a file of keywords
    std::size_t size = 20;
    std::uint64_t seed = 1;
    bool alone = false;
    std::vector<std::string> say; ///< verdict, keyword, issue
};

/// What is known of one keyword.
struct KeywordRow
{
    std::string keyword;
    std::string className{};
    std::string origin{};
    std::int64_t fetched = 0;   ///< issues of the sources in which it stands
    std::int64_t alone = 0;     ///< and no other keyword does
    std::int64_t inProject = 0; ///< issues of the project
    std::int64_t relevant = 0;
    std::int64_t falsePositive = 0;

    [[nodiscard]] std::optional<double> rate() const
    {
        const std::int64_t said = relevant + falsePositive;
        return said == 0 ? std::nullopt
                         : std::optional<double>(static_cast<double>(falsePositive) / static_cast<double>(said));
    }
};

std::string_view relevanceWord(Relevance relevance)
{
    switch (relevance) {
    case Relevance::Relevant:
        return "relevant";
    case Relevance::FalsePositive:
        return "false-positive";
    case Relevance::NotSaid:
        break;
    }
    return "not-said";
}

Result<Relevance> relevanceNamed(const std::string& word)
{
    for (const Relevance relevance : {Relevance::Relevant, Relevance::FalsePositive, Relevance::NotSaid}) {
        if (relevanceWord(relevance) == word) {
            return relevance;
        }
    }
    return Error{Errc::Invalid, Reason::SayUnknown, {word}};
}

// The keywords of the sources as they bring most, then those that only texts of the project have.
std::vector<KeywordRow> rowsOf(const collect::SelectionPreview& preview,
                               const std::vector<collect::KeywordRelevance>& relevance)
{
    std::vector<KeywordRow> rows;
    for (const KeywordCount& count : preview.keywords) {
        rows.push_back({count.keyword, {}, {}, count.issues, count.alone});
    }
    for (const collect::KeywordRelevance& known : relevance) {
        auto row = std::ranges::find(rows, known.keyword, &KeywordRow::keyword);
        if (row == rows.end()) {
            row = rows.insert(rows.end(), {known.keyword});
        }
        row->inProject = known.issues;
        row->relevant = known.relevant;
        row->falsePositive = known.falsePositive;
    }
    return rows;
}

// The classes that the preview counted of what was fetched, with what was found of each on reading.
std::vector<collect::KeywordClass> classesOf(const collect::SelectionPreview& preview,
                                             const std::vector<collect::KeywordClass>& inProject)
{
    std::vector<collect::KeywordClass> classes = preview.classes;
    for (collect::KeywordClass& each : classes) {
        const auto known = std::ranges::find(inProject, each.name, &collect::KeywordClass::name);
        if (known != inProject.end()) {
            each.relevant = known->relevant;
            each.falsePositive = known->falsePositive;
        }
    }
    return classes;
}

// Below the table of keywords, where a class is said.
void addClasses(Record& record, const std::vector<collect::KeywordClass>& classes, bool read)
{
    const auto table = keywordClassTable(read);
    record.field("classes", table.json(classes));
    if (!classes.empty()) {
        record.line().line(table.text(classes, 0));
    }
}

Result<int> counts(Project& project, const KeywordsOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const auto preview, collect::previewSelection(project, sources, console.progress(), stop));
    ACCORD_TRY(const auto relevance, collect::keywordRelevance(project));
    const std::vector<Keyword> keywords = collect::keywordsOf(sources);
    ACCORD_TRY(const auto found, collect::keywordClasses(project, keywords));
    std::vector<KeywordRow> rows = rowsOf(preview, relevance);
    for (KeywordRow& row : rows) {
        if (const Keyword* keyword = collect::keywordCalled(keywords, row.keyword); keyword != nullptr) {
            row.className = keyword->className;
            row.origin = keyword->origin;
        }
    }
    auto table = Table<KeywordRow>().column("keyword", "keyword", &KeywordRow::keyword);
    if (preview.classes.empty()) {
        table.key("class", &KeywordRow::className);
    } else {
        table.column("class", "class", &KeywordRow::className);
    }
    table.key("origin", &KeywordRow::origin)
        .number("issues", "fetched", &KeywordRow::fetched)
        .number("alone", "alone", &KeywordRow::alone)
        .number("in_project", "in the project", &KeywordRow::inProject)
        .shown(
            "read", [](const KeywordRow& row) { return grouped(row.relevant + row.falsePositive); }, 'r')
        .key("relevant", &KeywordRow::relevant)
        .key("false_positive", &KeywordRow::falsePositive)
        .number(
            "false_positive_rate", "false positives", [](const KeywordRow& row) { return orNull(row.rate()); },
            [](const KeywordRow& row) { return row.rate() ? percent(*row.rate()) : "-"; });
    Record record;
    record.table("keywords", table, std::move(rows), 0,
                 "No source has keywords. Give some with: accord-cli collect change PROJECT SOURCE --keywords FILE");
    record.field("spellings", keywords.size()).field("ignoring_case", collect::countIgnoringCase(keywords));
    addClasses(record, classesOf(preview, found), true);
    return console.emit(record);
}

Result<int> countList(Project& project, const KeywordsOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const std::vector<collect::NamedKeywords> lists, collect::readKeywordLists(options.list));
    std::vector<Keyword> keywords;
    for (const collect::NamedKeywords& list : lists) {
        keywords.insert(keywords.end(), list.keywords.begin(), list.keywords.end());
    }
    keywords = collect::withoutRepeats(std::move(keywords));
    std::int64_t texts = 0;
    std::vector<collect::KeywordClass> classes;
    ACCORD_TRY(const auto counts, collect::countKeywords(project, keywords, texts, stop, &classes));
    const auto table = Table<KeywordCount>()
                           .column("keyword", "keyword", &KeywordCount::keyword)
                           .number("issues", "issues", &KeywordCount::issues)
                           .number("alone", "alone", &KeywordCount::alone);
    const std::int64_t found = collect::countIgnoringCase(keywords);
    Record record;
    record.field("texts", texts).field("spellings", keywords.size()).field("ignoring_case", found);
    record.table("keywords", table, counts);
    addClasses(record, classes, false);
    record.line(grouped(std::ssize(keywords)) + " different keywords, " + grouped(found) +
                " ignoring case, in title or body of " + counted(texts, "issue") + " of the project.");
    return console.emit(record);
}

Result<int> sample(Project& project, PersonId by, const KeywordsOptions& options, Console& console)
{
    ACCORD_TRY(const auto examples,
               collect::keywordSample(project, by, options.sample, options.alone, options.size, options.seed));
    using collect::KeywordExample;
    const auto said = [](const KeywordExample& example) { return relevanceWord(example.relevance); };
    const auto table = Table<KeywordExample>()
                           .column("issue", "issue", [](const KeywordExample& example) { return example.link.url; })
                           .column("title", "title", &KeywordExample::title)
                           .key("excerpts", &KeywordExample::excerpts)
                           .column("said", "said", said);
    Record record;
    record.field("keyword", options.sample).field("seed", options.seed);
    record.field("issues", table.json(examples)).sheet(table, examples);
    for (const KeywordExample& example : examples) {
        const bool judged = example.relevance != Relevance::NotSaid;
        record.line(example.link.url + (judged ? " (" + std::string(said(example)) + ")" : ""));
        record.line("  " + plainLine(example.title));
        for (const std::string& excerpt : example.excerpts) {
            record.line("    " + plainLine(excerpt));
        }
    }
    if (examples.empty()) {
        record.line("No issue of the project has \"" + options.sample + "\"" +
                    (options.alone ? " and no other keyword." : "."));
    }
    return console.emit(record);
}

Result<int> say(Project& project, PersonId by, const KeywordsOptions& options, Console& console)
{
    if (!by.valid()) {
        return Error{Errc::Invalid, Reason::WhoSaysIt, {"--say"}};
    }
    ACCORD_TRY(const Relevance relevance, relevanceNamed(options.say[0]));
    ACCORD_TRY(const IssueId issue, collect::issueAt(project, options.say[2]));
    ACCORD_CHECK(collect::sayRelevance(project, by, options.say[1], issue, relevance));
    Record record;
    record.field("keyword", options.say[1]).field("issue", options.say[2]).field("said", relevanceWord(relevance));
    record.line("\"" + options.say[1] + "\" in " + options.say[2] + ": " + std::string(relevanceWord(relevance)) + ".");
    return console.emit(record);
}

Result<int> keywords(const KeywordsOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by,
               options.say.empty() ? whoLooks(project, options.person) : whoIs(project, options.person));
    if (!options.say.empty()) {
        return say(project, by, options, console);
    }
    if (!options.list.empty()) {
        return countList(project, options, console);
    }
    return options.sample.empty() ? counts(project, options, console) : sample(project, by, options, console);
}

} // namespace

void addCollectKeywords(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "keywords", "What each keyword brings, and how much of it is not what was looked for",
                       "accord-cli collect keywords study.accord --sample yi --alone --size 10"));
    const auto options = std::make_shared<KeywordsOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    CLI::Option* sample =
        command.add_option("--sample", options->sample, "Issues of the project that this keyword brought, to be read")
            ->type_name("KEYWORD")
            ->check(utf8());
    command
        .add_option("--list", options->list,
                    "Count the keywords of this file in all issues of the project, also those that were imported")
        ->type_name("FILE")
        ->excludes(sample);
    command.add_option("--size", options->size, "How many of them (20)")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->needs(sample);
    command.add_option("--seed", options->seed, "The same seed draws the same ones (1)")->type_name("N")->needs(sample);
    command.add_flag("--alone", options->alone, "Only issues that no other keyword brought")->needs(sample);
    command
        .add_option("--say", options->say,
                    "What was found on reading: relevant, false-positive or not-said, the keyword, and the issue's "
                    "link")
        ->type_name("WORD KEYWORD URL")
        ->expected(3)
        ->excludes(sample)
        ->check(utf8());
    addActingOption(command, options->person);
    commands.onChosen(command, options, keywords);
}

} // namespace accord::cli

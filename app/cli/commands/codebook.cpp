// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/labelling/queue.h"
#include "core/project/codebook/relabel.h"
#include "core/project/items.h"
#include "core/report/documents.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/print.h"
#include "core/taxonomy/versions.h"

#include <algorithm>
#include <array>

namespace accord::cli {
namespace {

using taxonomy::Field;
using taxonomy::kFields;

struct ShowOptions
{
    std::string project;
    std::string code;
    int version = 0;
};

Json codeOf(const Category* category)
{
    return category == nullptr ? Json(nullptr) : Json(category->code);
}

Table<const Category*> categoryTable(const Taxonomy& taxonomy)
{
    using Row = const Category*;
    Table<Row> table;
    table.key("id", [](Row category) { return category->uuid.text(); })
        .column("code", "code", [](Row category) { return category->code; })
        .column("name", "name", [](Row category) { return category->name; })
        .column("level", "level", [](Row category) { return levelKey(category->level); })
        .key("under", [&taxonomy](Row category) { return codeOf(taxonomy.parentOf(*category)); })
        .key("retired", [](Row category) { return category->retired; });
    for (const Field field : kFields) {
        const auto value = [field](Row category) {
            const auto texts = taxonomy::textsOf(*category, field);
            return taxonomy::isList(field) ? Json(texts) : texts.empty() ? Json("") : Json(texts.front());
        };
        field == Field::Definition ? table.column(std::string(taxonomy::fieldName(field)), "definition", value)
                                   : table.key(std::string(taxonomy::fieldName(field)), value);
    }
    table.key("translations", [](Row category) {
        Json object = Json::object();
        for (const CategoryTranslation& translation : category->translations) {
            Json& texts = object[translation.language];
            texts["name"] = translation.text.name;
            for (const Field field : kFields) {
                const auto said = taxonomy::textsOf(*category, field, translation.language);
                if (!said.empty()) {
                    texts[std::string(taxonomy::fieldName(field))] =
                        taxonomy::isList(field) ? Json(said) : Json(said.front());
                }
            }
        }
        return object;
    });
    table.key("merged_into", [&taxonomy](Row category) {
        const Category& counts = taxonomy.resolveMerged(*category);
        return counts.uuid == category->uuid ? Json(nullptr) : Json(counts.code);
    });
    table.key("split_into", [&taxonomy](Row category) {
        Json parts = Json::array();
        for (const Uuid& part : category->splitInto) {
            parts.push_back(codeOf(taxonomy.find(part)));
        }
        return parts;
    });
    return table;
}

// What its fields say in that language, in its own words for none.
void addTexts(const Category& category, std::string_view language, const std::string& indent,
              std::vector<std::string>& lines)
{
    for (const Field field : kFields) {
        for (const std::string& text : taxonomy::textsOf(category, field, language)) {
            lines.push_back(indent + text::replacedAll(taxonomy::fieldName(field), "_", " ") + ": " +
                            text::replacedAll(text, "\n", "\n  " + indent));
        }
    }
}

std::vector<std::string> linesOf(const Taxonomy& taxonomy, const Category& category)
{
    std::vector<std::string> lines{category.code + " " + category.name + " (" + std::string(levelText(category.level)) +
                                   (category.retired ? ", retired)" : ")")};
    addTexts(category, {}, "  ", lines);
    for (const CategoryTranslation& translation : category.translations) {
        lines.push_back("  in " + translation.language + ": " + translation.text.name);
        addTexts(category, translation.language, "    ", lines);
    }
    const Category& counts = taxonomy.resolveMerged(category);
    if (counts.uuid != category.uuid) {
        lines.push_back("  merged into " + counts.code + " " + counts.name);
    }
    for (const Uuid& part : category.splitInto) {
        const Category* found = taxonomy.find(part);
        lines.push_back("  split into " + (found == nullptr ? "?" : found->code + " " + found->name));
    }
    return lines;
}

Result<std::vector<const Category*>> chosen(const Taxonomy& taxonomy, const std::string& code)
{
    std::vector<const Category*> list;
    if (!code.empty()) {
        const auto uuid = Uuid::parse(code);
        const Category* found = uuid ? taxonomy.find(*uuid) : taxonomy.findCode(code);
        if (found == nullptr) {
            const auto codes = taxonomy.codes();
            return unknownCategory(code, codes);
        }
        list.push_back(found);
        return list;
    }
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired) {
            list.push_back(&category);
        }
    }
    return list;
}

Result<int> show(const ShowOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    const int number = options.version == 0 ? project.codebookNumber() : options.version;
    Taxonomy taxonomy = *project.taxonomy();
    if (options.version != 0) {
        ACCORD_TRY(taxonomy, taxonomy::taxonomyOfVersion(project, number));
    }
    ACCORD_TRY(const auto categories, chosen(taxonomy, options.code));
    Record record;
    record.field("version", number).line("Version " + std::to_string(number) + " of the codebook");
    for (const Category* category : categories) {
        if (options.code.empty()) {
            const auto indent = static_cast<std::size_t>(category->level) * 2;
            record.line(std::string(indent, ' ') + category->code + " " + category->name);
        } else {
            record.lines(linesOf(taxonomy, *category));
        }
    }
    const auto table = categoryTable(taxonomy);
    record.field("categories", [&] { return table.json(categories); }).sheet(table, categories);
    return console.emit(record);
}

void addCodebookShow(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<ShowOptions>();
    CLI::App& command =
        commands.tabular(commands.addTo(group, "show", "Show the codebook as a tree, or all that it says of a category",
                                        "accord-cli codebook show pilot.accord C.9"));
    addProjectArgument(command, options->project);
    command.add_option("CODE", options->code, "A category's code, or its identifier")->type_name("");
    command.add_option("--version", options->version, "As it was in that version; the newest if left out")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    commands.onChosen(command, options, show);
}

using taxonomy::CategoryDifference;
using taxonomy::ChangeKind;
using taxonomy::Version;

struct VersionOptions
{
    std::string project;
    std::vector<int> numbers; ///< of diff: the older and the newer one
};

std::string nameOf(const Project& project, PersonId id)
{
    const auto person = project.person(id);
    return person == nullptr ? std::string() : person->name;
}

Json orNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Result<int> listVersions(const VersionOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Version> versions, taxonomy::versions(project));
    const auto by = [&project](const Version& version) { return nameOf(project, version.by); };
    const auto count = [](int Version::*which) {
        return [which](const Version& version) { return std::to_string(version.*which); };
    };
    const auto table =
        Table<Version>()
            .number("number", "Version", &Version::number, count(&Version::number))
            .column("at", "When", &Version::at, [](const Version& version) { return version.at.substr(0, 16); })
            .column(
                "by", "Who", [by](const Version& version) { return orNull(by(version)); }, by)
            .column("note", "What is new", &Version::note,
                    [](const Version& version) { return text::replacedAll(version.note, "\n", " "); })
            .number("types", "Types", &Version::types, count(&Version::types))
            .number("themes", "Themes", &Version::themes, count(&Version::themes))
            .number("subthemes", "Sub-themes", &Version::subthemes, count(&Version::subthemes));
    return console.emit("versions", table, versions, 0, "The project has no codebook yet.");
}

std::string inQuotes(const std::string& text)
{
    return text.empty() ? std::string("nothing") : "\"" + text::replacedAll(text, "\n", " / ") + "\"";
}

std::string orTop(const std::string& category)
{
    return category.empty() ? std::string("the top") : category;
}

std::string inLanguage(const CategoryDifference& change)
{
    return change.language.empty() ? std::string() : "in " + change.language + " ";
}

std::string changeText(const CategoryDifference& change)
{
    switch (change.kind) {
    case ChangeKind::Added:
        return "added";
    case ChangeKind::Retired:
        return "retired";
    case ChangeKind::Restored:
        return "offered again";
    case ChangeKind::Merged:
        return "merged into " + change.after;
    case ChangeKind::Split:
        return "split into " + change.after;
    case ChangeKind::Renamed:
        return "renamed " + inLanguage(change) + "from " + inQuotes(change.before) + " to " + inQuotes(change.after);
    case ChangeKind::Recoded:
        return "its code was " + change.before;
    case ChangeKind::Moved:
        return "moved from " + orTop(change.before) + " to " + orTop(change.after);
    case ChangeKind::Words:
        return text::replacedAll(taxonomy::fieldName(change.field.value_or(taxonomy::Field::Definition)), "_", " ") +
               " " + inLanguage(change) + "from " + inQuotes(change.before) + " to " + inQuotes(change.after);
    case ChangeKind::Meaning:
        return "its meaning changed: labels from before are to be looked at again";
    }
    return {};
}

Result<int> diff(const VersionOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    const int newest = project.codebookNumber();
    const int newer = options.numbers.size() > 1 ? options.numbers[1] : newest;
    const int older = options.numbers.empty() ? std::max(0, newest - 1) : options.numbers[0];
    ACCORD_TRY(const taxonomy::Difference difference, taxonomy::difference(project, older, newer));
    const auto table =
        Table<CategoryDifference>()
            .key("change", [](const CategoryDifference& change) { return taxonomy::kindName(change.kind); })
            .key("id", [](const CategoryDifference& change) { return change.category.text(); })
            .key("level", [](const CategoryDifference& change) { return levelKey(change.level); })
            .column("code", "code", &CategoryDifference::code)
            .column("name", "name", &CategoryDifference::name)
            .key("field",
                 [](const CategoryDifference& change) {
                     return change.field ? Json(taxonomy::fieldName(*change.field)) : Json(nullptr);
                 })
            .key("before", [](const CategoryDifference& change) { return orNull(change.before); })
            .key("after", [](const CategoryDifference& change) { return orNull(change.after); })
            .key("language", [](const CategoryDifference& change) { return orNull(change.language); })
            .shown("difference", changeText);
    Record record;
    record.field("older", older).field("newer", newer);
    record.field("changes", [&] { return table.json(difference.changes); }).sheet(table, difference.changes);
    record.line("From version " + std::to_string(older) + " to version " + std::to_string(newer) + ": " +
                counted(static_cast<std::int64_t>(difference.changes.size()), "difference"));
    for (const CategoryDifference& change : difference.changes) {
        record.line("  " + change.code + " " + change.name + ": " + changeText(change));
    }
    return console.emit(record);
}

void addCodebookVersions(CommandSet& commands, CLI::App& group)
{
    const auto listing = std::make_shared<VersionOptions>();
    CLI::App& versions = commands.tabular(
        commands.addTo(group, "versions", "List the versions: number, when, by whom, what was new, how many categories",
                       "accord-cli codebook versions pilot.accord"));
    addProjectArgument(versions, listing->project);
    commands.onChosen(versions, listing, listVersions);

    const auto comparing = std::make_shared<VersionOptions>();
    CLI::App& compared = commands.tabular(commands.addTo(group, "diff", "Tell how two versions differ, in sentences",
                                                         "accord-cli codebook diff pilot.accord 2 5"));
    addProjectArgument(compared, comparing->project);
    compared
        .add_option(
            "VERSION", comparing->numbers,
            "The older and the newer one; 0 is the empty codebook; the newest and the one before it if left out")
        ->type_name("")
        ->expected(0, 2)
        ->check(CLI::NonNegativeNumber);
    commands.onChosen(compared, comparing, diff);
}

struct PrintOptions
{
    std::string project;
    std::string file;
    std::string format;
    bool withoutNotes = false;
    taxonomy::PrintOptions print;
};

Result<int> print(const PrintOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    taxonomy::PrintOptions wanted = options.print;
    wanted.notes = !options.withoutNotes;
    const report::Form form = formOf(options.format, options.file, wanted.language);
    ACCORD_TRY(const taxonomy::PrintedCodebook codebook, taxonomy::printedCodebook(project, wanted));
    const std::string text = report::codebookText(codebook, form);
    if (!options.file.empty()) {
        ACCORD_CHECK(writeReport(project, options.file, text));
    }
    const bool printed = options.file.empty();
    Record record;
    record.fields({{"version", wanted.version == 0 ? project.codebookNumber() : wanted.version},
                   {"format", form.format == report::ReportFormat::Html ? "html" : "markdown"},
                   {"file", printed ? Json(nullptr) : Json(options.file)},
                   {"text", printed ? Json(text) : Json(nullptr)}});
    record.line(!printed               ? "The codebook is in " + options.file + "."
                : text.ends_with('\n') ? text.substr(0, text.size() - 1)
                                       : text);
    return console.emit(record);
}

void addCodebookPrint(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<PrintOptions>();
    CLI::App& command =
        commands.addTo(group, "print", "Print the codebook with every field, as Markdown or as one HTML file",
                       "accord-cli codebook print pilot.accord -o codebook.html");
    addProjectArgument(command, options->project);
    addReportFile(command, options->format, options->file);
    command.add_option("--version", options->print.version, "As it was in that version; the newest if left out")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    command.add_flag("--retired", options->print.retired, "With a list of what is no longer offered");
    command
        .add_option("--language", options->print.language,
                    "Names and texts in that language where there are any, and headings if Accord has them")
        ->type_name("TAG")
        ->check(languageTag());
    command.add_flag("--without-notes", options->withoutNotes, "Leave out the notes of those who write it");
    commands.onChosen(command, options, print);
}

struct AgainOptions
{
    std::string project;
    std::string person;
    std::string round;
    bool everybody = false;
};

std::string_view whyName(RelabelReason why)
{
    return why == RelabelReason::Split ? "split" : why == RelabelReason::Coded ? "coded" : "meaning";
}

std::string codeOf(const Project& project, const LabelToRelabel& label)
{
    const Category* category = project.taxonomy()->find(label.category);
    return category == nullptr ? "?" : category->code;
}

// How many labels of everybody, for those who lead.
Result<int> everybody(Project& project, PersonId by, Console& console)
{
    if (!project.mayLead(by)) {
        return Error{Errc::NotPermitted, Reason::RelabelOfOthers};
    }
    ACCORD_TRY(const std::vector<RelabelCount> counts, relabelCounts(project));
    const auto roundName = [&project](const RelabelCount& count) {
        const auto round = project.round(count.round);
        return round == nullptr ? "?" : round->name;
    };
    const auto personName = [&project](const RelabelCount& count) {
        const auto person = project.person(count.person);
        return person == nullptr ? "?" : person->name;
    };
    const auto table = Table<RelabelCount>()
                           .column("round", "Round", roundName)
                           .column("person", "Person", personName)
                           .number("meaning", "Meaning changed", &RelabelCount::meaning)
                           .number("split", "Category split", &RelabelCount::split)
                           .number("coded", "Code became a category", &RelabelCount::coded);
    return console.emit("people", table, counts, 0, "Nobody has anything to look at again.");
}

/// A label with the issue that it is of.
struct LabelRow
{
    LabelToRelabel label;
    Heading heading;
};

Result<int> again(const AgainOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, project.personNamed(options.person));
    if (options.everybody) {
        return everybody(project, person.id, console);
    }
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const std::vector<LabelToRelabel> labels, toLookAtAgain(project, round.id, person.id));
    std::vector<ItemId> items;
    for (const LabelToRelabel& label : labels) {
        items.push_back(label.item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    std::vector<LabelRow> rows;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        rows.push_back({labels[i], headings[i]});
    }
    Table<LabelRow> table;
    addPlace(table, round, [](const LabelRow& row) { return row.heading; });
    table.column("category", "category", [&](const LabelRow& row) { return codeOf(project, row.label); })
        .key("why", [](const LabelRow& row) { return whyName(row.label.why); })
        .shown("issue", [](const LabelRow& row) { return row.heading.url; })
        .shown("", [](const LabelRow& row) {
            return std::string(row.label.why == RelabelReason::Split   ? "(the category was split)"
                               : row.label.why == RelabelReason::Coded ? "(the label is a code that became this)"
                                                                       : "(its meaning changed)");
        });
    Record record;
    record.field("round", round.name).field("person", person.name);
    record.line(counted(static_cast<std::int64_t>(labels.size()), "label") + " to look at again in \"" + round.name +
                "\"");
    record.table("labels", table.withoutHeadings(), std::move(rows), 2, "");
    return console.emit(record);
}

void addCodebookAgain(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<AgainOptions>();
    CLI::App& command = commands.tabular(commands.addTo(
        group, "again", "List the labels that are to be looked at again, because what they say changed its meaning",
        "accord-cli codebook again pilot.accord --as \"Mira Okafor\""));
    addProjectArgument(command, options->project);
    addActingOption(command, options->person, "Whose labels")->required();
    addRoundOption(command, options->round);
    command.add_flag("--everybody", options->everybody,
                     "How many of everybody in every round that is not blind, for those who lead");
    commands.onChosen(command, options, again);
}

} // namespace

void addCodebook(CommandSet& commands)
{
    CLI::App& group = commands.group("codebook", "Read the codebook, its versions, and what is to be looked at again");
    addCodebookShow(commands, group);
    addCodebookVersions(commands, group);
    addCodebookPrint(commands, group);
    addCodebookAgain(commands, group);
}

} // namespace accord::cli

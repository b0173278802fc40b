// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/codebook/codebook.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/versions.h"

#include <array>

namespace accord::cli {
namespace {

using taxonomy::Field;

constexpr std::array<Field, 8> kFields{Field::Definition,      Field::UseWhen,  Field::NotWhen, Field::Examples,
                                       Field::CounterExamples, Field::Synonyms, Field::Notes,   Field::Summary};

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

std::vector<std::string> linesOf(const Taxonomy& taxonomy, const Category& category)
{
    std::vector<std::string> lines{category.code + " " + category.name + " (" + std::string(levelText(category.level)) +
                                   (category.retired ? ", retired)" : ")")};
    for (const Field field : kFields) {
        for (const std::string& text : taxonomy::textsOf(category, field)) {
            lines.push_back("  " + text::replacedAll(taxonomy::fieldName(field), "_", " ") + ": " +
                            text::replacedAll(text, "\n", "\n    "));
        }
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

} // namespace

void addCodebookShow(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<ShowOptions>();
    CLI::App& command = commands.tabular(
        commands.addTo(group, "show", "Show the codebook as a tree, or all that it says of a category",
                       "accord-cli codebook show pilot.accord C.9"));
    addProjectArgument(command, options->project);
    command.add_option("CODE", options->code, "A category's code, or its identifier")->type_name("");
    command.add_option("--version", options->version, "As it was in that version; the newest if left out")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    commands.onChosen(command, options, show);
}

} // namespace accord::cli

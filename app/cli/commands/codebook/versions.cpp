// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/versions.h"

#include "app/cli/commands/codebook/codebook.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

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
    const Person* person = project.person(id);
    return person == nullptr ? std::string() : person->name;
}

Json orNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Result<int> list(const VersionOptions& options, Console& console)
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
            .column("by", "Who", [by](const Version& version) { return orNull(by(version)); }, by)
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
        return "renamed from " + inQuotes(change.before) + " to " + inQuotes(change.after);
    case ChangeKind::Recoded:
        return "its code was " + change.before;
    case ChangeKind::Moved:
        return "moved from " + orTop(change.before) + " to " + orTop(change.after);
    case ChangeKind::Words:
        return text::replacedAll(taxonomy::fieldName(change.field.value_or(taxonomy::Field::Definition)), "_", " ") +
               " from " + inQuotes(change.before) + " to " + inQuotes(change.after);
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

} // namespace

void addCodebookVersions(CommandSet& commands, CLI::App& group)
{
    const auto listing = std::make_shared<VersionOptions>();
    CLI::App& versions = commands.tabular(
        commands.addTo(group, "versions", "List the versions: number, when, by whom, what was new, how many categories",
                       "accord-cli codebook versions pilot.accord"));
    addProjectArgument(versions, listing->project);
    commands.onChosen(versions, listing, list);

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

} // namespace accord::cli

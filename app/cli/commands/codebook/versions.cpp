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

Result<int> list(const VersionOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Version> versions, taxonomy::versions(project));
    Json all = Json::array();
    TextTable table("rlllrrr");
    table.row({"Version", "When", "Who", "What is new", "Types", "Themes", "Sub-themes"});
    for (const Version& version : versions) {
        const std::string by = nameOf(project, version.by);
        all.push_back({{"number", version.number},
                       {"at", version.at},
                       {"by", by.empty() ? Json(nullptr) : Json(by)},
                       {"note", version.note},
                       {"types", version.types},
                       {"themes", version.themes},
                       {"subthemes", version.subthemes}});
        table.row({std::to_string(version.number), version.at.substr(0, 16), by,
                   text::replacedAll(version.note, "\n", " "), std::to_string(version.types),
                   std::to_string(version.themes), std::to_string(version.subthemes)});
    }
    if (console.json()) {
        console.object({{"versions", std::move(all)}});
    } else {
        console.line(versions.empty() ? "The project has no codebook yet." : table.text());
    }
    return kDone;
}

Json orNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json changeJson(const CategoryDifference& change)
{
    return {{"change", taxonomy::kindName(change.kind)},
            {"id", change.category.text()},
            {"level", levelKey(change.level)},
            {"code", change.code},
            {"name", change.name},
            {"field", change.field ? Json(taxonomy::fieldName(*change.field)) : Json(nullptr)},
            {"before", orNull(change.before)},
            {"after", orNull(change.after)}};
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
    if (console.json()) {
        Json changes = Json::array();
        for (const CategoryDifference& change : difference.changes) {
            changes.push_back(changeJson(change));
        }
        console.object({{"older", older}, {"newer", newer}, {"changes", std::move(changes)}});
        return kDone;
    }
    console.line("From version " + std::to_string(older) + " to version " + std::to_string(newer) + ": " +
                 counted(static_cast<std::int64_t>(difference.changes.size()), "difference"));
    for (const CategoryDifference& change : difference.changes) {
        console.line("  " + change.code + " " + change.name + ": " + changeText(change));
    }
    return kDone;
}

} // namespace

void addCodebookVersions(CommandSet& commands, CLI::App& group)
{
    const auto listing = std::make_shared<VersionOptions>();
    CLI::App& versions =
        commands.addTo(group, "versions", "List the versions: number, when, by whom, what was new, how many categories",
                       "accord-cli codebook versions pilot.accord");
    addProjectArgument(versions, listing->project);
    commands.onChosen(versions, listing, list);

    const auto comparing = std::make_shared<VersionOptions>();
    CLI::App& compared = commands.addTo(group, "diff", "Tell how two versions differ, in sentences",
                                        "accord-cli codebook diff pilot.accord 2 5");
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

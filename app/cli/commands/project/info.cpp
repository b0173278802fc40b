// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/sharing_text.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/project/disk.h"
#include "core/project/presence.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct InfoOptions
{
    std::string project;
};

struct RoundInfo
{
    Round round;
    RoundCounts counts;
};

std::int64_t categoriesAt(const Project& project, Level level)
{
    return std::ranges::count_if(project.taxonomy()->categories(), [level](const Category& category) {
        return category.level == level && !category.retired;
    });
}

std::string readOnlyText(Project& project)
{
    return openedWithoutRoom(project) ? " (can only be read: there is no room left on its disk)"
           : project.readOnly()       ? " (write-protected)"
                                      : "";
}

Json placeJson(const Opened& opened)
{
    return {{"kind", placeWord(opened.location.place)},
            {"name", opened.location.name},
            {"write_ahead_log", opened.writeAheadLog},
            {"recovered_pages", opened.recoveredPages}};
}

Table<RoundInfo> roundTable()
{
    const auto count = [](auto which) {
        return [which](const RoundInfo& info) { return Json(info.counts.*which); };
    };
    return Table<RoundInfo>()
        .column("name", "round", [](const RoundInfo& info) { return info.round.name; })
        .key("blind", [](const RoundInfo& info) { return info.round.blind; })
        .number("items", "items", count(&RoundCounts::items))
        .number("annotators", "annotators", count(&RoundCounts::annotators))
        .number("labels", "labels", count(&RoundCounts::labels))
        .number("decided", "decided", count(&RoundCounts::decided))
        .key("deferred", count(&RoundCounts::deferred))
        .shown("", [](const RoundInfo& info) { return std::string(info.round.blind ? "blind" : ""); });
}

Json infoJson(const InfoOptions& options, Project& project, const IssueCounts& issues,
              const std::vector<Present>& here)
{
    Json people = Json::array();
    for (const Person& person : project.people()) {
        people.push_back({{"name", person.name}, {"initials", person.initials}});
    }
    return {{"project", options.project},
            {"name", project.name()},
            {"read_only", project.readOnly()},
            {"disk_full", openedWithoutRoom(project)},
            {"place", placeJson(project.opened())},
            {"here", hereJson(project, here)},
            {"taxonomy",
             {{"version", project.codebookNumber()},
              {"types", categoriesAt(project, Level::Type)},
              {"themes", categoriesAt(project, Level::Theme)},
              {"subthemes", categoriesAt(project, Level::Subtheme)}}},
            {"issues", issues.issues},
            {"issues_with_text", issues.withText},
            {"comments", issues.comments},
            {"repositories", issues.repositories},
            {"people", std::move(people)}};
}

std::string taxonomyText(const Project& project)
{
    if (project.codebookNumber() == 0) {
        return "none yet";
    }
    return counted(categoriesAt(project, Level::Type), "type") + ", " +
           counted(categoriesAt(project, Level::Theme), "theme") + ", " +
           counted(categoriesAt(project, Level::Subtheme), "sub-theme") + " (version " +
           std::to_string(project.codebookNumber()) + ")";
}

std::string peopleText(const Project& project)
{
    std::string names;
    for (const Person& person : project.people()) {
        names += (names.empty() ? "" : ", ") + person.name + " (" + person.initials + ")";
    }
    return names.empty() ? "nobody yet" : names;
}

std::string headText(const InfoOptions& options, Project& project, const IssueCounts& issues,
                     const std::vector<Present>& here)
{
    TextTable head("ll", 2);
    head.row({"file", options.project + readOnlyText(project)});
    head.row({"place", placeSentence(project.opened())});
    if (const std::string recovered = recoverySentence(project.opened()); !recovered.empty()) {
        head.row({"note", recovered});
    }
    head.row({"open by", hereText(project, here)});
    head.row({"taxonomy", taxonomyText(project)});
    head.row({"issues", grouped(issues.issues) + " from " + grouped(issues.repositories) + " repositories; " +
                            grouped(issues.withText) + " with text, " + counted(issues.comments, "comment")});
    head.row({"people", peopleText(project)});
    return head.text();
}

Result<int> showInfo(const InfoOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const IssueCounts issues, study::issueCounts(project));
    Presence presence(Presence::Mode::Watching);
    ACCORD_CHECK(presence.turn(project, {}, Presence::Moment::clock::now()));
    std::vector<RoundInfo> rounds;
    for (const Round& round : project.rounds()) {
        ACCORD_TRY(const RoundCounts counts, study::countsOf(project, round.id));
        rounds.push_back(RoundInfo{round, counts});
    }
    Record record;
    record.fields(infoJson(options, project, issues, presence.others()));
    record.line(project.name()).line(headText(options, project, issues, presence.others())).line();
    record.table("rounds", roundTable(), std::move(rounds), 2, "  No rounds yet.");
    return console.emit(record);
}

} // namespace

void addInfo(CommandSet& commands)
{
    CLI::App& command = commands.add("info", "Say what is in a project", "accord-cli info pilot.accord");
    const auto options = std::make_shared<InfoOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, showInfo);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/demo.h"
#include "core/messages/catalogue.h"
#include "core/project/disk.h"
#include "core/project/presence.h"
#include "core/project/repair.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>

namespace accord::cli {

namespace {

struct NewOptions
{
    std::string project;
    std::string name;
    std::string taxonomy;
    std::string person;
    bool labels = false;
    bool noLabels = false;
    bool preview = false;
};

// Who makes a project leads it.
Result<std::string> fill(Project& project, const std::string& maker, const NewOptions& options)
{
    ACCORD_TRY(const Person lead, study::addFirstLead(project, maker, !options.noLabels));
    if (options.taxonomy.empty()) {
        return std::string();
    }
    ACCORD_TRY(const exchange::TaxonomyReport report, takeTaxonomy(project, options.taxonomy, lead.id));
    return report.name;
}

Result<int> makeProject(const NewOptions& options, Console& console)
{
    if (options.preview) {
        return printTaxonomyPreview(nullptr, options.taxonomy, exchange::SameBy::Ask, console);
    }
    const std::filesystem::path file = options.project;
    const std::string name = options.name.empty() ? file.stem().string() : options.name;
    const std::string maker = makersName(options.person);
    if (maker.empty()) {
        return Error{Errc::Invalid, Reason::SayWhoMakesIt};
    }
    ACCORD_TRY(std::optional<Project> project, Project::create(file, name));
    const Result<std::string> taxonomy = fill(*project, maker, options);
    if (!taxonomy.ok()) {
        project.reset();
        Project::remove(file); // nothing is left behind where the taxonomy is no good
        return taxonomy.error();
    }
    const auto categories = project->taxonomy()->categories().size();
    Record record;
    record.fields({{"project", options.project},
                   {"name", name},
                   {"lead", maker},
                   {"taxonomy", taxonomy->empty() ? Json(nullptr) : Json(*taxonomy)},
                   {"categories", categories}});
    record.line("Made the project \"" + name + "\" in " + options.project +
                (taxonomy->empty()
                     ? std::string(", without a taxonomy yet.")
                     : " with the taxonomy \"" + *taxonomy + "\" (" + std::to_string(categories) + " categories).") +
                " " + maker + " leads it" + (options.noLabels ? "." : " and labels."));
    sayOtherKeys(*project->taxonomy(), record);
    sayNext(*project, options.project, record);
    return console.emit(record);
}

} // namespace

void addNew(CommandSet& commands)
{
    CLI::App& command = commands.add("new", "Make an empty project",
                                     "accord-cli new pilot.accord --name \"Pilot study\" --taxonomy llm-dl-frameworks");
    const auto options = std::make_shared<NewOptions>();
    addProjectArgument(command, options->project);
    command.add_option("--name", options->name, "What people call it; the file's name if left out")
        ->type_name("NAME")
        ->check(utf8());
    CLI::Option* taxonomy =
        command
            .add_option("--taxonomy", options->taxonomy,
                        "A taxonomy as CSV, text with indentation, a Markdown list or JSON (accord-cli taxonomy "
                        "template shows each), or the name of one that ships with Accord (llm-dl-frameworks)")
            ->type_name("FILE");
    command.add_flag("--preview", options->preview, "Print the tree of the taxonomy, and make no project")
        ->needs(taxonomy);
    addActingOption(command, options->person,
                    "Who makes the project, and leads it; if left out $ACCORD_AS, or the name of your account");
    CLI::Option* labels = command.add_flag("--labels", options->labels, "They label as well, as if it were left out");
    command.add_flag("--no-labels", options->noLabels, "They only lead: a round for everybody is not for them")
        ->excludes(labels);
    commands.onChosen(command, options, makeProject);
}

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
    const auto count = [](auto which) { return [which](const RoundInfo& info) { return Json(info.counts.*which); }; };
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

Json infoJson(const InfoOptions& options, Project& project, const IssueCounts& issues, const std::vector<Present>& here)
{
    const auto people = Table<Person>().key("name", &Person::name).key("initials", &Person::initials);
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
            {"other_texts", issues.others},
            {"people", people.json(project.people())}};
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
    const bool others = issues.others > 0;
    head.row({others ? "texts" : "issues",
              grouped(issues.issues) + " from " + grouped(issues.repositories) +
                  (others ? " groups; " : " repositories; ") +
                  (others ? grouped(issues.issues - issues.others) + " of them issues; " : "") +
                  grouped(issues.withText) + " with text, " + counted(issues.comments, others ? "part" : "comment")});
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

namespace {

struct CheckOptions
{
    std::string project;
    bool repair = false;
};

std::vector<std::string> sentences(const std::vector<Message>& said)
{
    std::vector<std::string> lines;
    lines.reserve(said.size());
    for (const Message& message : said) {
        lines.push_back(messages::sentence(message));
    }
    return lines;
}

Json checkJson(const CheckOptions& options, const Integrity& found)
{
    return {{"project", options.project},        {"sound", found.sound()},
            {"entries", found.events},           {"labels", found.labels},
            {"decisions", found.decisions},      {"findings", sentences(found.findings)},
            {"wrong_labels", found.wrongLabels}, {"wrong_decisions", found.wrongDecisions},
            {"wrong_people", found.wrongPeople}, {"interrupted_imports", found.interruptedImports}};
}

void addFindingsLines(Record& record, const Integrity& found)
{
    for (const Message& finding : found.findings) {
        record.line("  " + messages::sentence(finding));
    }
    if (found.wrongLabels > 0) {
        record.line("  " + counted(found.wrongLabels, "label") + " not as people gave them");
    }
    if (found.wrongDecisions > 0) {
        record.line("  " + counted(found.wrongDecisions, "decision") + " not as people made them");
    }
    if (found.wrongPeople > 0) {
        record.line("  " + counted(found.wrongPeople, "name") + " not of the person whom people said");
    }
    if (found.interruptedImports > 0) {
        record.line("  " + counted(found.interruptedImports, "import") + " interrupted and not taken back; harmless");
    }
}

Json repairJson(const CheckOptions& options, const Repair& repair)
{
    Json json = checkJson(options, repair.after);
    json["repair"] = {{"needed", repair.needed},
                      {"kept", repair.kept.string()},
                      {"salvaged", repair.salvaged},
                      {"labels_derived", repair.before.wrongLabels},
                      {"decisions_derived", repair.before.wrongDecisions},
                      {"not_repaired", sentences(repair.lost)}};
    return json;
}

void addRepairLines(Record& record, const CheckOptions& options, const Repair& repair)
{
    if (!repair.needed) {
        record.line(options.project + " is sound; there was nothing to repair.");
        return;
    }
    record.line(options.project + " was repaired" + (repair.lost.empty() ? "." : ", but not everything could be."));
    record.line("  what was there is kept as " + repair.kept.string());
    if (repair.salvaged) {
        record.line("  pages were damaged: it was made anew from everything in it that can be read");
    } else {
        record.line("  labels and decisions were worked out anew from what people did: " +
                    counted(repair.before.wrongLabels, "label") + " and " +
                    counted(repair.before.wrongDecisions, "decision") + " had not been as people gave them");
    }
    record.line("  it has " + grouped(repair.after.events) + " entries of the log; " +
                counted(repair.after.labels, "label") + " and " + counted(repair.after.decisions, "decision") +
                " hold now");
    for (const Message& line : repair.lost) {
        record.line("  not repaired: " + messages::sentence(line));
    }
}

Result<int> repair(const CheckOptions& options, Console& console)
{
    ACCORD_TRY(const Repair done, repairProject(options.project));
    Record record;
    record.fields(repairJson(options, done));
    addRepairLines(record, options, done);
    return console.emit(record, done.lost.empty() ? kDone : kFailed);
}

Result<int> checkProject(const CheckOptions& options, Console& console)
{
    if (options.repair) {
        return repair(options, console);
    }
    ACCORD_TRY(Project project, Project::openAsItIs(options.project));
    ACCORD_TRY(const Integrity found, checkIntegrity(project));
    Record record;
    record.fields(checkJson(options, found));
    record.line(
        options.project +
        (found.sound() ? " is sound." : " does not fit together. Repair it with --repair, or go back to a backup.") +
        " Read " + grouped(found.events) + " entries of the log; " + counted(found.labels, "label") + " and " +
        counted(found.decisions, "decision") + " hold now.");
    addFindingsLines(record, found);
    return console.emit(record, found.sound() ? kDone : kFailed);
}

} // namespace

void addCheck(CommandSet& commands)
{
    CLI::App& command = commands.add("check", "Read everything in a project and tell what does not fit",
                                     "accord-cli check pilot.accord");
    const auto options = std::make_shared<CheckOptions>();
    addProjectArgument(command, options->project);
    command.add_flag("--repair", options->repair,
                     "Work out anew what can be, save what can be read, and keep the file as it was");
    commands.onChosen(command, options, checkProject);
}

namespace {

struct CopyOptions
{
    std::string project;
    std::string target;
};

Result<int> copy(const CopyOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_CHECK(copyProject(project, options.target, console.stop()));
    std::error_code ignored;
    const auto bytes = std::filesystem::file_size(options.target, ignored);
    Record record;
    record.field("project", options.project).field("copy", options.target).field("bytes", bytes);
    record.line("Copied " + options.project + " to " + options.target + ", with everything that was saved so far.");
    record.line("It is the same project: bring back what is done in the copy with: accord-cli merge " +
                options.project + " " + options.target);
    return console.emit(record);
}

} // namespace

void addCopy(CommandSet& commands)
{
    CLI::App& command = commands.add("copy", "Copy a project as it is now, also while people work in it",
                                     "accord-cli copy pilot.accord pilot-copy.accord");
    const auto options = std::make_shared<CopyOptions>();
    addProjectArgument(command, options->project);
    command.add_option("TARGET", options->target, "The copy to make; must not exist yet")->required()->type_name("");
    commands.onChosen(command, options, copy);
}

namespace {

struct DemoOptions
{
    std::string project;
    std::string language;
};

Result<int> makeDemo(const DemoOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, exchange::createDemo(options.project, console.progress(), stop, options.language));
    ACCORD_TRY(const IssueCounts counts, study::issueCounts(project));
    Json rounds = Json::array();
    for (const Round& round : project.rounds()) {
        rounds.push_back(round.name);
    }
    Record record;
    record.fields({{"project", options.project},
                   {"name", project.name()},
                   {"issues", counts.issues},
                   {"people", project.people().size()},
                   {"rounds", std::move(rounds)}});
    record.line("Made the demo project in " + options.project + ": " + std::to_string(counts.issues) + " issues, " +
                std::to_string(project.people().size()) + " people, " + std::to_string(project.rounds().size()) +
                " rounds.");
    record.line("Go on with: accord-cli info " + options.project);
    record.line(project.leads().front().name + " leads it; say in whose name you change it with --as NAME.");
    return console.emit(record);
}

} // namespace

void addDemo(CommandSet& commands)
{
    CLI::App& command = commands.add("demo", "Make a project to try things out", "accord-cli demo demo.accord");
    const auto options = std::make_shared<DemoOptions>();
    addProjectArgument(command, options->project);
    command.add_option("--language", options->language, "What its people write: zh-CN, else English")
        ->type_name("TAG")
        ->check(languageTag());
    commands.onChosen(command, options, makeDemo);
}

} // namespace accord::cli

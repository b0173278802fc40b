// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/report_file.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/study/gate/evaluate.h"
#include "core/study/gate/pilot_report.h"

#include <optional>

namespace accord::cli {
namespace {

struct GateOptions
{
    std::string project;
    std::string round;
    std::string by;
    bool go = false;
    bool noGo = false;
    std::string reason;
    std::optional<std::string> set;
};

std::string valueOf(const study::ConditionResult& result)
{
    if (!result.figure) {
        return result.why ? "undefined: " + undefinedText(*result.why) : "not known";
    }
    return result.condition.ofAgreement() ? fourDigits(*result.figure)
                                          : grouped(static_cast<std::int64_t>(*result.figure + 0.5));
}

/// {"conditions": "theme ...", "passed": true, "figures": [{"figure", "is", "bound", "value", "met"}]}
Json gateJson(const std::string& text, const study::GateResult& result)
{
    Json figures = Json::array();
    for (const study::ConditionResult& each : result.conditions) {
        figures.push_back({{"figure", study::figureText(each.condition)},
                           {"is", study::comparisonText(each.condition.is)},
                           {"bound", each.condition.bound},
                           {"value", orNull(each.figure)},
                           {"met", each.met}});
    }
    return {{"conditions", text.empty() ? Json(nullptr) : Json(text)},
            {"passed", text.empty() ? Json(nullptr) : Json(result.passed())},
            {"figures", std::move(figures)}};
}

Json recordJson(const Project& project, const study::GateRecord& record)
{
    return {{"go", record.outcome.verdict == GateVerdict::Go},
            {"by", project.nameOf(record.outcome.by)},
            {"at", record.outcome.at},
            {"reason", record.outcome.reason},
            {"against", record.against()},
            {"gate", gateJson(record.gate, record.result)}};
}

void print(const study::GateResult& result, const std::string& gate, Console& console)
{
    if (gate.empty()) {
        console.line("The study set no gate for this round.");
        return;
    }
    console.line("The gate \"" + gate + "\" is " + (result.passed() ? "passed" : "not passed") + ".");
    TextTable table("llll", 2);
    for (const study::ConditionResult& each : result.conditions) {
        const std::string text = study::gateText(study::Gate{{each.condition}});
        table.row({study::figureText(each.condition), text.substr(study::figureText(each.condition).size() + 1),
                   valueOf(each), each.met ? "met" : "not met"});
    }
    console.line(table.text());
}

void print(const Project& project, const std::vector<study::GateRecord>& records, Console& console)
{
    for (const study::GateRecord& record : records) {
        console.line(std::string(record.outcome.verdict == GateVerdict::Go ? "Go" : "No-go") +
                     (record.against() ? ", against the gate" : "") + ", " + project.nameOf(record.outcome.by) + ", " +
                     record.outcome.at.substr(0, 10) +
                     (record.outcome.reason.empty() ? "." : ": " + record.outcome.reason));
    }
}

Result<int> runGate(const GateOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    const bool writes = options.set || options.go || options.noGo;
    ACCORD_TRY(const PersonId by, writes ? whoIs(project, options.by) : whoLooks(project, options.by));
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    if (options.set) {
        ACCORD_CHECK(study::setGate(project, round.id, *options.set, by, round.gate));
        round = *project.round(round.id);
    }
    const std::string gate = study::gateText(study::gateOf(project, round));
    if (options.set && round.blind) {
        // Set before anybody has labelled: there is nothing to look at yet.
        Record record;
        record.field("round", round.name).field("gate", Json{{"conditions", gate}});
        record.line("The gate of the round \"" + round.name + "\" is \"" + gate + "\".");
        return console.emit(record);
    }
    if (options.go || options.noGo) {
        ACCORD_CHECK(
            study::recordGate(project, round.id, by, options.go ? GateVerdict::Go : GateVerdict::NoGo, options.reason));
    }
    ACCORD_TRY(const study::GateResult result, study::gateNow(project, round.id));
    ACCORD_TRY(const auto records, study::gateRecords(project, round.id));
    Json list = Json::array();
    for (const study::GateRecord& each : records) {
        list.push_back(recordJson(project, each));
    }
    Record record;
    record.field("round", round.name).field("gate", gateJson(gate, result)).field("decided", std::move(list));
    record.text([&] {
        print(result, gate, console);
        print(project, records, console);
    });
    return console.emit(record);
}

void addRoundGate(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "gate", "Whether a round is good enough to go on, and what was decided",
                                       "accord-cli round gate pilot.accord --round Pilot --go --as \"Mira Okafor\"");
    const auto options = std::make_shared<GateOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command
        .add_option("--set", options->set,
                    "What this round has to reach, such as \"theme fleiss-kappa >= 0.7 and lower > 0.6\"; empty: what "
                    "the study sets")
        ->type_name("CONDITIONS")
        ->check(utf8());
    CLI::Option* go = command.add_flag("--go", options->go, "Record that the study goes on");
    command.add_flag("--no-go", options->noGo, "Record that it does not")->excludes(go);
    command.add_option("--reason", options->reason, "Why; required against the gate, and where there is none")
        ->type_name("TEXT")
        ->check(utf8());
    addActingOption(command, options->by);
    commands.onChosen(command, options, runGate);
}

using study::PilotReport;

struct ReportOptions
{
    std::string project;
    std::string round;
    std::string format;
    std::string file;
    bool pseudonyms = false;
};

Json levelJson(const study::LevelReport& level)
{
    Json categories = Json::array();
    for (const study::CategoryLine& line : level.categories) {
        categories.push_back({{"code", line.code},
                              {"labels", line.figures.ratings},
                              {"fleiss_kappa", outcomeJson(line.figures.kappa)},
                              {"specific_agreement", orNull(line.figures.specific)},
                              {"never_agreed", line.neverAgreed}});
    }
    Json confusions = Json::array();
    for (const study::ConfusionLine& line : level.confusions) {
        confusions.push_back(
            {{"first", line.first}, {"second", line.second}, {"pairs", line.pairs}, {"share", line.share}});
    }
    return {{"level", levelKey(level.level)},
            {"fleiss_kappa", outcomeJson(level.kappa)},
            {"percent_agreement", orNull(level.percent.observed())},
            {"not_specified", level.notSpecified},
            {"categories", std::move(categories)},
            {"confusions", std::move(confusions)}};
}

Json saturationJson(const study::Saturation& saturation)
{
    Json stretches = Json::array();
    for (const study::SaturationStretch& stretch : saturation.stretches) {
        stretches.push_back({{"from", stretch.from},
                             {"to", stretch.to},
                             {"new_categories", stretch.newCategories},
                             {"proposals", stretch.proposals}});
    }
    return stretches;
}

Json roundsJson(const PilotReport& report)
{
    Json rounds = Json::array();
    for (const study::RoundPoint& point : report.byRound) {
        Json row{{"round", point.round}, {"blind", point.blind}};
        for (const Level level : kLevels) {
            const auto& kappa = point.kappa[static_cast<std::size_t>(level) - 1];
            row[std::string(levelKey(level))] = point.blind ? Json(nullptr) : outcomeJson(kappa);
        }
        rounds.push_back(std::move(row));
    }
    return rounds;
}

Json reportJson(const PilotReport& report)
{
    Json levels = Json::array();
    for (const study::LevelReport& level : report.levels) {
        levels.push_back(levelJson(level));
    }
    Json proposals = Json::array();
    for (const study::ProposalLine& line : report.proposals) {
        proposals.push_back({{"proposal", line.title}, {"issues", line.issues}});
    }
    return {{"round", report.round.name},
            {"items", report.items},
            {"labels", report.labels},
            {"levels", std::move(levels)},
            {"proposals", std::move(proposals)},
            {"time",
             {{"timed", report.time.timed},
              {"median_seconds", orNull(report.time.median)},
              {"lower_quartile", orNull(report.time.lowerQuartile)},
              {"upper_quartile", orNull(report.time.upperQuartile)}}},
            {"saturation", saturationJson(report.saturation)},
            {"excluded", report.screening.all.excluded},
            {"gate", gateJson(report.gate, report.result)},
            {"by_round", roundsJson(report)}};
}

Result<int> runReport(const ReportOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PilotReport report, study::pilotReport(project, round.id, options.pseudonyms, console.stop()));
    const bool html = wantsHtml(options.format, options.file);
    const std::string text =
        study::reportText(report, html ? study::ReportFormat::Html : study::ReportFormat::Markdown);
    if (!options.file.empty()) {
        ACCORD_CHECK(writeReport(project, options.file, text));
    }
    const bool printed = options.file.empty();
    Record record;
    record.fields([&] { return reportJson(report); }).field("file", printed ? Json(nullptr) : Json(options.file));
    record.line(printed ? text.substr(0, text.find_last_not_of('\n') + 1)
                        : "Wrote the report on the round \"" + round.name + "\" to " + options.file + ".");
    return console.emit(record);
}

} // namespace

void addRoundReport(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "report", "What a round says before the next one begins",
                                       "accord-cli round report pilot.accord --round Pilot -o pilot.html");
    const auto options = std::make_shared<ReportOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addReportOptions(command, options->format, options->file, options->pseudonyms);
    commands.onChosen(command, options, runReport);
}

void addRoundEnd(CommandSet& commands)
{
    CLI::App& group = commands.group("round", "Rounds from the draft to the gate");
    addRoundReport(commands, group);
    addRoundGate(commands, group);
}

} // namespace accord::cli

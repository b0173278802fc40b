// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study/gate/gate_commands.h"
#include "app/cli/commands/study/gate/gate_json.h"
#include "app/cli/exit_code.h"
#include "app/cli/report_file.h"
#include "app/cli/words.h"
#include "core/study/gate/pilot_report.h"

namespace accord::cli {
namespace {

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
    command.add_option("--format", options->format, "md or html; as the file's name says if left out")
        ->check(CLI::IsMember({"md", "html"}))
        ->type_name("FORMAT");
    command.add_option("-o,--output", options->file, "The file to write; standard output if left out")
        ->type_name("FILE");
    command.add_flag("--pseudonyms", options->pseudonyms, "Call people A1, A2, ...; what they wrote stays as it is");
    commands.onChosen(command, options, runReport);
}

void addRoundEnd(CommandSet& commands)
{
    CLI::App& group = commands.group("round", "Rounds from the draft to the gate");
    addRoundReport(commands, group);
    addRoundGate(commands, group);
}

} // namespace accord::cli

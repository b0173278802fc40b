// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/collect.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/report/documents.h"
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
        return result.why ? "undefined: " + report::whyText(english(), *result.why) : "not known";
    }
    return result.condition.ofAgreement() ? fourDigits(*result.figure)
                                          : grouped(static_cast<std::int64_t>(*result.figure + 0.5));
}

/// {"conditions": "theme ...", "passed": true, "figures": [{"figure", "is", "bound", "value", "met"}]}
Json gateJson(const std::string& text, const study::GateResult& result)
{
    using study::ConditionResult;
    const auto figures =
        Table<ConditionResult>()
            .key("figure", [](const ConditionResult& each) { return study::figureText(each.condition); })
            .key("is", [](const ConditionResult& each) { return study::comparisonText(each.condition.is); })
            .key("bound", [](const ConditionResult& each) { return each.condition.bound; })
            .key("value", [](const ConditionResult& each) { return orNull(each.figure); })
            .key("value_as_given", [](const ConditionResult& each) { return orNull(each.asGiven); })
            .key("met", &ConditionResult::met);
    return {{"conditions", text.empty() ? Json(nullptr) : Json(text)},
            {"passed", text.empty() ? Json(nullptr) : Json(result.passed())},
            {"to_relabel", result.waiting},
            {"codebook", versionsJson(result.versions)},
            {"figures", figures.json(result.conditions)}};
}

Table<study::GateRecord> recordTable(const Project& project)
{
    using Row = study::GateRecord;
    return Table<Row>()
        .key("go", [](const Row& row) { return row.outcome.verdict == GateVerdict::Go; })
        .key("by", [&project](const Row& row) { return project.nameOf(row.outcome.by); })
        .key("at", [](const Row& row) { return row.outcome.at; })
        .key("reason", [](const Row& row) { return row.outcome.reason; })
        .key("against", &Row::against)
        .key("gate", [](const Row& row) { return gateJson(row.gate, row.result); });
}

void addLines(Record& record, const study::GateResult& result, const std::string& gate)
{
    if (gate.empty()) {
        record.line("The study set no gate for this round.");
        return;
    }
    record.line("The gate \"" + gate + "\" is " + (result.passed() ? "passed" : "not passed") + ".");
    if (result.waiting > 0) {
        record.line(counted(result.waiting, "label") + (result.waiting == 1 ? " waits" : " wait") +
                    " to be looked at again; until then the gate is not passed.");
    }
    if (const std::string across = report::versionsText(english(), result.versions); !across.empty()) {
        record.line("Labels were given " + across + ".");
    }
    TextTable table("lllll", 2);
    for (const study::ConditionResult& each : result.conditions) {
        const std::string text = study::gateText(study::Gate{{each.condition}});
        table.row({study::figureText(each.condition), text.substr(study::figureText(each.condition).size() + 1),
                   valueOf(each), each.met ? "met" : "not met",
                   each.asGiven ? "as given " + fourDigits(*each.asGiven) : std::string()});
    }
    record.line(table.text());
}

void addLines(Record& record, const Project& project, const std::vector<study::GateRecord>& records)
{
    for (const study::GateRecord& each : records) {
        record.line(std::string(each.outcome.verdict == GateVerdict::Go ? "Go" : "No-go") +
                    (each.against() ? ", against the gate" : "") + ", " + project.nameOf(each.outcome.by) + ", " +
                    each.outcome.at.substr(0, 10) + (each.outcome.reason.empty() ? "." : ": " + each.outcome.reason));
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
    Record record;
    record.field("round", round.name)
        .field("gate", gateJson(gate, result))
        .field("decided", recordTable(project).json(records));
    addLines(record, result, gate);
    addLines(record, project, records);
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
    command
        .add_option("--reason", options->reason,
                    "Why; required against the gate, where there is none, and to go on where the labels were "
                    "given by another version of the codebook")
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
    std::string language;
    bool pseudonyms = false;
};

Table<study::LevelReport> levelTable()
{
    using study::CategoryLine;
    using study::ConfusionLine;
    using study::LevelReport;
    const auto categories =
        Table<CategoryLine>()
            .key("code", &CategoryLine::code)
            .key("labels", [](const CategoryLine& line) { return line.figures.ratings; })
            .key("fleiss_kappa", [](const CategoryLine& line) { return outcomeJson(line.figures.kappa); })
            .key("specific_agreement", [](const CategoryLine& line) { return orNull(line.figures.specific); })
            .key("never_agreed", &CategoryLine::neverAgreed);
    const auto confusions = Table<ConfusionLine>()
                                .key("first", &ConfusionLine::first)
                                .key("second", &ConfusionLine::second)
                                .key("pairs", &ConfusionLine::pairs)
                                .key("share", &ConfusionLine::share);
    return Table<LevelReport>()
        .key("level", [](const LevelReport& level) { return levelKey(level.level); })
        .key("fleiss_kappa", [](const LevelReport& level) { return outcomeJson(level.kappa); })
        .key("percent_agreement", [](const LevelReport& level) { return orNull(level.percent.observed()); })
        .key("not_specified", &LevelReport::notSpecified)
        .key("otherwise", [](const LevelReport& level) { return otherwiseJson(level.otherwise); })
        .key("categories", [categories](const LevelReport& level) { return categories.json(level.categories); })
        .key("confusions", [confusions](const LevelReport& level) { return confusions.json(level.confusions); });
}

Table<study::SaturationStretch> stretchTable()
{
    using study::SaturationStretch;
    return Table<SaturationStretch>()
        .key("from", &SaturationStretch::from)
        .key("to", &SaturationStretch::to)
        .key("new_categories", &SaturationStretch::newCategories)
        .key("proposals", &SaturationStretch::proposals);
}

Table<study::RoundPoint> pointTable()
{
    using study::RoundPoint;
    auto table =
        Table<RoundPoint>()
            .key("round", &RoundPoint::round)
            .key("blind", &RoundPoint::blind)
            .key("purpose", [](const RoundPoint& point) { return report::purposeText(english(), point.purpose); })
            .key("codebook", [](const RoundPoint& point) { return versionsJson(point.versions); });
    for (const Level level : kLevels) {
        table.key(std::string(levelKey(level)), [level](const RoundPoint& point) {
            return point.blind ? Json(nullptr) : outcomeJson(point.kappa[static_cast<std::size_t>(level) - 1]);
        });
    }
    return table;
}

Json reportJson(const PilotReport& report)
{
    const auto proposals = Table<study::ProposalLine>()
                               .key("proposal",
                                    [&report](const study::ProposalLine& line) {
                                        return report::proposalTitle(english(), line.proposal, *report.taxonomy);
                                    })
                               .key("issues", &study::ProposalLine::issues);
    return {{"round", report.round.name},
            {"items", report.items},
            {"labels", report.labels},
            {"levels", levelTable().json(report.levels)},
            {"proposals", proposals.json(report.proposals)},
            {"open_codes",
             {{"labels", report.openCodes.labels},
              {"codes", report.openCodes.codes},
              {"people", report.openCodes.people},
              {"categories", report.openCodes.categories},
              {"proposed", report.openCodes.proposed}}},
            {"time",
             {{"timed", report.time.timed},
              {"median_seconds", orNull(report.time.median)},
              {"lower_quartile", orNull(report.time.lowerQuartile)},
              {"upper_quartile", orNull(report.time.upperQuartile)}}},
            {"saturation", stretchTable().json(report.saturation.stretches)},
            {"saturation_order_unknown", report.saturation.unordered},
            {"excluded", report.screening.all.excluded},
            {"gate", gateJson(report.gate, report.result)},
            {"by_round", pointTable().json(report.byRound)},
            {"by_round_mixed", study::isMixed(report.byRound)}};
}

Result<int> runReport(const ReportOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PilotReport report, study::pilotReport(project, round.id, options.pseudonyms, console.stop()));
    const report::Form form = formOf(options.format, options.file, options.language);
    ACCORD_TRY(const collect::KeywordSummary keywords, collect::keywordSummary(project));
    const std::string text = report::pilotReportText(report, form, keywords);
    if (!options.file.empty()) {
        ACCORD_CHECK(writeReport(project, options.file, text));
    }
    const bool printed = options.file.empty();
    Record record;
    record.fields([&] { return reportJson(report); });
    record.field("keywords", keywords.keywords).field("keywords_ignoring_case", keywords.ignoringCase);
    record.field("keyword_classes", keywordClassTable(true).json(keywords.classes))
        .field("file", printed ? Json(nullptr) : Json(options.file));
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
    addReportOptions(command, options->format, options->file, options->language, options->pseudonyms);
    commands.onChosen(command, options, runReport);
}

void addRoundEnd(CommandSet& commands)
{
    CLI::App& group = commands.group("round", "Rounds from the draft to the gate");
    addRoundReport(commands, group);
    addRoundGate(commands, group);
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/study/gate/gate_commands.h"
#include "app/cli/commands/study/gate/gate_json.h"
#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/study/gate/evaluate.h"

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

} // namespace

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

} // namespace accord::cli

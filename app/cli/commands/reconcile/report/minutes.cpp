// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/minutes.h"

#include "app/cli/commands/reconcile/report/report_commands.h"
#include "app/cli/commands/reconcile/report/scope_options.h"
#include "app/cli/exit_code.h"
#include "app/cli/report_file.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

using reconcile::Minutes;

struct MinutesOptions
{
    std::string project;
    ScopeOptions scope;
    std::string format;
    std::string file;
    bool pseudonyms = false;
};

Json minutesJson(const Minutes& minutes, const MinutesOptions& options)
{
    int byRule = 0;
    Json rules = Json::object();
    for (const reconcile::RuleCount& rule : minutes.rules) {
        rules[rule.rule] = rule.decisions;
        byRule += rule.decisions;
    }
    return {{"round", minutes.round},
            {"meeting", minutes.scope.meeting ? Json(minutes.scope.meeting->content.name) : Json(nullptr)},
            {"decided", minutes.decided.size()},
            {"decided_by_rule", byRule},
            {"rules", std::move(rules)},
            {"imported", minutes.fromFiles},
            {"deferred", minutes.deferred.size()},
            {"opened_again", minutes.openedAgain.size()},
            {"second_votes", minutes.secondVotes},
            {"conflicts_left", minutes.end.decisions.conflicts - minutes.end.decisions.conflictsDecided},
            {"file", options.file.empty() ? Json(nullptr) : Json(options.file)}};
}

Result<int> writeMinutes(const MinutesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const reconcile::Scope scope, chooseScope(project, options.scope));
    ACCORD_TRY(const Minutes minutes, reconcile::minutes(project, scope, options.pseudonyms, console.stop()));
    const bool html = wantsHtml(options.format, options.file);
    const std::string text = reconcile::minutesText(
        minutes, *project.taxonomy(), html ? reconcile::MinutesFormat::Html : reconcile::MinutesFormat::Markdown);
    const Json summary = minutesJson(minutes, options);
    Record record;
    record.fields(summary);
    if (options.file.empty()) {
        record.field("text", text).line(text.substr(0, text.find_last_not_of('\n') + 1));
        return console.emit(record);
    }
    ACCORD_CHECK(writeReport(project, options.file, text));
    record.line("Wrote the minutes to " + options.file + ": " +
                counted(static_cast<std::int64_t>(minutes.decided.size()), "decision") + " by people, " +
                grouped(summary["decided_by_rule"].get<int>()) + " by rule, " +
                grouped(static_cast<std::int64_t>(minutes.deferred.size())) + " deferred.");
    return console.emit(record);
}

} // namespace

void addReconcileMinutes(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "minutes", "What was decided, how and why, as Markdown or HTML",
        "accord-cli reconcile minutes pilot.accord --round Pilot --meeting latest --format html -o minutes.html");
    const auto options = std::make_shared<MinutesOptions>();
    addProjectArgument(command, options->project);
    addScopeOptions(command, options->scope);
    command.add_option("--format", options->format, "md or html; as the file's name says if left out")
        ->check(CLI::IsMember({"md", "html"}))
        ->type_name("FORMAT");
    command.add_option("-o,--output", options->file, "The file to write; standard output if left out")
        ->type_name("FILE");
    command.add_flag("--pseudonyms", options->pseudonyms, "Call people A1, A2, ...; what they wrote stays as it is");
    commands.onChosen(command, options, writeMinutes);
}

} // namespace accord::cli

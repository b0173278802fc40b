// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/screening.h"

#include "app/cli/commands/agreement/options.h"
#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/model/words.h"
#include "core/study/settings.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct ScreeningOptions
{
    std::string project;
    std::string round;
    std::string repeats;
};

std::string wordFor(Exclusion reason)
{
    const std::string name(exclusionName(reason));
    return !name.empty()               ? name
           : reason == Exclusion::None ? "none"
                                       : "reason_" + std::to_string(static_cast<int>(reason));
}

Table<study::ScreeningRow> screeningTable()
{
    using Row = study::ScreeningRow;
    const auto reasons = [](const Row& row) {
        Json object = Json::object();
        for (const auto& [reason, items] : row.reasons) {
            object[wordFor(reason)] = items;
        }
        return object;
    };
    return Table<Row>()
        .column(
            "repository", "", [](const Row& row) { return row.repository.empty() ? Json(nullptr) : Json(row.repository); },
            [](const Row& row) { return row.repository.empty() ? "all" : row.repository; })
        .number("collected", "collected", &Row::collected)
        .number("excluded", "excluded", &Row::excluded)
        .number("rate", "false positives", &Row::rate, [](const Row& row) { return percent(row.rate()); })
        .key("by_decision", &Row::byDecision)
        .number("disputed", "to reconcile", &Row::disputed)
        .number("open", "not labelled by all", &Row::open)
        .key("reasons", reasons);
}

Result<int> runScreening(const ScreeningOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const study::Screening screening, study::screening(project, round.id, repeatsOf(options.repeats)));
    ACCORD_TRY(const auto words, study::everyReason(project));
    const auto table = screeningTable();
    std::vector<study::ScreeningRow> rows = screening.repositories;
    rows.push_back(screening.all);
    Record record;
    record.field("round", round.name).field("repositories", table.json(screening.repositories));
    record.field("all", table.json(screening.all));
    record.field("repeats", Json{{"counted", screening.repeats}, {"left_out", screening.repeatsLeftOut}});
    record.sheet(table, rows).line(table.text(rows, 2));
    for (const auto& [reason, items] : screening.all.reasons) {
        const auto own = std::ranges::find(words, reason, &ScreeningReason::number);
        const std::string text = own == words.end() || own->text.empty() ? wordFor(reason) : own->text;
        record.line("  " + text + ": " + grouped(items));
    }
    const std::string repeats = repeatsText(screening.all.collected, screening.repeats, screening.repeatsLeftOut);
    if (!repeats.empty()) {
        record.line(repeats);
    }
    return console.emit(record);
}

} // namespace

void addStudyScreening(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "screening", "False positives of a round by repository and reason, all agreeing",
                       "accord-cli study screening pilot.accord --round Pilot"));
    const auto options = std::make_shared<ScreeningOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addRepeatsOption(command, options->repeats);
    commands.onChosen(command, options, runScreening);
}

} // namespace accord::cli

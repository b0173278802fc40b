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

Json rowJson(const study::ScreeningRow& row)
{
    Json reasons = Json::object();
    for (const auto& [reason, items] : row.reasons) {
        reasons[wordFor(reason)] = items;
    }
    return {{"repository", row.repository.empty() ? Json(nullptr) : Json(row.repository)},
            {"collected", row.collected},
            {"excluded", row.excluded},
            {"rate", row.rate()},
            {"by_decision", row.byDecision},
            {"disputed", row.disputed},
            {"open", row.open},
            {"reasons", std::move(reasons)}};
}

void print(const study::Screening& screening, const std::vector<ScreeningReason>& words, Console& console)
{
    TextTable table("lrrrrr", 2);
    table.row({"", "collected", "excluded", "false positives", "to reconcile", "not labelled by all"});
    const auto add = [&table](const study::ScreeningRow& row, const std::string& name) {
        table.row({name, grouped(row.collected), grouped(row.excluded), percent(row.rate()), grouped(row.disputed),
                   grouped(row.open)});
    };
    for (const study::ScreeningRow& row : screening.repositories) {
        add(row, row.repository);
    }
    add(screening.all, "all");
    console.line(table.text());
    for (const auto& [reason, items] : screening.all.reasons) {
        const auto own = std::ranges::find(words, reason, &ScreeningReason::number);
        const std::string text = own == words.end() || own->text.empty() ? wordFor(reason) : own->text;
        console.line("  " + text + ": " + grouped(items));
    }
}

Result<int> runScreening(const ScreeningOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const study::Screening screening, study::screening(project, round.id, repeatsOf(options.repeats)));
    ACCORD_TRY(const auto words, study::everyReason(project));
    if (console.json()) {
        Json rows = Json::array();
        for (const study::ScreeningRow& row : screening.repositories) {
            rows.push_back(rowJson(row));
        }
        console.object({{"round", round.name},
                        {"repositories", std::move(rows)},
                        {"all", rowJson(screening.all)},
                        {"repeats", {{"counted", screening.repeats}, {"left_out", screening.repeatsLeftOut}}}});
    } else {
        print(screening, words, console);
        const std::string repeats = repeatsText(screening.all.collected, screening.repeats, screening.repeatsLeftOut);
        if (!repeats.empty()) {
            console.line(repeats);
        }
    }
    return kDone;
}

} // namespace

void addStudyScreening(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "screening", "False positives of a round by repository and reason, all agreeing",
                       "accord-cli study screening pilot.accord --round Pilot");
    const auto options = std::make_shared<ScreeningOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addRepeatsOption(command, options->repeats);
    commands.onChosen(command, options, runScreening);
}

} // namespace accord::cli

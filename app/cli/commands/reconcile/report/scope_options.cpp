// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/report/scope_options.h"

#include "core/base/clock.h"

namespace accord::cli {
namespace {

// "2026-03-04" or with a time, in UTC; kept as it is, since times compare as text.
CLI::Validator isMoment()
{
    return {[](std::string& value) {
                const bool digits = value.size() >= 10 && value[4] == '-' && value[7] == '-' &&
                                    value.find_first_not_of("0123456789-:.TZ") == std::string::npos;
                // What is not said of the time is its beginning.
                constexpr std::string_view kBegin = "0000-00-00T00:00:00Z";
                std::string whole = value.substr(0, 19);
                whole += whole.size() < kBegin.size() ? kBegin.substr(whole.size()) : "";
                return digits && secondsOf(whole)
                           ? std::string()
                           : "\"" + value + "\" is no time in UTC such as 2026-03-04 or 2026-03-04T10:30:00Z";
            },
            ""};
}

} // namespace

void addScopeOptions(CLI::App& command, ScopeOptions& options)
{
    addRoundOption(command, options.round);
    auto* meeting = command
                        .add_option("--meeting", options.meeting,
                                    "A meeting by its name, or \"latest\"; the round as a whole if left out")
                        ->type_name("NAME")
                        ->check(utf8());
    command.add_option("--from", options.from, "Without a meeting: from this time on, UTC")
        ->type_name("TIME")
        ->check(isMoment())
        ->excludes(meeting);
    command.add_option("--to", options.to, "Without a meeting: before this time, UTC")
        ->type_name("TIME")
        ->check(isMoment())
        ->excludes(meeting);
}

Result<reconcile::Scope> chooseScope(Project& project, const ScopeOptions& options)
{
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    reconcile::Scope scope{round.id, std::nullopt, options.from, options.to};
    if (!options.meeting.empty()) {
        ACCORD_TRY(scope.meeting, reconcile::meetingNamed(project, round.id, options.meeting));
    }
    return scope;
}

} // namespace accord::cli

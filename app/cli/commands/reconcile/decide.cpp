// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/reconcile/decide_rule.h"
#include "app/cli/commands/reconcile/reconcile.h"

namespace accord::cli {
namespace {

void addCommonOptions(CLI::App& command, RuleOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    command.add_option("--as", options.person, "Who applies the rule")->type_name("PERSON");
}

} // namespace

void addDecide(CommandSet& commands)
{
    CLI::App& command = commands.add("decide", "Decide by a rule what its answer is clear for",
                                     "accord-cli decide pilot.accord --round Pilot --rule majority --preview");
    const auto options = std::make_shared<RuleOptions>();
    addCommonOptions(command, *options);
    addRuleOptions(command, *options)->required();
    commands.onChosen(command, options, decideByRule);
}

void addReconcileDecide(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "decide", "Decide by a rule what its answer is clear for",
        "accord-cli reconcile decide pilot.accord --round Pilot --rule same-theme --preview --sample 10");
    const auto options = std::make_shared<RuleOptions>();
    addCommonOptions(command, *options);
    addRuleOptions(command, *options)->required();
    commands.onChosen(command, options, decideByRule);
}

} // namespace accord::cli

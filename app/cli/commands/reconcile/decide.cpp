// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/reconcile/decide_rule.h"
#include "app/cli/commands/reconcile/decision/decide_one.h"
#include "app/cli/commands/reconcile/reconcile.h"
#include "core/base/reason.h"

namespace accord::cli {
namespace {

void addCommonOptions(CLI::App& command, RuleOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    addActingOption(command, options.person);
}

/// By hand or by a rule: which one, the command line says.
struct EitherOptions
{
    RuleOptions byRule;
    DecisionOptions byHand;
};

Result<int> decideEither(const EitherOptions& options, Console& console)
{
    if (!options.byRule.rule.empty()) {
        return decideByRule(options.byRule, console);
    }
    DecisionOptions byHand = options.byHand;
    if (byHand.which.link.empty()) {
        return Error{Errc::Invalid, Reason::SayWhichIssue};
    }
    byHand.which.project = options.byRule.project;
    byHand.which.round = options.byRule.round;
    byHand.person = options.byRule.person;
    return decideOne(byHand, console);
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
        group, "decide", "Decide an issue by hand, or by a rule what its answer is clear for",
        "accord-cli reconcile decide pilot.accord --as \"Mira Okafor\" --category C.9 --method consensus \\\n"
        "    --item https://github.com/lumen-ml/lumen/issues/2187 --reason \"it leaks\" --with \"Wei Zhang,Jonas "
        "Lind\"\n"
        "  accord-cli reconcile decide pilot.accord --round Pilot --rule same-theme --preview --sample 10");
    const auto options = std::make_shared<EitherOptions>();
    addCommonOptions(command, options->byRule);
    CLI::Option* rule = addRuleOptions(command, options->byRule);
    CLI::Option* item = addDecisionOptions(command, options->byHand);
    rule->excludes(item);
    commands.onChosen(command, options, decideEither);
}

} // namespace accord::cli

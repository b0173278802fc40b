// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "core/base/text.h"
#include "core/project/permission.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::cli {
namespace {

struct PermissionOptions
{};

// In the order of the actions.
constexpr std::array<std::string_view, kActions> kActionTexts{
    "label",
    "import one's own labels",
    "make, support or withdraw a proposal",
    "give an opinion on a proposal",
    "vote in a second vote in which one takes part",
    "open a second vote",
    "reveal a second vote, or call it off",
    "decide by hand",
    "begin or change a meeting",
    "end a meeting",
    "keep or remove a filter for everybody",
    "accept or reject a proposal, as the rule of proposals says",
    "collect edits of the codebook without applying them",
    "judge keywords and duplicates",
    "change one's own initials and colour",
    "leave the study",
    "accept or reject a proposal that the rule leaves to a lead",
    "edit the codebook, undo a version or return to one",
    "import a taxonomy",
    "set the rule of proposals",
    "add a person",
    "change a person, their role too",
    "create a round",
    "edit a round (of one that has started: its name and criteria)",
    "delete a round that has not been started",
    "add items to a round",
    "start a round",
    "close a round",
    "lift the blind",
    "mark a round as reconciled",
    "go on by the newest codebook",
    "assign items",
    "set acceptance criteria",
    "record go or no-go",
    "set reference labels of a training round",
    "decide by rule, and undo it",
    "open a decision of a reconciled round again",
    "change the study's settings",
    "import issues and links",
    "import labels of others",
    "import decisions",
    "add, change or remove a source",
    "fetch",
    "bring fetched issues in",
    "merge packages and copies: people's own work",
    "take over anything else that a package or copy brings",
};

std::string actionText(Action action)
{
    return std::string(kActionTexts[static_cast<std::size_t>(action)]);
}

std::string rankText(Rank rank)
{
    switch (rank) {
    case Rank::Anybody:
        return "everybody";
    case Rank::Annotator:
        return "annotators, leads";
    case Rank::Member:
        return "annotators of the round, leads";
    case Rank::Labeller:
        return "who labels in the round";
    case Rank::Lead:
        return "leads";
    }
    return {};
}

std::vector<std::string> statesOf(const PermissionRule& rule)
{
    constexpr std::array<std::pair<RoundState, const char*>, 4> kStates{{{RoundState::Draft, "draft"},
                                                                         {RoundState::Running, "running"},
                                                                         {RoundState::Closed, "closed"},
                                                                         {RoundState::Reconciled, "reconciled"}}};
    std::vector<std::string> states;
    for (const auto& [state, word] : kStates) {
        if (rule.allows(state)) {
            states.emplace_back(word);
        }
    }
    return states;
}

Table<PermissionRule> ruleTable()
{
    return Table<PermissionRule>()
        .key("action", [](const PermissionRule& rule) { return toString(rule.action); })
        .column("about", "what", [](const PermissionRule& rule) { return actionText(rule.action); })
        .column("who", "who", [](const PermissionRule& rule) { return rankText(rule.rank); })
        .column("states", "state of the round", statesOf,
                [](const PermissionRule& rule) {
                    return rule.states == 0 ? std::string("any") : text::join(statesOf(rule), ", ");
                })
        .column("blind", "while it is blind", &PermissionRule::blind)
        .column("package", "in a package", &PermissionRule::package);
}

// The text is the table that the manual has.
Result<int> show(const PermissionOptions& /*options*/, Console& console)
{
    const auto table = ruleTable();
    const std::vector<PermissionRule> rules(permissionRules().begin(), permissionRules().end());
    const exchange::Sheet sheet = table.latex(rules);
    const auto row = [](const std::vector<std::string>& cells) { return "| " + text::join(cells, " | ") + " |"; };
    Record record;
    record.field("permissions", table.json(rules)).sheet(table, rules);
    record.line(row(sheet.columns)).line("|---|---|---|---|---|");
    for (const std::vector<std::string>& cells : sheet.rows) {
        record.line(row(cells));
    }
    return console.emit(record);
}

} // namespace

void addStudyPermissions(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "permissions", "Who may do what, as a table", "accord-cli study permissions"));
    commands.onChosen(command, std::make_shared<PermissionOptions>(), show);
}

} // namespace accord::cli

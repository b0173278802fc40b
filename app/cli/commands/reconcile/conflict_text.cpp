// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/conflict_text.h"

#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/reconcile/blocks.h"

#include <string_view>

namespace accord::cli {
namespace {

std::string_view stateText(DecisionState state)
{
    return state == DecisionState::Decided ? "decided" : state == DecisionState::Deferred ? "deferred" : "pending";
}

} // namespace

std::string codeOf(const LabelMatrix& labelMatrix, const reconcile::Choice& choice)
{
    return choice.category < 0 ? "-"
                               : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].code;
}

Json conflictJson(const LabelMatrix& labelMatrix, const reconcile::Conflict& conflict, const Heading& heading)
{
    Json votes = Json::array();
    for (const reconcile::Choice& choice : conflict.consensus.choices) {
        votes.push_back({{"category", codeOf(labelMatrix, choice)}, {"votes", choice.votes}});
    }
    return {
        {"issue", heading.url},
        {"occurrence", heading.occurrence},
        {"title", heading.title},
        {"across", levelKey(conflict.consensus.split.value_or(Level::Subtheme))},
        {"state", stateText(conflict.decision)},
        {"block", conflict.block ? Json(reconcile::blockText(labelMatrix.taxonomy(), *conflict.block)) : Json(nullptr)},
        {"cannot_tell", conflict.consensus.undecided},
        {"votes", std::move(votes)}};
}

void printList(const LabelMatrix& labelMatrix, const std::vector<reconcile::Conflict>& conflicts,
               const std::vector<Heading>& headings, std::size_t total, Console& console)
{
    TextTable table("lll", 2);
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const reconcile::Conflict& conflict = conflicts[i];
        std::string votes;
        for (const reconcile::Choice& choice : conflict.consensus.choices) {
            votes += (votes.empty() ? "" : "  ") + codeOf(labelMatrix, choice) + " x" + std::to_string(choice.votes);
        }
        const Heading& heading = headings[i];
        table.row(
            {"across " + std::string(levelText(conflict.consensus.split.value_or(Level::Subtheme))) + "s", votes,
             heading.url + (heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : "")});
    }
    console.line(table.text());
    if (headings.size() < total) {
        console.line("  ... and " + grouped(static_cast<std::int64_t>(total - headings.size())) +
                     " more; show more of them with --limit N");
    }
}

} // namespace accord::cli

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

std::vector<ConflictRow> conflictRows(const std::vector<reconcile::Conflict>& conflicts,
                                      const std::vector<Heading>& headings)
{
    std::vector<ConflictRow> rows;
    rows.reserve(headings.size());
    for (std::size_t i = 0; i < headings.size(); ++i) {
        rows.push_back({&conflicts[i], &headings[i]});
    }
    return rows;
}

Table<ConflictRow> conflictTable(const LabelMatrix& labelMatrix)
{
    using Row = ConflictRow;
    const auto across = [](const Row& row) { return row.conflict->consensus.split.value_or(Level::Subtheme); };
    const auto votes = [&labelMatrix](const Row& row) {
        Json list = Json::array();
        for (const reconcile::Choice& choice : row.conflict->consensus.choices) {
            list.push_back({{"category", codeOf(labelMatrix, choice)}, {"votes", choice.votes}});
        }
        return list;
    };
    const auto votesText = [&labelMatrix](const Row& row) {
        std::string text;
        for (const reconcile::Choice& choice : row.conflict->consensus.choices) {
            text += (text.empty() ? "" : "  ") + codeOf(labelMatrix, choice) + " x" + std::to_string(choice.votes);
        }
        return text;
    };
    const auto issueText = [](const Row& row) {
        const Heading& heading = *row.heading;
        return heading.url + (heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : "");
    };
    return Table<Row>()
        .key("issue", [](const Row& row) { return row.heading->url; })
        .key("occurrence", [](const Row& row) { return row.heading->occurrence; })
        .key("title", [](const Row& row) { return row.heading->title; })
        .column("across", "split", [across](const Row& row) { return levelKey(across(row)); },
                [across](const Row& row) { return "across " + std::string(levelText(across(row))) + "s"; })
        .key("state", [](const Row& row) { return stateText(row.conflict->decision); })
        .key("block",
             [&labelMatrix](const Row& row) {
                 const auto& block = row.conflict->block;
                 return block ? Json(reconcile::blockText(labelMatrix.taxonomy(), *block)) : Json(nullptr);
             })
        .key("cannot_tell", [](const Row& row) { return row.conflict->consensus.undecided; })
        .column("votes", "votes", votes, votesText)
        .shown("issue", issueText)
        .withoutHeadings();
}

std::string moreText(std::size_t shown, std::size_t all)
{
    return shown < all ? "  ... and " + grouped(static_cast<std::int64_t>(all - shown)) +
                             " more; show more of them with --limit N"
                       : std::string();
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules/effect.h"

#include "core/agreement/raters/pair_matrix.h"
#include "core/project/ratings.h"

namespace accord::reconcile {
namespace {

std::string typeOf(const Board& board, const DecisionChange& decision)
{
    const int type = board.at(Level::Type, board.indexOf(decision.category));
    return type >= 0 ? board.taxonomy().categories()[static_cast<std::size_t>(type)].code
           : decision.verdict == Verdict::NoneOfThese ? "none"
                                                      : "-";
}

Shares sharesOf(const Board& board, const std::vector<bool>& inConflict)
{
    Shares shares;
    for (int row = 0; row < board.rows(); ++row) {
        const DecisionChange& decision = board.decision(row);
        if (decision.state != DecisionState::Decided) {
            continue;
        }
        ++shares.items;
        shares.conflicts += inConflict[static_cast<std::size_t>(row)] ? 1 : 0;
        ++shares.byType[typeOf(board, decision)];
    }
    return shares;
}

std::vector<agreement::PairAgreement> kappas(const Board& board, Level level)
{
    Selection selection;
    selection.level = level;
    const Ratings table = ratings(board, selection);
    return agreement::againstFinal(table.table, table.finals);
}

Board afterwards(const Board& board, const RulePreview& preview)
{
    Board after = board;
    Changes changes;
    changes.decisions.reserve(preview.decisions.size());
    for (const Decided& decided : preview.decisions) {
        const DecisionContent& content = decided.content;
        changes.decisions.push_back(
            {board.round(), decided.item, content.state, content.verdict, content.category, content.source});
    }
    (void)after.apply(changes); // decisions alone always fit
    return after;
}

} // namespace

RuleEffect effect(const Board& board, const RulePreview& preview, Level level)
{
    const Board after = afterwards(board, preview);
    std::vector<bool> inConflict;
    RuleEffect result;
    for (int row = 0; row < board.rows(); ++row) {
        inConflict.push_back(standing(board, row).agreement == Agreement::Conflict);
        result.conflictsOfRound += inConflict.back() ? 1 : 0;
    }
    result.level = level;
    result.itemsOfRound = board.rows();
    result.before = sharesOf(board, inConflict);
    result.after = sharesOf(after, inConflict);
    const auto kappaBefore = kappas(board, level);
    const auto kappaAfter = kappas(after, level);
    for (std::size_t i = 0; i < board.annotators().size(); ++i) {
        result.annotators.push_back({board.annotators()[i], kappaBefore[i].kappa, kappaAfter[i].kappa});
    }
    return result;
}

} // namespace accord::reconcile

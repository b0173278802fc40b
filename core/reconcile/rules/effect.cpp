// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules/effect.h"

#include "core/agreement/raters/pair_matrix.h"
#include "core/project/ratings.h"

namespace accord::reconcile {
namespace {

std::string typeOf(const LabelMatrix& labelMatrix, const DecisionChange& decision)
{
    const int type = labelMatrix.at(Level::Type, labelMatrix.indexOf(decision.category));
    return type >= 0 ? labelMatrix.taxonomy().categories()[static_cast<std::size_t>(type)].code
           : decision.verdict == Verdict::NoneOfThese ? "none"
                                                      : "-";
}

Shares sharesOf(const LabelMatrix& labelMatrix, const std::vector<bool>& inConflict)
{
    Shares shares;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const DecisionChange& decision = labelMatrix.decision(row);
        if (decision.state != DecisionState::Decided) {
            continue;
        }
        ++shares.items;
        shares.conflicts += inConflict[static_cast<std::size_t>(row)] ? 1 : 0;
        ++shares.byType[typeOf(labelMatrix, decision)];
    }
    return shares;
}

std::vector<agreement::PairAgreement> kappas(const LabelMatrix& labelMatrix, Level level)
{
    Selection selection;
    selection.level = level;
    const Ratings table = ratings(labelMatrix, selection);
    return agreement::againstFinal(table.table, table.finals);
}

LabelMatrix afterwards(const LabelMatrix& labelMatrix, const RulePreview& preview)
{
    LabelMatrix after = labelMatrix;
    Changes changes;
    changes.decisions.reserve(preview.decisions.size());
    for (const Decided& decided : preview.decisions) {
        const DecisionContent& content = decided.content;
        changes.decisions.push_back(
            {labelMatrix.round(), decided.item, content.state, content.verdict, content.category, content.source});
    }
    (void)after.apply(changes); // decisions alone always fit
    return after;
}

} // namespace

RuleEffect effect(const LabelMatrix& labelMatrix, const RulePreview& preview, Level level)
{
    const LabelMatrix after = afterwards(labelMatrix, preview);
    std::vector<bool> inConflict;
    RuleEffect result;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        inConflict.push_back(consensus(labelMatrix, row).agreement == Agreement::Conflict);
        result.conflictsOfRound += inConflict.back() ? 1 : 0;
    }
    result.level = level;
    result.itemsOfRound = labelMatrix.rows();
    result.before = sharesOf(labelMatrix, inConflict);
    result.after = sharesOf(after, inConflict);
    const auto kappaBefore = kappas(labelMatrix, level);
    const auto kappaAfter = kappas(after, level);
    for (std::size_t i = 0; i < labelMatrix.annotators().size(); ++i) {
        result.annotators.push_back({labelMatrix.annotators()[i], kappaBefore[i].kappa, kappaAfter[i].kappa});
    }
    return result;
}

} // namespace accord::reconcile

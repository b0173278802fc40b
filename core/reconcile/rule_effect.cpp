// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rule_effect.h"

#include "core/agreement/pairs.h"
#include "core/base/random.h"
#include "core/project/ratings.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/figures.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace accord::reconcile {

namespace {

std::string typeOf(const LabelMatrix& labelMatrix, const DecisionChange& decision)
{
    const int type = labelMatrix.at(Level::Type, labelMatrix.indexOf(decision.category));
    return type >= 0 ? labelMatrix.taxonomy().categories()[static_cast<std::size_t>(type)].code
           : decision.verdict == Verdict::NoneOfThese ? "none"
                                                      : "-";
}

// The decisions of a round as they stand, and as they will stand: the labels are the same.
class Sides
{
public:
    Sides(const LabelMatrix& labelMatrix, const RulePreview& preview)
        : m_labelMatrix(labelMatrix)
        , m_preview(preview)
        , m_made(static_cast<std::size_t>(labelMatrix.rows()), -1)
    {
        for (std::size_t i = 0; i < preview.decisions.size(); ++i) {
            if (const int row = labelMatrix.rowOf(preview.decisions[i].item); row >= 0) {
                m_made[static_cast<std::size_t>(row)] = static_cast<int>(i);
            }
        }
    }

    [[nodiscard]] DecisionChange before(int row) const { return m_labelMatrix.decision(row); }

    [[nodiscard]] DecisionChange after(int row) const
    {
        DecisionChange decision = m_labelMatrix.decision(row);
        if (const int made = m_made[static_cast<std::size_t>(row)]; made >= 0) {
            const RuleDecision& wanted = m_preview.decisions[static_cast<std::size_t>(made)];
            decision.state = DecisionState::Decided;
            decision.verdict = wanted.verdict;
            decision.category = wanted.category;
            decision.source = DecisionSource::Rule;
        }
        return decision;
    }

private:
    const LabelMatrix& m_labelMatrix;
    const RulePreview& m_preview;
    std::vector<int> m_made; ///< by row: which decision is made of it; -1: none
};

template <class DecisionAt>
DecidedShares sharesOf(const LabelMatrix& labelMatrix, const std::vector<bool>& inConflict,
                       const DecisionAt& decisionAt)
{
    DecidedShares shares;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const DecisionChange decision = decisionAt(row);
        if (decision.state != DecisionState::Decided) {
            continue;
        }
        ++shares.items;
        shares.conflicts += inConflict[static_cast<std::size_t>(row)] ? 1 : 0;
        ++shares.byType[typeOf(labelMatrix, decision)];
    }
    return shares;
}

// The finals of a rating table, with the decisions that a rule makes. They are of categories that labels have, so the
// table has a place for them.
std::vector<int> finalsAfter(const LabelMatrix& labelMatrix, Level level, const Ratings& ratings, const Sides& sides)
{
    std::vector<int> finals;
    for (const int row : ratings.rows) {
        const DecisionChange decision = sides.after(row);
        const LabelMatrixCell says =
            countedDecision(labelMatrix, decision.state, decision.source, decision.verdict, decision.category).says;
        finals.push_back(ratings.columnOf(ratedAs(labelMatrix.taxonomy(), says, level)));
    }
    return finals;
}

} // namespace

RuleEffect effect(const LabelMatrix& labelMatrix, const RulePreview& preview, Level level)
{
    const Sides sides(labelMatrix, preview);
    std::vector<bool> inConflict;
    RuleEffect result;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        inConflict.push_back(isConflict(labelMatrix, row));
        result.conflictsOfRound += inConflict.back() ? 1 : 0;
    }
    result.level = level;
    result.itemsOfRound = labelMatrix.rows();
    result.before = sharesOf(labelMatrix, inConflict, [&sides](int row) { return sides.before(row); });
    result.after = sharesOf(labelMatrix, inConflict, [&sides](int row) { return sides.after(row); });
    Selection selection;
    selection.level = level;
    const Ratings table = ratings(labelMatrix, selection);
    const auto kappaBefore = agreement::againstFinal(table.table, table.finals);
    const auto kappaAfter = agreement::againstFinal(table.table, finalsAfter(labelMatrix, level, table, sides));
    for (std::size_t i = 0; i < labelMatrix.annotators().size(); ++i) {
        result.annotators.push_back({labelMatrix.annotators()[i], kappaBefore[i].kappa, kappaAfter[i].kappa});
    }
    return result;
}

namespace {

using DecisionPlaces = std::vector<std::size_t>; // in the preview's decisions, which are in the round's order

// The first of a shuffle are a sample.
void draw(DecisionPlaces& places, std::size_t most, Random& random)
{
    shuffle(random, places);
    places.resize(std::min(most, places.size()));
    std::ranges::sort(places);
}

} // namespace

std::vector<Decided> sample(const LabelMatrix& labelMatrix, const RulePreview& preview, std::size_t most,
                            std::uint64_t seed)
{
    DecisionPlaces conflicts;
    DecisionPlaces others;
    for (std::size_t i = 0; i < preview.decisions.size(); ++i) {
        const int row = labelMatrix.rowOf(preview.decisions[i].item);
        const bool conflict = row >= 0 && isConflict(labelMatrix, row);
        (conflict ? conflicts : others).push_back(i);
    }
    Random random(seed);
    draw(conflicts, most, random);
    draw(others, most - conflicts.size(), random);
    std::vector<Decided> drawn;
    for (const DecisionPlaces* places : {&conflicts, &others}) {
        for (const std::size_t place : *places) {
            drawn.push_back(preview.decided(preview.decisions[place]));
        }
    }
    return drawn;
}

} // namespace accord::reconcile

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/figures/with_decisions.h"

#include "core/model/bounds.h"

namespace accord::reconcile {
namespace {

void add(agreement::PairCounts& pair, int said, int decided, int by)
{
    pair.at(said, decided) += static_cast<std::uint32_t>(by); // -1 wraps around, and back
    pair.items += by;
}

} // namespace

CountedDecision countedDecision(const LabelMatrix& labelMatrix, DecisionState state, DecisionSource source, Verdict verdict,
                                CategoryId category)
{
    CountedDecision decision{state, source, {}};
    if (state == DecisionState::Decided) {
        const int index = verdict == Verdict::Category ? labelMatrix.indexOf(category) : -1;
        decision.says = LabelMatrixCell{verdict, false, static_cast<std::int16_t>(index)};
    }
    return decision;
}

WithDecisions::WithDecisions(const LevelCodes& codes, std::size_t annotators)
{
    // Each costs a table of categories by categories, three times two of them.
    if (annotators > bounds::kPairedRaters) {
        return;
    }
    for (const Level level : kLevels) {
        for (std::size_t i = 0; i < annotators; ++i) {
            const agreement::PairCounts empty(static_cast<int>(i), -1, codes.categories(level));
            m_pairs[static_cast<std::size_t>(level) - 1].push_back(Pair{empty, empty});
        }
    }
}

void WithDecisions::count(const LevelCodes& codes, const LabelMatrix& labelMatrix, std::span<const LabelMatrixCell> labels,
                          const CountedDecision& decision, int by)
{
    for (const Level level : kLevels) {
        const int decided = codes.place(labelMatrix, level, decision.says);
        if (decided == agreement::kMissing) {
            continue;
        }
        auto& pairs = m_pairs[static_cast<std::size_t>(level) - 1];
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const int said = codes.place(labelMatrix, level, labels[i]);
            if (said == agreement::kMissing) {
                continue;
            }
            add(pairs[i].all, said, decided, by);
            if (decision.source != DecisionSource::Rule) {
                add(pairs[i].withoutRules, said, decided, by);
            }
        }
    }
}

std::vector<AnnotatorFigure> WithDecisions::at(Level level) const
{
    std::vector<AnnotatorFigure> figures;
    for (const Pair& pair : m_pairs[static_cast<std::size_t>(level) - 1]) {
        figures.push_back({{}, agreement::cohenKappa(pair.all), agreement::cohenKappa(pair.withoutRules)});
    }
    return figures;
}

} // namespace accord::reconcile

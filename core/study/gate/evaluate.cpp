// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/evaluate.h"

#include "core/project/ratings.h"

#include <algorithm>

namespace accord::study {
namespace {

bool holds(Condition::Is is, double figure, double bound)
{
    switch (is) {
    case Condition::Is::AtLeast:
        return figure >= bound;
    case Condition::Is::Above:
        return figure > bound;
    case Condition::Is::AtMost:
        return figure <= bound;
    case Condition::Is::Below:
        return figure < bound;
    }
    return false;
}

void agreementFigure(ConditionResult& result, const LabelMatrix& labelMatrix)
{
    Selection selection;
    selection.level = result.condition.level;
    const Ratings ratings = accord::ratings(labelMatrix, selection);
    const agreement::Outcome outcome =
        agreement::compute(result.condition.coefficient, agreement::Ratings::of(ratings.table));
    if (!outcome) {
        result.why = outcome.why();
    } else if (result.condition.figure == Condition::Figure::Value) {
        result.figure = outcome->value;
    } else if (outcome->interval) {
        result.figure = outcome->interval->low;
    }
}

} // namespace

bool GateResult::passed() const
{
    return !conditions.empty() && std::ranges::all_of(conditions, &ConditionResult::met);
}

bool isMet(const Condition& condition, std::optional<double> figure)
{
    return figure && holds(condition.is, *figure, condition.bound);
}

GateResult evaluate(const Gate& gate, const LabelMatrix& labelMatrix, const GateFigures& figures)
{
    GateResult result;
    for (const Condition& condition : gate.conditions) {
        ConditionResult& each = result.conditions.emplace_back();
        each.condition = condition;
        switch (condition.figure) {
        case Condition::Figure::Value:
        case Condition::Figure::Lower:
            agreementFigure(each, labelMatrix);
            break;
        case Condition::Figure::NewCategories:
        case Condition::Figure::Proposals:
            if (figures.last.issues() > 0) {
                each.figure = condition.figure == Condition::Figure::Proposals ? figures.last.proposals
                                                                               : figures.last.newCategories;
            }
            break;
        case Condition::Figure::Seconds:
            each.figure = figures.medianSeconds;
            break;
        }
        each.met = isMet(condition, each.figure);
    }
    return result;
}

} // namespace accord::study

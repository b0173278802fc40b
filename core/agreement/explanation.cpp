// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/explanation.h"

#include "core/agreement/compute.h"
#include "core/agreement/conger.h"
#include "core/base/numbers.h"

#include <algorithm>

namespace accord::agreement {

std::string figure(double value)
{
    std::string result = text::fixed(value, 6);
    if (result.starts_with('-')) {
        result.replace(0, 1, "−");
    }
    return result;
}

std::string figure(Count count)
{
    return std::to_string(count);
}

std::string sumOf(const std::vector<std::string>& terms)
{
    constexpr std::size_t kMostTerms = 24;
    const bool whole = terms.size() <= kMostTerms;
    const std::size_t shown = whole ? terms.size() : kMostTerms / 2;
    std::string result;
    for (std::size_t i = 0; i < shown; ++i) {
        result += (i == 0 ? "" : " + ") + terms[i];
    }
    return whole ? result : result + " + … + " + terms.back();
}

namespace {

const ItemUse& useOf(const Explanation& explanation)
{
    return explanation.outcome.use();
}

std::string observedAgreement(const Explanation& explanation)
{
    std::vector<std::string> terms;
    for (const PairsByRatings& group : explanation.observed) {
        const Count each = Count{group.ratings} * (group.ratings - 1) / 2;
        terms.push_back(figure(group.agreeing) + " / " + figure(each));
    }
    // One number of ratings for all: pairs that agree, of all pairs.
    if (explanation.observed.size() == 1) {
        const PairsByRatings& all = explanation.observed.front();
        return figure(all.agreeing) + " / " + figure(all.pairs);
    }
    return "(" + sumOf(terms) + ") / " + figure(useOf(explanation).pairable);
}

Formula observedLine(const Explanation& explanation)
{
    if (explanation.measure->observedLine != nullptr) {
        return explanation.measure->observedLine(explanation);
    }
    return {Step::Observed, "p_a = (1 / N_2) Σ_i Σ_k r_ik (r_ik − 1) / (r_i (r_i − 1))",
            "p_a = " + observedAgreement(explanation) + " = " + figure(*explanation.outcome.observed())};
}

Formula valueLine(const Explanation& explanation)
{
    if (explanation.measure->valueLine != nullptr) {
        return explanation.measure->valueLine(explanation);
    }
    const Estimate& estimate = *explanation.outcome;
    const std::string symbol(explanation.measure->symbol);
    const std::string observed = figure(estimate.observed.value_or(0));
    const std::string expected = figure(estimate.expected.value_or(0));
    return {Step::Value, symbol + " = (p_a − p_e) / (1 − p_e)",
            symbol + " = (" + observed + " − " + expected + ") / (1 − " + expected + ") = " + figure(estimate.value)};
}

Formula standardErrorOf(const Explanation& explanation, double error)
{
    const std::string symbol(explanation.measure->symbol);
    const bool alpha = explanation.measure->disagreement;
    const Count items = alpha ? useOf(explanation).pairable : useOf(explanation).rated;
    const std::string n = alpha ? "N_2" : "N_1";
    std::string influence = "u_i = (N_1 / N_2) (p_a,i − p_a)";
    if (alpha) {
        influence = "u_i = [d_i − D_o r_i − 2 (1 − α) (e_i − D_e r_i)] / (r D_e)";
    } else if (explanation.measure->chanceCorrected) {
        influence += " / (1 − p_e) − 2 (1 − " + symbol + ") (p_e,i − p_e) / (1 − p_e)";
    }
    const double squares = error * error * static_cast<double>(items) * static_cast<double>(items - 1);
    return {Step::StandardError, "se = √(Σ_i u_i² / (" + n + " (" + n + " − 1))), " + influence,
            "se = √(" + figure(squares) + " / (" + figure(items) + " × " + figure(items - 1) + ")) = " + figure(error)};
}

Formula intervalOf(const Explanation& explanation)
{
    const Estimate& estimate = *explanation.outcome;
    const Count df = *estimate.degreesOfFreedom;
    const std::string symbol(explanation.measure->symbol);
    return {Step::Interval, symbol + " ± t(0.975; N_2 − 1) se",
            figure(estimate.value) + " ± " + figure(studentQuantile(0.975, static_cast<double>(df))) + " × " +
                figure(*estimate.standardError) + " → [" + figure(estimate.interval->low) + "; " +
                figure(estimate.interval->high) + "]"};
}

} // namespace

std::vector<Formula> formulasOf(const Explanation& explanation)
{
    std::vector<Formula> result;
    const Outcome& outcome = explanation.outcome;
    if (outcome.observed()) {
        result.push_back(observedLine(explanation));
    }
    if (!outcome.defined()) {
        return result;
    }
    if (outcome->expected && explanation.measure->expectedLine != nullptr) {
        result.push_back(explanation.measure->expectedLine(explanation, *outcome->expected));
    }
    if (explanation.measure->chanceCorrected) {
        result.push_back(valueLine(explanation));
    }
    if (outcome->standardError) {
        result.push_back(standardErrorOf(explanation, *outcome->standardError));
    }
    if (outcome->interval && outcome->degreesOfFreedom) {
        result.push_back(intervalOf(explanation));
    }
    return result;
}

namespace {

std::vector<PairsByRatings> pairsOf(const Tallies& tallies)
{
    std::vector<PairsByRatings> result;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2 && group.items > 0) {
            const Count pairs = group.items * ratings * (ratings - 1) / 2;
            result.push_back({ratings, group.items, pairs - group.disagreement / 2, pairs, group.unanimous});
        }
    }
    return result;
}

std::vector<CategoryPart> partsOf(const Tallies& tallies, bool pairableOnly)
{
    std::vector<CategoryPart> result;
    Count all = 0;
    for (int category = 0; category < tallies.categories; ++category) {
        const Count ratings = pairableOnly ? tallies.pairableRatings(category) : tallies.ratings(category);
        all += ratings;
        if (ratings > 0) {
            result.push_back({category, ratings, tallies.share(category)});
        }
    }
    for (CategoryPart& part : result) {
        part.share = pairableOnly ? static_cast<double>(part.ratings) / static_cast<double>(all) : part.share;
    }
    return result;
}

int ratersInUse(const RowPatterns& rows)
{
    const auto margins = raterMargins(rows);
    const int q = rows.categories();
    int raters = 0;
    for (int rater = 0; rater < rows.raters(); ++rater) {
        const auto own = margins.begin() + static_cast<std::ptrdiff_t>(rater) * q;
        raters += std::any_of(own, own + q, [](Count count) { return count > 0; }) ? 1 : 0;
    }
    return raters;
}

void countPairs(Explanation& explanation, const RatingTable& table)
{
    if (explanation.measure->ofRows != nullptr) {
        const int raters = ratersInUse(RowPatterns::of(table));
        explanation.pairsOfRaters = raters * (raters - 1) / 2;
    }
    if (explanation.measure->ofPairs != nullptr) {
        for (const PairAgreement& pair : pairMatrix(table)) {
            if (pair.kappa) {
                explanation.pairKappas.push_back(pair.kappa->value);
            } else {
                ++explanation.pairsUndefined;
            }
        }
        explanation.pairsOfRaters = static_cast<int>(explanation.pairKappas.size());
    }
}

void countLeftOut(Explanation& explanation, const ItemUse& use)
{
    if (use.rated > use.pairable) {
        explanation.leftOut.push_back({LeftOutReason::SingleRating, use.rated - use.pairable});
    }
    if (use.items > use.rated) {
        explanation.leftOut.push_back({LeftOutReason::NoRating, use.items - use.rated});
    }
}

} // namespace

Explanation explain(const Measure& measure, const RatingTable& table, const std::vector<CodePath>& paths)
{
    const auto items = ItemSums::of(table);
    const auto difference = measure.isForAllLevels() ? pathDifference(paths) : DistanceFunction();
    Explanation result;
    result.measure = &measure;
    result.outcome = measure.asksWhoRated() ? compute(measure, table, difference) : compute(measure, items, difference);
    result.raters = table.raters;
    result.codebook = table.categories;
    result.categories = items.totals.inUse;
    for (const Kind& kind : items.patterns.kinds().list) {
        result.ratings += kind.items * kind.ratings;
    }
    result.observed = pairsOf(items.tallies);
    result.chance = partsOf(items.tallies, measure.disagreement);
    countPairs(result, table);
    countLeftOut(result, items.use());
    if (const std::size_t depth = depthOf(paths); depth > 0) {
        result.levelWeights.assign(depth, 1 / static_cast<double>(depth));
    }
    if (result.outcome.defined()) {
        const Estimate& estimate = *result.outcome;
        result.interval = estimate.interval ? IntervalMethod::VarianceTerms : IntervalMethod::None;
        if (measure.chanceCorrected) {
            result.band = landisKoch(estimate.value);
            result.benchmark = estimate.standardError
                                   ? std::optional(benchmark(estimate.value, *estimate.standardError))
                                   : std::nullopt;
        }
    }
    result.formulas = formulasOf(result);
    return result;
}

} // namespace accord::agreement

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/explanation.h"

#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/cohen.h"
#include "core/agreement/coefficients/conger.h"
#include "core/agreement/coefficients/krippendorff.h"
#include "core/agreement/tally/tallies.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace accord::agreement {

namespace {

constexpr std::size_t kMostTerms = 24; ///< a longer sum shows its beginning and its end

std::string figure(double value)
{
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%.6f", value);
    std::string result = text.data();
    if (result.starts_with('-')) {
        result.replace(0, 1, "−");
    }
    return result;
}

std::string figure(Count count)
{
    return std::to_string(count);
}

std::string sum(const std::vector<std::string>& terms)
{
    const bool whole = terms.size() <= kMostTerms;
    const std::size_t shown = whole ? terms.size() : kMostTerms / 2;
    std::string result;
    for (std::size_t i = 0; i < shown; ++i) {
        result += (i == 0 ? "" : " + ") + terms[i];
    }
    return whole ? result : result + " + … + " + terms.back();
}

bool isAlpha(const Explanation& explanation)
{
    return explanation.coefficient == Coefficient::KrippendorffAlpha;
}

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
    return "(" + sum(terms) + ") / " + figure(useOf(explanation).pairable);
}

Formula observed(const Explanation& explanation)
{
    const std::string end = " = " + figure(*explanation.outcome.observed());
    if (explanation.coefficient == Coefficient::FullAgreement) {
        Count unanimous = 0;
        for (const PairsByRatings& group : explanation.observed) {
            unanimous += group.unanimous;
        }
        return {Step::Observed, "p_full = N_unanimous / N_2",
                "p_full = " + figure(unanimous) + " / " + figure(useOf(explanation).pairable) + end};
    }
    if (!isAlpha(explanation)) {
        return {Step::Observed, "p_a = (1 / N_2) Σ_i Σ_k r_ik (r_ik − 1) / (r_i (r_i − 1))",
                "p_a = " + observedAgreement(explanation) + end};
    }
    if (explanation.hierarchical) {
        return {Step::Observed, "D_o = (1 / n) Σ_i Σ_kl r_ik r_il δ_kl / (r_i − 1)", "D_o" + end};
    }
    std::vector<std::string> terms;
    Count values = 0;
    for (const PairsByRatings& group : explanation.observed) {
        values += group.items * group.ratings;
        terms.push_back(figure(2 * (group.pairs - group.agreeing)) + " / " + figure(Count{group.ratings} - 1));
    }
    return {Step::Observed, "D_o = (1 / n) Σ_i Σ_kl [k ≠ l] r_ik r_il / (r_i − 1)",
            "D_o = (" + sum(terms) + ") / " + figure(values) + end};
}

std::vector<std::string> chanceTerms(const Explanation& explanation)
{
    std::vector<std::string> terms;
    Count values = 0;
    for (const CategoryPart& part : explanation.chance) {
        values += part.ratings;
    }
    for (const CategoryPart& part : explanation.chance) {
        const std::string share = figure(part.share);
        if (isAlpha(explanation)) {
            terms.push_back(figure(part.ratings) + " × " + figure(values - part.ratings));
        } else if (explanation.coefficient == Coefficient::GwetAc) {
            terms.push_back(share + " × " + figure(1 - part.share));
        } else {
            terms.push_back(share + "²");
        }
    }
    return terms;
}

Formula expected(const Explanation& explanation, double value)
{
    const std::string end = " = " + figure(value);
    const std::string q = figure(Count{explanation.codebook});
    const std::string terms = sum(chanceTerms(explanation));
    switch (explanation.coefficient) {
    case Coefficient::BrennanPrediger:
        return {Step::Expected, "p_e = 1 / q", "p_e = 1 / " + q + end};
    case Coefficient::GwetAc:
        return {Step::Expected, "p_e = (1 / (q − 1)) Σ_k π_k (1 − π_k)",
                "p_e = (" + terms + ") / " + figure(Count{explanation.codebook} - 1) + end};
    case Coefficient::CongerKappa:
        return {Step::Expected, "p_e = (2 / (R (R − 1))) Σ_gh Σ_k p_gk p_hk",
                "p_e = " + figure(value * explanation.pairsOfRaters) + " / " +
                    figure(Count{explanation.pairsOfRaters}) + end};
    case Coefficient::KrippendorffAlpha: {
        if (explanation.hierarchical) {
            return {Step::Expected, "D_e = (1 / (n (n − 1))) Σ_kl n_k n_l δ_kl, δ_kl = Σ_λ v_λ [path_λ(k) ≠ path_λ(l)]",
                    "D_e" + end};
        }
        Count values = 0;
        for (const CategoryPart& part : explanation.chance) {
            values += part.ratings;
        }
        return {Step::Expected, "D_e = (1 / (n (n − 1))) Σ_k n_k (n − n_k)",
                "D_e = (" + terms + ") / (" + figure(values) + " × " + figure(values - 1) + ")" + end};
    }
    default:
        return {Step::Expected, "p_e = Σ_k π_k²", "p_e = " + terms + end};
    }
}

Formula valueOf(const Explanation& explanation)
{
    const Estimate& estimate = *explanation.outcome;
    const std::string symbol(symbolOf(explanation.coefficient));
    const std::string end = " = " + figure(estimate.value);
    if (explanation.coefficient == Coefficient::LightKappa) {
        std::vector<std::string> terms;
        for (const double kappa : explanation.pairKappas) {
            terms.push_back(figure(kappa));
        }
        return {Step::Value, "κ = (1 / m) Σ_gh κ_gh",
                "κ = (" + sum(terms) + ") / " + figure(Count{explanation.pairsOfRaters}) + end};
    }
    const std::string observed = figure(estimate.observed.value_or(0));
    const std::string expected = figure(estimate.expected.value_or(0));
    if (isAlpha(explanation)) {
        return {Step::Value, "α = 1 − D_o / D_e", "α = 1 − " + observed + " / " + expected + end};
    }
    return {Step::Value, symbol + " = (p_a − p_e) / (1 − p_e)",
            symbol + " = (" + observed + " − " + expected + ") / (1 − " + expected + ")" + end};
}

Formula standardErrorOf(const Explanation& explanation, double error)
{
    const std::string symbol(symbolOf(explanation.coefficient));
    const bool alpha = isAlpha(explanation);
    const Count items = alpha ? useOf(explanation).pairable : useOf(explanation).rated;
    const std::string n = alpha ? "N_2" : "N_1";
    std::string influence = "u_i = (N_1 / N_2) (p_a,i − p_a)";
    if (alpha) {
        influence = "u_i = [d_i − D_o r_i − 2 (1 − α) (e_i − D_e r_i)] / (r D_e)";
    } else if (isChanceCorrected(explanation.coefficient)) {
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
    const std::string symbol(symbolOf(explanation.coefficient));
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
    if (outcome.observed() && explanation.coefficient != Coefficient::LightKappa) {
        result.push_back(observed(explanation));
    }
    if (!outcome.defined()) {
        return result;
    }
    if (outcome->expected) {
        result.push_back(expected(explanation, *outcome->expected));
    }
    if (isChanceCorrected(explanation.coefficient)) {
        result.push_back(valueOf(explanation));
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

Convention conventionOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::KrippendorffAlpha:
        return Convention::RatingAverage;
    case Coefficient::LightKappa:
        return Convention::CommonItems;
    case Coefficient::FullAgreement:
        return Convention::ShareOfItems;
    default:
        return Convention::ItemAverage;
    }
}

void countPairs(Explanation& explanation, const Ratings& ratings)
{
    if (explanation.coefficient == Coefficient::CongerKappa) {
        const auto margins = raterMargins(ratings.rows);
        const int q = ratings.rows.categories();
        int raters = 0;
        for (int rater = 0; rater < ratings.rows.raters(); ++rater) {
            const auto own = margins.begin() + static_cast<std::ptrdiff_t>(rater) * q;
            raters += std::any_of(own, own + q, [](Count count) { return count > 0; }) ? 1 : 0;
        }
        explanation.pairsOfRaters = raters * (raters - 1) / 2;
    }
    if (explanation.coefficient == Coefficient::LightKappa) {
        for (const PairAgreement& pair : pairMatrix(pairCounts(ratings.rows))) {
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
        explanation.leftOut.push_back({LeftOut::SingleRating, use.rated - use.pairable});
    }
    if (use.items > use.rated) {
        explanation.leftOut.push_back({LeftOut::NoRating, use.items - use.rated});
    }
}

Explanation explained(Coefficient coefficient, const Ratings& ratings, const Outcome& outcome)
{
    const auto tallies = Tallies::of(ratings.items);
    Explanation result;
    result.coefficient = coefficient;
    result.outcome = outcome;
    result.raters = ratings.items.raters();
    result.codebook = ratings.items.categories();
    result.categories = tallies.categoriesInUse();
    for (const Kind& kind : ratings.items.kinds().list) {
        result.ratings += kind.items * kind.ratings;
    }
    result.observed = pairsOf(tallies);
    result.chance = partsOf(tallies, coefficient == Coefficient::KrippendorffAlpha);
    countPairs(result, ratings);
    countLeftOut(result, ratings.items.use());
    result.convention = conventionOf(coefficient);
    result.sources = sourcesOf(coefficient);
    if (result.outcome.defined()) {
        const Estimate& estimate = *result.outcome;
        result.interval = estimate.interval ? IntervalMethod::VarianceTerms : IntervalMethod::None;
        if (isChanceCorrected(coefficient)) {
            result.band = landisKoch(estimate.value);
            result.benchmark = estimate.standardError
                                   ? std::optional(benchmark(estimate.value, *estimate.standardError))
                                   : std::nullopt;
        }
    }
    return result;
}

} // namespace

std::string_view symbolOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::PercentAgreement:
        return "p_a";
    case Coefficient::FullAgreement:
        return "p_full";
    case Coefficient::GwetAc:
        return "AC1";
    case Coefficient::KrippendorffAlpha:
        return "α";
    default:
        return "κ";
    }
}

Explanation explain(Coefficient coefficient, const RatingTable& table)
{
    const auto ratings = Ratings::of(table);
    Explanation result = explained(coefficient, ratings, compute(coefficient, ratings));
    result.formulas = formulasOf(result);
    return result;
}

Explanation explainPaths(const RatingTable& table, const std::vector<CodePath>& paths)
{
    const auto ratings = Ratings::of(table);
    Explanation result =
        explained(Coefficient::KrippendorffAlpha, ratings, krippendorffAlpha(ratings.items, pathDifference(paths)));
    result.hierarchical = true;
    std::size_t depth = 0;
    for (const CodePath& path : paths) {
        depth = std::max(depth, path.size());
    }
    result.levelWeights.assign(depth, 1 / static_cast<double>(depth));
    result.formulas = formulasOf(result);
    return result;
}

} // namespace accord::agreement

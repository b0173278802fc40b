// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/measures.h"

#include "core/agreement/conger.h"
#include "core/agreement/explanation.h"
#include "core/agreement/krippendorff.h"
#include "core/base/translatable.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace accord::agreement {

namespace {

constexpr std::string_view kGwet2014 =
    "Gwet, K. L. (2014). Handbook of Inter-Rater Reliability, 4th edition. Advanced Analytics.";

constexpr std::array<std::string_view, 2> kPercent{
    "Fleiss, J. L. (1971). Measuring nominal scale agreement among many raters. Psychological Bulletin 76, 378-382.",
    kGwet2014};
constexpr std::array<std::string_view, 3> kBrennan{
    "Bennett, E. M., Alpert, R. and Goldstein, A. C. (1954). Communications through limited-response questioning. "
    "Public Opinion Quarterly 18, 303-308.",
    "Brennan, R. L. and Prediger, D. J. (1981). Coefficient kappa: some uses, misuses, and alternatives. Educational "
    "and Psychological Measurement 41, 687-699.",
    kGwet2014};
constexpr std::array<std::string_view, 3> kFleiss{
    "Scott, W. A. (1955). Reliability of content analysis: the case of nominal scale coding. Public Opinion Quarterly "
    "19, 321-325.",
    kPercent[0], kGwet2014};
constexpr std::array<std::string_view, 3> kConger{
    "Hubert, L. (1977). Kappa revisited. Psychological Bulletin 84, 289-297.",
    "Conger, A. J. (1980). Integration and generalization of kappas for multiple raters. Psychological Bulletin 88, "
    "322-328.",
    kGwet2014};
constexpr std::array<std::string_view, 2> kLight{
    "Cohen, J. (1960). A coefficient of agreement for nominal scales. Educational and Psychological Measurement 20, "
    "37-46.",
    "Light, R. J. (1971). Measures of response agreement for qualitative data: some generalizations and alternatives. "
    "Psychological Bulletin 76, 365-377."};
constexpr std::array<std::string_view, 2> kGwet{
    "Gwet, K. L. (2008). Computing inter-rater reliability and its variance in the presence of high agreement. British "
    "Journal of Mathematical and Statistical Psychology 61, 29-48.",
    kGwet2014};
constexpr std::array<std::string_view, 2> kAlpha{
    "Krippendorff, K. (1970). Estimating the reliability, systematic error and random error of interval data. "
    "Educational and Psychological Measurement 30, 61-70.",
    "Hayes, A. F. and Krippendorff, K. (2007). Answering the call for a standard reliability measure for coding data. "
    "Communication Methods and Measures 1, 77-89."};

using Weighed = const DistanceFunction&;
using Terms = std::vector<std::string>;
using Why = std::optional<NotComputable>;

// Fleiss: by chance everybody draws from the shares of all.

Why noTwoDiffer(const Totals& totals, Weighed difference)
{
    if (difference.nominal()) {
        return totals.inUse < 2 ? Why(NotComputable::OneCategory) : std::nullopt;
    }
    for (int k = 0; k < totals.categories; ++k) {
        for (int l = 0; l < k; ++l) {
            const bool both =
                totals.share[static_cast<std::size_t>(k)] > 0 && totals.share[static_cast<std::size_t>(l)] > 0;
            if (both && difference.disagreement(k, l) > 0) {
                return std::nullopt;
            }
        }
    }
    return NotComputable::OneCategory;
}

/// delta-bar_k = sum_l (delta_kl + delta_lk) / 2 pi_l
std::vector<double> meanDisagreement(const Totals& totals, Weighed difference)
{
    if (difference.nominal()) {
        return totals.others;
    }
    std::vector<double> result(totals.share.size());
    for (int k = 0; k < totals.categories; ++k) {
        for (int l = 0; l < totals.categories; ++l) {
            result[static_cast<std::size_t>(k)] += (difference.disagreement(k, l) + difference.disagreement(l, k)) / 2 *
                                                   totals.share[static_cast<std::size_t>(l)];
        }
    }
    return result;
}

/// sum_k pi_k (1 - pi_k)
double sharesDiffer(const Totals& totals)
{
    return std::inner_product(totals.share.begin(), totals.share.end(), totals.others.begin(), 0.0);
}

double fleissExpected(const Totals& totals, Weighed difference)
{
    if (difference.nominal()) {
        return sharesDiffer(totals);
    }
    const auto mean = meanDisagreement(totals, difference);
    return std::inner_product(totals.share.begin(), totals.share.end(), mean.begin(), 0.0);
}

Formula fleissLine(const Explanation& explanation, double expected)
{
    Terms terms;
    for (const CategoryPart& part : explanation.chance) {
        terms.push_back(figure(part.share) + "²");
    }
    return {Step::Expected, "p_e = Σ_k π_k²", "p_e = " + sumOf(terms) + " = " + figure(expected)};
}

// Brennan and Prediger, and Gwet: the codebook has to offer a choice.

Why noChoice(const Totals& totals, Weighed difference)
{
    if (totals.categories < 2) {
        return NotComputable::SmallCodebook;
    }
    // Weights that tell no two categories apart.
    return difference.total(totals.categories) == 0 ? Why(NotComputable::OneCategory) : std::nullopt;
}

Formula brennanLine(const Explanation& explanation, double expected)
{
    return {Step::Expected, "p_e = 1 / q",
            "p_e = 1 / " + figure(Count{explanation.codebook}) + " = " + figure(expected)};
}

/// T_w / (q (q - 1)), nominal 1 / (q - 1).
double gwetFactor(const Totals& totals, Weighed difference)
{
    const double q = totals.categories;
    return (q * q - difference.total(totals.categories)) / (q * (q - 1));
}

std::vector<double> gwetPart(const Totals& totals, Weighed difference)
{
    const double factor = gwetFactor(totals, difference);
    std::vector<double> part;
    part.reserve(totals.others.size());
    for (const double other : totals.others) {
        part.push_back(1 - factor * other);
    }
    return part;
}

Formula gwetLine(const Explanation& explanation, double expected)
{
    Terms terms;
    for (const CategoryPart& part : explanation.chance) {
        terms.push_back(figure(part.share) + " × " + figure(1 - part.share));
    }
    return {Step::Expected, "p_e = (1 / (q − 1)) Σ_k π_k (1 − π_k)",
            "p_e = (" + sumOf(terms) + ") / " + figure(Count{explanation.codebook} - 1) + " = " + figure(expected)};
}

Formula congerLine(const Explanation& explanation, double expected)
{
    const Count pairs = explanation.pairsOfRaters;
    return {Step::Expected, "p_e = (2 / (R (R − 1))) Σ_gh Σ_k p_gk p_hk",
            "p_e = " + figure(expected * static_cast<double>(pairs)) + " / " + figure(pairs) + " = " +
                figure(expected)};
}

// Krippendorff's alpha, in disagreement over the ratings of pairable items.

Formula alphaObservedLine(const Explanation& explanation)
{
    Terms terms;
    Count values = 0;
    for (const PairsByRatings& group : explanation.observed) {
        values += group.items * group.ratings;
        terms.push_back(figure(2 * (group.pairs - group.agreeing)) + " / " + figure(Count{group.ratings} - 1));
    }
    return {Step::Observed, "D_o = (1 / n) Σ_i Σ_kl [k ≠ l] r_ik r_il / (r_i − 1)",
            "D_o = (" + sumOf(terms) + ") / " + figure(values) + " = " + figure(*explanation.outcome.observed())};
}

Formula alphaExpectedLine(const Explanation& explanation, double expected)
{
    Count values = 0;
    for (const CategoryPart& part : explanation.chance) {
        values += part.ratings;
    }
    Terms terms;
    for (const CategoryPart& part : explanation.chance) {
        terms.push_back(figure(part.ratings) + " × " + figure(values - part.ratings));
    }
    return {Step::Expected, "D_e = (1 / (n (n − 1))) Σ_k n_k (n − n_k)",
            "D_e = (" + sumOf(terms) + ") / (" + figure(values) + " × " + figure(values - 1) +
                ") = " + figure(expected)};
}

Formula pathObservedLine(const Explanation& explanation)
{
    return {Step::Observed, "D_o = (1 / n) Σ_i Σ_kl r_ik r_il δ_kl / (r_i − 1)",
            "D_o = " + figure(*explanation.outcome.observed())};
}

Formula pathExpectedLine(const Explanation& /*explanation*/, double expected)
{
    return {Step::Expected, "D_e = (1 / (n (n − 1))) Σ_kl n_k n_l δ_kl, δ_kl = Σ_λ v_λ [path_λ(k) ≠ path_λ(l)]",
            "D_e = " + figure(expected)};
}

Formula alphaValueLine(const Explanation& explanation)
{
    const Estimate& estimate = *explanation.outcome;
    return {Step::Value, "α = 1 − D_o / D_e",
            "α = 1 − " + figure(estimate.observed.value_or(0)) + " / " + figure(estimate.expected.value_or(0)) + " = " +
                figure(estimate.value)};
}

// Light, and full agreement.

Formula lightLine(const Explanation& explanation)
{
    Terms terms;
    for (const double kappa : explanation.pairKappas) {
        terms.push_back(figure(kappa));
    }
    return {Step::Value, "κ = (1 / m) Σ_gh κ_gh",
            "κ = (" + sumOf(terms) + ") / " + figure(Count{explanation.pairsOfRaters}) + " = " +
                figure(explanation.outcome->value)};
}

Count unanimousOf(const Tallies& tallies)
{
    Count unanimous = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        unanimous += ratings >= 2 ? group.unanimous : 0;
    }
    return unanimous;
}

Outcome fullAgreement(const Tallies& tallies)
{
    const ItemUse use = tallies.use();
    if (use.pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, use};
    }
    Estimate result;
    result.value = static_cast<double>(unanimousOf(tallies)) / static_cast<double>(use.pairable);
    result.observed = result.value;
    result.use = use;
    return result;
}

Formula fullLine(const Explanation& explanation)
{
    Count unanimous = 0;
    for (const PairsByRatings& group : explanation.observed) {
        unanimous += group.unanimous;
    }
    return {Step::Observed, "p_full = N_unanimous / N_2",
            "p_full = " + figure(unanimous) + " / " + figure(explanation.outcome.use().pairable) + " = " +
                figure(*explanation.outcome.observed())};
}

} // namespace

/// p_e = sum_kl w_kl pi_k pi_l from the shares of the categories (mean over rated items). Scott 1955; Fleiss 1971; Gwet
/// 2014 for missing ratings and for weights. NotComputable::OneCategory when a single category is in use.
constinit const Measure kFleissKappa{
    .key = "fleiss_kappa",
    .otherWords = {"fleiss", "kappa"},
    .name = QT_TRANSLATE_NOOP("Measures", "Fleiss' kappa"),
    .nameForTwo = "Fleiss' kappa (Scott's pi)",
    .definition = QT_TRANSLATE_NOOP(
        "Measures",
        "Agreement beyond chance among any number of people; chance is that everybody draws from the shares "
        "that the categories have over all (Fleiss 1971; with missing labels Gwet 2014)."),
    .sources = kFleiss,
    .shown = {.summary = true, .benchmark = true, .bootstrap = true, .groups = true, .levels = true},
    .obstacle = noTwoDiffer,
    .expected = fleissExpected,
    .part = meanDisagreement,
    .expectedLine = fleissLine,
};

constinit const Measure kKrippendorffAlpha{
    .key = "alpha_nominal",
    .otherWords = {"alpha", "krippendorff"},
    .symbol = "α",
    .name = QT_TRANSLATE_NOOP("Measures", "Krippendorff's alpha"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures",
        "One minus observed over expected disagreement, over all labels that can be paired; close to Fleiss' "
        "kappa for many items, fair to few (Krippendorff 1970)."),
    .sources = kAlpha,
    .scales = Scales::Distance,
    .convention = Convention::RatingAverage,
    .disagreement = true,
    .shown = {.summary = true, .bootstrap = true, .levels = true},
    .ofItems = krippendorffAlpha,
    .ofMoments = nominalAlpha,
    .itemSums = alphaSums,
    .observedLine = alphaObservedLine,
    .expectedLine = alphaExpectedLine,
    .valueLine = alphaValueLine,
};

constinit const Measure kAlphaAlongPaths{
    .key = "alpha_hierarchical",
    .symbol = "α",
    .name = QT_TRANSLATE_NOOP("Measures", "Krippendorff's alpha along the taxonomy path"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures",
        "Krippendorff's alpha in which two labels differ the more, the higher up in the taxonomy they part; "
        "one number for all levels, each of which weighs the same."),
    .sources = kAlpha,
    .scales = Scales::Paths,
    .convention = Convention::RatingAverage,
    .disagreement = true,
    .atOneLevel = &kKrippendorffAlpha,
    .ofItems = krippendorffAlpha,
    .itemSums = alphaSums,
    .observedLine = pathObservedLine,
    .expectedLine = pathExpectedLine,
    .valueLine = alphaValueLine,
};

namespace {

/// Chance happens on items that are hard to rate, p_e = T_w / (q (q-1)) sum_k pi_k (1 - pi_k), T_w = sum_kl w_kl; with
/// weights it is called AC2. Stays high where one category prevails and nearly all agree. Gwet 2008, 2014.
constexpr Measure kGwetAc{
    .key = "gwet_ac1",
    .otherWords = {"gwet", "ac1"},
    .symbol = "AC1",
    .name = QT_TRANSLATE_NOOP("Measures", "Gwet's AC1"),
    .weightedKey = "gwet_ac2",
    .weightedName = "Gwet's AC2",
    .definition = QT_TRANSLATE_NOOP(
        "Measures",
        "Agreement beyond chance; chance is taken to happen only where people cannot decide, which keeps the "
        "value high when one category dominates (Gwet 2008)."),
    .sources = kGwet,
    .asksCodebook = true,
    .shown = {.summary = true, .benchmark = true, .bootstrap = true, .groups = true, .levels = true},
    .obstacle = noChoice,
    .expected = [](const Totals& totals,
                   Weighed difference) { return 1 - gwetFactor(totals, difference) * sharesDiffer(totals); },
    .part = gwetPart,
    .expectedLine = gwetLine,
};

/// Bennett's S, Randolph's free-marginal kappa, PABAK with two categories: chance is every category of the codebook
/// alike, p_e = sum_kl w_kl / q^2, nominal 1/q. Bennett, Alpert and Goldstein 1954; Brennan and Prediger 1981; Randolph
/// 2005; Gwet 2014 for weights.
constexpr Measure kBrennanPrediger{
    .key = "brennan_prediger",
    .otherWords = {"brennan"},
    .name = QT_TRANSLATE_NOOP("Measures", "Brennan-Prediger kappa"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures",
        "Agreement beyond chance; chance is that everybody picks among all categories of the codebook alike "
        "(Brennan and Prediger 1981)."),
    .sources = kBrennan,
    .asksCodebook = true,
    .obstacle = noChoice,
    .expected =
        [](const Totals& totals, Weighed difference) {
            const double q = totals.categories;
            return difference.total(totals.categories) / (q * q);
        },
    .expectedLine = brennanLine,
};

constexpr Measure kCongerKappa{
    .key = "conger_kappa",
    .otherWords = {"conger"},
    .name = QT_TRANSLATE_NOOP("Measures", "Conger's kappa"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures", "Agreement beyond chance; chance is that each person draws from the shares of their own labels, "
                    "averaged over all pairs of people (Conger 1980)."),
    .sources = kConger,
    .shown = {.levels = true},
    .ofRows = congerKappa,
    .rowTerms = congerTerms,
    .rowSums = congerSums,
    .expectedLine = congerLine,
};

constexpr Measure kLightKappa{
    .key = "light_kappa",
    .otherWords = {"light"},
    .name = QT_TRANSLATE_NOOP("Measures", "Light's kappa"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures", "The mean of Cohen's kappa over all pairs of people for whom it is defined (Light 1971)."),
    .sources = kLight,
    .scales = Scales::Nominal,
    .convention = Convention::CommonItems,
    .ofPairs = [](const std::vector<PairAgreement>& pairs) { return lightKappa(pairs).mean; },
    .valueLine = lightLine,
};

} // namespace

/// The mean over pairable items of the share of pairs of ratings that agree (with weights: of their mean agreement),
/// p_a = (1/N2) sum_i sum_k r_ik (sum_l w_kl r_il - 1) / (r_i (r_i - 1)). Fleiss 1971; Gwet 2014.
constinit const Measure kPercentAgreement{
    .key = "percent_agreement",
    .otherWords = {"percent"},
    .symbol = "p_a",
    .name = QT_TRANSLATE_NOOP("Measures", "Percent agreement"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures", "The share of pairs of labels on the same item that are alike. Chance is not taken out."),
    .sources = kPercent,
    .chanceCorrected = false,
    .shown = {.summary = true, .levels = true},
    .obstacle = [](const Totals&, Weighed) { return Why(); },
    .expected = [](const Totals&, Weighed) { return 1.0; },
};

/// The share of pairable items on which all ratings are equal.
constinit const Measure kFullAgreement{
    .key = "full_agreement",
    .otherWords = {"full"},
    .symbol = "p_full",
    .name = QT_TRANSLATE_NOOP("Measures", "Full agreement"),
    .definition = QT_TRANSLATE_NOOP(
        "Measures",
        "The share of items on which all labels are alike. Chance is not taken out; the more people, the lower."),
    .sources = kPercent,
    .scales = Scales::Nominal,
    .convention = Convention::ShareOfItems,
    .chanceCorrected = false,
    .shown = {.summary = true},
    .ofTallies = fullAgreement,
    .observedLine = fullLine,
};

std::span<const Measure* const> measures()
{
    static constexpr std::array kAll{
        &kFleissKappa, &kKrippendorffAlpha, &kAlphaAlongPaths,  &kGwetAc,        &kBrennanPrediger,
        &kCongerKappa, &kLightKappa,        &kPercentAgreement, &kFullAgreement,
    };
    return kAll;
}

std::span<const Measure* const> levelMeasures()
{
    static const std::vector<const Measure*> kLevel = [] {
        std::vector<const Measure*> result(measures().begin(), measures().end());
        std::erase_if(result, [](const Measure* measure) { return measure->isForAllLevels(); });
        return result;
    }();
    return kLevel;
}

const Measure* measureNamed(std::string_view word)
{
    const auto found = std::ranges::find_if(measures(), [word](const Measure* measure) {
        return !word.empty() && (measure->key == word || std::ranges::count(measure->otherWords, word) > 0);
    });
    return found == measures().end() ? nullptr : *found;
}

} // namespace accord::agreement

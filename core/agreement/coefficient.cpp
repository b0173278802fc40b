// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficient.h"

#include "core/agreement/coefficients/chance_corrected.h"
#include "core/agreement/coefficients/cohen.h"
#include "core/agreement/coefficients/conger.h"
#include "core/agreement/coefficients/krippendorff.h"

#include <algorithm>
#include <utility>

namespace accord::agreement {

namespace {

bool somePairDefined(const RowPatterns& rows)
{
    const auto pairs = pairCounts(rows);
    return std::ranges::any_of(pairs, [](const PairCounts& pair) { return cohenKappa(pair).kappa.defined(); });
}

/// A mean over pairs says itself nothing of items.
Outcome resting(const Outcome& mean, const ItemUse& use)
{
    if (!mean.defined()) {
        return NoEstimate{mean.why(), std::nullopt, use};
    }
    Estimate result = *mean;
    result.use = use;
    return result;
}

bool alphaDefined(const Tallies& tallies)
{
    int used = 0;
    for (int category = 0; category < tallies.categories; ++category) {
        used += tallies.pairableRatings(category) > 0 ? 1 : 0;
    }
    return used > 1;
}

} // namespace

std::optional<NotComputable> obstacle(Coefficient coefficient, const Ratings& ratings)
{
    if (coefficient == Coefficient::LightKappa) {
        return somePairDefined(ratings.rows) ? std::nullopt : std::optional(NotComputable::NoDefinedPair);
    }
    if (ratings.items.use().pairable == 0) {
        return NotComputable::NoPairs;
    }
    const auto tallies = Tallies::of(ratings.items);
    const auto unless = [](bool fine, NotComputable why) { return fine ? std::nullopt : std::optional(why); };
    switch (coefficient) {
    case Coefficient::BrennanPrediger:
    case Coefficient::GwetAc:
        return unless(ratings.items.categories() >= 2, NotComputable::SmallCodebook);
    case Coefficient::FleissKappa:
    case Coefficient::CongerKappa:
        return unless(tallies.categoriesInUse() >= 2, NotComputable::OneCategory);
    case Coefficient::KrippendorffAlpha:
        return unless(alphaDefined(tallies), NotComputable::OneCategory);
    case Coefficient::PercentAgreement:
    case Coefficient::FullAgreement:
    case Coefficient::LightKappa:
        break;
    }
    return std::nullopt;
}

Outcome compute(Coefficient coefficient, const Ratings& ratings, const Weights& weights)
{
    switch (coefficient) {
    case Coefficient::PercentAgreement:
        return percentAgreement(ratings.items, weights);
    case Coefficient::FullAgreement:
        return fullAgreement(ratings.items);
    case Coefficient::BrennanPrediger:
        return brennanPrediger(ratings.items, weights);
    case Coefficient::FleissKappa:
        return fleissKappa(ratings.items, weights);
    case Coefficient::CongerKappa:
        return congerKappa(ratings.rows, weights);
    case Coefficient::LightKappa:
        return resting(lightKappa(pairMatrix(pairCounts(ratings.rows), weights)).mean, ratings.items.use());
    case Coefficient::GwetAc:
        return gwetAc(ratings.items, weights);
    case Coefficient::KrippendorffAlpha:
        break;
    }
    return krippendorffAlpha(ratings.items);
}

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

constexpr std::pair<std::string_view, Coefficient> kShort[] = {
    {"fleiss", Coefficient::FleissKappa},
    {"kappa", Coefficient::FleissKappa},
    {"alpha", Coefficient::KrippendorffAlpha},
    {"krippendorff", Coefficient::KrippendorffAlpha},
    {"conger", Coefficient::CongerKappa},
    {"light", Coefficient::LightKappa},
    {"gwet", Coefficient::GwetAc},
    {"ac1", Coefficient::GwetAc},
    {"brennan", Coefficient::BrennanPrediger},
    {"percent", Coefficient::PercentAgreement},
    {"full", Coefficient::FullAgreement},
};

} // namespace

std::string_view keyOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::PercentAgreement:
        return "percent_agreement";
    case Coefficient::FullAgreement:
        return "full_agreement";
    case Coefficient::BrennanPrediger:
        return "brennan_prediger";
    case Coefficient::FleissKappa:
        return "fleiss_kappa";
    case Coefficient::CongerKappa:
        return "conger_kappa";
    case Coefficient::LightKappa:
        return "light_kappa";
    case Coefficient::GwetAc:
        return "gwet_ac1";
    case Coefficient::KrippendorffAlpha:
        return "alpha_nominal";
    }
    return {};
}

std::optional<Coefficient> coefficientNamed(std::string_view name)
{
    for (const Coefficient coefficient : kCoefficients) {
        if (name == keyOf(coefficient)) {
            return coefficient;
        }
    }
    for (const auto& [word, coefficient] : kShort) {
        if (name == word) {
            return coefficient;
        }
    }
    return std::nullopt;
}

bool isChanceCorrected(Coefficient coefficient)
{
    return coefficient != Coefficient::PercentAgreement && coefficient != Coefficient::FullAgreement;
}

std::span<const std::string_view> sourcesOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::PercentAgreement:
    case Coefficient::FullAgreement:
        return kPercent;
    case Coefficient::BrennanPrediger:
        return kBrennan;
    case Coefficient::FleissKappa:
        return kFleiss;
    case Coefficient::CongerKappa:
        return kConger;
    case Coefficient::LightKappa:
        return kLight;
    case Coefficient::GwetAc:
        return kGwet;
    case Coefficient::KrippendorffAlpha:
        return kAlpha;
    }
    return {};
}

} // namespace accord::agreement

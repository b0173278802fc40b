// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/explain/explain.h"
#include "app/cli/words.h"

namespace accord::cli {

using agreement::Band;
using agreement::Coefficient;
using agreement::Convention;
using agreement::LeftOut;
using agreement::Step;

std::string_view stepKey(Step step)
{
    switch (step) {
    case Step::Observed:
        return "observed";
    case Step::Expected:
        return "expected";
    case Step::Value:
        return "value";
    case Step::StandardError:
        return "standard_error";
    case Step::Interval:
        return "interval";
    }
    return {};
}

std::string_view leftOutKey(LeftOut why)
{
    switch (why) {
    case LeftOut::SingleRating:
        return "one_label";
    case LeftOut::NoRating:
        return "no_label";
    case LeftOut::OtherRepository:
        return "other_repository";
    case LeftOut::OtherFinalType:
        return "other_final_type";
    case LeftOut::NotDecided:
        return "not_decided";
    case LeftOut::NotSpecified:
        return "labels_not_specified";
    case LeftOut::CannotTell:
        return "labels_cannot_tell";
    case LeftOut::Repeat:
        return "repeats";
    }
    return {};
}

std::string_view conventionKey(Convention convention)
{
    switch (convention) {
    case Convention::ItemAverage:
        return "item_average";
    case Convention::RatingAverage:
        return "rating_average";
    case Convention::CommonItems:
        return "common_items";
    case Convention::ShareOfItems:
        return "share_of_items";
    }
    return {};
}

std::string_view bandKey(Band band)
{
    switch (band) {
    case Band::AlmostPerfect:
        return "almost_perfect";
    case Band::Substantial:
        return "substantial";
    case Band::Moderate:
        return "moderate";
    case Band::Fair:
        return "fair";
    case Band::Slight:
        return "slight";
    case Band::Poor:
        return "poor";
    }
    return {};
}

std::string nameOf(const agreement::Explanation& explanation)
{
    switch (explanation.coefficient) {
    case Coefficient::PercentAgreement:
        return "Percent agreement";
    case Coefficient::FullAgreement:
        return "Full agreement";
    case Coefficient::BrennanPrediger:
        return "Brennan and Prediger's kappa";
    case Coefficient::FleissKappa:
        return explanation.raters == 2 ? "Fleiss' kappa (Scott's pi)" : "Fleiss' kappa";
    case Coefficient::CongerKappa:
        return "Conger's kappa";
    case Coefficient::LightKappa:
        return "Light's kappa, the mean of Cohen's";
    case Coefficient::GwetAc:
        return "Gwet's AC1";
    case Coefficient::KrippendorffAlpha:
        return explanation.hierarchical ? "Krippendorff's alpha along the taxonomy path" : "Krippendorff's alpha";
    }
    return {};
}

std::string definitionOf(const agreement::Explanation& explanation)
{
    switch (explanation.coefficient) {
    case Coefficient::PercentAgreement:
        return "The share of pairs of labels on the same item that are equal; chance is not taken out.";
    case Coefficient::FullAgreement:
        return "The share of items on which all labels are equal; chance is not taken out.";
    case Coefficient::BrennanPrediger:
        return "Agreement beyond chance, where by chance every category of the codebook is drawn alike.";
    case Coefficient::FleissKappa:
        return "Agreement beyond chance among any number of people, where by chance everybody draws from the shares "
               "that the categories have over all.";
    case Coefficient::CongerKappa:
        return "Agreement beyond chance among any number of people, where by chance everybody draws from their own "
               "shares.";
    case Coefficient::LightKappa:
        return "Cohen's kappa of two people, averaged over all pairs.";
    case Coefficient::GwetAc:
        return "Agreement beyond chance, where only what is hard to tell is drawn by chance; it stays meaningful when "
               "nearly everything is in one category.";
    case Coefficient::KrippendorffAlpha:
        return explanation.hierarchical
                   ? "One minus the disagreement that is seen over the one that chance gives, where labels that part "
                     "at the type are further apart than labels that part below it."
                   : "One minus the disagreement that is seen over the one that chance gives, over all labels of items "
                     "with at least two.";
    }
    return {};
}

std::string leftOutText(LeftOut why, agreement::Count count)
{
    switch (why) {
    case LeftOut::SingleRating:
        return counted(count, "item") + " with one label (counted for the shares of the categories)";
    case LeftOut::NoRating:
        return counted(count, "item") + " without a label";
    case LeftOut::OtherRepository:
        return counted(count, "item") + " of other repositories";
    case LeftOut::OtherFinalType:
        return counted(count, "item") + " decided as another type";
    case LeftOut::NotDecided:
        return counted(count, "item") + " not decided";
    case LeftOut::NotSpecified:
        return counted(count, "label") + " that stop above the level";
    case LeftOut::CannotTell:
        return counted(count, "label") + " that say \"cannot tell\"";
    case LeftOut::Repeat:
        return counted(count, "repeat") + " that show an issue once more";
    }
    return {};
}

std::string conventionText(Convention convention)
{
    switch (convention) {
    case Convention::ItemAverage:
        return "every item with at least two labels weighs the same (Gwet 2014)";
    case Convention::RatingAverage:
        return "every label of an item with at least two weighs the same (Krippendorff)";
    case Convention::CommonItems:
        return "pair by pair, over the items that both labelled";
    case Convention::ShareOfItems:
        return "items on which all labels are equal, of those with at least two";
    }
    return {};
}

std::string bandText(Band band)
{
    return band == Band::AlmostPerfect ? "almost perfect" : std::string(bandKey(band));
}

} // namespace accord::cli

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/explain/explain.h"
#include "app/cli/words.h"

namespace accord::cli {

using agreement::Band;
using agreement::Convention;
using agreement::LeftOutReason;
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

std::string_view leftOutKey(LeftOutReason why)
{
    switch (why) {
    case LeftOutReason::SingleRating:
        return "one_label";
    case LeftOutReason::NoRating:
        return "no_label";
    case LeftOutReason::OtherRepository:
        return "other_repository";
    case LeftOutReason::OtherFinalType:
        return "other_final_type";
    case LeftOutReason::NotDecided:
        return "not_decided";
    case LeftOutReason::NotSpecified:
        return "labels_not_specified";
    case LeftOutReason::CannotTell:
        return "labels_cannot_tell";
    case LeftOutReason::Repeat:
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
    const agreement::Measure& measure = *explanation.measure;
    return std::string(explanation.raters == 2 && !measure.nameForTwo.empty() ? measure.nameForTwo : measure.name);
}

std::string leftOutText(LeftOutReason why, agreement::Count count)
{
    switch (why) {
    case LeftOutReason::SingleRating:
        return counted(count, "item") + " with one label (counted for the shares of the categories)";
    case LeftOutReason::NoRating:
        return counted(count, "item") + " without a label";
    case LeftOutReason::OtherRepository:
        return counted(count, "item") + " of other repositories";
    case LeftOutReason::OtherFinalType:
        return counted(count, "item") + " decided as another type";
    case LeftOutReason::NotDecided:
        return counted(count, "item") + " not decided";
    case LeftOutReason::NotSpecified:
        return counted(count, "label") + " that stop above the level";
    case LeftOutReason::CannotTell:
        return counted(count, "label") + " that say \"cannot tell\"";
    case LeftOutReason::Repeat:
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

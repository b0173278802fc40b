// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"

#include "app/cli/words.h"

namespace accord::cli {
std::string_view undefinedKey(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "no_pairs";
    case agreement::NotComputable::OneCategory:
        return "one_category";
    case agreement::NotComputable::SmallCodebook:
        return "small_codebook";
    case agreement::NotComputable::NoCommonItems:
        return "no_common_items";
    case agreement::NotComputable::NoDefinedPair:
        return "no_defined_pair";
    case agreement::NotComputable::NoCompleteItems:
        return "no_complete_items";
    case agreement::NotComputable::CategoryUnused:
        return "category_unused";
    }
    return {};
}

std::string undefinedText(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "no item has two labels that can be compared";
    case agreement::NotComputable::OneCategory:
        return "all labels are in a single category, so that chance alone would agree as much";
    case agreement::NotComputable::SmallCodebook:
        return "the taxonomy has fewer than two categories here";
    case agreement::NotComputable::NoCommonItems:
        return "the two labelled no item both";
    case agreement::NotComputable::NoDefinedPair:
        return "no pair of annotators can be compared";
    case agreement::NotComputable::NoCompleteItems:
        return "no item was labelled by everybody";
    case agreement::NotComputable::CategoryUnused:
        return "nobody used the category";
    }
    return {};
}

Json outcomeJson(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return {
            {"value", nullptr}, {"undefined", undefinedKey(outcome.why())}, {"observed", orNull(outcome.observed())}};
    }
    const agreement::Estimate& estimate = *outcome;
    return {{"value", estimate.value},
            {"standard_error", orNull(estimate.standardError)},
            {"interval", estimate.interval ? Json({estimate.interval->low, estimate.interval->high}) : Json(nullptr)},
            {"observed", orNull(estimate.observed)},
            {"expected", orNull(estimate.expected)},
            {"degrees_of_freedom", orNull(estimate.degreesOfFreedom)}};
}

std::string valueText(const agreement::Outcome& outcome)
{
    return outcome.defined() ? fourDigits(outcome->value) : "undefined";
}

std::string intervalText(const agreement::Outcome& outcome)
{
    if (!outcome.defined() || !outcome->interval) {
        return {};
    }
    return fourDigits(outcome->interval->low) + " to " + fourDigits(outcome->interval->high);
}

} // namespace accord::cli

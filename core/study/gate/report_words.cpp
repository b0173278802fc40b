// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/report_words.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace accord::study {

std::string levelName(Level level)
{
    return level == Level::Type ? "Type" : level == Level::Theme ? "Theme" : "Sub-theme";
}

std::string fixed(double value, int digits)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::string grouped(std::int64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

std::string percentText(double share)
{
    return fixed(100 * share, 2) + " %";
}

std::string whyText(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "none: no item has two labels";
    case agreement::NotComputable::OneCategory:
        return "none: a single category is in use";
    case agreement::NotComputable::SmallCodebook:
        return "none: the codebook has a single category";
    case agreement::NotComputable::NoCommonItems:
        return "none: nothing in common";
    case agreement::NotComputable::NoDefinedPair:
        return "none: no pair of people has a kappa";
    case agreement::NotComputable::NoCompleteItems:
        return "none: no item was labelled by all";
    case agreement::NotComputable::CategoryUnused:
        return "none: it is not in use";
    }
    return "none";
}

std::string kappaText(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return whyText(outcome.why());
    }
    std::string text = fixed(outcome->value, 4);
    if (outcome->interval) {
        text += " (" + fixed(outcome->interval->low, 3) + " to " + fixed(outcome->interval->high, 3) + ")";
    }
    return text;
}

std::string minutesText(const std::optional<double>& seconds)
{
    if (!seconds) {
        return "not known";
    }
    const auto whole = static_cast<long long>(std::llround(*seconds));
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld", whole / 60, whole % 60);
    return text.data();
}

std::string figureValueText(const ConditionResult& result)
{
    if (!result.figure) {
        return result.why ? whyText(*result.why) : "not known";
    }
    if (result.condition.ofAgreement()) {
        return fixed(*result.figure, 4);
    }
    return fixed(*result.figure, result.condition.figure == Condition::Figure::Seconds ? 1 : 0);
}

std::string reasonText(Exclusion reason, const std::string& own)
{
    if (!own.empty()) {
        return own;
    }
    switch (reason) {
    case Exclusion::None:
        return "no reason given";
    case Exclusion::OffTopic:
        return "another subject";
    case Exclusion::NotAnIssue:
        return "not an issue";
    case Exclusion::Unusable:
        return "not usable";
    case Exclusion::WithoutChallenge:
        return "a lightweight model without the challenge under study";
    case Exclusion::KeywordOnly:
        return "the keyword only in a name, a path or a commit";
    case Exclusion::NamedLikeIt:
        return "named like it, but not it";
    }
    return "reason " + std::to_string(static_cast<int>(reason));
}

} // namespace accord::study

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/alarms.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace accord::agreement {

namespace {

/// Some item has more than half of at least two ratings in the category.
bool everMajority(const Tallies& tallies, int category)
{
    for (const auto& [ratings, group] : tallies.groups) {
        for (int count = ratings / 2 + 1; ratings >= 2 && count <= ratings; ++count) {
            if (group.itemsWith(category, ratings, count) > 0) {
                return true;
            }
        }
    }
    return false;
}

struct Mean
{
    double sum = 0;
    int count = 0;

    void add(double value)
    {
        sum += value;
        ++count;
    }
    [[nodiscard]] double value() const { return sum / count; }
};

/// Of the raters that are left, the one who lies farthest apart from the rest, if that is clearly.
std::optional<RaterAlarm> farthestRater(const std::vector<PairAgreement>& pairs, const std::vector<bool>& left)
{
    constexpr double kApart = 0.1;
    std::optional<RaterAlarm> result;
    double most = kApart;
    for (int rater = 0; rater < static_cast<int>(left.size()); ++rater) {
        if (!left[static_cast<std::size_t>(rater)]) {
            continue;
        }
        Mean own;
        Mean others;
        Mean error;
        for (const PairAgreement& pair : pairs) {
            const bool both = left[static_cast<std::size_t>(pair.first)] && left[static_cast<std::size_t>(pair.second)];
            if (!both || !pair.kappa || !pair.kappa->standardError) {
                continue;
            }
            const bool mine = pair.first == rater || pair.second == rater;
            (mine ? own : others).add(pair.kappa->value);
            if (mine) {
                error.add(*pair.kappa->standardError);
            }
        }
        if (own.count == 0 || others.count == 0) {
            continue;
        }
        const double apart = std::abs(own.value() - others.value());
        if (apart > most && apart > 2 * error.value()) {
            most = apart;
            result = RaterAlarm{rater, own.value(), others.value()};
        }
    }
    return result;
}

} // namespace

std::vector<CategoryAlarm> categoryAlarms(const Tallies& tallies, const std::vector<CategoryAgreement>& categories)
{
    std::vector<CategoryAgreement> byLoss = categories;
    std::ranges::stable_sort(byLoss, std::greater<>(), &CategoryAgreement::lost);
    double all = 0;
    for (const CategoryAgreement& each : byLoss) {
        all += each.lost;
    }
    std::vector<CategoryAlarm> result;
    double before = 0;
    for (const CategoryAgreement& each : byLoss) {
        CategoryAlarm alarm;
        alarm.category = each.category;
        alarm.neverAgreed = tallies.pairableRatings(each.category) > 0 && !everMajority(tallies, each.category);
        alarm.reachesZero = each.kappa && each.kappa->interval && each.kappa->interval->low <= 0;
        alarm.costsMost = each.lost > 0 && before < all / 2;
        alarm.rare = each.ratings < kRareLabels;
        alarm.lost = each.lost;
        alarm.share = all > 0 ? each.lost / all : 0;
        before += each.lost;
        if (alarm.neverAgreed || alarm.reachesZero || alarm.costsMost) {
            result.push_back(alarm);
        }
    }
    return result;
}

int mostConfusedWith(const ConfusionMatrix& matrix, int category, int leftOut)
{
    int most = -1;
    for (int other = 0; other < matrix.categories; ++other) {
        const Count pairs = other == category || other == leftOut ? 0 : matrix.at(category, other);
        if (pairs > 0 && (most < 0 || pairs > matrix.at(category, most))) {
            most = other;
        }
    }
    return most;
}

std::vector<RaterAlarm> raterAlarms(const std::vector<PairAgreement>& pairs, int raters)
{
    std::vector<RaterAlarm> result;
    std::vector<bool> left(static_cast<std::size_t>(raters), true);
    // One at a time, the farthest first: a rater who guesses drags down the pairs of everybody else.
    while (const auto farthest = farthestRater(pairs, left)) {
        result.push_back(*farthest);
        left[static_cast<std::size_t>(farthest->rater)] = false;
    }
    return result;
}

std::vector<Confusion> mainConfusions(const ConfusionMatrix& matrix, double share)
{
    std::vector<Confusion> all;
    Count total = 0;
    for (int k = 0; k < matrix.categories; ++k) {
        for (int l = k + 1; l < matrix.categories; ++l) {
            total += matrix.at(k, l);
            if (matrix.at(k, l) > 0) {
                all.push_back({k, l, matrix.at(k, l), 0, 0});
            }
        }
    }
    std::ranges::stable_sort(all, std::greater<>(), &Confusion::pairs);
    std::vector<Confusion> result;
    Count sum = 0;
    for (Confusion each : all) {
        if (static_cast<double>(sum) >= share * static_cast<double>(total)) {
            break;
        }
        sum += each.pairs;
        each.share = static_cast<double>(each.pairs) / static_cast<double>(total);
        each.cumulated = static_cast<double>(sum) / static_cast<double>(total);
        result.push_back(each);
    }
    return result;
}

} // namespace accord::agreement

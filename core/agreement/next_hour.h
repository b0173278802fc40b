// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/item_variance.h"
#include "core/agreement/rating_table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace accord::agreement {

/// Somebody who labels in the hour.
struct HourWorker
{
    int rater = 0;            ///< column of the table
    Count labels = 0;         ///< that they give in the hour
    std::vector<int> queue{}; ///< rows that are still theirs to label, in the order in which they would get them
};

/// What a plan starts from.
struct HourStart
{
    RatingTable table;       ///< all items of the round, with a column for everybody who rated or works
    std::vector<int> strata; ///< by row, 0-based: repositories
    std::vector<HourWorker> workers;
    std::optional<double> target{}; ///< half-width that is wanted in the end
    double kappa = 0.6;             ///< assumed while there is not enough to estimate it from
    std::uint64_t seed = 1;         ///< of the order in which new items are taken
};

/// What people may do in the hour.
enum class HourWay : std::uint8_t {
    GoOn,     ///< everybody takes what comes next in their queue
    Complete, ///< items that somebody has rated already
    NewItems, ///< new items, each rated by all who work, balanced over the strata
    Best,     ///< of the last two whatever makes the error smallest, label by label
};
inline constexpr std::array<HourWay, 4> kHourWays{HourWay::GoOn, HourWay::Complete, HourWay::NewItems, HourWay::Best};

/// What comes of a way.
struct HourOption
{
    HourWay way = HourWay::Best;
    Count labels = 0;                     ///< fewer than people could give where nothing is left that fits
    Count items = 0;                      ///< that get a label
    Count newItems = 0;                   ///< of these: without a rating before
    std::optional<double> halfWidth{};    ///< predicted; absent while fewer than two items have two ratings
    std::vector<std::vector<int>> rows{}; ///< by worker: what to rate, in this order
};

/// The alternative to labels: two categories that are taken for each other, made clear.
struct HourDiscussion
{
    int first = 0;
    int second = 0;
    Count conflicts = 0; ///< items on which somebody said the one and somebody else the other
    double gain = 0; ///< by how much higher kappa would be if on each of these all who said one of the two had agreed
    std::optional<double> halfWidth{}; ///< of the same table then
    std::optional<Count> labels{};     ///< to the target then
};

struct HourPlan
{
    Outcome present = NoEstimate{};
    std::optional<double> halfWidth{}; ///< of the present interval
    /// The same with the error taken inside the strata; where every stratum has its share of the rated items, up to two
    /// items or a tenth.
    std::optional<double> halfWidthInStrata{};
    bool enough = false;                 ///< estimated from the table; otherwise rests on HourStart::kappa
    std::array<HourOption, 4> options{}; ///< in the order of kHourWays
    std::optional<Count> labels{};       ///< from now to the target, if people go on with new items; 0: it is reached
    std::optional<HourDiscussion> discussion{}; ///< of the two categories that are confused most

    [[nodiscard]] const HourOption& at(HourWay way) const { return options[static_cast<std::size_t>(way)]; }
};

/// What to label next so that the interval of Fleiss' kappa becomes as narrow as possible. The plan reads which ratings
/// exist, never what a single rating says: an item is not chosen because people differ on it, which would make kappa
/// wrong. What ratings say enters only in sums over all items. When stopped, it answers what it has.
[[nodiscard]] HourPlan planHour(const HourStart& start, const std::stop_token& stop = {});

/// The table with every rating of the two categories turned into the one that has more of them on the item, the first
/// where both have as many: as it were, had people told the two apart alike.
[[nodiscard]] RatingTable toldApart(const RatingTable& table, int first, int second);

/// Half the width of the interval with the error taken inside the strata; absent where the rated items are not spread
/// over the strata as all items are, or kappa has no error.
[[nodiscard]] std::optional<double> halfWidthInStrata(const RatingTable& table, const std::vector<int>& strata);

} // namespace accord::agreement

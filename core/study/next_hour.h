// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/next_hour.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace accord::study {

/// Who is there for how long.
struct HourRequest
{
    Level level = Level::Theme;
    std::vector<PersonId> people{}; ///< empty: the first `count` of those who label in the round
    std::size_t count = 0;          ///< 0: all of them
    double minutes = 60;
    std::optional<double> perHour{}; ///< labels that each gives; nothing: at the pace so far
    std::optional<double> target{};  ///< half-width of the interval that is wanted in the end
    std::uint64_t seed = 1;          ///< of the order in which new items are taken
};

/// How fast somebody labels.
enum class PaceFrom : std::uint8_t {
    Own,     ///< the median of their labels with a time
    All,     ///< of everybody's, as there are fewer than kTimedLabels of theirs
    Assumed, ///< kAssumedSeconds, as there are too few times of anybody
    Asked,   ///< HourRequest::perHour
};
inline constexpr std::size_t kTimedLabels = 5;
inline constexpr double kAssumedSeconds = 60;

struct HourPerson
{
    PersonId person;
    double seconds = kAssumedSeconds; ///< per label
    PaceFrom from = PaceFrom::Assumed;
    std::int64_t labels = 0;   ///< that fit into the time
    std::vector<ItemId> items; ///< what to label, in this order (HourWay::Best)
};

inline constexpr double kMinutesPerConflict = 1; ///< that talking over one item is taken to last

struct NextHour
{
    agreement::HourPlan plan;
    std::vector<HourPerson> people;     ///< in the order of the plan's workers
    CategoryId first;                   ///< of the discussion; none: not for this study
    CategoryId second;                  ///< likewise
    bool running = true;                ///< otherwise the round takes no labels, and the plan has none
    bool nothingLeft = false;           ///< of what these people may label; false while the round is not running
    bool ownOrders = false;             ///< everybody has an order of their own
    double minutesToDiscuss = 0;        ///< all items of the discussion
    std::optional<double> assumedKappa; ///< on which the plan rests where there is not enough to estimate it from
};

/// What people are to label in the next hour so that the interval of Fleiss' kappa becomes narrowest, of what is theirs
/// to label (agreement::planHour()); and what it would bring to talk about the two categories that are confused most
/// instead. Nothing is written. Errc::NotPermitted while the round is blind, NotFound where nobody labels,
/// Invalid for somebody who is named twice.
Result<NextHour> nextHour(Project& project, RoundId round, const HourRequest& request,
                          const std::stop_token& stop = {});

} // namespace accord::study

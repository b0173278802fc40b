// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace accord::agreement {

inline constexpr int kNotSorted = -1; ///< not seen, not sorted or discarded: in no pile

/// Who put which card into which pile. A pile is a number that means nothing beyond its person: names of piles enter no
/// figure.
struct CardSorts
{
    std::size_t cards = 0;
    std::vector<std::vector<int>> people; ///< people x cards: the pile, or kNotSorted
};

/// How often two cards were put together by those who sorted both.
struct Togetherness
{
    Count together = 0;
    Count seen = 0; ///< people who sorted both

    /// Share of those who sorted both, never of all people; nothing where nobody sorted both: that is unknown, not 0.
    [[nodiscard]] std::optional<double> similarity() const
    {
        return seen == 0 ? std::nullopt : std::optional(static_cast<double>(together) / static_cast<double>(seen));
    }

    bool operator==(const Togetherness&) const = default;
};

Togetherness togetherness(const CardSorts& sorts, std::size_t card, std::size_t other);

/// The adjusted Rand index of two people's piles over the cards that both sorted (L. Hubert and P. Arabie, "Comparing
/// partitions", Journal of Classification 2, 1985, their equation 5): 1 for the same piles, about 0 for piles by
/// chance. Nothing for fewer than two such cards. Two sorts that both have one pile, or both a pile a card, are equal.
std::optional<double> adjustedRand(const CardSorts& sorts, std::size_t person, std::size_t other);

/// Of all pairs of people.
struct SortAgreement
{
    std::optional<double> mean; ///< of the pairs that have an index
    Count pairs = 0;            ///< that have one
    Count without = 0;          ///< that have none
    /// 95 %, by the jackknife over people (J. W. Tukey, 1958; t with people - 1 degrees of freedom): what other people
    /// of the same kind would have agreed. Nothing for fewer than three people, or where leaving one out leaves no
    /// pair.
    std::optional<Interval> interval;
};

SortAgreement sortAgreement(const CardSorts& sorts);

} // namespace accord::agreement

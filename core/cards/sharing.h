// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <vector>

namespace accord::cards {

inline constexpr std::size_t kFewestSorters = 3;
inline constexpr std::size_t kMostSorters = 12;

/// Which person sorts which cards, where nobody can sort all: cards are dealt to groups, and each person sorts all of
/// some groups.
struct Sharing
{
    std::size_t cards = 0;
    std::size_t groups = 0;
    std::vector<std::vector<std::size_t>> people; ///< of each person, the groups, in order

    /// Groups take cards in turn, so that they differ by one card at most.
    [[nodiscard]] std::size_t groupOf(std::size_t card) const { return card % groups; }
    [[nodiscard]] std::size_t cardsOf(std::size_t person) const;

    /// People who sort both of the two cards whose pair fewest people sort. 0 for fewer than two cards.
    [[nodiscard]] std::size_t fewestOfAPair() const;
};

/// Every two cards are sorted by at least two people. For four, seven and eleven people these are the symmetric designs
/// in which each pair of groups has exactly two (for seven the complement of the Fano plane; R. A. Fisher and F. Yates,
/// "Statistical Tables", 1938); for other numbers the smallest shares that a search found. Three people sort
/// everything: with less, some pair would have one person.
///
/// Errc::Invalid for fewer than kFewestSorters or more than kMostSorters people, and for no cards.
Result<Sharing> shareCards(std::size_t cards, std::size_t people);

} // namespace accord::cards

// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/card_sorts/card_sorts.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace accord::agreement {

/// Two parts of the tree that become one: a card has its number, the merge number k is `cards` + k.
struct CardMerge
{
    std::size_t first = 0;
    std::size_t second = 0;
    double height = 0; ///< mean distance of the cards of one part to those of the other, 1 - similarity

    bool operator==(const CardMerge&) const = default;
};

/// The dendrogram of a card sort.
struct CardTree
{
    std::size_t cards = 0;
    std::vector<CardMerge> merges; ///< fewer than cards - 1 where parts have no pair of cards that anybody sorted both
    /// Pearson's correlation of the distances of cards with the heights at which the tree joins them (R. R. Sokal and
    /// F. J. Rohlf, "The comparison of dendrograms by objective methods", Taxon 11, 1962). Nothing where either is the
    /// same for all pairs.
    std::optional<double> cophenetic;
    Count ties = 0; ///< merges that had another one as good, which a rule decided; equal profiles apart
};

/// Average linkage (UPGMA; R. R. Sokal and C. D. Michener, 1958) on the share of people who put two cards apart, over
/// the pairs of cards that somebody sorted both: others are unknown and count nowhere.
///
/// Cards that everybody treated alike are joined first. Of merges of the same height, to 12 digits, that one is made
/// whose distances scatter least about their mean, then the one with the card that comes first, then the one whose
/// other part has. So the tree is the same whoever of the people comes first. The bound is memory: 24 bytes for a pair
/// of different profiles, 108 MB for 3,000.
CardTree cardTree(const CardSorts& sorts);

} // namespace accord::agreement

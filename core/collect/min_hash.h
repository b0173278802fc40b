// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace accord::collect {

/// A text as the set of the words that follow each other, five at a time, each by a number of 64 bits; in order. Words
/// are letters and digits in either case of ASCII; each Chinese, Japanese or Korean character is one. A shorter text
/// is one shingle, a text without words none.
using Shingles = std::vector<std::uint64_t>;

Shingles shinglesOf(std::string_view title, std::string_view body);

/// Of what is in either, the share that is in both (Jaccard); 0 where both are empty.
double jaccard(const Shingles& a, const Shingles& b);

// Finds sets that are alike without comparing each with each.

constexpr std::size_t kHashes = 128;

/// The least number of a set under each of 128 orders of all numbers: two sets have as many of them in common as their
/// similarity says (Broder 1997).
using Signature = std::array<std::uint32_t, kHashes>;

Signature signatureOf(const Shingles& shingles);

/// How signatures are cut: pairs that agree in all rows of some band are compared.
struct Bands
{
    std::size_t bands = 1;
    std::size_t rows = 1;
};

/// The longest bands with which a pair of this similarity is missed less than once in a million.
Bands bandsFor(double similarity);

struct AlikeSets
{
    std::uint32_t first = 0; ///< the lesser position
    std::uint32_t second = 0;
    double similarity = 0;

    bool operator==(const AlikeSets&) const = default;
};

/// Pairs of sets at least so similar (more than 0, at most 1), by position. Sets without elements are like nothing.
/// Errc::Cancelled.
Result<std::vector<AlikeSets>> alikeSets(std::span<const Shingles> sets, double similarity, Ticker& ticker,
                                         const std::stop_token& stop);

} // namespace accord::collect
